# SPDX-License-Identifier: MIT
"""Reads the cases, one JSON object per line."""

import json
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1]
GROUPS = (
    "typing", "deleting", "caret", "paste", "locales", "signs", "bounds", "big", "undo", "composing", "forms",
    "automation", "access",
)


def read(groups=GROUPS):
    """Returns the cases of the given groups in order, each with the name of its group."""
    return [
        {"group": group, **json.loads(line)}
        for group in groups if (path := FOLDER / f"cases/{group}.jsonl").exists()
        for line in path.read_text().splitlines() if line
    ]
