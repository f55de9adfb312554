#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Opens each example for web pages in Chromium, and checks the claim in its comment.

A block of HTML must show a field with text. It can end with `<!-- shows TEXT -->`, and must then show
this text. A line of JavaScript can end with `// RESULT`. All kinds of spaces are equal. Without
Chromium and selenium, nothing is checked, and a message is printed.
"""
import http.server
import functools
import pathlib
import re
import shutil
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = ["README.md", "Web/README.md", "Web/FRAMEWORKS.md"]
LOOK = """
const field = document.querySelector("numeric-field, input");
return field ? field.formattedValue ?? field.value : null;
"""


def leave_out(reason):
    print(f"SKIPPED: {reason}, so the examples for web pages were NOT opened.")
    sys.exit(0)


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


def browser():
    try:
        from selenium import webdriver
    except ImportError:
        leave_out("selenium is missing (make setup)")
    paths = [shutil.which(name) for name in ("chromium", "chromedriver")]
    if not all(paths):
        leave_out("chromium or chromedriver is missing (make setup)")
    options = webdriver.ChromeOptions()
    options.binary_location = paths[0]
    for option in ("headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage"):
        options.add_argument(f"--{option}")
    return webdriver.Chrome(options=options, service=webdriver.ChromeService(paths[1]))


def until(look, seconds=10):
    """Calls `look` until its result is true, for at most `seconds`, and returns the last result."""
    end = time.monotonic() + seconds
    while not (seen := look()) and time.monotonic() < end:
        time.sleep(0.05)
    return seen


def check(driver, address, folder):
    failures = 0

    def opened(place, text):
        # Each page has a unique name, so that the browser does not restore form data.
        name = re.sub(r"\W", "-", place) + ".html"
        (folder / name).write_text(f'<!doctype html><html lang="en"><meta charset="utf-8">{text}')
        driver.get(f"{address}/{name}")

    for place, code in blocks("html"):
        opened(place, code)
        claim = re.search(r"<!-- shows (.*) -->", code)
        right = (lambda shown: shown == claim[1]) if claim else bool
        until(lambda: right(plain(driver.execute_script(LOOK))))
        shown = plain(driver.execute_script(LOOK))
        print(f"{'ok' if right(shown) else 'FAILED'}: {place} shows {shown}")
        failures += not right(shown)
    for place, code in blocks("js"):
        opened(place, script(code))
        told = until(lambda: driver.title if driver.title.startswith("[") else "")
        print(f"{'ok' if told == '[]' else 'FAILED'}: {place} {told if told != '[]' else ''}")
        failures += told != "[]"
    return failures


class Silent(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def main():
    if not (ROOT / "Web/dist/numeric-field.js").exists():
        leave_out("Web/dist is missing (make web)")
    driver = browser()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for file in (ROOT / "Web/dist").iterdir():
            shutil.copy(file, folder)
        server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Silent, directory=name)
        )
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            failures = check(driver, f"http://127.0.0.1:{server.server_port}", folder)
        finally:
            driver.quit()
            server.shutdown()
    sys.exit(1 if failures else 0)


main()
