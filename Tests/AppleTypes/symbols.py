# SPDX-License-Identifier: MIT
"""Compares the declared symbols with Symbols.md, which links to the documentation of each.

The sources compile only against these declarations, so every symbol that they use is declared, and
every declared symbol must be listed.
"""

import json
import re
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
FOUNDATION = ["ObjectiveC", "CoreFoundation", "CoreGraphics", "Foundation"]

# Members that Swift's own protocols require. Symbols.md doesn't list them.
DERIVED = re.compile(r"^(_|\W|hash\(into:\)|hashValue|encode\(to:\)|init\(from:\)|init\(rawValue:\)|rawValue|"
                     r"init\((integer|float|string|boolean|unicode).*Literal.*:\)|init\(\))")


def declared(compiler):
    """Returns the symbols declared for a system, as pairs of type and name. The type of a global is
    empty."""
    folder = compiler.folder / "symbols"
    folder.mkdir(exist_ok=True)
    found = set()
    for module in [*FOUNDATION, compiler.system.kit, "SwiftUI", "XCTest"]:
        command = ["swift-symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public",
                   "-skip-synthesized-members", "-output-dir", folder, *compiler.search()]
        subprocess.run(command, check=True, capture_output=True)
        for graph in folder.glob(f"{module}*.symbols.json"):
            found |= {symbol for item in json.loads(graph.read_text())["symbols"] for symbol in names(item)}
    return found


def names(item):
    *owner, name = item["pathComponents"]
    if item["kind"]["identifier"] in ("swift.associatedtype", "swift.func.op"):
        return
    if not DERIVED.match(name) and not any(part.startswith("_") for part in owner):
        yield ".".join(owner), name


def listed():
    """Returns the symbols in Symbols.md, and its rows without a link."""
    symbols, faults = set(), []
    for line in (HERE / "Symbols.md").read_text().splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("| `") or len(cells) != 3:
            continue
        if "https://" not in cells[2]:
            faults.append(f"Symbols.md: {cells[0]} has no link")
        *owner, name = cells[0].strip("`").split(".") if "(" not in cells[0] else [cells[0].strip("`")]
        symbols.add((".".join(owner), name))
        symbols |= {(cells[0].strip("`"), member) for member in re.findall(r"`([^`]+)`", cells[1])}
    return symbols, faults


def faults(compilers):
    known, found = listed()
    used = set().union(*(declared(compiler) for compiler in compilers))
    found += [f"Symbols.md lacks {'.'.join(filter(None, symbol))}" for symbol in sorted(used - known)]
    if len(compilers) > 1:
        found += [f"Symbols.md has {'.'.join(filter(None, symbol))}, which is not declared"
                  for symbol in sorted(known - used) if symbol[0] or symbol[1] not in OTHERS]
    return found


# Swift types that the frameworks extend.
OTHERS = {"Error", "Never", "Optional", "String", "Double", "StringProtocol", "BinaryInteger", "BinaryFloatingPoint", "Array"}
