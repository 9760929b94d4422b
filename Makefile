# `make play` and `make test` are all a newcomer needs. Each sets up .venv in this checkout when it has to.

PY := .venv/bin/python
PLAY := .venv/.farfield-play
DEV := .venv/.farfield-dev
FUZZ := .venv/.farfield-fuzz

.PHONY: help play terminal client test quick compiled soak fuzz mutants bench coverage lock clean

help:
	@echo "make play       play in the browser: builds the page and opens it"
	@echo "make terminal   play Lane Legends in the terminal"
	@echo "make client     build the page in the browser from web/"
	@echo "make test       every check and every test, interpreted and compiled"
	@echo "make quick      for a change to a rule or a card, about a minute; ONLY=combat takes those whose name has it"
	@echo "make compiled   build the compiled engine into build/compiled (needs a C compiler)"
	@echo "make bench      measure the speed of both engines; AGAINST=COMMIT compares it with that commit's"
	@echo "make soak       thousands of random games; takes long"
	@echo "make fuzz       look for deck lists that break a reader; SECONDS=20 for each (Linux)"
	@echo "make mutants    which small changes to the rules no test notices; SEED=1 COUNT=400, an hour or so"
	@echo "make coverage   which branches of the rules the tests reach"
	@echo "make lock       bring requirements/*.txt up to date (needs uv)"
	@echo "make clean      remove what was built; .venv stays"

play: $(PLAY)
	@$(PY) -m tools.build_client
	@$(PY) -m farfield serve --open

terminal: $(PLAY)
	@$(PY) -m farfield play lanes

client: $(PLAY)
	@$(PY) -m tools.build_client

test: $(DEV)
	@$(PY) -m tools.check test

quick: $(DEV)
	@$(PY) -m tools.check quick $(ONLY)

compiled: $(DEV)
	@$(PY) tools/build_compiled.py

soak: $(DEV)
	@$(PY) -m tools.check soak

SECONDS := 20
fuzz: $(DEV) $(FUZZ)
	@$(PY) -m fuzz $(SECONDS)

SEED := 1
COUNT := 400
mutants: $(DEV)
	@$(PY) -m tools.mutants run --seed $(SEED) --count $(COUNT)

ROUNDS := 12
bench: $(DEV)
ifdef AGAINST
	@$(PY) -m tools.bench_against $(AGAINST) --rounds $(ROUNDS) $(if $(JSON),--json)
else
	@$(PY) tools/build_compiled.py || echo "The compiled engine is left out of the benchmark."
	@$(PY) -m farfield bench
	@$(PY) -m tools.bench_page
endif

# Prints the figures for rules/ and fails if less than 95 % of the branches alone was reached.
FIGURES := import json, sys; x = json.load(open("build/coverage.json"))["totals"]; \
	s, b, m, n = x["covered_lines"], x["covered_branches"], x["num_statements"], x["num_branches"]; \
	print(f"rules/: {(s + b) / (m + n):.1%} of lines and branches, {s / m:.1%} of lines, {b / n:.1%} of branches alone"); \
	sys.exit(b < 0.95 * n and "less than 95 % of the branches: see above what is missing")
coverage: $(DEV)
	@$(PY) -m pytest -n auto --dist worksteal --cov --cov-branch --cov-report=term --cov-report=html:build/coverage \
		--cov-report=json:build/coverage.json
	@echo "line by line: build/coverage/index.html"
	@$(PY) -c '$(FIGURES)'

$(PLAY): pyproject.toml requirements/play.txt tools/setup_env.sh
	@sh tools/setup_env.sh play

$(DEV): pyproject.toml requirements/dev.txt tools/setup_env.sh
	@sh tools/setup_env.sh dev

$(FUZZ): requirements/fuzz.txt | $(DEV)
	@sh tools/setup_env.sh fuzz

# Hashes, but no registry's name: pip and uv both take these files with --require-hashes.
LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-strip-extras \
	--custom-compile-command "make lock" pyproject.toml requirements/build.in
lock:
	$(LOCK) --extra dev --extra compiled --extra table --extra postgres --extra client -o requirements/dev.txt
	$(LOCK) -c requirements/dev.txt --extra table --extra client -o requirements/play.txt
	$(LOCK) -c requirements/dev.txt --extra fuzz -o requirements/fuzz.txt

clean:
	rm -rf build dist src/farfield/table/client .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .benchmarks .coverage .coverage.*
	find src tests tools -name '*.so' -delete
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
