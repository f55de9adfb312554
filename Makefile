# Every job is one target. CI runs only these targets.

SWIFT ?= swift
WARNINGS = $(if $(CI),-Xswiftc -warnings-as-errors)
EMBEDDED = --triple wasm32-unknown-none-wasm --toolset scripts/embedded-toolset.json \
  --scratch-path .build-embedded -c release

SWIFT_SOURCES = Package.swift Sources Tests Examples scripts $(addprefix Tools/,Package.swift Sources Tests) \
  $(addprefix Benchmarks/,Package.swift Sources Tests Peers/Package.swift Peers/Sources)

.PHONY: all setup build test quick engine unit walk lint format style privacy rooms embedded generate sample conformance coverage terminal
.PHONY: docs api pictures links clean version first-day fuzz fuzz-short sanitize apple apple-types xcode device hands gallery model
.PHONY: exhaustive mutants streams
.PHONY: web package test-web bench-web

all: build

build:
	$(SWIFT) build $(WARNINGS)
	$(SWIFT) build $(WARNINGS) --package-path Tools

# Installs the tools that the tests need in addition to Swift and Node.
setup:
	scripts/setup.sh

# Runs all tests, stores their output in files, and prints a table of the results. Installs nothing;
# see `make setup`. Tests whose tools are missing are listed as skipped, or as failed if CI is set.
# The stages `apple` and `apple-types` have their own build folders, so they run beside the others.
# The browser tests run alone, because browsers are slow on a busy machine.
STAGES = lint embedded unit sample streams fuzz-short terminal --beside apple apple-types --then test-web
test:
	@MAKE='$(MAKE)' scripts/stages.py $(STAGES)

# Checks a change of the engine in less than two minutes: style, unit tests and all scenarios.
quick:
	@MAKE='$(MAKE)' scripts/stages.py lint engine

# Runs the unit tests of the engine and all scenarios.
engine:
	$(SWIFT) test --disable-xctest $(WARNINGS) --package-path Tests/Quick

unit:
	$(SWIFT) test --disable-xctest $(WARNINGS)
	$(SWIFT) test --disable-xctest $(WARNINGS) --package-path Tools

# Checks that every edit obeys the laws (invariants) of the engine: in a sample of all locales and
# currencies, in every sequence of two keys, in every text of seven digits and separators that is
# typed and pasted, in pastes beside the digits of every expression of three keys, and in a short
# series of random edits that is always the same. `make conformance` performs new random edits each
# time.
sample:
	$(SWIFT) run -c release conformance --sample
	$(SWIFT) run -c release conformance --exhaustive 2
	$(SWIFT) run -c release conformance --texts 7
	$(SWIFT) run -c release conformance --joined 3
	NUMERIC_TEXT_SEED=1 $(SWIFT) run -c release conformance --walk 50000

# Checks that many random edits obey the laws (invariants) of the engine: make walk EDITS=1000000.
# The edits are different each time unless NUMERIC_TEXT_SEED is set.
EDITS ?= 1000000
walk:
	$(SWIFT) run -c release conformance --walk $(EDITS)

# Checks that every edit obeys the laws (invariants) of the engine: in every locale with every
# currency, and in many random edits.
conformance:
	$(SWIFT) run -c release conformance
	$(MAKE) walk

# Checks that every sequence of up to DEPTH keys obeys the laws (invariants) of the engine, in all
# kinds of fields, and that every short text means one number: make exhaustive DEPTH=3
DEPTH ?= 4
exhaustive:
	$(SWIFT) run -c release conformance --exhaustive $(DEPTH)
	$(SWIFT) run -c release conformance --texts 8
	$(SWIFT) run -c release conformance --joined 5

# Plays random sequences of edits in the engine and in the reference model, and compares the
# results: make model SEED=1 COUNT=1000
COUNT ?= 100000
model:
	$(SWIFT) run -c release model --count $(COUNT) $(if $(SEED),--seed $(SEED)) \
	  $(if $(WITHOUT),--without $(WITHOUT))

