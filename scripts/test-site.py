#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Opens the pages of the built site in Chromium, and checks that nothing is missing.

Usage: scripts/test-site.py [FOLDER]   the folder of the site, by default .build/site

Fails if the console of a page has a message, such as one about a file that doesn't exist, if a page
of the reference has no link to the start page, or if the list of modules has empty pictures.
"""

import sys
import time
from pathlib import Path

from browser import ROOT, opened_chromium
from checks import Checks

REFERENCE = "reference/documentation"
PAGES = [
    "", "playground.html", "field-test/", "field-test/numeric-field-chromium.html", f"{REFERENCE}/",
    f"{REFERENCE}/numerictext/", f"{REFERENCE}/numerictext/gettingstarted/", f"{REFERENCE}/numerictext/values/",
    f"{REFERENCE}/numerictextui/fieldsinswiftui/",
]


def main():
    site = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / ".build/site"
    driver, page = opened_chromium("the pages of the site were NOT TESTED")
    from chromium import complaints
    from serving import Server
    server = Server({}, site)
    checks = Checks()
    for path in PAGES:
        driver.get(server.address + path)
        time.sleep(1.5)
        said = complaints(driver)
        checks.check(not said, f"/{path} has nothing in the console {said or ''}")
        if path.startswith("reference"):
            checks.check(page.run("document.querySelector('a.site-link')?.getAttribute('href') ?? ''").endswith("/"), f"/{path} links to the start page")
    driver.get(f"{server.address}{REFERENCE}/")
    time.sleep(1.5)
    tiles = page.run("document.querySelectorAll('.card-cover, .reference-card-grid-item').length")
    checks.check(tiles == 0, "the list of modules has no empty pictures")
    server.close()
    return 1 if checks.failed else 0


sys.exit(main())
