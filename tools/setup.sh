#!/usr/bin/env bash
# Makes .venv (or $VENV) and, where they are missing, installs the system libraries that Qt needs. Called by make.
#
#   tools/setup.sh [EXTRAS]        the environment for playing, testing and checking ("dev,package": for packaging too)
#   tools/setup.sh system NAME...  only see that these Debian packages are installed
set -euo pipefail
cd "$(dirname "$0")/.."

venv=${VENV:-.venv}
log=$venv/setup.log
qt_libraries=(
  libgl1 libegl1 libfontconfig1 libdbus-1-3 libglib2.0-0 libxkbcommon-x11-0
  libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-render-util0 libxcb-xkb1 libxcb-shape0 libxcb-cursor0
  libwayland-client0 libwayland-cursor0 libwayland-egl1 fonts-dejavu-core
)

say() { printf 'setup: %s\n' "$*"; }
fail() {
  printf 'setup: %s\n' "$@" >&2
  exit 1
}

# Run a command quietly; if it fails, show what it said.
quietly() {
  mkdir -p "$venv"
  "$@" </dev/null >"$log" 2>&1 || {
    tail -n 30 "$log" >&2
    fail "failed: $*" "the whole output is in $log"
  }
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif [ -t 0 ]; then
    sudo "$@"
  else
    sudo -n "$@"
  fi
}

apt_install() {
  local wanted="$*"
  command -v apt-get >/dev/null || fail "these are missing: $wanted" "install them with your system's package tool"
  [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null ||
    fail "these are missing: $wanted" "as root: apt-get install --no-install-recommends $wanted"
  say "installing $wanted"
  export DEBIAN_FRONTEND=noninteractive
  quietly as_root apt-get update -q
  quietly as_root apt-get install -q -y --no-install-recommends "$@"
}

find_python() {
  local name
  for name in "${PYTHON:-python3}" python3.13 python3.12 python3.11; do
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      echo "$name"
      return
    fi
  done
  fail "Python 3.11 or later is needed" "on Debian 12: apt-get install python3 python3-venv"
}

make_environment() {
  local python
  [ ! -x "$venv/bin/python" ] || ! "$venv/bin/python" -m pip --version >/dev/null 2>&1 || return 0
  python=$(find_python)
  "$python" -c 'import ensurepip, venv' 2>/dev/null || apt_install python3-venv
  say "making $venv with $("$python" --version)"
  quietly "$python" -m venv "$venv"
}

# The extras that are wanted, e.g. "dev" or "dev,package". The build is not isolated: that would fetch Qt twice.
install_packages() {
  say "installing Python packages (the first time this fetches about 150 MB)"
  quietly "$venv/bin/python" -m pip install --disable-pip-version-check -q "hatchling>=1.27" editables
  quietly "$venv/bin/python" -m pip install --disable-pip-version-check -q --no-build-isolation -e ".[$1]"
}

# Only what Qt itself misses is installed, so nothing is touched on a machine where it already runs.
install_libraries() {
  [ "$(uname)" = Linux ] || return 0
  local qt linked
  qt=$("$venv/bin/python" -c 'import importlib.util as u; print(u.find_spec("PySide6").submodule_search_locations[0])')
  linked=$(ldd "$qt/QtWidgets.abi3.so" "$qt"/Qt/plugins/platforms/libq{xcb,wayland,offscreen}.so)
  case $linked in *"not found"*) apt_install "${qt_libraries[@]}" ;; esac
}

# PyInstaller reads libraries with objdump and takes the shared libpython along.
install_packaging_tools() {
  [ "$(uname)" = Linux ] || return 0
  local library
  command -v objdump >/dev/null || apt_install binutils
  library=$("$venv/bin/python" -c 'import sysconfig as s; print(*s.get_config_vars("LIBDIR", "INSTSONAME"), sep="/")')
  [ -e "$library" ] || apt_install "$(basename "$library" | sed -E 's/^(libpython[0-9.]+)\.so.*/\1/')"
}

install_system() {
  local name missing=()
  for name in "$@"; do
    dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'install ok installed' || missing+=("$name")
  done
  [ ${#missing[@]} -eq 0 ] || apt_install "${missing[@]}"
}

if [ "${1:-}" = system ]; then
  shift
  install_system "$@"
else
  make_environment
  install_packages "${1:-dev}"
  install_libraries
  case "${1:-}" in *package*) install_packaging_tools ;; esac
fi
