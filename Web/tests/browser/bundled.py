# SPDX-License-Identifier: MIT
"""Pages that esbuild bundles with the package, for the tests of frameworks."""

import importlib.util
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from chromium import WEB
from support import ServedCase

DEBIAN = Path("/usr/share/nodejs")
needs_react = unittest.skipUnless((DEBIAN / "react-dom").exists(), "Debian's node-react-dom is missing (make setup)")
needs_vue = unittest.skipUnless(importlib.util.find_spec("nicegui"), "nicegui, which contains Vue, is missing (make setup)")
PAGE = '<!doctype html><html lang="en"><link rel=icon href=data:,><title>Page</title><div id="root"></div><button>After</button><script src="/page.js"></script>'


def bundle(folder, source, *options, mode="production"):
    """Returns the script that esbuild bundles from `source` and the package, which is installed in `folder`,
    outside of the repository."""
    modules = Path(folder) / "node_modules"
    shutil.copytree(WEB / "package", modules / "numeric-field")
    nicegui = importlib.util.find_spec("nicegui")
    if nicegui:
        (modules / "vue").mkdir()
        shutil.copy(Path(nicegui.origin).parent / "static/vue.esm-browser.prod.js", modules / "vue/index.js")
    entry = shutil.copy(WEB / "tests/frameworks" / source, folder)
    subprocess.run(
        ["esbuild", entry, "--bundle", "--format=iife", "--jsx=automatic", f"--outfile={folder}/page.js", "--log-level=error",
         f'--define:process.env.NODE_ENV="{mode}"', *options, *os.environ.get("FRAMEWORK_OPTIONS", "").split()],
        check=True, cwd=folder, env={**os.environ, "NODE_PATH": os.environ.get("FRAMEWORK_MODULES", str(DEBIAN))})
    return (Path(folder) / "page.js").read_text()


class FrameworkTest(ServedCase):
    """A test of a page whose script, `source`, is bundled with the package."""

    source = None

    @classmethod
    def make_pages(cls):
        with tempfile.TemporaryDirectory() as folder:
            script = bundle(folder, cls.source)
        return {"/": ({}, PAGE), "/page.js": ({"Content-Type": "text/javascript"}, script)}

    def setUp(self):
        super().setUp()
        # React renders after the page is loaded.
        self.page.wait_until("document.getElementById('field')")

    def enter(self, *keys, field="field"):
        """Presses keys at the end of the text of a field."""
        super().enter("End", *keys, field=f"document.getElementById('{field}')")

    def keys(self, *keys):
        # Frameworks render after the events of a key.
        super().keys(*keys, pause=50)
