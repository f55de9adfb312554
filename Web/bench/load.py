#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures in Chromium when a page shows its first number and accepts its first key, on a simulated slow
phone: a processor that is 4 times slower, 150 ms for each request, and 1.6 Mbit/s. Compares the times with
those of a page whose script only calls `Intl.NumberFormat`."""

import gzip
import sys
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests/browser"))

from chromium import WEB
from engines import CHROMIUM
from serving import Server

ROUNDS = 7
HEAD = "<!doctype html><html lang=en><meta charset=utf-8><link rel=icon href=data:,>"
ONE_LINER = "field.value = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(1234.5)"
FIELD = "<numeric-field id=field currency=USD locale=en-US value=1234.5></numeric-field>"
FILES = ("streaming.js", "typing.js", "editing.js")
ENGINES = ("numeric-field.wasm", "numeric-field-later.wasm")
PRELOAD = '<link rel="modulepreload" fetchpriority="low" href="/numeric-field-typing.js"><link rel="preload" as="fetch" fetchpriority="low" crossorigin href="/numeric-field.wasm">'

# Records the times when the text is on the screen, when a key has changed the value, and when everything is loaded.
WATCH = """(() => {
  const look = () => {
    const field = document.getElementById("field");
    const text = (field?.shadowRoot?.querySelector("input") ?? field)?.value;
    if (text && !globalThis.shownAt) globalThis.shownAt = performance.now();
    if (globalThis.shownAt && (field.value ?? "").includes("1234.56")) globalThis.typedAt = performance.now();
    else requestAnimationFrame(look);
  };
  const lookForAll = () => {
    if (globalThis.field?.session) globalThis.loadedAt = performance.now();
    else setTimeout(lookForAll, 5);
  };
  requestAnimationFrame(look);
  requestAnimationFrame(lookForAll);
})()"""


def compressed(content, kind):
    body = content if isinstance(content, bytes) else content.encode()
    return {"Content-Type": kind, "Content-Encoding": "gzip", "Cache-Control": "no-store"}, gzip.compress(body, 9)


def pages():
    script = '<script type="module" src="/numeric-field-streaming.js"></script>'
    return {
        "/intl": compressed(f'{HEAD}<input id=field><script type="module" src="/intl.js"></script>', "text/html"),
        "/intl.js": compressed(ONE_LINER, "text/javascript"),
        "/field": compressed(HEAD + script + FIELD, "text/html"),
        "/preloading": compressed(HEAD + PRELOAD + script + FIELD, "text/html"),
        **{f"/{name}": compressed((WEB / "dist" / name).read_bytes(), "application/wasm") for name in ENGINES},
        **{f"/numeric-field-{name}": compressed((WEB / f"dist/numeric-field-{name}").read_text(), "text/javascript") for name in FILES},
    }


def measured(page, address, types):
    """Returns when the number is shown, in milliseconds after the start. Also returns how many milliseconds later a
    key has changed the number, and how many milliseconds later everything is loaded."""
    page.call("Page.navigate", url=address)
    page.wait_until("globalThis.shownAt")
    if not types:
        return page.run("shownAt"), 0, 0
    page.run("field.focus()")
    page.press("End")
    page.type("6")
    page.wait_until("globalThis.typedAt && globalThis.loadedAt")
    return page.run("[shownAt, typedAt - shownAt, loadedAt - shownAt]")


def main():
    if CHROMIUM.missing:
        print(f"SKIPPED: Chromium needs {', '.join(CHROMIUM.missing)} (make setup)")
        return
    driver, page = CHROMIUM.opened()
    server = Server(pages())
    page.call("Page.enable")
    page.call("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
    page.call("Network.enable")
    page.call("Network.emulateNetworkConditions", offline=False, latency=150, downloadThroughput=200_000, uploadThroughput=200_000)
    page.call("Emulation.setCPUThrottlingRate", rate=4)
    results = {}
    for _ in range(ROUNDS):
        for name in ("intl", "field", "preloading"):
            results.setdefault(name, []).append(measured(page, server.address + name, name != "intl"))
    server.close()
    base = median(shown for shown, *_ in results["intl"])
    print(f"On a slow phone, Intl.NumberFormat alone shows the number after {base:.0f} ms.")
    for name, title in (("field", "<numeric-field>"), ("preloading", "the same with preloading")):
        shown, typed, loaded = (median(times) for times in zip(*results[name]))
        print(f"  {title:26} shows it after {shown / base:.2f} times as long, takes a key {typed:.0f} ms later, "
              f"and has loaded everything {loaded:.0f} ms later")


main()
