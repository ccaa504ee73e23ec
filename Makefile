# make run    set everything up and play a game of Duel in the terminal against the bot
# make test   set everything up and run all checks and tests, plain and compiled
# make bench  measure the engine
.DEFAULT_GOAL := help
.PHONY: help run test lint types test-plain test-compiled coverage bench golden lock clean
.DELETE_ON_ERROR:

PYTHON ?= python3
BIN := .venv/bin
VENV := .venv/.stamp
ENGINE := build/.engine
SOURCES := $(shell find src tools -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.json' | grep -v __pycache__)
# Where the package is run from: the compiled build if there is one, else the sources.
PACKAGE = $(shell [ -d build/engine/lib/ludopolis ] && echo build/engine/lib || echo src)
PYTEST := $(BIN)/python -m pytest -n 2

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

run: $(ENGINE)
	@PYTHONPATH=$(PACKAGE) $(BIN)/python -m ludopolis.cli play duel

test: lint types test-plain test-compiled

lint: $(VENV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)
	$(BIN)/mypy

test-plain: $(VENV)
	LUDOPOLIS_EXPECT=plain PYTHONPATH=src $(PYTEST)

coverage: $(VENV)
	PYTHONPATH=src $(PYTEST) --cov --cov-report=term

test-compiled: $(ENGINE)
	@if [ -d build/engine/lib/ludopolis ]; then \
	  LUDOPOLIS_EXPECT=compiled PYTHONPATH=build/engine/lib $(PYTEST); \
	else echo "No C compiler: the compiled build was not tested."; fi

bench: $(ENGINE)
	PYTHONPATH=$(PACKAGE) $(BIN)/python benchmarks/speed.py

golden: $(ENGINE)
	PYTHONPATH=$(PACKAGE):tests $(BIN)/python tools/make_golden.py $(GAME) $(GAMES)

lock: $(VENV)
	$(BIN)/uv pip compile --quiet --generate-hashes --no-header --extra dev -o requirements.txt pyproject.toml

clean:
	rm -rf build .venv dist
