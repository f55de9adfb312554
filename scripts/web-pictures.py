#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Types into number fields in Chromium, in three places, and keeps pictures in light and in dark.

Writes Docs/pictures/web-light.png and web-dark.png. Needs Chromium, selenium and Web/dist (make web).
"""
import base64
import pathlib
import shutil
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PLACES = [
    ("United States", "en-US", "USD", "1234.5"),
    ("Sweden", "sv-SE", "SEK", "1234567,5"),
    ("India", "hi-IN", "INR", "12345678"),
]

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<style>
  body { margin: 0; padding: 22px 26px; width: 588px; font: 15px system-ui, sans-serif;
    background: light-dark(#ffffff, #14161a); color: light-dark(#1d2127, #e8eaee); }
  table { border-collapse: collapse; width: 100%; }
  th { text-align: start; font-weight: 600; padding: 0 10px 8px 0; color: light-dark(#59616d, #a3abb7); }
  td { padding: 7px 10px 7px 0; }
  numeric-field { width: 210px; padding: 8px 10px; font: 17px system-ui, sans-serif; text-align: end;
    border: 1px solid light-dark(#8a919c, #6a727e); border-radius: 7px; }
  code { font: 14px ui-monospace, "DejaVu Sans Mono", monospace; color: light-dark(#1a6e2e, #7fd493); }
  p { min-height: 1.3em; margin: 12px 0 0; color: light-dark(#7a5a00, #f0c659); }
</style>
<table><tr><th>Place<th>What you see<th>What your code gets</tr>%s</table><p></p>
<script src="numeric-field-script.js"></script>
<script>
  for (const field of document.querySelectorAll("numeric-field")) {
    const code = field.closest("tr").querySelector("code");
    field.addEventListener("input", () => { code.textContent = field.value; });
    field.addEventListener("refused", (event) => {
      document.querySelector("p").textContent = event.detail.message;
    });
  }
</script>"""


def leave_out(reason):
    print(f"LEFT OUT: {reason}, so the pictures of the web page were NOT made.")
    sys.exit(0)


def browser():
    try:
        from selenium import webdriver
    except ImportError:
        leave_out("selenium is missing (pip install selenium)")
    paths = [shutil.which(name) for name in ("chromium", "chromedriver")]
    if not all(paths):
        leave_out("chromium or chromedriver is missing (apt-get install chromium-driver)")
    options = webdriver.ChromeOptions()
    options.binary_location = paths[0]
    for option in ("headless=new", "no-sandbox", "disable-gpu", "hide-scrollbars", "force-device-scale-factor=2"):
        options.add_argument(f"--{option}")
    return webdriver.Chrome(options=options, service=webdriver.ChromeService(paths[1]))


def picture(driver, scheme, folder):
    features = [{"name": "prefers-color-scheme", "value": scheme}]
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    driver.get((folder / "page.html").as_uri())
    for field, (_, _, _, keys) in zip(driver.find_elements("css selector", "numeric-field"), PLACES):
        field.click()
        for key in keys:
            driver.switch_to.active_element.send_keys(key)
    # A key that is no part of a number is refused, and the field says why.
    driver.switch_to.active_element.send_keys("x")
    time.sleep(0.2)
    height = driver.execute_script("return document.documentElement.getBoundingClientRect().height")
    clip = {"x": 0, "y": 0, "width": 640, "height": height, "scale": 1}
    shot = driver.execute_cdp_cmd("Page.captureScreenshot", {"clip": clip, "captureBeyondViewport": True})
    target = ROOT / f"Docs/pictures/web-{scheme}.png"
    target.write_bytes(base64.b64decode(shot["data"]))
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size} bytes")


def main():
    module = ROOT / "Web/dist/numeric-field-script.js"
    if not module.exists():
        leave_out("Web/dist is missing (make web)")
    rows = "".join(
        f'<tr><td>{name}<td><numeric-field aria-label="{name}" locale="{locale}" keyboard-locale="{locale}"'
        f' currency="{code}"></numeric-field><td><code></code></tr>'
        for name, locale, code, _ in PLACES
    )
    driver = browser()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shutil.copy(module, folder)
        (folder / "page.html").write_text(PAGE.replace("%s", rows))
        try:
            for scheme in ("light", "dark"):
                picture(driver, scheme, folder)
        finally:
            driver.quit()


main()
