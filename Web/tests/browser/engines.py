# SPDX-License-Identifier: MIT
"""The browsers that the tests use. Each browser is started only once."""

import atexit
import shutil
from functools import cache

import chromium
import other_browsers
from driver_page import DriverPage, WebKitPage
from page import Page


class Engine:
    """A browser, the function that starts it, and the names of required programs that are missing."""

    def __init__(self, name, start, page, needs):
        self.name = name
        self.start = start
        self.make_page = page
        self.missing = [program for program, path in needs.items() if not path]

    @cache
    def opened(self):
        """Starts the browser at the first call, and returns its driver and its page, which all tests share."""
        driver = self.start()
        atexit.register(driver.quit)
        return driver, self.make_page(driver)


CHROMIUM = Engine("Chromium", chromium.start, Page, {
    "chromium": any(map(shutil.which, chromium.BROWSERS)), "chromium-driver": shutil.which("chromedriver")})
FIREFOX = Engine("Firefox", other_browsers.start_firefox, DriverPage, other_browsers.FIREFOX_NEEDS)
WEBKIT = Engine("WebKit", other_browsers.start_webkit, WebKitPage, other_browsers.WEBKIT_NEEDS)
ENGINES = [CHROMIUM, FIREFOX, WEBKIT]
