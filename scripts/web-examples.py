#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Opens each example for web pages in Chromium, and checks the claim in its comment.

A block of HTML must show a field with text. It can end with `<!-- shows TEXT -->`, and must then show
this text. A line of JavaScript can end with `// RESULT`. All kinds of spaces are equal. Without
Chromium and selenium, nothing is checked, and a message is printed.
"""
import re
import sys
import time

from browser import ROOT, opened_chromium
from checks import Checks

DIST = ROOT / "Web/dist"
PAGES = ["README.md", "Web/README.md", "Web/FRAMEWORKS.md"]
LOOK = """
const field = document.querySelector("numeric-field, input");
return field ? field.formattedValue ?? field.value : null;
"""


def blocks(kind):
    for page in PAGES:
        text = (ROOT / page).read_text()
        for match in re.finditer(rf"^```{kind}\n(.*?)^```", text, re.S | re.M):
            yield f"{page}:{text[: match.start()].count(chr(10)) + 1}", match.group(1)


def plain(text):
    return re.sub(r"\s", " ", text or "")


def script(code):
    """Returns a page that runs the code and then writes the wrong results, each with its claim, to the title."""
    lines = []
    for line in code.splitlines():
        claim = re.match(r"(.*); // (.*)$", line)
        lines.append(f"told.push([{claim[1]}, {claim[2]}]);" if claim else line)
    end = "document.title = JSON.stringify(told.filter(([is, should]) => is !== should));"
    return "\n".join(
        ['<input id="amount" type="text">', "<script type=module>", lines[0], "const told = [];", *lines[1:], end, "</script>"]
    )


def until(look, seconds=10):
    """Calls `look` until its result is true, for at most `seconds`, and returns the last result."""
    end = time.monotonic() + seconds
    while not (seen := look()) and time.monotonic() < end:
        time.sleep(0.05)
    return seen


def check(driver, address, pages):
    checks = Checks()

    def opened(place, text):
        # Each page has a unique name, so that the browser does not restore form data.
        name = re.sub(r"\W", "-", place) + ".html"
        pages[f"/{name}"] = ({}, f'<!doctype html><html lang="en"><meta charset="utf-8">{text}')
        driver.get(address + name)

    for place, code in blocks("html"):
        opened(place, code)
        claim = re.search(r"<!-- shows (.*) -->", code)
        right = (lambda shown: shown == claim[1]) if claim else bool
        until(lambda: right(plain(driver.execute_script(LOOK))))
        shown = plain(driver.execute_script(LOOK))
        checks.check(right(shown), f"{place} shows {shown}")
    for place, code in blocks("js"):
        opened(place, script(code))
        told = until(lambda: driver.title if driver.title.startswith("[") else "")
        checks.check(told == "[]", f"{place} {told if told != '[]' else ''}")
    return checks.failed


def main():
    missing = [] if (DIST / "numeric-field.js").exists() else ["Web/dist"]
    driver, _ = opened_chromium("the examples for web pages were NOT opened", *missing)
    from serving import Server
    pages = {}
    server = Server(pages, DIST)
    failures = check(driver, server.address, pages)
    server.close()
    sys.exit(1 if failures else 0)


main()
