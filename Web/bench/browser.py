#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints what a key costs through the field, and what 1,000 fields cost, beside inputs, in every engine here."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests/browser"))

from chromium import WEB
from engines import ENGINES

# From the moment the browser asks about a key until every listener has been told, and the next layout.
LISTEN = """(() => { globalThis.times = []; let start;
  window.addEventListener("beforeinput", () => { start ??= performance.now() }, true);
  window.addEventListener("keyup", () => { if (start) times.push(performance.now() - start); start = undefined }, true);
  window.addEventListener("input", () => { target.getBoundingClientRect() }) })()"""

MAKE = """(() => { const start = performance.now();
  stage.innerHTML = "TAG".repeat(1000); stage.getBoundingClientRect();
  return performance.now() - start })()"""


def key_cost(page, markup, keys="1234567" * 10):
    page.run(f"stage.innerHTML = `{markup}`, globalThis.target = stage.firstChild, target.focus(), undefined")
    page.run(LISTEN)
    for start in range(0, len(keys), 7):
        page.run("target.value = '', undefined")
        page.type(keys[start:start + 7])
    return page.run("times.sort((a, b) => a - b)[times.length >> 1] * 1000")


def main():
    for engine in ENGINES:
        if engine.missing:
            print(f"LEFT OUT: {engine.name} needs {', '.join(engine.missing)} (make setup)")
            continue
        driver, page = engine.opened()
        for tag in ("<input>", "<numeric-field locale='en-US' currency='USD'></numeric-field>"):
            driver.get((WEB / "tests/browser/stage.html").as_uri())
            name = tag[1:].split(">")[0].split(" ")[0]
            many = min(page.run(MAKE.replace("TAG", tag)) for _ in range(5))
            print(f"{engine.name:10} {name:14} a key {key_cost(page, tag):7.0f} µs   1,000 of them {many:5.0f} ms")


main()
