# SPDX-License-Identifier: MIT
"""Plays the cases in browsers, and writes the verdicts to a file.

    python run.py --peers FOLDER [--adapters NAME,...] [--groups NAME,...] [--engines NAME,...] [--output FILE]

If the environment variable FIELD_TEST_RECORDS names a folder, the states of the fields are written there.
"""

import argparse
import datetime
import json
import os
import sys
import time
from collections import Counter
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(Path(__file__).parent), str(ROOT / "Web/tests/browser")]

import cases as case_files
import measure
import results as results_file
from engines import ENGINES
from hands import CannotPlay, Hands
from judge import NOT_APPLICABLE, result
from selenium.common.exceptions import WebDriverException
from serving import Handler, Server

FOLDER = ROOT / "FieldTest"
RECORDS = os.environ.get("FIELD_TEST_RECORDS")
PEERS = {
    peer["name"]: peer for peer in json.loads((FOLDER / "peers.json").read_text()) if peer.get("engine") != "Swift"}


class FieldTestHandler(Handler):
    """Serves the project and, under `/peers/`, the folder with the libraries."""

    peers = None

    def translate_path(self, path):
        if path.startswith("/peers/"):
            return str(self.peers / path.removeprefix("/peers/").partition("?")[0])
        return super().translate_path(path)


def main():
    options = arguments()
    FieldTestHandler.peers = Path(options.peers).resolve()
    check_modules(options.adapters, FieldTestHandler.peers)
    server = Server({}, ROOT, handler=FieldTestHandler)
    chosen = case_files.read(options.groups)
    # Keep the previous results of libraries and browsers that this run does not test.
    results = {**results_file.read(options.output), "date": datetime.date.today().isoformat()}
    for engine in [engine for engine in ENGINES if engine.name in options.engines]:
        play_in(engine, options.adapters, server.address, chosen, results)
    server.close()
    results_file.write(results, options.output)


def check_modules(adapters, folder):
    """Stops if the folder lacks a module that an adapter imports."""
    peers = [PEERS[name] for name in adapters]
    needed = {peer[key] for peer in peers for key in ("module", "with") if key in peer}
    missing = sorted(name for name in needed if not (folder / name).exists())
    if missing:
        sys.exit(f"{folder} lacks {', '.join(missing)}: FieldTest/README.md says what the folder contains.")


def play_in(engine, adapters, address, chosen, results):
    """Plays the cases in one browser. In browsers other than Chromium, plays them only in the fields of this
    project."""
    if engine.missing:
        sys.exit(f"{engine.name} needs {', '.join(engine.missing)} (make setup).")
    names = [name for name in adapters if engine.name == "Chromium" or PEERS[name].get("ours")]
    driver = engine.start()
    hands = Hands(driver, engine.name)
    pages = {name: partial(open_page, driver, f"{address}FieldTest/stage.html?adapter={name}") for name in names}
    try:
        results["engines"][engine.name] = driver.capabilities["browserVersion"]
        for name in names:
            results["verdicts"][f"{name} in {engine.name}"] = play(hands, name, pages[name], chosen)
        keys = measure.key_times(hands, pages)
    finally:
        driver.quit()
    for name in names:
        size = measure.size(PEERS[name], FieldTestHandler.peers, ROOT)
        results["runs"][f"{name} in {engine.name}"] = {"key": keys[name], "size": size}


def play(hands, name, open_stage, chosen):
    """Returns the verdicts that are not `right`, each with a description of the failure."""
    verdicts, counts, group, start = {}, Counter(), None, time.monotonic()
    for case in chosen:
        if case["group"] != group:
            group = case["group"]
            open_stage()
        try:
            found = judged(case, hands, name)
        except WebDriverException as error:
            found = ["unmet", f"the browser failed: {error.msg.splitlines()[0]}"]
            open_stage()
        counts[found[0]] += 1
        if found[0] != "right":
            verdicts[case["id"]] = found
    print(f"{name} in {hands.engine}: {dict(counts)} in {time.monotonic() - start:.0f} s", flush=True)
    return verdicts


def judged(case, hands, name):
    """Plays a case, and returns its result, as `judge.result` does."""
    try:
        seen = hands.play(case)
    except CannotPlay as reason:
        return [NOT_APPLICABLE, str(reason)]
    if RECORDS:
        with open(Path(RECORDS) / f"{name}-{hands.engine}.jsonl", "a") as file:
            file.write(json.dumps({"id": case["id"], "seen": seen}) + "\n")
    return result(case, seen)


def open_page(driver, page):
    driver.get(page)
    driver.execute_async_script("""
      const [done] = arguments, wait = () => globalThis.fieldTest ? done() : setTimeout(wait, 10); wait()""")


def arguments():
    parser = argparse.ArgumentParser()
    names = lambda text: text.split(",")
    parser.add_argument("--peers", required=True)
    parser.add_argument("--adapters", type=names, default=list(PEERS))
    parser.add_argument("--groups", type=names, default=list(case_files.GROUPS))
    parser.add_argument("--engines", type=names, default=[engine.name for engine in ENGINES])
    parser.add_argument("--output", default=FOLDER / "results.json")
    return parser.parse_args()


if __name__ == "__main__":
    main()
