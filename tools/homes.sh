#!/usr/bin/env bash
# Two homes behind routers, as network namespaces on this machine: Ann hosts in one, Ben plays from the other,
# with no relay. Ann's router opens a port (miniupnpd); Ben's lets nothing in. In the midst Ben's line is cut for 8 s.
#
#   tools/homes.sh        as root; where that, the kernel or a program is missing, it says so and nothing is tried
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON:-.venv/bin/python}

skip() {
  echo "homes: not tried here: $1"
  exit 0
}
[ "$(id -u)" -eq 0 ] || skip "it needs root"
for program in ip iptables nft miniupnpd; do
  command -v "$program" >/dev/null || skip "$program is missing (apt-get install iproute2 iptables nftables miniupnpd)"
done
"$python" -c 'import iroh' 2>/dev/null || skip "iroh is missing"
ip netns add tabletop-net 2>/dev/null || skip "no network namespaces can be made"

# The numbers look public, as miniupnpd maps no port where they are those of examples; nothing of this leaves the machine.
wan=25.1.1
folder=$(mktemp -d)
leave() {
  local pid name
  for pid in $(jobs -p); do kill "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  for name in net ra ha rb hb; do ip netns del "tabletop-$name" 2>/dev/null || true; done
  rm -rf "$folder"
}
trap leave EXIT

inside() { ip netns exec "tabletop-$1" "${@:2}"; }
background() { exec ip netns exec "tabletop-$1" "${@:2}"; } # with &: the job is the program itself, so that it can be ended

wire() { # NAMESPACE DEVICE NAMESPACE DEVICE
  ip link add "tt0" type veth peer name "tt1"
  ip link set "tt0" netns "tabletop-$1" name "$2"
  ip link set "tt1" netns "tabletop-$3" name "$4"
  ip -n "tabletop-$1" link set "$2" up
  ip -n "tabletop-$3" link set "$4" up
}

home() { # LETTER: its router gives what leaves its own address, and lets in nothing that was not asked for
  local router="r$1" computer="h$1"
  wire "$router" lan "$computer" eth0
  ip -n "tabletop-$router" addr add 192.168.1.1/24 dev lan
  ip -n "tabletop-$computer" addr add 192.168.1.10/24 dev eth0
  ip -n "tabletop-$computer" route add default via 192.168.1.1
  inside "$router" sysctl -qw net.ipv4.ip_forward=1
  inside "$router" iptables -t nat -A POSTROUTING -o wan -j MASQUERADE
  inside "$router" iptables -P FORWARD DROP
  inside "$router" iptables -A FORWARD -i lan -j ACCEPT
  inside "$router" iptables -A FORWARD -m conntrack --ctstate ESTABLISHED,RELATED,DNAT -j ACCEPT
  inside "$router" iptables -A INPUT -i wan -m conntrack --ctstate ESTABLISHED,RELATED -j ACCEPT
  inside "$router" iptables -A INPUT -i wan -j DROP
}

ip -n tabletop-net link set lo up
ip -n tabletop-net link add name switch type bridge
ip -n tabletop-net link set switch up
number=11
for letter in a b; do
  for name in "r$letter" "h$letter"; do
    ip netns add "tabletop-$name"
    ip -n "tabletop-$name" link set lo up
  done
  wire net "p$letter" "r$letter" wan
  ip -n tabletop-net link set "p$letter" master switch
  ip -n "tabletop-r$letter" addr add "$wan.$number/24" dev wan
  number=$((number + 1))
  home "$letter"
done

cat >"$folder/router.nft" <<'NFT'
table inet miniupnpd {
  chain forward { type filter hook forward priority -10; policy accept; jump miniupnpd; }
  chain miniupnpd { }
  chain prerouting { type nat hook prerouting priority -100; policy accept; jump prerouting_miniupnpd; }
  chain postrouting { type nat hook postrouting priority 90; policy accept; jump postrouting_miniupnpd; }
  chain prerouting_miniupnpd { }
  chain postrouting_miniupnpd { }
}
NFT
cat >"$folder/upnp.conf" <<'CONF'
ext_ifname=wan
listening_ip=lan
enable_natpmp=yes
enable_upnp=yes
secure_mode=yes
min_lifetime=120
max_lifetime=86400
uuid=d6b20f21-e8d8-48a9-8ee7-2ce713985092
allow 1024-65535 192.168.1.0/24 1024-65535
deny 0-65535 0.0.0.0/0 0-65535
upnp_table_name=miniupnpd
upnp_nat_table_name=miniupnpd
CONF
inside ra nft -f "$folder/router.nft"
background ra miniupnpd -d -f "$folder/upnp.conf" -P "$folder/upnp.pid" >"$folder/upnp.log" 2>&1 &
sleep 1

export TABLETOP_DATA="$folder/data"
background ha "$python" -m tabletop host "$folder/rooms" --no-relay >"$folder/host.log" 2>&1 &
for _ in {1..100}; do
  ! grep -q "let in" "$folder/host.log" || break
  sleep 0.2
done
invite=$(inside ha "$python" -m tabletop host "$folder/rooms" open public_market --seats person,person)

background ha "$python" -m tests.bench.home_guest "$invite" Ann >"$folder/ann.log" 2>&1 &
ann=$!
background hb "$python" -m tests.bench.home_guest "$invite" Ben >"$folder/ben.log" 2>&1 &
ben=$!
for _ in {1..100}; do
  ! grep -q entered "$folder/ben.log" || break
  sleep 0.2
done
sleep 4
ip -n tabletop-rb link set wan down
sleep 8
ip -n tabletop-rb link set wan up
echo "Ben's line was cut for 8 s"
failed=0
wait "$ann" || failed=1
wait "$ben" || failed=1
cat "$folder/ann.log" "$folder/ben.log"
entered=$(sed -n 's/.*entered after \([0-9.]*\) s/\1/p' "$folder/ben.log")
[ "$failed" -eq 0 ] || { tail -n 20 "$folder/host.log" "$folder/upnp.log"; exit 1; }
[ "$(grep -ho 'record .*' "$folder/ann.log" "$folder/ben.log" | sort -u | wc -l)" -eq 1 ] || { echo "homes: the records differ"; exit 1; }
awk -v took="$entered" 'BEGIN { exit !(took <= 3) }' || { echo "homes: Ben has entered after more than 3 s"; exit 1; }
echo "homes: two homes have met without a relay; both have the same record"
