# SPDX-License-Identifier: MIT
"""Plays the cases in the fields of Swift packages, except those that need a window, and adds the verdicts to the
results:

    python swift_fields.py PROGRAM

PROGRAM is the product `peers` of Benchmarks/Peers, which `make peers` builds.
"""

import json
import platform
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

from cases import FOLDER, read as read_cases
from judge import NOT_APPLICABLE, result
from results import read, write

GROUPS = ("typing", "deleting", "caret", "paste", "locales", "signs", "bounds", "big")
OTHER_DATA = "The text is that of the browsers' locale data."


def main():
    program, results = sys.argv[1], read()
    if not Path(program).exists():
        sys.exit(f"{program} is missing: run `make peers` first.")
    peers = [peer for peer in json.loads((FOLDER / "peers.json").read_text()) if peer.get("engine") == "Swift"]
    results["engines"]["Swift"] = f"{swift_version()} on {platform.system()}"
    for peer in peers:
        name = f"{peer['name']} in Swift"
        results["verdicts"][name] = verdicts_of(peer["library"], program)
        results["runs"][name] = {}
    write(results)


def swift_version():
    answer = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout
    return re.search(r"Swift version (\S+)", answer)[1]


def verdicts_of(library, program):
    """Returns the verdicts on a library that are not `right`, by the id of the case."""
    reports, verdicts = {}, {}
    for group in GROUPS:
        lines = subprocess.run(
            [program, "field", library, FOLDER / f"cases/{group}.jsonl"], capture_output=True, text=True, check=True).stdout
        # Libraries may print messages of their own.
        reports |= {(report := json.loads(line))["id"]: report for line in lines.splitlines() if line.startswith('{"')}
    for case in read_cases():
        found = judged(case, reports.get(case["id"], {"reason": "The case needs a window."}))
        if found[0] != "right":
            verdicts[case["id"]] = found
    print(f"{library}: {dict(Counter(name for name, *_ in verdicts.values()))}")
    return verdicts


def judged(case, report):
    if "reason" in report:
        return [NOT_APPLICABLE, report["reason"]]
    if "text" in case["expect"].get("after", {}):
        return [NOT_APPLICABLE, OTHER_DATA]
    return result(case, report)


if __name__ == "__main__":
    main()
