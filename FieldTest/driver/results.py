# SPDX-License-Identifier: MIT
"""Reads and writes the result file."""

import json
from pathlib import Path

FILE = Path(__file__).resolve().parents[1] / "results.json"


def read(file=FILE):
    """Returns the results of the last run, or empty results if there are none."""
    if Path(file).exists():
        return json.loads(Path(file).read_text())
    return {"date": "", "engines": {}, "runs": {}, "verdicts": {}}


def write(results, file=FILE):
    """Writes JSON with one case per line, so that two runs can be compared."""
    tables = []
    for name, verdicts in results["verdicts"].items():
        lines = (f"{json.dumps(one)}: {json.dumps(got, ensure_ascii=False)}" for one, got in verdicts.items())
        tables.append(f"{json.dumps(name)}: {{\n" + ",\n".join(lines) + "\n}")
    head = [f"{json.dumps(name)}: {json.dumps(results[name])}" for name in ("date", "engines", "runs")]
    Path(file).write_text("{\n" + ",\n".join(head) + ',\n"verdicts": {\n' + ",\n".join(tables) + "\n}\n}\n")
