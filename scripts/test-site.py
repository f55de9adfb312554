#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Opens the pages of the built site in Chromium, and checks that nothing is missing.

Usage: scripts/test-site.py [FOLDER]   the folder of the site, by default .build/site

Fails if the console of a page has a message, such as one about a file that doesn't exist, if a page
of the reference has no link to the start page, or if the list of modules has empty pictures.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Web/tests/browser"))

from chromium import complaints  # noqa: E402
from engines import CHROMIUM  # noqa: E402

from functools import partial  # noqa: E402
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer  # noqa: E402
from threading import Thread  # noqa: E402
import time  # noqa: E402

REFERENCE = "reference/documentation"
PAGES = [
    "", "playground.html", "field-test/", "field-test/numeric-field-chromium.html", f"{REFERENCE}/",
    f"{REFERENCE}/numerictext/", f"{REFERENCE}/numerictext/gettingstarted/", f"{REFERENCE}/numerictext/values/",
    f"{REFERENCE}/numerictextui/fieldsinswiftui/",
]


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def main():
    site = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / ".build/site"
    if CHROMIUM.missing:
        print(f"SKIPPED: without {', '.join(CHROMIUM.missing)}, the pages of the site were NOT TESTED.")
        return 0
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    Thread(target=server.serve_forever, daemon=True).start()
    driver, page = CHROMIUM.opened()
    failed = 0

    def check(is_right, what):
        nonlocal failed
        failed += not is_right
        print(f"{'ok' if is_right else 'FAILED'}: {what}", flush=True)

    for path in PAGES:
        driver.get(f"http://127.0.0.1:{server.server_port}/{path}")
        time.sleep(1.5)
        said = complaints(driver)
        check(not said, f"/{path} has nothing in the console {said or ''}".rstrip())
        if path.startswith("reference"):
            check(page.run("document.querySelector('a.site-link')?.getAttribute('href') ?? ''").endswith("/"), f"/{path} links to the start page")
    driver.get(f"http://127.0.0.1:{server.server_port}/{REFERENCE}/")
    time.sleep(1.5)
    tiles = page.run("document.querySelectorAll('.card-cover, .reference-card-grid-item').length")
    check(tiles == 0, "the list of modules has no empty pictures")
    driver.quit()
    server.shutdown()
    return 1 if failed else 0


sys.exit(main())
