#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Takes screenshots of the playground, opened from disk, after typing real keys.

Usage: scripts/web-pictures.py [folder]    default: Docs/pictures

Needs Chromium, its driver and selenium, which `make setup` installs.
"""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlencode


def missing():
    """Returns the missing programs and modules."""
    tools = [tool for tool in ("chromium", "chromedriver") if not shutil.which(tool)]
    modules = [module for module in ("selenium",) if not importlib.util.find_spec(module)]
    listed = subprocess.run(["fc-list", FONT], capture_output=True, text=True).stdout if shutil.which("fc-list") else ""
    return tools + modules + ([] if listed else [f"the font {FONT}"])


# The font is fixed, so that a screenshot changes only if the playground does.
FONT = "DejaVu Sans"
if lacks := missing():
    print(f"SKIPPED: {', '.join(lacks)} missing (make setup), so the pictures of the playground were not taken.")
    sys.exit(0)

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Web/tests/browser"))

from selenium.webdriver.common.action_chains import ActionChains

from chromium import ROOT, WEB, resize, set_scheme, start

# The locale, the currency and the keys of each screenshot.
TYPED = [
    ("en_US", "USD", "1234567.8"),
    ("de_DE", "EUR", "1234567,8"),
    ("ar_EG", "EGP", "1234567.8"),
]


def open_playground(driver, locale, **options):
    """Opens the playground with an empty field that has the focus."""
    asked = urlencode({"locale": locale.replace("_", "-"), **options})
    driver.get("about:blank")
    driver.get(f"{(WEB / 'playground.html').as_uri()}?{asked}")


PIN_FONT = f"""
const sheet = document.createElement("style");
sheet.textContent = `* {{ font-family: "{FONT}" !important }} code, pre, .facts dd {{ font-family: "{FONT} Mono" !important }}`;
document.head.append(sheet);
"""


def take(driver, folder, locale, currency, keys, scheme):
    set_scheme(driver, scheme)
    open_playground(driver, locale, currency=currency)
    driver.execute_script(PIN_FONT)
    ActionChains(driver).send_keys(keys).perform()
    path = folder / f"playground-{locale}-{scheme}.png"
    driver.save_screenshot(str(path))
    print(f"{path.name:32} {path.stat().st_size / 1024:6.0f} KB  {driver.execute_script('return field.formattedValue')}")


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "Docs/pictures"
    folder.mkdir(parents=True, exist_ok=True)
    driver = start()
    try:
        resize(driver, 880, 584, scale=1.5)
        driver.execute_cdp_cmd("Emulation.setScrollbarsHidden", {"hidden": True})
        for locale, currency, keys in TYPED:
            for scheme in ("light", "dark"):
                take(driver, folder, locale, currency, keys, scheme)
    finally:
        driver.quit()


main()
