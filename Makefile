# Every job is one target, and CI runs nothing else.

SWIFT ?= swift
WARNINGS = $(if $(CI),-Xswiftc -warnings-as-errors)
EMBEDDED = --triple wasm32-unknown-none-wasm --toolset scripts/embedded-toolset.json \
  --scratch-path .build-embedded -c release

SWIFT_SOURCES = Package.swift Sources Tests Examples scripts \
  $(addprefix Benchmarks/,Package.swift Sources Tests)

.PHONY: all setup build test quick engine unit walk lint format style rooms embedded generate sample conformance coverage terminal
.PHONY: docs api pictures links clean version first-day fuzz fuzz-short sanitize apple apple-types xcode device hands gallery model
.PHONY: exhaustive
.PHONY: web package test-web bench-web

all: build

build:
	$(SWIFT) build $(WARNINGS)

# Installs what the tests need besides the Swift toolchain and node.
setup:
	scripts/setup.sh

# All tests, with their output in files and a table at the end. Installs nothing: `make setup` does.
# What a missing tool leaves out is in the table, and fails where CI is set.
STAGES = lint embedded unit apple apple-types sample fuzz-short terminal test-web
test:
	@MAKE='$(MAKE)' scripts/stages.py $(STAGES)

# What an edit of the engine needs, in less than two minutes: style, its unit tests and all scenarios.
quick:
	@MAKE='$(MAKE)' scripts/stages.py lint engine

# The unit tests of the engine, and all scenarios through it.
engine:
	$(SWIFT) test --disable-xctest $(WARNINGS) --package-path Tests/Quick

unit:
	$(SWIFT) test --disable-xctest $(WARNINGS)

# The laws in a sample of all locales and currencies, in every script of two keys, and on the same
# short walk every time: new walks are for `make conformance` to find.
sample:
	$(SWIFT) run -c release conformance --sample
	$(SWIFT) run -c release conformance --exhaustive 2
	NUMERIC_TEXT_SEED=1 $(SWIFT) run -c release conformance --walk 50000

# A longer random walk, a new one each time unless NUMERIC_TEXT_SEED is set: make walk EDITS=1000000
EDITS ?= 1000000
walk:
	$(SWIFT) run -c release conformance --walk $(EDITS)

# The laws in every locale with every currency, and on a long random walk.
conformance:
	$(SWIFT) run -c release conformance
	$(MAKE) walk

# The laws in every script of up to four keys, in fields of every kind: make exhaustive DEPTH=3
DEPTH ?= 4
exhaustive:
	$(SWIFT) run -c release conformance --exhaustive $(DEPTH)

# The reference model against the engine, in random scripts: make model SEED=1 COUNT=1000
COUNT ?= 100000
model:
	$(SWIFT) build -c release --product numeric-text
	$(SWIFT) run -c release model --count $(COUNT) $(if $(SEED),--seed $(SEED)) \
	  $(if $(WITHOUT),--without $(WITHOUT))

# libFuzzer against the engine: make fuzz SECONDS=600
SECONDS ?= 60
fuzz:
	scripts/fuzz.sh $(SECONDS)

# The corpus again, and the same short search every time: new input is for `make fuzz` to find.
fuzz-short:
	rm -rf .build-fuzz/found
	NUMERIC_TEXT_SEED=1 NUMERIC_TEXT_RUNS=20000 scripts/fuzz.sh 60

# The unit tests with memory and with threads watched.
sanitize:
	scripts/sanitize.sh

# The fields of NumericTextUI, compiled and used as on Apple's systems, against our declarations.
apple:
ifeq ($(shell uname),Darwin)
	@echo "LEFT OUT: a Mac has the real frameworks (make xcode), so our declarations are not tested here"
else
	set -e; for place in Phone Mac Watch; do \
	  $(SWIFT) test --disable-xctest $(WARNINGS) --package-path Tests/AppleUI/$$place; done
	WARNINGS='$(WARNINGS)' scripts/api.sh --check
endif

