#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Finds lines of the engine that can be changed without any quick test failing.

Usage: scripts/mutants.py [--count 40] [--seed 1]

Applies random changes (mutants) to a copy of the checkout, one at a time: another comparison, `||`
in place of `&&`, a negated condition, a removed statement, and so on. Runs the tests of `make quick`
with each mutant. Fails if the tests notice fewer than 97 of 100 mutants. A mutant that doesn't compile
is replaced by another one. A crash, or a run that takes too long, counts as noticed.

With the same seed and the same sources, the mutants are the same. The file mutants.txt next to this script lists mutants that cannot change the behavior of the
engine. They are not applied.
"""

import argparse
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".build-mutants"
COPY = WORK / "checkout"
CORE = Path("Sources/NumericTextCore")
SWIFT = os.environ.get("SWIFT", "swift")
# Optimized tests take a quarter of the time. Debug information would only slow the builds down.
OPTIONS = ["--package-path", COPY / "Tests/Quick", "--scratch-path", WORK / "build-O", "--disable-xctest",
           "-Xswiftc", "-gnone", "-Xswiftc", "-O"]
NEEDED = 0.97
WITHOUT_EFFECT = set((ROOT / "scripts/mutants.txt").read_text().splitlines())


@dataclass(frozen=True)
class Mutant:
    path: Path
    line: int
    change: str
    old: str
    new: str

    def __str__(self):
        return f"{self.path.relative_to(CORE)}:{self.line}, {self.change}"

    @property
    def entry(self):
        """The line of mutants.txt for this mutant."""
        return f"{self.path.relative_to(CORE)}: {self.new.strip() or f'removed {self.old.strip()}'}"


# Changes of a line. Each function yields the start and the end of a part of the line, the text that replaces
# this part, and a description. In that text, `{}` stands for the replaced part. The functions search `code`:
# the line without its comments and without the contents of its strings.

OPERATOR = re.compile(r"(?<!\S)([<>]=?|[!=]=|&&|\|\||&?[+-]|[+-]=)(?!\S)")
OPERATORS = {"<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="],
             "!=": ["=="], "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"], "&+": ["&-"],
             "&-": ["&+"], "+=": ["-="], "-=": ["+="]}
WORD = re.compile(r"(?<![\w.])(?:true|false|(?:min|max)(?=\())(?!\w)|(?<=\.)(?:lower|upper)Bound\b")
WORDS = {"true": "false", "min": "max", "lowerBound": "upperBound"}
WORDS.update({new: old for old, new in WORDS.items()})
INTEGER = re.compile(r"(?<![\w$])(?<!(?<!\.)\.)\d{1,2}(?!\w|\.\d)")


def neighbors(text):
    """Returns the integers before and after an integer, but no negative one."""
    return [str(int(text) + change) for change in (1, -1) if int(text) + change >= 0]


REPLACEMENTS = [(OPERATOR, OPERATORS.get), (WORD, lambda word: [WORDS[word]]), (INTEGER, neighbors)]


def replacements(code):
    """Yields the replacements of each operator, word and integer."""
    for pattern, others in REPLACEMENTS:
        for match in pattern.finditer(code):
            for new in others(match[0]):
                yield *match.span(), new, f"{match[0]} to {new}"


def conditions(code):
    """Yields the negation of each condition after `if`, `guard` or `while`, except for bindings and patterns."""
    keyword = re.match(r"\s*(?:\} else )?(?:if|guard|while) ", code)
    if not keyword:
        return
    rest = re.match(r"(.*?)(?:(?: else)? \{.*)?$", code[keyword.end():])[1]
    start = keyword.end()
    for part in split(rest):
        condition = part.strip()
        if condition and is_balanced(condition) and not re.match(r"(let|var|case) |#|.*=$", condition):
            place = start + part.index(condition)
            yield place, place + len(condition), "!({})", f"negated {condition}"
        start += len(part) + 1


STATEMENT = re.compile(r"\s*(?:try )?(?!self\.\w+ = )(?:[\w.\[\]?]+ [-+*/&|]*= \S.*[^,={(\[]|[a-z][\w.?]*\(.*\))$")
CONTINUATION = re.compile(r"\s*(?:[.?:&|=+*/<>)\]-]|throws\b|else\b|where\b)")


def statements(code, next_code):
    """Yields the removal of a line that is a whole assignment or call."""
    is_whole = is_balanced(code) and STATEMENT.match(code) and not CONTINUATION.match(next_code)
    if is_whole and not re.match(r"\s*(if|guard|while|switch|return|super\.init|let|var)\b", code):
        yield len(code) - len(code.lstrip()), len(code), "", "removed"


def split(text):
    """Splits a list of conditions at its commas, except at commas inside of brackets."""
    parts, depth = [""], 0
    for one in text:
        depth += (one in "([{") - (one in ")]}")
        if one == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += one
    return parts


def is_balanced(code):
    return all(code.count(a) == code.count(b) for a, b in ["()", "[]", "{}"])


# Mutants of the engine

# Matches the lines that are not changed: declarations without behavior, attributes, and conditional compilation.
SKIPPED = re.compile(r"\s*(?:@|#|import |case \w+(?: =.*)?$|.*\bfunc [^\w\s]|extension |"
                     r"(?:(?:public|package|private|fileprivate|final|indirect) )*"
                     r"(?:struct|class|enum|protocol|extension|typealias) )")


def code_of(line):
    """Returns a line without its comment, and with the contents of its strings replaced by `_`."""
    code = re.sub(r'"(?:\\.|[^"\\])*"', lambda match: f'"{"_" * (len(match[0]) - 2)}"', line)
    return code.split("//")[0].rstrip()


def mutants_of(path):
    """Returns a list of mutants for each line of a file, except for lines without mutants."""
    lines = (COPY / path).read_text().splitlines()
    codes = [code_of(line) for line in lines]
    found = []
    for index, (line, code) in enumerate(zip(lines, codes)):
        if not code or SKIPPED.match(code):
            continue
        next_code = codes[index + 1] if index + 1 < len(codes) else ""
        changes = [*replacements(code), *conditions(code), *statements(code, next_code)]
        mutants = [Mutant(path, index + 1, change, line,
                          line[:start] + new.format(line[start:end]) + line[end:])
                   for start, end, new, change in changes]
        if mutants := [mutant for mutant in mutants if mutant.entry not in WITHOUT_EFFECT]:
            found.append(mutants)
    return found


def all_mutants():
    """Returns a list of mutants for each line of the engine, except for lines without mutants."""
    files = sorted(path.relative_to(COPY) for path in (COPY / CORE).rglob("*.swift"))
    return [mutants for path in files if "Platform" not in path.parts and not path.match("*.generated.swift")
            for mutants in mutants_of(path)]


# The copy, its builds and its tests

def copy_checkout():
    """Updates the copy. Git writes only the files that differ, so the others are not compiled again."""
    COPY.mkdir(parents=True, exist_ok=True)
    git(ROOT, "add", "--all")
    git(COPY, "read-tree", "--reset", "-u", git(ROOT, "write-tree"))


def git(folder, *arguments):
    """Runs git with an index of its own for the checkout or its copy, and returns the output."""
    index = WORK / ("copy.index" if folder == COPY else "checkout.index")
    return subprocess.run(["git", f"--work-tree={folder}", *arguments], cwd=ROOT, env={**os.environ, "GIT_INDEX_FILE": str(index)},
                          check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def build():
    """Builds the tests, and returns the output of the compiler if the build fails."""
    done = subprocess.run([SWIFT, "build", "--build-tests", *OPTIONS], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, errors="replace")
    return done.stdout if done.returncode else None


def failure(limit=None):
    """Runs the tests until one fails or `limit` seconds have passed. Returns the name of the failed test, or a
    description of a crash or timeout, or None if all tests have passed."""
    tests = subprocess.Popen([SWIFT, "test", "--skip-build", *OPTIONS], stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True)
    is_late = threading.Event()

    def stop():
        is_late.set()
        kill(tests)

    timer = threading.Timer(limit or 3600, stop)
    timer.start()
    try:
        for line in tests.stdout:
            if failed := re.search(r"Test (.*?) (?:with .* )?(?:recorded an issue|failed after)", line):
                return failed[1]
        if tests.wait() == 0:
            return None
        return f"no end after {limit:.0f} s" if is_late.is_set() else "a crash"
    finally:
        timer.cancel()
        kill(tests)
        tests.wait()


def kill(process):
    """Kills a process and the processes that it has started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def try_out(mutant, limit):
    """Returns the result of `failure` with a mutant, "" if the tests pass, or None if the mutant doesn't compile."""
    file = COPY / mutant.path
    original = file.read_text()
    lines = original.splitlines(keepends=True)
    lines[mutant.line - 1] = mutant.new + "\n"
    file.write_text("".join(lines))
    try:
        return None if build() else failure(limit) or ""
    finally:
        file.write_text(original)


def prepare():
    """Builds and runs the tests without a change, and returns a time limit for a run."""
    if output := build():
        sys.exit(output)
    start = time.monotonic()
    if failed := failure():
        sys.exit(f"Without a change, the tests fail: {failed}")
    return 30 + 5 * (time.monotonic() - start)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    options = parser.parse_args()
    copy_checkout()
    lines = all_mutants()
    print(f"Seed {options.seed}, {len(lines)} lines", flush=True)
    limit = prepare()
    generator = random.Random(options.seed)
    generator.shuffle(lines)
    drawn, unnoticed = 0, []
    for mutant in map(generator.choice, lines):
        if drawn == options.count:
            break
        failed = try_out(mutant, limit)
        if failed is None:
            continue
        drawn += 1
        if not failed:
            unnoticed.append(mutant)
        print(f"{mutant}: {f'noticed ({failed})' if failed else 'NOT NOTICED'}", flush=True)
    print(f"{drawn - len(unnoticed)} of {drawn} noticed")
    for mutant in unnoticed:
        print(f"{mutant}\n  - {mutant.old.strip()}\n  + {mutant.new.strip()}")
    return 0 if drawn - len(unnoticed) >= NEEDED * drawn else 1


if __name__ == "__main__":
    sys.exit(main())
