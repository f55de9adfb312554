# SPDX-License-Identifier: MIT
"""A page that Playwright drives, in Debian's Chromium."""

import importlib.util
import shutil
import unittest

from chromium import BROWSERS


@unittest.skipUnless(importlib.util.find_spec("playwright"), "playwright is missing (make setup)")
@unittest.skipUnless(any(map(shutil.which, BROWSERS)), "chromium is missing (make setup)")
class PlaywrightPage(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        from playwright.sync_api import sync_playwright
        cls.playwright = sync_playwright().start()
        path = next(filter(None, map(shutil.which, BROWSERS)))
        cls.browser = cls.playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        cls.page = cls.browser.new_page(locale="en-US")

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
