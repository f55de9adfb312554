# SPDX-License-Identifier: MIT
"""The package in React and Vue pages, bundled by esbuild and tested with real keys."""

import importlib.util
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from chromium import WEB
from engines import in_every_engine
from serving import Server
from support import BrowserTest

DEBIAN = Path("/usr/share/nodejs")
PAGE = '<!doctype html><html lang="en"><link rel=icon href=data:,><title>Page</title><div id="root"></div><button>After</button><script src="/page.js"></script>'


def bundle(folder, source):
    """Bundles `source` into one script, with the package installed in `folder`, outside the repository."""
    modules = Path(folder) / "node_modules"
    shutil.copytree(WEB / "package", modules / "numeric-field")
    nicegui = importlib.util.find_spec("nicegui")
    if nicegui:
        (modules / "vue").mkdir()
        shutil.copy(Path(nicegui.origin).parent / "static/vue.esm-browser.prod.js", modules / "vue/index.js")
    entry = shutil.copy(WEB / "tests/frameworks" / source, folder)
    subprocess.run(
        ["esbuild", entry, "--bundle", "--format=iife", "--jsx=automatic", f"--outfile={folder}/page.js", "--log-level=error",
         '--define:process.env.NODE_ENV="production"'],
        check=True, cwd=folder, env={**os.environ, "NODE_PATH": str(DEBIAN)})
    return (Path(folder) / "page.js").read_text()


class FrameworkTest(BrowserTest):
    """Tests for both components."""

    source = None

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        with tempfile.TemporaryDirectory() as folder:
            script = bundle(folder, cls.source)
        cls.server = Server({"/": ({}, PAGE), "/page.js": ({"Content-Type": "text/javascript"}, script)})
        cls.address = cls.server.address

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        cls.server.close()

    def setUp(self):
        super().setUp()
        # React renders after the page is loaded.
        self.page.run("""new Promise((resolve) => {
          const look = () => document.getElementById("field") ? resolve() : setTimeout(look, 10);
          look() })""")

    def enter(self, keys, field="field"):
        self.page.run(f"document.getElementById('{field}').focus()")
        self.page.press("End")
        self.page.type(keys)
        self.wait()

    def shown(self):
        return self.page.run("[field.shadowRoot.querySelector('input').value, shown.textContent, field.value]")

    def check_typing(self, prefix=""):
        self.enter("67")
        self.assertEqual(self.shown(), [f"{prefix}$1,234.56", "1234.56", "1234.56"])
        self.page.press("Backspace")
        self.page.press("Tab")
        self.wait()
        self.assertEqual(self.page.run("log"), ["1234.56", "tooManyFractionDigits", "1234.5", "commit 1234.5"][:3])
        self.enter("9")
        self.page.press("Tab")
        self.wait()
        self.assertEqual(self.page.run("log.splice(0).at(-1)"), "commit 1234.59")

    def check_reset(self):
        """Checks that a reset keeps the parent's value, and restores the initial value of a free field."""
        sent = "(group.reset(), [...new FormData(group)])"
        self.assertEqual(self.page.run(sent), [["held", "1234.5"], ["started", "7"]])
        for field in ("held", "started"):
            self.enter("6", field)
        self.assertEqual(self.page.run("[held.value, started.value]"), ["1234.56", "76"])
        self.assertEqual(self.page.run(sent), [["held", "1234.56"], ["started", "7"]])
        self.assertEqual(self.page.run("[held.formattedValue, started.formattedValue]"), ["1,234.56", "7"])

    def check_updates(self, prefix=""):
        self.page.run("page.setPrice('9007199254740993.25'), page.setCurrency('EUR')")
        self.wait()
        self.assertEqual(self.shown(), [f"{prefix}€9,007,199,254,740,993.25", "9007199254740993.25", "9007199254740993.25"])
        self.page.run("page.setPrice('')")
        self.wait()
        self.assertEqual(self.shown()[1:], ["", ""])


