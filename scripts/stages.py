#!/usr/bin/env python3
# Runs targets of the Makefile, with the output of each in a file, and prints a table of results.
# Usage: scripts/stages.py <target>... [--beside <target>...] [--then <target>...]
# Targets run one after another. Those after `--beside` run at the same time as those before it.
# `--then` waits until all targets before it have ended. If a target fails, the end of its output is
# printed, and the other targets still run. A line with `SKIPPED:` or `NOT TESTED:` in the output
# reports a skipped part of a target, which is a failure if CI is set.
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

LOGS = Path(".build/stages")
TAIL = 60
IS_CI = bool(os.environ.get("CI"))

# Patterns of the lines in which programs report checks, each with the counts to which the line adds a number. Some
# programs print the number of all their tests, from which their failed tests are subtracted.
COUNTED = [
    (r"^ok: ", {"tests": 1}),
    (r"Test run with (\d+) tests? in \d+ suites? (?:passed|failed)", {"tests": 1}),
    (r"^(?:# |ℹ )pass (\d+)$", {"tests": 1}),
    (r"^Ran (\d+) tests? in ", {"tests": 1}),
    (r"^apple-types: .* is clean", {"systems": 1}),
    (r"(\d+) checks in ", {"checks": 1}),
    (r"^(\d+) edits in \d+ walks", {"edits": 1}),
    (r"^stat::number_of_executed_units:\s*(\d+)", {"inputs": 1}),
    (r"^FAILED: |^style: |^links: ", {"failed": 1}),
    (r"^(?:# |ℹ )fail (\d+)$", {"failed": 1}),
    (r"^✘ Test (?!run).* failed after ", {"tests": -1, "failed": 1}),
    (r"^FAILED \((?:failures=(\d+))?(?:, )?(?:errors=(\d+))?", {"tests": -1, "failed": 1}),
]
SKIPPED = r"^SKIPPED: (.*)$|^\s*(.*?\S)\s+NOT TESTED: (.*)$"


@dataclass
class Stage:
    name: str
    status: int = 0
    seconds: float = 0
    counts: Counter = field(default_factory=Counter)
    skipped: list = field(default_factory=list)

    @property
    def has_failed(self):
        return self.status != 0 or (IS_CI and bool(self.skipped))

    @property
    def result(self):
        if self.has_failed:
            return "FAILED"
        return "in part" if self.skipped else "passed"


def count(pattern, text):
    """Returns the sum of all numbers in the groups of a pattern, or the number of matches if the
    pattern has no groups."""
    matches = re.finditer(pattern, text, re.MULTILINE)
    return sum(sum(int(n) for n in m.groups() if n) if m.groups() else 1 for m in matches)


def read(stage, text):
    """Reads the numbers of tests and the skipped parts from the output of a stage, and stores them in `stage`."""
    for pattern, units in COUNTED:
        if number := count(pattern, text):
            stage.counts.update({unit: sign * number for unit, sign in units.items()})
    for match in re.finditer(SKIPPED, text, re.MULTILINE):
        why = match[1] or f"{match[2]}: {match[3]}"
        if why not in stage.skipped:
            stage.skipped.append(why)
    if stage.status != 0:
        stage.counts["failed"] = max(1, stage.counts["failed"])


def run(name):
    """Runs a target of the Makefile with its output in a file, and returns its `Stage`."""
    stage = Stage(name)
    log = LOGS / f"{name}.log"
    print(f"make {name} > {log}", flush=True)
    start = time.monotonic()
    with open(log, "wb") as output:
        make = [os.environ.get("MAKE", "make"), "--no-print-directory", name]
        stage.status = subprocess.run(make, stdout=output, stderr=subprocess.STDOUT).returncode
    if stage.status in (-signal.SIGINT, 128 + signal.SIGINT):
        raise KeyboardInterrupt
    stage.seconds = time.monotonic() - start
    text = re.sub(r"\x1b\[[0-9;]*m", "", log.read_text(errors="replace"))
    read(stage, text)
    if stage.status != 0:
        print(f"\nmake {name} FAILED. The end of {log}:\n")
        print("\n".join(text.splitlines()[-TAIL:]), end="\n\n", flush=True)
    return stage


def row(stage):
    counts = ", ".join(f"{max(0, number):,} {unit}" for unit, number in stage.counts.items() if unit != "failed")
    line = f"{stage.name:<12} {stage.result:<8} {stage.seconds:>7.0f}  {counts or '-'}"
    return [line] + [f"{'':<12} skipped: {why}" for why in stage.skipped]


def report(stages, seconds):
    """Prints the table and the totals, and returns whether all stages passed."""
    print(f"\n{'stage':<12} {'result':<8} {'seconds':>7}  passed")
    for stage in stages:
        print("\n".join(row(stage)))
    passed, failed = (sum(max(0, stage.counts[unit]) for stage in stages) for unit in ("tests", "failed"))
    skipped = sum(len(stage.skipped) for stage in stages)
    bad = [stage for stage in stages if stage.has_failed]
    if skipped:
        fails = ", which fails because CI is set" if IS_CI else ""
        print(f"\nNot everything was tested{fails}; `make setup` installs the missing tools.")
    print(
        f"\n{len(stages) - len(bad)} of {len(stages)} stages passed in {seconds:.0f} s. "
        f"Tests: {passed} passed, {failed} failed, {skipped} skipped."
    )
    return not bad


def run_all(names, stages):
    """Runs the targets of the command line, and appends each stage to `stages` when it has ended."""

    def run_row(row):
        for name in row:
            stages.append(run(name))

    for step in " ".join(names).split(" --then "):
        rows = [row.split() for row in step.split(" --beside ")]
        with ThreadPoolExecutor(len(rows)) as pool:
            list(pool.map(run_row, rows))


def main():
    LOGS.mkdir(parents=True, exist_ok=True)
    # Every run of this script uses the same seed for random tests. A target that is run separately
    # uses a new seed.
    os.environ.setdefault("NUMERIC_TEXT_SEED", "1")
    names, stages, start = sys.argv[1:], [], time.monotonic()
    is_interrupted = False
    try:
        run_all(names, stages)
    except KeyboardInterrupt:
        is_interrupted = True
        print("\nInterrupted.")
    stages.sort(key=lambda stage: names.index(stage.name))
    has_passed = report(stages, time.monotonic() - start)
    if is_interrupted:
        return 130
    return 0 if has_passed else 1


if __name__ == "__main__":
    sys.exit(main())
