#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the public symbols of modules from their symbol graphs: api.py FOLDER

The folder contains one folder per kind of device, with the symbol graphs of its modules.

An undocumented symbol is an error. The cases of the generated types of currencies and locales are
only counted, and need no comment: most names say everything.
"""
import collections
import itertools
import json
import pathlib
import sys

COUNTED = ("Currency", "CurrencyLocale")
# Every type conforms to these protocols unless it suppresses them, so they are not listed.
IMPLIED = {"", "Copyable", "Escapable", "SendableMetatype"}


def graphs(folder, module):
    for path in sorted(pathlib.Path(folder).glob(f"{module}*.symbols.json")):
        if path.name.split(".")[0].split("@")[0] == module:
            yield json.loads(path.read_text())


def is_written(symbol):
    return "::SYNTHESIZED::" not in symbol["identifier"]["precise"] and "location" in symbol


def declaration(symbol):
    text = "".join(part["spelling"] for part in symbol["declarationFragments"])
    return " ".join(text.split())


def surface(folder, module):
    """Returns the symbols of a module, each with its declaration or other facts, and those without a comment."""
    lines, undocumented, seen = [], [], set()
    counts = collections.Counter()
    conformances = collections.defaultdict(set)
    names = {}
    for graph in graphs(folder, module):
        for symbol in graph["symbols"]:
            path = ".".join(symbol["pathComponents"])
            names[symbol["identifier"]["precise"]] = path
            if not is_written(symbol) or symbol["identifier"]["precise"] in seen:
                continue
            seen.add(symbol["identifier"]["precise"])
            kind = symbol["kind"]["identifier"]
            is_value = kind in ("swift.enum.case", "swift.type.property")
            is_counted = is_value and symbol["pathComponents"][0] in COUNTED
            if "docComment" not in symbol and kind != "swift.extension" and not is_counted:
                undocumented.append(f"{path}: {declaration(symbol)}")
            if is_counted:
                counts[symbol["pathComponents"][0]] += 1
            elif kind != "swift.extension":
                lines.append((path, declaration(symbol)))
        for link in graph["relationships"]:
            if link["kind"] == "conformsTo" and link["source"] in names:
                target = link.get("targetFallback") or names.get(link["target"], "")
                conformances[names[link["source"]]].add(target.removeprefix("Swift."))
    lines += [(name, f"{count} cases") for name, count in counts.items()]
    lines += [(name, f"conforms to {', '.join(sorted(kinds - IMPLIED))}") for name, kinds in conformances.items()]
    return sorted(set(lines)), undocumented


MODULES = [
    ("Phone", "NumericTextCore", ""),
    ("Phone", "NumericText", ""),
    ("Phone", "NumericTextReplay", ""),
    ("Phone", "NumericTextUI", " with UIKit"),
    ("Mac", "NumericTextUI", " with AppKit"),
    ("Phone", "NumericTextMigration", " with UIKit"),
]


def main():
    folder = pathlib.Path(sys.argv[1])
    failed = False
    print("All public symbols, written by `make api`. Every change of this file affects users of the package.")
    for device, module, note in MODULES:
        lines, undocumented = surface(folder / device, module)
        print(f"\n# {module}{note}\n")
        for name, details in itertools.groupby(lines, key=lambda line: line[0]):
            print(name, *(f"    {detail}" for _, detail in details), sep="\n")
        for one in undocumented:
            print(f"api: {module} does not document {one}", file=sys.stderr)
            failed = True
    sys.exit(failed)


main()
