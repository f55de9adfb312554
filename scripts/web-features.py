#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Updates the table in Web/README.md with the download size of each part of the web component.

A file is compressed as a whole, so its compressed bytes are divided among its parts in proportion to the
uncompressed sizes of the parts. A function that is inlined counts as part of its caller.
"""

import json
import re
import shutil
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "Sources"
README = ROOT / "Web/README.md"
DIST = ROOT / "Web/dist"
LINKED = ROOT / ".build-embedded/wasm32-unknown-none-wasm/release/numeric-field.wasm"

EDITS = "engine: edits, their rules, layout and caret"
PASTED = "engine: pasted text, and the symbols of all currencies"
INTERFACE = "engine: styles and events from JavaScript"
LIBRARY = "engine: strings, arrays and memory of Swift"

# The description that the table shows for each folder of the engine.
ROOMS = {
    "Session": "engine: focus, commit, undo, steps, marked text",
    **dict.fromkeys(("Editing", "", "Rules"), EDITS),
    **dict.fromkeys(("Reading", "Text"), PASTED),
    "Notation": "engine: notations",
    "Number": "engine: decimal numbers",
    "Platform": LIBRARY,
}

# The description that the table shows for each folder of `Web/src`.
MODULES = {
    "options": "options, notations, encoding for the engine",
    **dict.fromkeys(("engine", "src"), "sessions, `format`, `parse`, loading"),
    **dict.fromkeys(("editing", "gestures"), "keys, edits, focus, undo, scrolling to the caret"),
    "element": "the element: properties, labels, forms, appearance",
    "messages": "messages, announcements, validity",
}


def run(*command, given=b""):
    """Runs a command with an input, and returns its output."""
    return subprocess.run(command, input=given, capture_output=True, check=True, cwd=ROOT).stdout


def compressed(path):
    """Returns the compressed size of a file."""
    return len(run("gzip", "-9", given=path.read_bytes()))


def part_size(name):
    """Returns the compressed size of a file of the component: `-typing.js` for numeric-field-typing.js."""
    return compressed(DIST / f"numeric-field{name}")


def symbols(wasm):
    """Yields the kind, the mangled name, the name and the number of bytes of each symbol of an engine, which must
    contain its names. The kind of functions is `t`, and that of data is `d`."""
    swift = Path(shutil.which("swift")).resolve()
    lines = [line.split() for line in run(swift.parent / "llvm-nm", "--print-size", "--radix=d", "--defined-only", wasm).splitlines()]
    names = run("swift", "demangle", "--simplified", given=b"\n".join(line[3] for line in lines))
    for (_, size, kind, mangled), name in zip(lines, names.split(b"\n")):
        yield kind.decode().lower(), mangled.decode(), name.decode(), int(size)


def engine_parts(wasm):
    """Returns the number of bytes of each part of an engine."""
    parts, rooms = Counter(), rooms_of_types()
    for kind, mangled, name, size in symbols(wasm):
        parts[PASTED if kind == "d" else part_of(mangled, name, rooms)] += size
    return parts


def rooms_of_types():
    """Returns the folder in which each type of the engine is declared."""
    rooms = {}
    core = SOURCES / "NumericTextCore"
    for file in core.rglob("*.swift"):
        room = file.relative_to(core).parts[0] if file.parent != core else ""
        for name in re.findall(r"\b(?:struct|class|enum|protocol) ([A-Z]\w+)", file.read_text()):
            rooms.setdefault(name, room)
    return rooms


def part_of(mangled, plain, rooms):
    """Returns the part in which a function is counted. Unless the function belongs to the JavaScript interface, the
    first Swift type in its name that the engine declares determines the part."""
    if "NumericTextWeb" in mangled or mangled.startswith("numeric_text"):
        return INTERFACE
    found = [rooms[word] for word in re.findall(r"\b[A-Z]\w+", plain) if word in rooms]
    if found:
        return ROOMS[found[0]]
    return PASTED if "NumericTextCore" in mangled else LIBRARY


def script_parts(name):
    """Returns the number of bytes of each part in a script of the streaming module."""
    outputs = json.loads((ROOT / f".build-web/numeric-field{name}.json").read_text())["outputs"]
    parts = Counter()
    for output in outputs.values():
        for path, facts in output["inputs"].items():
            parts[MODULES[Path(path).parent.name]] += facts["bytesInOutput"]
    return parts


def shares(parts, whole):
    """Divides `whole` bytes among the parts in proportion to their sizes. Returns each part with its bytes, the
    largest first."""
    total = sum(parts.values())
    return [(part, round(whole * size / total, -1)) for part, size in parts.most_common()]


def named_engines(folder):
    """Splits the engine like the build script, but keeps the names of the functions. Returns both files."""
    features = ("--enable-bulk-memory", "--enable-sign-ext")
    whole, instrumented, profile, first, later = (folder / name for name in ("whole", "instrumented", "profile", "first", "later"))
    run("wasm-opt", "-Oz", "-g", "--strip-dwarf", *features, LINKED, "-o", whole)
    run("wasm-split", "--instrument", *features, whole, "-o", instrumented)
    run("node", "scripts/profile-engine.mjs", instrumented, profile)
    run("wasm-split", "-g", *features, whole, "--profile", profile, "-o1", first, "-o2", later)
    for part in (first, later):
        run("wasm-opt", "-Oz", "-g", *features, part, "-o", part)
    return first, later


def main():
    with tempfile.TemporaryDirectory() as folder:
        first, later = map(engine_parts, named_engines(Path(folder)))
    rows = []
    total = {}
    for moment, name, parts in (("first", "-streaming.js", None), ("first key", ".wasm", first), ("first key", "-typing.js", None),
                                 ("then", "-editing.js", None), ("then", "-later.wasm", later)):
        size = part_size(name)
        parts = parts or script_parts(name)
        rows += [(f"{moment}: {part}", share) for part, share in shares(parts, size) if share]
        total[moment] = total.get(moment, 0) + size
    before = total["first"] + total["first key"]
    rows += [("**until the first key**", before), ("**all**", before + total["then"])]
    largest = max(compressed(file) for file in DIST.glob("numeric-field-messages-*.js"))
    loader = part_size("-messages.js")
    rows += [
        ("only with `arithmetic`, `magnitudes` or `exponents`: the engine with the calculator",
         part_size("-calculator.wasm")),
        ("only with `magnitudes`: the words", part_size("-magnitudes.js")),
        ("only with `attach`", part_size("-attach.js")),
        ("only with `loadEngine`", part_size("-functions.js")),
        ("only with `scrubbing`, `steppers` or `wheel`", part_size("-scrubbing.js")),
        ('only with `copies="plain"`', part_size("-copying.js")),
        ("only for warnings", part_size("-warnings.js")),
        ("only in another language than English: its messages, at most", loader + largest)]
    table = "| Part | Bytes |\n|---|---:|\n" + "".join(f"| {part} | {size:,.0f} |\n" for part, size in rows)
    readme = README.read_text()
    README.write_text(re.sub(r"\| Part \| Bytes \|\n(?:\|.*\n)+", lambda _: table, readme))
    print(table, end="")


main()