# Changes COUNT random lines of the engine, one at a time, and checks that `make engine` notices at
# least 97 of 100 changes: make mutants COUNT=10 SEED=1
mutants: COUNT = 40
mutants:
	scripts/mutants.py --count $(COUNT) $(if $(SEED),--seed $(SEED))

# Fuzzes the engine with libFuzzer for a number of seconds: make fuzz SECONDS=600
SECONDS ?= 60
fuzz:
	scripts/fuzz.sh $(SECONDS)

# Fuzzes the engine with the stored corpus, and with a short series of other inputs that is the
# same each time. `make fuzz` tries different inputs each time.
fuzz-short:
	rm -rf .build-fuzz/found
	NUMERIC_TEXT_SEED=1 NUMERIC_TEXT_RUNS=20000 scripts/fuzz.sh 60

# Runs the unit tests with the address sanitizer and the thread sanitizer.
sanitize:
	scripts/sanitize.sh

# Tests the fields with our own implementations of UIKit, AppKit and SwiftUI (the stand-ins in
# Tests/AppleUI). On a Mac, this does nothing.
apple:
ifeq ($(shell uname),Darwin)
	@echo "SKIPPED: a Mac has the real frameworks, so the stand-ins are not tested here (see make xcode)"
else
	set -e; for system in Phone Mac Watch; do \
	  APPLE_SYSTEM=$$system $(SWIFT) test --disable-xctest $(WARNINGS) --package-path Tests/AppleUI \
	    --scratch-path Tests/AppleUI/.build/$$system; done
	WARNINGS='$(WARNINGS)' scripts/api.sh --check
endif

# Type-checks the fields and their tests for all of Apple's systems, with the declarations in
# Tests/AppleTypes. On a Mac, this does nothing.
apple-types:
ifeq ($(shell uname),Darwin)
	@echo "SKIPPED: a Mac has the real headers, so the declarations for Linux are not tested here (see make xcode)"
else
	python3 Tests/AppleTypes/check.py
endif

# On a Mac: tests the fields on one of Apple's systems: make xcode SYSTEM=iOS
SYSTEM ?= iOS
xcode:
	scripts/test-apple.sh $(SYSTEM)

# On a Mac: builds the fields and their tests for a device: make device SYSTEM=watchOS
device:
	scripts/test-apple.sh $(SYSTEM) device

# On a Mac: runs the UI tests, and plays the scenarios in real text fields. Both use the apps in
# Tests/AppleHost.
hands:
	scripts/test-apple.sh iOS hands

# On a Mac: builds the example app for macOS and iOS.
gallery:
	$(SWIFT) build $(WARNINGS) --package-path Examples/Gallery.swiftpm
	cd Examples/Gallery.swiftpm && xcodebuild build -scheme Gallery \
	  -destination 'generic/platform=iOS Simulator' CODE_SIGNING_ALLOWED=NO

# Tests the commands `format` and `parse` with many lines, and their speed.
streams:
	$(SWIFT) build --package-path Tools -c release
	scripts/test-streams.py

# Tests the terminal demo in a real terminal, which tmux controls.
terminal: build
	scripts/test-terminal.sh

lint: style links rooms version privacy
	scripts/messages.py --check
	scripts/schema.py --check
	scripts/optional-methods.py --check
	scripts/count-lines.py --check
	$(SWIFT) format lint --strict --recursive --parallel $(SWIFT_SOURCES)

style:
	scripts/check-style.sh

# Checks that the version numbers of the package and of Swift are the same in all files, and that the
# libraries need no later version of Swift.
version:
	scripts/check-version.sh
	scripts/check-swift.py

# Checks that the fields use no API that requires a reason in the privacy manifests of apps.
privacy:
	scripts/check-privacy.py

# Checks that there are no circular dependencies between the folders of the engine.
rooms:
	scripts/check-rooms.py

format:
	$(SWIFT) format --in-place --recursive --parallel $(SWIFT_SOURCES)

