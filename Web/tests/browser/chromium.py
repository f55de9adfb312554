# SPDX-License-Identifier: MIT
"""Starts a headless Chromium and controls its window."""

import os
import shutil
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

ROOT = Path(__file__).resolve().parents[3]
WEB = ROOT / "Web"
WORK = ROOT / ".build-web"
SCREENSHOTS = WORK / "screenshots"

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def start():
    """Starts a browser for users who read English, and returns its driver."""
    options = Options()
    options.binary_location = next(filter(None, map(shutil.which, BROWSERS)))
    for argument in (
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--lang=en-US", "--accept-lang=en-US", "--window-size=1000,900",
        "--js-flags=--expose-gc", "--force-color-profile=srgb",
    ):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    os.environ["LANGUAGE"] = "en_US"
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    driver.set_script_timeout(60)
    return driver


def resize(driver, width, height, scale=1):
    """Sets the size of the page in pixels, which can be smaller than the minimum size of a
    window."""
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": height, "deviceScaleFactor": scale, "mobile": False,
    })


def set_scheme(driver, scheme):
    """Sets the color scheme of pages, `light` or `dark`."""
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": scheme}],
    })


def complaints(driver):
    """Returns the console messages since the last call, except those about a missing icon."""
    return [entry["message"] for entry in driver.get_log("browser") if "favicon" not in entry["message"]]
