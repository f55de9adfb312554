# SPDX-License-Identifier: MIT
"""Chromium and a server of pages for the scripts, which share both with the browser tests."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Web/tests/browser"))


def opened_chromium(consequence, *missing):
    """Starts Chromium, and returns its driver and its page. If a tool is missing, ends the script with a message
    about the consequence instead. `missing` names other tools of the script that are missing."""
    try:
        from engines import CHROMIUM
        missing = [*missing, *CHROMIUM.missing]
    except ImportError as error:
        missing = [*missing, error.name]
    if missing:
        print(f"SKIPPED: {', '.join(missing)} missing (make setup), so {consequence}.")
        sys.exit(0)
    return CHROMIUM.opened()