# The fields and their tests, type-checked for every system of Apple's against our headers.
apple-types:
ifeq ($(shell uname),Darwin)
	@echo "LEFT OUT: a Mac has the real headers (make xcode), so ours are not tested here"
else
	python3 Tests/AppleTypes/check.py
endif

# On a Mac: the fields on a system of Apple's, as in `make xcode SYSTEM=iOS`.
SYSTEM ?= iOS
xcode:
	scripts/test-apple.sh $(SYSTEM)

# On a Mac: the fields and their tests built for a device, as in `make device SYSTEM=watchOS`.
device:
	scripts/test-apple.sh $(SYSTEM) device

# On a Mac: the scenarios in real text fields and the UI tests, in the apps of Tests/AppleHost.
hands:
	scripts/test-apple.sh iOS hands

# On a Mac: the example app, for the Mac and for iPhone and iPad.
gallery:
	$(SWIFT) build $(WARNINGS) --package-path Examples/Gallery.swiftpm
	cd Examples/Gallery.swiftpm && xcodebuild build -scheme Gallery \
	  -destination 'generic/platform=iOS Simulator' CODE_SIGNING_ALLOWED=NO

# The form in a real terminal, driven by tmux.
terminal: build
	scripts/test-terminal.sh

lint: style links rooms version
	scripts/messages.py --check
	$(SWIFT) format lint --strict --recursive --parallel $(SWIFT_SOURCES)

style:
	scripts/check-style.sh

# The version is the same wherever it is named.
version:
	scripts/check-version.sh

# No two folders of the engine refer to each other both ways.
rooms:
	scripts/check-rooms.py

format:
	$(SWIFT) format --in-place --recursive --parallel $(SWIFT_SOURCES)

# The engine as Embedded Swift for WebAssembly.
embedded:
	$(SWIFT) build $(EMBEDDED) --target NumericTextCore

# The web component: the engine and the modules around it, bundled in Web/dist.
web:
	scripts/build-web.sh

# The package for registries, in Web/package.
package: web
	scripts/package-web.sh

# The Python with selenium that scripts/setup.sh makes.
BROWSER_PYTHON = $$(ls .build-web/venv/bin/python 2>/dev/null || echo python3)

# Its tests. Needs node; what a missing tool leaves out is said loudly.
test-web: package
	scripts/test-web.sh
	$(BROWSER_PYTHON) scripts/web-examples.py

# Its sizes, and the time of a key beside Intl.NumberFormat.
bench-web: web
	scripts/bench-web.sh

# The sources of the currencies and locales, from Foundation's names, and the tests of the
# examples in the documents.
generate:
	$(SWIFT) run generate-currencies
	$(SWIFT) run generate-examples
	scripts/messages.py

# In a fresh clone with a new home: each command and example of the README that runs on Linux, but `make test`.
first-day:
	scripts/first-day.py

# Line coverage of the engine; fails below 95 %.
coverage:
	scripts/coverage.sh

# The site in .build/site: landing page, guides, reference, playground and pictures; a warning is an error.
docs: web
	scripts/docs.sh

# The public surface as a list, Docs/API.txt.
api:
	scripts/api.sh

# The pictures of the documents, from what the programs really show.
pictures: build web
	scripts/pictures.sh
	$(BROWSER_PYTHON) scripts/web-pictures.py
	$(BROWSER_PYTHON) scripts/phone-picture.py

# Every relative link and path in the documents leads somewhere.
links:
	scripts/check-links.sh

# The cases of Benchmarks/ beside Foundation: a table, Benchmarks/Results.md, Docs/benchmarks.svg.
.PHONY: bench bench-check bench-test
bench:
	scripts/bench.sh report

# Fails if a case needs more instructions or allocations than Benchmarks/Budgets.json allows.
bench-check:
	scripts/bench.sh check

bench-test:
	cd Benchmarks && $(SWIFT) test --disable-xctest $(WARNINGS)

clean:
	rm -rf .build .build-* Benchmarks/.build Web/dist Web/package
