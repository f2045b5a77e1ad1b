#!/usr/bin/env bash
# Tries the project where nothing of it is installed: in bare roots of Debian.
#
#   tools/bare.sh [SUITE...]             `make play` and `make test`, where there is nothing but Python and make
#   TESTS="tests/engine" tools/bare.sh trixie    only these tests
#   tools/bare.sh --package [SUITE...]   the .deb of dist/: installed, shown, upgraded while it runs, purged
#
# The suites are bookworm and trixie by default; needs root and debootstrap. What is committed and what is changed
# in the working tree is tried. Each root is made in a new temporary folder.
set -euo pipefail
cd "$(dirname "$0")/.."

mirror=${MIRROR:-http://deb.debian.org/debian}
[ "$(id -u)" -eq 0 ] || { echo "bare.sh: it makes roots, so it needs root" >&2; exit 1; }
command -v debootstrap >/dev/null || tools/setup.sh system debootstrap

what=source include=python3,make,ca-certificates
if [ "${1:-}" = --package ]; then
  what=package include=ca-certificates
  shift
  package=$(ls dist/tabletop_*.deb) || { echo "bare.sh: dist/ holds no .deb: make package-deb" >&2; exit 1; }
  tools/setup.sh system xvfb
fi

root="" screen=""
leave() {
  [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
  screen=""
  [ -n "$root" ] || return 0
  umount "$root/proc" "$root/dev/shm" 2>/dev/null || true
  rm -rf "$root"
}
trap leave EXIT

# In the root, with nothing of this machine's environment but how it reaches its package servers.
inside() {
  env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 ${PIP_CERT:+PIP_CERT="$PIP_CERT"} \
    ${PIP_INDEX_URL:+PIP_INDEX_URL="$PIP_INDEX_URL"} ${http_proxy:+http_proxy="$http_proxy"} \
    ${https_proxy:+https_proxy="$https_proxy"} ${display:+DISPLAY="$display"} DEBIAN_FRONTEND=noninteractive \
    chroot "$root" bash -euc "cd /tabletop && $1" </dev/null
}

make_root() {
  root=$(mktemp -d)
  chmod 755 "$root"
  debootstrap --variant=minbase --include="$include" "$1" "$root" "$mirror" >"$root.log" ||
    { tail -n 20 "$root.log"; exit 1; }
  rm "$root.log"
  cp /etc/resolv.conf "$root/etc/"
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
  mount -t proc proc "$root/proc"
  mkdir -p "$root/dev/shm" && mount -t tmpfs tmpfs "$root/dev/shm"
  mkdir "$root/tabletop"
}

try_source() {
  git ls-files -z --cached --others --exclude-standard | xargs -0 sh -c 'for f; do [ ! -e "$f" ] || echo "$f"; done' _ |
    tar -c -T - | tar -x -C "$root/tabletop"
  inside "make play" || failed+=("$1: make play")
  inside "ls .venv/lib/python3*/site-packages | grep -c dist-info; du -sm .venv; dpkg-query -f '\${Package}\n' -W | grep -c ''"
  inside "make test TESTS='${TESTS:-}'" || failed+=("$1: make test")
}

# A step of the package's trial; what comes after one that failed says nothing.
step() {
  printf -- '--- %s\n' "$2"
  inside "$3" && return
  failed+=("$1: $2")
  return 1
}

# The screen is this machine's, outside the root: what the window needs there, the package itself must bring.
show_screen() {
  local number
  number=$(mktemp)
  Xvfb -displayfd 4 -screen 0 1280x800x24 -nolisten tcp 4>"$number" >/dev/null 2>&1 &
  screen=$!
  for _ in {1..50}; do
    [ ! -s "$number" ] || break
    sleep 0.1
  done
  display=:$(cat "$number")
  rm "$number"
}

record=/usr/lib/tabletop/_internal/tabletop/_resources/games/public_market/records/three.tabletop
as_player() { printf 'setpriv --reuid=player --regid=player --init-groups env HOME=~player %s' "$1"; }

try_package() {
  cp "$package" "$root/tabletop/first.deb"
  show_screen
  step "$1" "before" "apt-get update -qq; useradd --create-home player; find / -xdev -iname '*tabletop*' >/root/before" &&
    step "$1" "installed" "apt-get install -qq -y --no-install-recommends ./first.deb >/dev/null
      du -sm /usr/lib/tabletop" &&
    step "$1" "self-check" "$(as_player '/usr/games/tabletop --self-check') | tee /root/told
      grep -q 'display: a window was shown' /root/told" &&
    step "$1" "a record opened" "$(as_player "/usr/games/tabletop $record") & echo \$! >/root/pid
      for try in {1..60}; do
        $(as_player '/usr/games/tabletop export') | grep public_market && exit
        sleep 1
      done; exit 1" &&
    step "$1" "upgraded while it runs" "dpkg-deb -R first.deb next
      sed -i 's/^Version: .*/&.1/' next/DEBIAN/control
      dpkg-deb -Znone -b next second.deb >/dev/null
      apt-get install -qq -y --no-install-recommends ./second.deb >/dev/null
      kill -0 \$(cat /root/pid)
      $(as_player '/usr/games/tabletop --show new')
      sleep 5
      kill -0 \$(cat /root/pid)
      ! grep -v ' \(begins\|ends\)' ~player/.local/state/tabletop/log/tabletop.log
      $(as_player '/usr/games/tabletop --self-check') | tail -n 1 | tee /root/told
      grep -q 'All well' /root/told
      kill \$(cat /root/pid)
      for try in {1..60}; do kill -0 \$(cat /root/pid) 2>/dev/null || break; sleep 1; done" &&
    step "$1" "purged" "apt-get purge -qq -y tabletop >/dev/null
      rm -r first.deb second.deb next
      find / -xdev -iname '*tabletop*' -not -path '/home/*' -not -path '/var/cache/apt/*' | diff /root/before -
      ! dpkg-query -W tabletop 2>/dev/null
      ls ~player/.local/share/tabletop/library.sqlite"
}

failed=()
for suite in "${@:-bookworm trixie}"; do for suite in $suite; do
  printf '\n=== %s (%s) ===\n' "$suite" "$(date +%H:%M:%S)"
  make_root "$suite"
  "try_$what" "$suite" || true
  leave
  root=""
done; done
[ ${#failed[@]} -eq 0 ] || { printf 'Not passed: %s\n' "${failed[@]}"; exit 1; }
echo "All well in bare roots."
