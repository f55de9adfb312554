#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the public symbols that were removed or changed between two lists: api-breaks.py OLD NEW

`make api` generates such lists. Additions are ignored. Fails if anything was removed or changed.
"""
import pathlib
import sys


def promises(path):
    """Returns each symbol together with its declaration, and each conformance of a type as a separate item."""
    found, symbol = set(), ""
    for line in pathlib.Path(path).read_text().splitlines():
        if not line.startswith(" "):
            symbol = line
        elif line.strip().startswith("conforms to "):
            names = line.strip().removeprefix("conforms to ").split(", ")
            found |= {f"{symbol}: conforms to {name}" for name in names}
        elif line.strip() and not line.strip()[0].isdigit():
            found.add(f"{symbol}: {line.strip()}")
    return found


def main():
    broken = sorted(promises(sys.argv[1]) - promises(sys.argv[2]))
    for promise in broken:
        print(promise)
    sys.exit(1 if broken else 0)


main()
