#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Adds a link to the site's start page to every page of the reference.

Usage: scripts/link-site.py FOLDER ADDRESS

FOLDER contains the pages that DocC has generated, and ADDRESS is the start page of the site.
"""

import re
import sys
from pathlib import Path

STYLE = (
    "position:relative;z-index:10000;display:block;padding:.4rem 1.25rem;font:14px/1.4 system-ui,sans-serif;"
    "background:#131315;color:#f2f2f4;text-decoration:none"
)


def linked(page, address):
    """Returns an HTML page with the link at the start of its body."""
    link = f'<a class="site-link" href="{address}" style="{STYLE}">‹ NumericText: start page and playground</a>'
    return re.sub(r"<body[^>]*>", lambda body: body[0] + link, page, count=1)


def main():
    folder, address = Path(sys.argv[1]), sys.argv[2]
    pages = sorted(folder.rglob("*.html"))
    count = 0
    for path in pages:
        page = path.read_text(encoding="utf-8")
        if "<body" not in page or 'class="site-link"' in page:
            continue
        path.write_text(linked(page, address), encoding="utf-8")
        count += 1
    if count == 0:
        sys.exit(f"link-site: no page in {folder} has a body.")


main()
