# SPDX-License-Identifier: MIT
"""Plays the cases in browsers, and writes the verdicts to a file.

    python run.py --peers FOLDER [--adapters NAME,...] [--groups NAME,...] [--engines NAME,...]
"""

import argparse
import datetime
import json
import os
import sys
import time
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(Path(__file__).parent), str(ROOT / "Web/tests/browser")]

import cases as case_files
import measure
from engines import ENGINES
from hands import CannotPlay, Hands
from judge import NOT_APPLICABLE, verdict
from selenium.common.exceptions import WebDriverException
from serving import Handler, Server

RECORDS = Path(os.environ["FIELD_TEST_RECORDS"]) if os.environ.get("FIELD_TEST_RECORDS") else None
RESULTS = ROOT / "FieldTest/results.json"


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
    server = Server({}, ROOT, FieldTestHandler)
    chosen = case_files.read(options.groups)
    results = {"date": datetime.date.today().isoformat(), "engines": {}, "runs": {}}
    for engine in [engine for engine in ENGINES if engine.name in options.engines]:
        driver = engine.start()
        try:
            results["engines"][engine.name] = driver.capabilities["browserVersion"]
            for adapter in adapters_for(engine, options.adapters):
                results["runs"][f"{adapter} in {engine.name}"] = play(driver, engine.name, adapter, server.address, chosen)
        finally:
            driver.quit()
    server.close()
    Path(options.output).write_text(text_of(results))


def adapters_for(engine, adapters):
    """Other libraries are tested in Chromium, and the fields of this project in all engines."""
    return [name for name in adapters if engine.name == "Chromium" or name.startswith("numeric-field")]


def play(driver, engine, adapter, address, chosen):
    """Returns the verdict on each case, with what was seen if it was not as expected."""
    page = f"{address}FieldTest/stage.html?adapter={adapter}"
    hands, verdicts, group = Hands(driver, engine), {}, None
    start = time.monotonic()
    for case in chosen:
        if case["group"] != group:
            group = case["group"]
            open_page(driver, page)
        try:
            seen = hands.play(case)
            record(adapter, engine, case, seen)
            verdicts[case["id"]] = outcome(case, seen)
        except CannotPlay as reason:
            verdicts[case["id"]] = [NOT_APPLICABLE, str(reason)]
        except WebDriverException as error:
            verdicts[case["id"]] = ["unmet", f"the driver stopped: {error.msg.splitlines()[0]}"]
            open_page(driver, page)
    key = measure.key_time(hands, partial(open_page, driver, page))
    print_counts(adapter, engine, verdicts, time.monotonic() - start)
    return {"key": key, "cases": verdicts}


def open_page(driver, page):
    driver.get(page)
    driver.execute_async_script("""
      const [done] = arguments, wait = () => globalThis.fieldTest ? done() : setTimeout(wait, 10); wait()""")


def outcome(case, seen):
    name, got = verdict(case, seen)
    if name == "right":
        return [name]
    return [name, got, seen["after"]["value"], seen["after"]["text"]]


def record(adapter, engine, case, seen):
    """Writes everything that was seen to a file, if the caller has named a folder for it."""
    if RECORDS:
        with open(RECORDS / f"{adapter}-{engine}.jsonl", "a") as file:
            file.write(json.dumps({"id": case["id"], "seen": seen}) + "\n")


def print_counts(adapter, engine, verdicts, seconds):
    counts = {}
    for name, *_ in verdicts.values():
        counts[name] = counts.get(name, 0) + 1
    print(f"{adapter} in {engine}: {counts} in {seconds:.0f} s", flush=True)


def text_of(results):
    """Returns JSON with one case a line, so that two runs can be compared."""
    runs = {name: run.pop("cases") for name, run in results["runs"].items()}
    lines = []
    for name, verdicts in runs.items():
        cases = ",\n".join(f"{json.dumps(one)}: {json.dumps(got, ensure_ascii=False)}" for one, got in verdicts.items())
        lines.append(f"{json.dumps(name)}: {{\n{cases}\n}}")
    head = json.dumps(results, ensure_ascii=False)
    return f'{head[:-1]}, "verdicts": {{\n' + ",\n".join(lines) + "\n}}\n"


def arguments():
    parser = argparse.ArgumentParser()
    names = lambda text: text.split(",")
    known = sorted(path.stem for path in (ROOT / "FieldTest/adapters").glob("*.js") if path.stem != "notation")
    parser.add_argument("--peers", required=True)
    parser.add_argument("--adapters", type=names, default=known)
    parser.add_argument("--groups", type=names, default=list(case_files.GROUPS))
    parser.add_argument("--engines", type=names, default=[engine.name for engine in ENGINES])
    parser.add_argument("--output", default=RESULTS)
    return parser.parse_args()


if __name__ == "__main__":
    main()
