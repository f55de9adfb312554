# SPDX-License-Identifier: MIT
"""Reads the cases, one JSON object per line."""

import json
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1]

# The groups of cases, each with its title.
GROUPS = {
    "typing": "Typing", "deleting": "Deleting", "caret": "Caret", "paste": "Paste", "locales": "Locales", "signs": "Signs",
    "bounds": "Bounds, precision", "big": "Big numbers", "undo": "Undo", "composing": "Input methods", "forms": "Forms",
    "automation": "Automation", "access": "Accessibility",
}


def read(groups=GROUPS):
    """Returns the cases of the given groups in order, each with the name of its group."""
    return [
        {"group": group, **json.loads(line)}
        for group in groups for line in (FOLDER / f"cases/{group}.jsonl").read_text().splitlines() if line
    ]
