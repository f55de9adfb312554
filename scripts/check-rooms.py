#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fails if two folders of the engine depend on each other.

A folder depends on another one if its code uses a type that is declared there, or a member that
only an extension there declares. Files outside of a folder belong to all folders.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent / "Sources/NumericTextCore"
TYPE = re.compile(r"^(?:(?:public|package|private|fileprivate|final|indirect) )*"
                  r"(?:struct|class|enum|protocol|typealias) (\w+)", re.MULTILINE)
MEMBER = re.compile(r"^  (?:(?:public|package|static|mutating|consuming) |@\S+ )*(?:func|var|let) (\w+)", re.MULTILINE)


def code(path):
    """Returns the source without comments and string literals."""
    text = re.sub(r"//.*", "", path.read_text())
    return re.sub(r'"(?:\\.|[^"\\])*"', '""', text)


def rooms():
    """Returns the code of all files in each folder."""
    return {
        folder.name: "\n".join(code(path) for path in sorted(folder.rglob("*.swift")))
        for folder in sorted(ROOT.iterdir())
        if folder.is_dir() and folder.suffix != ".docc"
    }


def extension_members(text):
    """Returns the members that extensions of other types declare."""
    bodies = re.findall(r"^extension (\w+)[^{]*\{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL)
    own = set(TYPE.findall(text))
    return {name for owner, body in bodies if owner not in own for name in MEMBER.findall(body)}


def main():
    sources = rooms()
    types = {name: set(TYPE.findall(text)) for name, text in sources.items()}
    members = {name: extension_members(text) for name, text in sources.items()}
    declared = {name: types[name] | set(MEMBER.findall(sources[name])) for name in sources}
    names = {
        room: types[room]
        | {member for member in members[room] if all(member not in declared[other] for other in sources if other != room)}
        for room in sources
    }
    words = {room: set(re.findall(r"\w+", text)) for room, text in sources.items()}
    uses = {(room, other): words[room] & names[other] for room in sources for other in sources if room != other}
    pairs = [(a, b) for a, b in uses if a < b and uses[a, b] and uses[b, a]]
    for a, b in pairs:
        print(f"rooms: {a} and {b} refer to each other:", *sorted(uses[a, b])[:5], "/", *sorted(uses[b, a])[:5])
    if not pairs:
        print(f"rooms: no two of {', '.join(sources)} refer to each other")
    return 1 if pairs else 0


if __name__ == "__main__":
    sys.exit(main())
