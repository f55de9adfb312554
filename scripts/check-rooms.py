#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fails if folders of the engine depend on each other in a circle.

A folder depends on another folder if its code uses a type that the other folder declares, or a member
that only an extension in the other folder declares. The files outside of all folders count as one more
folder, the root.
"""

import pathlib
import re
import sys
from graphlib import CycleError, TopologicalSorter

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
    folders = {folder.name: folder.rglob("*.swift") for folder in ROOT.iterdir()
               if folder.is_dir() and folder.suffix != ".docc"}
    folders["the root"] = ROOT.glob("*.swift")
    return {name: "\n".join(map(code, sorted(files))) for name, files in sorted(folders.items())}


def extension_members(text):
    """Returns the names of the members that a folder adds to types that it does not declare. `text` is the code of the
    folder."""
    bodies = re.findall(r"^extension (\w+)[^{]*\{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL)
    own = set(TYPE.findall(text))
    return {name for owner, body in bodies if owner not in own for name in MEMBER.findall(body)}


def names(sources):
    """Returns the names that each folder declares: its types, and the members that no other folder declares. Folders
    that use these names depend on it."""
    types = {room: set(TYPE.findall(text)) for room, text in sources.items()}
    declared = {room: types[room] | set(MEMBER.findall(text)) for room, text in sources.items()}

    def is_unique(name, room):
        return all(name not in declared[other] for other in sources if other != room)

    return {room: types[room] | {name for name in extension_members(text) if is_unique(name, room)}
            for room, text in sources.items()}


def main():
    sources = rooms()
    words = {room: set(re.findall(r"\w+", text)) for room, text in sources.items()}
    given = names(sources)
    uses = {room: {other: words[room] & given[other] for other in sources
                   if other != room and words[room] & given[other]} for room in sources}
    try:
        TopologicalSorter(uses).prepare()
    except CycleError as error:
        circle = error.args[1]
        for other, room in zip(circle, circle[1:]):
            print(f"rooms: {room} uses {other}:", *sorted(uses[room][other])[:8])
        return 1
    print(f"rooms: no circle among {', '.join(sources)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