@unittest.skipUnless((DEBIAN / "react-dom").exists(), "Debian's node-react-dom is missing (make setup)")
class React(FrameworkTest):
    source = "react.jsx"

    def test_typing_sends_plain_decimals_to_the_parent(self):
        self.check_typing()

    def test_a_value_set_by_the_parent_is_shown(self):
        self.check_updates()

    def test_a_reset_of_the_form_restores_the_values_of_the_page(self):
        self.check_reset()

    def test_the_field_keeps_the_value_that_the_parent_keeps(self):
        self.enter("6", "kept")
        self.assertEqual(self.page.run("[kept.value, kept.formattedValue]"), ["5", "5"])

    def test_options_become_properties_and_other_props_attributes(self):
        self.assertEqual(self.page.run("[field.className, field.min, field.symbols.minus, free.prefix, free.selectOnFocus, reference.current.id]"),
                         ["wide", "0", "~", "~", True, "field"])
        self.enter("8", "free")
        self.assertEqual(self.page.run("free.value"), "78")

    def test_a_run_of_keys_is_undone_together(self):
        self.page.run("page.setPrice('')")
        self.wait()
        self.enter("123")
        self.page.undo()
        self.wait()
        self.assertEqual(self.shown()[1:], ["", ""])

    def test_an_option_that_is_no_longer_given_is_removed(self):
        self.assertEqual(self.page.run("limited.max"), "10")
        self.page.run("page.setLimits({})")
        self.wait()
        self.assertFalse(self.page.run("limited.hasAttribute('max')"))

    def test_a_field_joins_a_form_elsewhere_and_takes_the_focus(self):
        self.assertEqual(self.page.run("[limited.form.id, document.activeElement.id]"), ["outer", "limited"])


@unittest.skipUnless(importlib.util.find_spec("nicegui"), "nicegui, which contains Vue, is missing (make setup)")
class Vue(FrameworkTest):
    source = "vue.js"

    def test_typing_sends_plain_decimals_to_the_model(self):
        self.check_typing("~")

    def test_a_value_set_on_the_model_is_shown(self):
        self.check_updates("~")

    def test_a_reset_of_the_form_restores_the_values_of_the_page(self):
        self.check_reset()

    def test_a_model_without_a_value_empties_the_field(self):
        for value in ("undefined", "null"):
            self.page.run("page.setPrice('5')")
            self.wait()
            self.page.run(f"page.setPrice({value})")
            self.wait()
            self.assertEqual(self.page.run("field.value"), "", value)

    def test_the_modifiers_of_a_model_are_applied(self):
        model = "[page.amount.value, typeof page.amount.value, lazy.hasAttribute('modelmodifiers')]"
        self.enter("7", "lazy")
        self.assertEqual(self.page.run(model), ["5", "string", False])
        self.page.press("Tab")
        self.wait()
        self.assertEqual(self.page.run(model), [57, "number", False])

    def test_a_field_that_is_kept_alive_keeps_its_number(self):
        self.enter("1234", "panel")
        self.page.run("globalThis.before = document.getElementById('panel'), page.isOpen.value = false")
        self.wait()
        self.page.run("page.isOpen.value = true")
        self.wait()
        self.assertTrue(self.page.run("before === document.getElementById('panel')"))
        self.enter("5", "panel")
        self.assertEqual(self.page.run("[panel.value, panel.formattedValue]"), ["12345", "12,345"])

    def test_options_reach_the_element(self):
        self.assertEqual(self.page.run("[field.className, field.min, field.prefix]"), ["wide", "0", "~"])


