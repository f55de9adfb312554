#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the time that a key takes in a field, and the time until 1,000 new fields with a number are laid out, in every
installed browser. For comparison, it measures plain inputs with the same text, too. In Chromium, it also prints the
memory that 1,000 fields use."""

import json
import sys
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests/browser"))

from chromium import WEB
from engines import CHROMIUM, ENGINES

# Measures the time from the key to the last listener of its `input` event, including the layout.
LISTEN = """(() => { globalThis.times = []; let start;
  window.addEventListener("keydown", () => { start = performance.now() }, true);
  window.addEventListener("input", () => { target.getBoundingClientRect(); times.push(performance.now() - start) }) })()"""

# The rounds of the measurement of many fields, in which each kind of field is made once. So both kinds are slowed down
# alike by other programs.
ROUNDS = 15
INPUT = '<input value="$1,234.50">'
FIELD = '<numeric-field locale="en-US" currency="USD" value="1234.5"></numeric-field>'

# Makes the fields in an empty page, and measures the time until the browser has laid them out. This includes the
# accessible names, which the fields get when the script has ended.
MAKE = """(async () => {
  stage.textContent = ""; stage.getBoundingClientRect();
  await new Promise((done) => setTimeout(done));
  const start = performance.now();
  stage.innerHTML = MARKUP.repeat(1000);
  await null;
  stage.getBoundingClientRect();
  return performance.now() - start })()"""


def engine_times(driver, page):
    """Prints the times of a key in a session, without a field, compared with `Intl.NumberFormat`."""
    driver.get("about:blank")
    page.run((WEB / "dist/numeric-field-script.js").read_text() + "; undefined")
    bench = (WEB / "bench/bench.js").read_text().replace("export function", "function")
    for time in page.run(f"{bench}; bench(NumericText.openSession)"):
        print(f"  {time['microseconds']:7.2f} µs  {time['name']}")


def key_cost(page, markup, keys="1234567" * 30):
    page.run(f"stage.innerHTML = `{markup}`, globalThis.target = stage.firstChild, target.focus(), undefined")
    page.run(LISTEN)
    for start in range(0, len(keys), 7):
        page.run("target.value = '', undefined")
        page.type(keys[start:start + 7])
    # The clocks of pages are coarse, so only the mean of many keys is meaningful.
    return page.run("times.reduce((sum, time) => sum + time, 0) / times.length * 1000")


def many(page):
    """Returns the median times in milliseconds until 1,000 inputs and 1,000 fields are laid out, and the median of
    the ratios of each round."""
    times = [[page.run(MAKE.replace("MARKUP", json.dumps(markup))) for markup in (INPUT, FIELD)] for _ in range(ROUNDS)]
    return (*map(median, zip(*times)), median(fields / inputs for inputs, fields in times))


def memory(page, markup):
    """Returns the bytes of memory that 1,000 copies of `markup` use in scripts and in the page. Only
    Chromium reports them."""
    used = []
    for content in ("", markup * 1000):
        page.run(f"stage.innerHTML = `{content}`, stage.getBoundingClientRect(), undefined")
        page.call("HeapProfiler.collectGarbage")
        usage = page.call("Runtime.getHeapUsage")
        used.append(usage["usedSize"] + usage.get("embedderHeapUsedSize", 0))
    return used[1] - used[0]


def main():
    for engine in ENGINES:
        if engine.missing:
            print(f"SKIPPED: {engine.name} needs {', '.join(engine.missing)} (make setup)")
            continue
        driver, page = engine.opened()
        if engine is CHROMIUM:
            print(f"Chromium {driver.capabilities['browserVersion']}")
            engine_times(driver, page)
        driver.get((WEB / "tests/browser/stage.html").as_uri())
        *times, ratio = many(page)
        for tag, made in zip(("<input>", "<numeric-field locale='en-US' currency='USD'></numeric-field>"), times):
            driver.get((WEB / "tests/browser/stage.html").as_uri())
            name = tag[1:].split(">")[0].split(" ")[0]
            taken = f" {memory(page, tag) / 1e6:4.1f} MB" if engine is CHROMIUM else ""
            print(f"{engine.name:10} {name:14} a key {key_cost(page, tag):7.0f} µs   1,000 of them {made:5.0f} ms{taken}")
        print(f"{engine.name:10} 1,000 fields take {ratio:.1f} times as long as 1,000 inputs")


main()
