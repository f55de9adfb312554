# SPDX-License-Identifier: MIT
"""Finds integer literals that overflow a 32-bit Int, as on older watches.

The compiler finds them only when it compiles for such a watch. The type of a literal above
2,147,483,647 must be on the same line: `4_000_000_000 as UInt64`, `let mask: UInt64 = …`,
`UInt64(…)`.
"""

import re

LITERAL = re.compile(r"(?<![\w.#\"\\])(0x[0-9a-fA-F_]+|[0-9][0-9_]*)(?![\w.]*[eE.]\d|\w)")
WIDE = re.compile(r"\bU?Int(64|128)\b|\bDouble\b|\bFloat\b")
LIMIT = 2**31 - 1


def faults(paths, root):
    found = []
    for path in paths:
        for number, line in enumerate(path.read_text().splitlines(), 1):
            code = re.sub(r'"(\\.|[^"\\])*"', '""', line.split("//")[0])
            for literal in LITERAL.findall(code):
                if int(literal.replace("_", ""), 0 if "x" in literal else 10) > LIMIT and not WIDE.search(code):
                    found.append(f"{path.relative_to(root)}:{number}: error: {literal} does not fit an Int of a watch")
    return found