class InputTest(FrameworkTest):
    """Lessons for the hook and the action, which both bind an input of the page."""

    def shown(self):
        """Returns the shown text, the value of the page, and the number that the form sends."""
        return self.page.run("[field.value, shown.textContent, new FormData(form).get('price')]")

    def enter(self, keys, field="field"):
        self.page.run(f"log.length = 0, {field}.focus(), {field}.setSelectionRange(99, 99)")
        self.wait()
        self.page.type(keys)
        self.wait()

    def logged(self):
        return self.page.run("log.splice(0)")

    def test_typing_reports_plain_decimals(self):
        self.enter("67")
        self.assertEqual(self.shown(), ["$1,234.56", "1234.56", "1234.56"])
        self.assertEqual(self.logged(), ["1234.56", "tooManyFractionDigits"])
        self.page.press("Tab")
        self.wait()
        self.assertEqual(self.logged(), ["commit 1234.56"])

    def test_a_value_of_the_page_is_shown_and_null_empties_the_field(self):
        for value, text, number in (("'77'", "$77.00", "77"), ("null", "", ""), ("0", "$0.00", "0"), ("''", "", "")):
            self.page.run(f"page.setPrice({value})")
            self.wait()
            self.assertEqual([self.shown()[0], self.shown()[2]], [text, number], value)
        self.assertEqual(self.logged(), [])

    def test_a_reset_of_the_form_keeps_the_value_of_the_page(self):
        self.enter("6")
        self.page.run("form.reset()")
        self.wait()
        self.assertEqual(self.shown(), ["$1,234.56", "1234.56", "1234.56"])

    def test_a_bound_that_replaces_the_number_is_reported(self):
        self.page.run("page.setPrice('')")
        self.wait()
        self.enter("9999")
        self.assertEqual(self.shown()[1:], ["5000", "5000"])
        self.assertIn("clamp 5000", self.logged())

    def test_a_run_of_keys_is_undone_together(self):
        self.page.run("page.setPrice('')")
        self.wait()
        self.enter("123")
        self.page.undo()
        self.wait()
        self.assertEqual(self.shown(), ["", "", ""])

    def test_options_can_change_and_be_removed_while_typing(self):
        self.page.run("page.setOptions({ locale: 'de-DE', prefix: '~' })")
        self.wait()
        self.enter("6")
        self.assertEqual(self.page.run("field.value.replace(/\\s/, ' ')"), "~1.234,56 \u20ac".replace("\u20ac", "$"))
        self.page.run("page.setOptions({})")
        self.wait()
        self.assertEqual(self.shown(), ["$1,234.56", "1234.56", "1234.56"])

    def test_an_input_that_is_removed_while_typing_is_released(self):
        self.enter("6")
        self.page.run("globalThis.before = field, page.setOpen(false)")
        self.wait()
        self.assertEqual(self.page.run("[before.isConnected, Symbol.for('numeric-field attached') in before]"), [False, False])


@unittest.skipUnless((DEBIAN / "react-dom").exists(), "Debian's node-react-dom is missing (make setup)")
class ReactInput(InputTest):
    source = "react-input.jsx"

    def test_an_input_that_is_shown_again_has_the_value_of_the_page(self):
        self.enter("6")
        self.page.run("page.setOpen(false)")
        self.wait()
        self.page.run("page.setOpen(true)")
        self.wait()
        self.assertEqual(self.shown(), ["$1,234.56", "1234.56", "1234.56"])
        self.page.run("document.getElementById('field').focus()")
        self.page.press("Backspace")
        self.wait()
        self.assertEqual(self.page.run("[shown.textContent, new FormData(form).get('price')]"), ["1234.5", "1234.5"])

    def test_a_field_without_a_value_has_its_own(self):
        self.enter("8", "free")
        self.assertEqual(self.page.run("[free.value, freely.textContent]"), ["78", "78"])
        self.page.run("setFree('1234')")
        self.wait()
        self.assertEqual(self.page.run("[free.value, freely.textContent]"), ["1,234", "1234"])
        self.page.run("form.reset()")
        self.wait()
        self.assertEqual(self.page.run("[free.value, freely.textContent]"), ["7", "7"])

    def test_the_field_keeps_the_value_that_the_parent_keeps(self):
        self.enter("6", "kept")
        self.assertEqual(self.page.run("kept.value"), "5")

    def test_each_edit_is_captured_once(self):
        for field in ("field", "element"):
            self.page.run(f"captured = 0, document.getElementById('{field}').focus()")
            for count, key in enumerate("678" if field == "element" else "6", 1):
                self.page.type(key)
                self.wait()
                self.assertEqual(self.page.run("captured"), count, (field, key))
        self.page.type("1")
        self.wait()
        self.assertEqual(self.page.run("[element.value, captured]"), ["5000", 4])
        self.assertIn("clamp 5000", self.logged())


class Svelte(InputTest):
    source = "svelte.js"


globals().update(in_every_engine(React, Vue, ReactInput, Svelte))
del React, Vue, ReactInput, Svelte, InputTest, FrameworkTest

if __name__ == "__main__":
    unittest.main()
