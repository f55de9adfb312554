#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Takes screenshots of the playground, opened from disk, after typing real keys.

Needs Chromium, its driver and selenium, which `make setup` installs.
"""

import shutil
import subprocess
from urllib.parse import urlencode

from browser import ROOT, opened_chromium

# The font is fixed, so that a screenshot changes only if the playground does.
FONT = "DejaVu Sans"

# The locale, the currency and the keys of each screenshot.
TYPED = [
    ("en_US", "USD", "1234567.8"),
    ("de_DE", "EUR", "1234567,8"),
    ("ar_EG", "EGP", "1234567.8"),
]


PIN_FONT = f"""
const sheet = document.createElement("style");
sheet.textContent = `* {{ font-family: "{FONT}" !important }} code, pre, .facts dd {{ font-family: "{FONT} Mono" !important }}`;
document.head.append(sheet);
"""


def take(driver, page, locale, currency, keys, scheme):
    """Takes a screenshot of the playground after typing into an empty field."""
    asked = urlencode({"locale": locale.replace("_", "-"), "currency": currency})
    driver.get("about:blank")
    driver.get(f"{(ROOT / 'Web/playground.html').as_uri()}?{asked}")
    driver.execute_script(PIN_FONT)
    page.keys(keys)
    path = ROOT / f"Docs/pictures/playground-{locale}-{scheme}.png"
    driver.save_screenshot(str(path))
    print(f"{path.name:32} {path.stat().st_size / 1024:6.0f} KB  {page.run('field.formattedValue')}")


def main():
    listed = shutil.which("fc-list") and subprocess.run(["fc-list", FONT], capture_output=True).stdout
    driver, page = opened_chromium("the pictures of the playground were not taken", *([] if listed else [f"the font {FONT}"]))
    from chromium import resize, set_scheme
    resize(driver, 880, 584, scale=1.5)
    page.call("Emulation.setScrollbarsHidden", hidden=True)
    for locale, currency, keys in TYPED:
        for scheme in ("light", "dark"):
            set_scheme(driver, scheme)
            take(driver, page, locale, currency, keys, scheme)


main()
