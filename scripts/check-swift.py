#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks that the libraries need no Swift version after the one in Package.swift.

The list `NEW` contains the constructs that each version added, according to Swift's release notes. A
construct is allowed in `#if compiler(>=VERSION)`.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).parent.parent
MANIFEST = (ROOT / "Package.swift").read_text()
LIBRARIES = re.findall(r'\.target\(\s*name: "(NumericText\w*)"', MANIFEST)
CLIENTS = [ROOT / "Sources" / name for name in LIBRARIES] + [ROOT / "Examples"]
NEW = {
    (6, 3): {
        "@c": r"@c\b(?!\w)",
        "@specialized": r"@specialized?\b",
        "@inline(always)": r"@inline\(always\)",
        "@export": r"@export\b",
        "a module selector": r"\b[A-Z]\w*::\w",
        "a value captured by an exit test": r"processExitsWith:.*\{ *\[",
    },
}
CONDITION = re.compile(r"^\s*#(if|elseif|else|endif)\b(.*)")
COMPILER = re.compile(r"compiler\(>= *(\d+)\.(\d+)")


def least_version() -> tuple[int, int]:
    """Returns the Swift version that Package.swift requires."""
    first = MANIFEST.splitlines()[0]
    major, minor = re.search(r"swift-tools-version: *(\d+)\.(\d+)", first).groups()
    return int(major), int(minor)


def required(condition: str) -> tuple[int, int]:
    """Returns the compiler version that a condition requires, or 0.0."""
    match = COMPILER.search(condition)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def lines(text: str):
    """Yields each line of code with its number and the version that the surrounding conditions require."""
    conditions = []
    for number, line in enumerate(text.splitlines(), 1):
        directive = CONDITION.match(line)
        if directive:
            word, condition = directive.groups()
            if word != "if":
                conditions.pop()
            if word != "endif":
                conditions.append(required(condition))
        elif not line.lstrip().startswith("//"):
            yield number, line, max(conditions, default=(0, 0))


def main() -> int:
    least = least_version()
    failed = False
    for file in sorted(path for folder in CLIENTS for path in folder.rglob("*.swift")):
        for number, line, version in lines(file.read_text()):
            for since, constructs in NEW.items():
                if since <= max(least, version):
                    continue
                for name, pattern in constructs.items():
                    if re.search(pattern, line):
                        place = f"{file.relative_to(ROOT)}:{number}"
                        print(f"swift: {place} needs Swift {since[0]}.{since[1]}: {name}")
                        failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
