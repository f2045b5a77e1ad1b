#!/usr/bin/env bash
# Makes .venv (or $VENV) and, where they are missing, installs the system libraries that Qt needs. Called by make.
#
#   tools/setup.sh play            the environment for playing
#   tools/setup.sh EXTRAS          the same with these extras: "dev" for testing and checking, "package" for packaging
#   tools/setup.sh window          only see that Qt's libraries for a window on this display are installed
#   tools/setup.sh system NAME...  only see that these Debian packages are installed
set -euo pipefail
cd "$(dirname "$0")/.."

venv=${VENV:-.venv}
log=$venv/setup.log

# Debian's package of each library that Qt's files ask of the system.
declare -A package_of=(
  [libGL.so.1]=libgl1 [libEGL.so.1]=libegl1 [libX11.so.6]=libx11-6 [libX11-xcb.so.1]=libx11-xcb1
  [libfontconfig.so.1]=libfontconfig1 [libfreetype.so.6]=libfreetype6 [libpng16.so.16]=libpng16-16
  [libdbus-1.so.3]=libdbus-1-3 [libglib-2.0.so.0]=libglib2.0-0 [libgthread-2.0.so.0]=libglib2.0-0
  [libgssapi_krb5.so.2]=libgssapi-krb5-2 [libbrotlidec.so.1]=libbrotli1 [libbrotlicommon.so.1]=libbrotli1 [libzstd.so.1]=libzstd1 [libz.so.1]=zlib1g
  [libstdc++.so.6]=libstdc++6 [libxkbcommon.so.0]=libxkbcommon0 [libxkbcommon-x11.so.0]=libxkbcommon-x11-0
  [libxcb.so.1]=libxcb1 [libxcb-cursor.so.0]=libxcb-cursor0 [libxcb-glx.so.0]=libxcb-glx0
  [libxcb-icccm.so.4]=libxcb-icccm4 [libxcb-image.so.0]=libxcb-image0 [libxcb-keysyms.so.1]=libxcb-keysyms1
  [libxcb-randr.so.0]=libxcb-randr0 [libxcb-render.so.0]=libxcb-render0
  [libxcb-render-util.so.0]=libxcb-render-util0 [libxcb-shape.so.0]=libxcb-shape0 [libxcb-shm.so.0]=libxcb-shm0
  [libxcb-sync.so.1]=libxcb-sync1 [libxcb-util.so.1]=libxcb-util1 [libxcb-xfixes.so.0]=libxcb-xfixes0
  [libxcb-xkb.so.1]=libxcb-xkb1 [libwayland-client.so.0]=libwayland-client0
  [libwayland-cursor.so.0]=libwayland-cursor0 [libwayland-egl.so.1]=libwayland-egl1
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
  quietly update_lists
  quietly as_root apt-get -o DPkg::Lock::Timeout=600 install -q -y --no-install-recommends "$@"
}

# Another package tool may be at work. apt-get waits for dpkg's lock by itself, but not for that of the lists.
update_lists() {
  local try
  for try in {1..60}; do
    if as_root apt-get -o DPkg::Lock::Timeout=600 update -q >"$log.update" 2>&1; then
      return 0
    elif ! grep -q 'Could not get lock' "$log.update"; then
      break
    fi
    sleep 10
  done
  cat "$log.update"
  return 1
}

find_python() {
  local name
  for name in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      echo "$name"
      return
    fi
  done
  [ -z "${PYTHON:-}" ] || fail "PYTHON=$PYTHON is no Python 3.11 or later that can be run" "give its whole path"
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

# The build is not isolated: that would fetch Qt twice.
install_packages() {
  local wanted=".[together]" size=100 builders=("hatchling>=1.27" editables)
  case $1 in play) ;; package) wanted=".[package,together]" size=150 ;; *) wanted=".[$1]" size=150 ;; esac
  # What there is no wheel of, such as python-chess, is built with setuptools, which a new environment lacks.
  [ "$1" = play ] || builders+=("setuptools>=70.1")
  say "installing Python packages (the first time this fetches about $size MB)"
  quietly "$venv/bin/python" -m pip install --disable-pip-version-check -q "${builders[@]}"
  quietly "$venv/bin/python" -m pip install --disable-pip-version-check -q --no-build-isolation -e "$wanted"
}

# The libraries that these files of Qt's miss; nothing is touched on a machine where they load already.
install_libraries() {
  [ "$(uname)" = Linux ] || return 0
  local name missing packages=()
  missing=$(missing_libraries "$@")
  [ -n "$missing" ] || return 0
  for name in $missing; do
    packages+=(${package_of[$name]:-})
  done
  [ ${#packages[@]} -eq 0 ] || apt_install $(printf '%s\n' "${packages[@]}" | sort -u)
  missing=$(missing_libraries "$@")
  [ -z "$missing" ] || fail "Qt misses ${missing//$'\n'/ }" "install the packages that hold these libraries"
}

missing_libraries() {
  ldd "$@" | sed -nE 's/^\s*(\S+) => not found$/\1/p' | sort -u
}

# What make runs and loads of Qt's files: to compile translations; to paint unseen, in tests; to show a window here.
qt_files() {
  local qt what
  qt=$("$venv/bin/python" -c 'import importlib.util as u; print(u.find_spec("PySide6").submodule_search_locations[0])')
  for what in "$@"; do
    case $what in
    translations) ls "$qt"/lrelease ;;
    texts) ls "$qt"/lupdate ;;
    unseen) ls "$qt"/Qt{Core,Gui,Svg,Test,Widgets}.abi3.so "$qt"/Qt/plugins/{platforms/libqoffscreen,iconengines/libqsvgicon}.so ;;
    window)
      ls "$qt"/Qt{Core,DBus,Gui,Svg,Widgets}.abi3.so "$qt"/Qt/plugins/iconengines/libqsvgicon.so
      if [ -n "${WAYLAND_DISPLAY:-}" ]; then ls "$qt"/Qt/plugins/{platforms/libqwayland*,wayland-*-client/*egl,wayland-shell-integration/*}.so; fi
      if [ -n "${DISPLAY:-}" ]; then ls "$qt"/Qt/plugins/{platforms/libqxcb,xcbglintegrations/*}.so; fi
      ;;
    esac
  done
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

case "${1:-}" in
system)
  shift
  install_system "$@"
  ;;
window)
  install_libraries $(qt_files window)
  ;;
play)
  make_environment
  install_packages play
  install_libraries $(qt_files translations)
  ;;
*)
  make_environment
  install_packages "${1:-dev}"
  install_libraries $(qt_files translations texts unseen)
  case "${1:-}" in *package*) install_packaging_tools ;; esac
  ;;
esac
