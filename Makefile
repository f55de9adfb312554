# Every job is one target, and CI runs nothing else.

SWIFT ?= swift
WARNINGS = $(if $(CI),-Xswiftc -warnings-as-errors)
EMBEDDED = --triple wasm32-unknown-none-wasm --toolset scripts/embedded-toolset.json \
  --scratch-path .build-embedded -c release

SWIFT_SOURCES = Package.swift Sources Tests Examples scripts \
  $(addprefix Benchmarks/,Package.swift Sources Tests)

.PHONY: all setup build test unit lint format style rooms embedded generate sample conformance coverage terminal
.PHONY: docs api pictures links clean fuzz fuzz-short sanitize apple apple-types xcode device gallery model
.PHONY: web package test-web bench-web

all: build

build:
	$(SWIFT) build $(WARNINGS)

# Installs what the tests need besides the Swift toolchain and node.
setup:
	scripts/setup.sh

# All tests. Needs what `make setup` installs; what a missing tool leaves out is said loudly.
test: lint embedded unit apple apple-types sample fuzz-short terminal test-web

unit:
	$(SWIFT) test $(WARNINGS)

# The laws in a sample of all locales and currencies, and on a short walk with a fixed seed.
# `make conformance` walks with a new seed each time.
sample:
	$(SWIFT) run -c release conformance --sample
	NUMERIC_TEXT_SEED=1 $(SWIFT) run -c release conformance --walk 50000

# The laws in every locale with every currency, and on a long random walk.
conformance:
	$(SWIFT) run -c release conformance
	$(SWIFT) run -c release conformance --walk 1000000

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
	@echo "apple: a Mac has the real frameworks, see make xcode; our declarations are NOT TESTED here"
else
	set -e; for place in Phone Mac Watch; do \
	  $(SWIFT) test $(WARNINGS) --package-path Tests/AppleUI/$$place; done
	WARNINGS='$(WARNINGS)' scripts/api.sh --check
endif

# The fields and their tests, type-checked for every system of Apple's against our headers.
apple-types:
ifeq ($(shell uname),Darwin)
	@echo "apple-types: a Mac has the real headers, see make xcode; ours are NOT TESTED here"
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

# On a Mac: the example app, for the Mac and for iPhone and iPad.
gallery:
	$(SWIFT) build $(WARNINGS) --package-path Examples/Gallery.swiftpm
	cd Examples/Gallery.swiftpm && xcodebuild build -scheme Gallery \
	  -destination 'generic/platform=iOS Simulator' CODE_SIGNING_ALLOWED=NO

# The form in a real terminal, driven by tmux.
terminal: build
	scripts/test-terminal.sh

lint: style links rooms
	scripts/messages.py --check
	$(SWIFT) format lint --strict --recursive --parallel $(SWIFT_SOURCES)

style:
	scripts/check-style.sh

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

# Line coverage of the engine; fails below 95 %.
coverage:
	scripts/coverage.sh

# The reference and the guides; a warning is an error.
docs:
	scripts/docs.sh

# The public surface as a list, Docs/API.txt.
api:
	scripts/api.sh

# The pictures of the documents, from what the programs really show.
pictures: build web
	scripts/pictures.sh
	$(BROWSER_PYTHON) scripts/web-pictures.py

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
	cd Benchmarks && $(SWIFT) test $(WARNINGS)

clean:
	rm -rf .build .build-* Benchmarks/.build Web/dist Web/package
