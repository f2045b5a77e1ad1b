#!/usr/bin/env bash
# Tries `make play` and `make test` where nothing is installed but Python and make: in bare roots of Debian.
#
#   tools/bare.sh [SUITE...]       by default bookworm and trixie; needs root and debootstrap
#   TESTS="tests/engine" tools/bare.sh trixie    only these tests
#
# What is committed and what is changed in the working tree is tried. Each root is made in a new temporary folder.
set -euo pipefail
cd "$(dirname "$0")/.."

mirror=${MIRROR:-http://deb.debian.org/debian}
[ "$(id -u)" -eq 0 ] || { echo "bare.sh: it makes roots, so it needs root" >&2; exit 1; }
command -v debootstrap >/dev/null || tools/setup.sh system debootstrap

root=""
leave() {
  [ -n "$root" ] || return 0
  umount "$root/proc" "$root/dev/shm" 2>/dev/null || true
  rm -rf "$root"
}
trap leave EXIT

# In the root, with nothing of this machine's environment but how it reaches its package servers.
inside() {
  env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 ${PIP_CERT:+PIP_CERT="$PIP_CERT"} \
    ${PIP_INDEX_URL:+PIP_INDEX_URL="$PIP_INDEX_URL"} ${http_proxy:+http_proxy="$http_proxy"} \
    ${https_proxy:+https_proxy="$https_proxy"} chroot "$root" bash -c "cd /tabletop && $1" </dev/null
}

failed=()
for suite in "${@:-bookworm trixie}"; do for suite in $suite; do
  root=$(mktemp -d)
  printf '\n=== %s (%s) ===\n' "$suite" "$(date +%H:%M:%S)"
  debootstrap --variant=minbase --include=python3,make,ca-certificates "$suite" "$root" "$mirror" >"$root.log" ||
    { tail -n 20 "$root.log"; exit 1; }
  rm "$root.log"
  cp /etc/resolv.conf "$root/etc/"
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
  mount -t proc proc "$root/proc"
  mkdir -p "$root/dev/shm" && mount -t tmpfs tmpfs "$root/dev/shm"
  mkdir "$root/tabletop"
  git ls-files -z --cached --others --exclude-standard | xargs -0 sh -c 'for f; do [ ! -e "$f" ] || echo "$f"; done' _ |
    tar -c -T - | tar -x -C "$root/tabletop"
  inside "make play" || failed+=("$suite: make play")
  inside "ls .venv/lib/python3*/site-packages | grep -c dist-info; du -sm .venv; dpkg-query -f '\${Package}\n' -W | grep -c ''"
  inside "make test TESTS='${TESTS:-}'" || failed+=("$suite: make test")
  leave
  root=""
done; done
[ ${#failed[@]} -eq 0 ] || { printf 'Not passed: %s\n' "${failed[@]}"; exit 1; }
echo "Both commands work in bare roots."