# Builds the engine as Embedded Swift for WebAssembly.
embedded:
	$(SWIFT) build $(EMBEDDED) --target NumericTextCore

# Builds the web component in Web/dist: the engine as WebAssembly and the bundled modules.
web:
	scripts/build-web.sh

# Builds the npm package in Web/package.
package: web
	scripts/package-web.sh

# The Python interpreter for browser tests: the one that scripts/setup.sh installs together with
# selenium, or else python3.
BROWSER_PYTHON = $$(ls .build-web/venv/bin/python 2>/dev/null || echo python3)

# Tests the web component with Node and in browsers. Node is required; tests whose tools are missing
# are listed as skipped.
test-web: package
	scripts/test-web.sh
	$(BROWSER_PYTHON) scripts/web-examples.py

# Plays the ten lessons with React 19, React Hook Form and Formik, whose sources are in the folder
# SOURCES: see the script.
.PHONY: test-frameworks
test-frameworks: package
	SOURCES='$(SOURCES)' scripts/test-frameworks.sh

# Measures the sizes of the web component and the time of a key, and compares the time with that of
# Intl.NumberFormat and of the browsers' own inputs.
bench-web: web
	scripts/bench-web.sh

# Types the cases of FieldTest/ into the number fields of other libraries and of this project, and writes
# FieldTest/results.json: make field-test PEERS=folder. FieldTest/README.md says what the folder contains.
.PHONY: field-test
field-test:
	@test -n "$(PEERS)" || { echo "field-test: name the folder with the libraries: PEERS=folder" >&2; exit 1; }
	$(MAKE) web
	$(BROWSER_PYTHON) -W ignore FieldTest/driver/run.py --peers "$(PEERS)"

# Adds the results of Swift packages to FieldTest/results.json, with the program that `make peers` leaves.
.PHONY: field-test-swift
field-test-swift:
	python3 FieldTest/driver/swift_fields.py Benchmarks/Peers/.build/release/peers

# Generates the names of currencies and locales from Foundation's data, the tests for the examples
# in the documents, the localized messages, and the files that repeat the facts in Schema.
generate:
	$(SWIFT) run generate-currencies
	$(SWIFT) run generate-currencies --locales | scripts/magnitudes.mjs
	$(SWIFT) run generate-examples
	scripts/messages.py
	scripts/schema.py
	scripts/optional-methods.py

# Runs every command and example for Linux in the README, except `make test`, in a fresh clone.
first-day:
	scripts/first-day.py

# Measures the line coverage of the engine, and fails if it is below 95 %.
coverage:
	scripts/coverage.sh

# Builds the site in .build/site: landing page, guides, reference, playground and pictures. Fails if
# there are warnings.
docs: web
	scripts/docs.sh

# Writes a list of all public symbols to Docs/API.txt.
api:
	scripts/api.sh

# Creates the pictures in the documents by recording the running programs.
pictures: build web
	scripts/pictures.sh
	$(BROWSER_PYTHON) scripts/web-pictures.py
	$(BROWSER_PYTHON) scripts/phone-picture.py

# Checks every relative link and path in the documents.
links:
	scripts/check-links.sh

# Measures NumericText and Foundation in the cases of Benchmarks/, and updates Benchmarks/Results.md
# and Docs/benchmarks.svg.
.PHONY: bench bench-check bench-test
bench:
	scripts/bench.sh report

# Fails if a case exceeds its limits for instructions and allocations in Benchmarks/Budgets.json.
bench-check:
	scripts/bench.sh check

# Measures NumericText, Foundation and two other packages with the same keys. Downloads the packages,
# and updates Benchmarks/Peers/Results.md and Docs/peers.svg.
.PHONY: peers
peers:
	scripts/peers.sh

bench-test:
	cd Benchmarks && $(SWIFT) test --disable-xctest $(WARNINGS)

clean:
	rm -rf .build .build-* Tools/.build Benchmarks/.build Web/dist Web/package
