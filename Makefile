# Everything a player or a developer does here. `make` alone lists it.
# PYTHON=python3.13 does it with another Python, in an environment of its own (.venv-python3.13).

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules --no-print-directory

PYTHON ?=
VENV := .venv$(addprefix -,$(notdir $(PYTHON)))
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/playable
READY := $(VENV)/ready
PACKAGER := .venv-package$(addprefix -,$(notdir $(PYTHON)))/ready
TRANSLATIONS := $(patsubst translations/%.ts,tabletop/_translations/%.qm,$(wildcard translations/*.ts))
WORKERS ?= 2
TESTS ?=
# One after the other, so that no process grows beyond 600 MB: the window twice, what else is in folders, the laws.
PARTS := "tests/ui --ignore-glob=tests/ui/test_[m-z]*.py" "$(wildcard tests/ui/test_[m-z]*.py)" "tests --ignore=tests/ui --ignore-glob=tests/test_*.py" "$(wildcard tests/test_*.py)"
# Bytecode is kept whatever the environment says: eight processes, and the programs that tests start, share it.
unexport PYTHONDONTWRITEBYTECODE
# The C library gives large blocks back to the system at once, or the memory of many pictures stays.
TIDY = MALLOC_MMAP_THRESHOLD_=131072
WINDOWS ?=
GAME ?= river_market
MATCHES ?= 100
KEPT ?=
LEVEL ?= greedy
RECORD ?=
SHARE ?= 0.85

.PHONY: help play test check format texts records calibrate tempers package package-deb wheel windows bench speed rooms-bench hosts-bench homes acceptance pictures bare bare-package clean

help:  ## list what can be made
	@sed -nE 's/^([a-z-]+):.*  ## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

play: $(PLAYABLE) $(TRANSLATIONS)  ## play; without a display, in the terminal
	@if [[ -n "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" || "$$(uname)" == Darwin ]]; then \
	  VENV=$(VENV) tools/setup.sh window; \
	  exec $(BIN)/tabletop; \
	else \
	  echo "There is no display, so the match is played here in the terminal."; \
	  exec $(BIN)/tabletop play public_market --text; \
	fi

test: $(READY) $(TRANSLATIONS)  ## run the tests (TESTS="tests/engine -k copy" for some, WORKERS=4, PYTHON=python3.13)
	@export $(TIDY) QT_QPA_PLATFORM=offscreen; run="$(BIN)/python -m pytest -q -n $(WORKERS)"; \
	$(if $(TESTS),$$run $(TESTS),failed=0; for part in $(PARTS); do $$run $$part || failed=$$?; done; exit $$failed)

check: $(READY)  ## format, lint, types, imports, spelling, texts: what a change must pass before review
	@failed=(); \
	$(BIN)/ruff format --check --quiet --output-format concise . || failed+=("format (make format mends it)"); \
	$(BIN)/ruff check --quiet . || failed+=(lint); \
	$(BIN)/mypy --no-error-summary || failed+=(types); \
	$(BIN)/lint-imports --no-logo || failed+=(imports); \
	$(BIN)/codespell || failed+=(spelling); \
	$(BIN)/python tools/words_check.py || failed+=("house rules"); \
	$(BIN)/python tools/names_check.py || failed+=(names); \
	$(BIN)/python tools/texts.py --check || failed+=(texts); \
	if command -v actionlint >/dev/null; then actionlint || failed+=(workflows); \
	else echo "actionlint isn't here, so .github/workflows/ was not judged"; fi; \
	[[ $${#failed[@]} -eq 0 ]] || { printf 'Not passed: %s\n' "$${failed[@]}"; exit 1; }

format: $(READY)  ## let ruff format the code and mend what it can
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --quiet --fix .

texts: $(READY)  ## collect all texts into translations/*.ts and compile them
	@$(BIN)/python tools/texts.py
	@$(MAKE) $(TRANSLATIONS)

records: $(READY)  ## play the kept records again and rewrite the transcripts
	@$(BIN)/python tools/record.py

calibrate: $(READY)  ## how GAME=river_market comes out between bots (MATCHES=500 for more, KEPT=file to go on)
	@nice -n 10 $(BIN)/python tools/calibrate.py $(GAME) --matches $(MATCHES) --executor process:$(WORKERS) \
	  $(if $(KEPT),--kept $(KEPT))

tempers: $(READY)  ## how fair the tempers of the cast are, and whether they show (MATCHES=400, LEVEL=home, KEPT=file to go on)
	@nice -n 10 $(BIN)/python tools/tempers.py --matches $(if $(filter file,$(origin MATCHES)),400,$(MATCHES)) \
	  --workers $(WORKERS) --level $(LEVEL) $(if $(KEPT),--kept $(KEPT))

package: $(PACKAGER) $(TRANSLATIONS)  ## with one Python (PYTHON=python3.13), build .deb, .rpm and Arch package and check them (dist/)
	@tools/setup.sh system desktop-file-utils appstream lintian rpm2cpio cpio zstd gcc binutils icu-devtools
	@$(dir $(PACKAGER))bin/python packaging/build.py deb rpm archlinux --release

package-deb: $(PACKAGER) $(TRANSLATIONS)  ## build the .deb alone, quickly compressed
	@tools/setup.sh system gcc binutils icu-devtools
	@$(dir $(PACKAGER))bin/python packaging/build.py deb

wheel: $(READY)  ## build the Python wheel (dist/)
	@$(BIN)/hatchling build -t wheel

windows: $(READY) $(TRANSLATIONS)  ## before a release: the program, its tests and its installer with Windows' Python and Qt, under Wine
	@tools/setup.sh system wine wine64 nsis gcc-mingw-w64-x86-64 xvfb
	@tools/windows.sh $(WINDOWS)

bench: $(READY)  ## measure the program; fails behind tests/bench.toml (RECORD=1 writes better figures, .[bench] adds peers)
	@$(BIN)/tabletop bench --records tests/bench.toml $(if $(RECORD),--record tests/bench.toml)

speed: $(READY)  ## the part of make bench that continuous integration runs: random play, start and memory
	@QT_QPA_PLATFORM=offscreen nice $(BIN)/tabletop bench --only play start memory --share $(SHARE) --records tests/bench.toml \
	  $(if $(RECORD),--record tests/bench.toml)

rooms-bench: $(READY)  ## measure a host of rooms against what it promises (TESTS="flood enter" for some)
	@$(BIN)/python -m tests.bench.rooms $(TESTS)

hosts-bench: $(READY)  ## kill and stop three hosts that share rooms in PostgreSQL (TESTS="actions=2000 rooms=20" for less)
	@VENV=$(VENV) tools/setup.sh dev,hosts
	@tools/setup.sh system postgresql
	@$(BIN)/python -m tests.bench.hosts $(TESTS)

homes: $(READY)  ## play a match between two homes behind routers, as network namespaces; as root, else it is skipped
	@PYTHON=$(BIN)/python tools/homes.sh

acceptance: $(READY) $(TRANSLATIONS)  ## whole matches and lessons by mouse, by keyboard and by screen reader, in real windows
	@tools/setup.sh system xvfb openbox xdotool imagemagick dbus at-spi2-core python3-pyatspi gir1.2-atspi-2.0 orca
	@$(BIN)/python -m pytest -q -m acceptance --timeout 1800 $(TESTS)

pictures: $(READY) $(TRANSLATIONS)  ## take the pictures of docs/pictures/ anew
	@VENV=$(VENV) tools/setup.sh dev,pictures
	@$(BIN)/python tools/parts.py
	@$(BIN)/python tools/screens.py
	@$(BIN)/python tools/moving.py

bare:  ## try `make play` and `make test` in bare Debian 12 and 13, as root (half an hour; before a release)
	@tools/bare.sh

bare-package:  ## try the .deb of dist/ in bare Debian 12 and 13, as root: installed, shown, upgraded, purged (before a release)
	@tools/bare.sh --package

clean:  ## take away what was built, but not the environment
	@rm -rf build dist tabletop/_translations

$(PLAYABLE): pyproject.toml tools/setup.sh
	@VENV=$(VENV) tools/setup.sh play
	@touch $@

$(READY): pyproject.toml tools/setup.sh
	@VENV=$(VENV) tools/setup.sh dev
	@touch $@ $(PLAYABLE)

# An environment of its own: what is bundled is what players need, and nothing that only developers have.
$(PACKAGER): pyproject.toml tools/setup.sh
	@VENV=$(@D) tools/setup.sh package
	@touch $@

# Made beside the old one, which a program that runs may have open.
tabletop/_translations/%.qm: translations/%.ts | $(PLAYABLE)
	@mkdir -p $(@D)
	@$(BIN)/pyside6-lrelease -silent $< -qm $(@D)/new-$(@F) && mv $(@D)/new-$(@F) $@
