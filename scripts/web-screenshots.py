#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Takes screenshots of the playground, and of fields next to plain inputs, in every installed
browser, light and dark.

Usage: scripts/web-screenshots.py [folder]    default: .build-web/screenshots

They are for visual inspection; no test compares them.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Web/tests/browser"))

import other_browsers
from chromium import SCREENSHOTS, WEB, resize, set_scheme, start
from engines import CHROMIUM, ENGINES, FIREFOX

FIELDS = """document.head.insertAdjacentHTML("beforeend", '<meta name="color-scheme" content="light dark">');
document.body.style.font = "16px system-ui";
stage.innerHTML = `
  <p><input value="$1,234.50"> <numeric-field locale="en-US" currency="USD" value="1234.5"></numeric-field>
  <p><input placeholder="Amount"> <numeric-field locale="en-US" placeholder="Amount"></numeric-field>
  <p><input value="7" disabled> <numeric-field locale="en-US" value="7" disabled></numeric-field>
  <p><input value="7" readonly> <numeric-field locale="en-US" value="7" readonly></numeric-field>
  <p><input id="focused" value="12"> <numeric-field id="field" locale="de-DE" currency="EUR" value="12.5"></numeric-field>
  <p><numeric-field locale="ar-EG" currency="EGP" value="1234.5" dir="rtl"></numeric-field>
     <numeric-field locale="hi-IN-u-nu-deva" value="1234567.5"></numeric-field>
  <p><numeric-field locale="en-US" value="72.5" suffix=" kg"><b slot="label">Weight</b><small slot="hint">In kilograms</small></numeric-field>
  <p style="font-size: 24px"><numeric-field locale="en-US" value="5" style="font: inherit; padding: 8px 16px; border-radius: 8px; text-align: end"></numeric-field>`;
field.focus();"""


def open_browser(engine, scheme):
    if engine is CHROMIUM:
        driver = start()
        resize(driver, 1000, 900)
        set_scheme(driver, scheme)
        return driver
    return (other_browsers.start_firefox if engine is FIREFOX else other_browsers.start_webkit)(scheme)


def take(driver, path):
    driver.save_screenshot(str(path))
    print(path)


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SCREENSHOTS
    folder.mkdir(parents=True, exist_ok=True)
    for engine in ENGINES:
        if engine.missing:
            print(f"SKIPPED: {engine.name} needs {', '.join(engine.missing)} (make setup)")
            continue
        for scheme in ("light", "dark"):
            driver = open_browser(engine, scheme)
            try:
                driver.get((WEB / "tests/browser/stage.html").as_uri())
                driver.execute_script(FIELDS)
                take(driver, folder / f"fields-{engine.name}-{scheme}.png")
                driver.get((WEB / "playground.html").as_uri() + "?locale=de-DE&currency=EUR&value=1234.5")
                take(driver, folder / f"playground-{engine.name}-{scheme}.png")
            finally:
                driver.quit()


main()
