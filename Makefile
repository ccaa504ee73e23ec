# make run    set everything up and open the doors: http://localhost:8000
# make play   set everything up and play a game of Duel in the terminal against the bot
# make test   set everything up and run all checks and tests, plain and compiled, and the page in a browser
# make bench  measure the engine
# make wheel  a package for this platform, with the compiled engine and the page: dist/*.whl
.DEFAULT_GOAL := help
.PHONY: help run play page tools test lint types modules test-page test-plain test-compiled test-browser check-page coverage bench golden wheel lock clean
.DELETE_ON_ERROR:

PYTHON ?= python3
BIN := .venv/bin
VENV := .venv/.stamp
ENGINE := build/.engine
SOURCES := $(shell find src tools -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.json' -o -name '*.txt' | grep -v __pycache__)
# Where the package is run from: the compiled build if there is one, else the sources.
PACKAGE = $(shell [ -d build/engine/lib/ludopolis ] && echo build/engine/lib || echo src)
# Each process gets neighbouring tests, which share what they have made; whoever is done early takes over some.
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal
# Tests start many processes: what one of them has compiled to bytecode, the others need not.
unexport PYTHONDONTWRITEBYTECODE
# Databases of tests lie in memory where that is possible: nobody waits for a disk.
export TMPDIR := $(shell [ -w /dev/shm ] && echo /dev/shm || echo $${TMPDIR:-/tmp})
# What some tests want from the system; without it they are skipped and say so.
TOOLS := chromium-headless-shell postgresql

help:
	@sed -n 's/^# //p' Makefile

$(VENV): requirements.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check uv==0.13.7
	$(BIN)/uv pip install --quiet --system-certs --python $(BIN)/python --require-hashes -r requirements.txt
	@touch $@

$(ENGINE): $(VENV) $(SOURCES)
	@mkdir -p build
	$(BIN)/python tools/compile_engine.py
	@touch $@

page: $(VENV)
	$(BIN)/python tools/build_page.py

run: $(ENGINE) page
	@PYTHONPATH=$(PACKAGE) $(BIN)/python -m ludopolis.cli serve

play: $(ENGINE)
	@PYTHONPATH=$(PACKAGE) $(BIN)/python -m ludopolis.cli play duel

# Where we may install packages of the system, the tests get all they want.
tools:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && ! dpkg -s $(TOOLS) >/dev/null 2>&1; then \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(TOOLS); fi

# Two at a time: first what has only one process, so that at the end nobody waits for such a one; and the engine
# compiles beside what does not need it.
test: tools $(VENV) modules
	$(MAKE) --no-print-directory -j2 --output-sync=target \
	  lint $(ENGINE) types test-page check-page test-plain test-compiled test-browser

lint: $(VENV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)
	$(BIN)/mypy

# What can differ from the compiled build: the engine and its contract, the tree, and a taste of what stands on them.
PLAIN := tests/core tests/contract tests/games tests/players/test_tree.py tests/server/tables/test_fold.py \
  tests/server/security/test_largest_inputs.py tests/test_docs.py

test-plain: $(VENV)
	LUDOPOLIS_EXPECT=plain PYTHONPATH=src $(PYTEST) $(PLAIN)

modules: $(VENV)
	$(BIN)/python tools/build_page.py --install

check-page: modules page
	cd web && npm run --silent check

test-page: modules page
	cd web && npm run --silent test

test-browser: $(ENGINE) page
	PYTHONPATH=$(PACKAGE) $(PYTEST) tests/web

coverage: $(VENV)
	PYTHONPATH=src $(PYTEST) --ignore=tests/web --cov --cov-report=term

test-compiled: $(ENGINE)
	@if [ -d build/engine/lib/ludopolis ]; then \
	  LUDOPOLIS_EXPECT=compiled PYTHONPATH=build/engine/lib $(PYTEST) --ignore=tests/web; \
	else echo "No C compiler: the compiled build was not tested."; fi

bench: $(ENGINE)
	PYTHONPATH=$(PACKAGE) $(BIN)/python benchmarks/speed.py

golden: $(ENGINE)
	PYTHONPATH=$(PACKAGE):tests $(BIN)/python tools/make_golden.py $(GAME) $(GAMES) $(if $(MISSING),--missing)

wheel: $(VENV)
	LUDOPOLIS_COMPILE=1 $(BIN)/python -m hatchling build -t wheel
	@ls dist/*.whl

lock: $(VENV)
	$(BIN)/uv pip compile --quiet --generate-hashes --no-header --extra dev --extra server -o requirements.txt pyproject.toml

clean:
	rm -rf build .venv dist
