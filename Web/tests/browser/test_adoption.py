# SPDX-License-Identifier: MIT
"""Tests the element in different kinds of pages, in every browser."""

import json
from time import sleep

from engines import FIREFOX, WEBKIT
from support import BrowserTest, PolicyCase, ServedCase

LATE = """<!doctype html><html lang="en"><link rel=icon href=data:,>
<form id="form"><numeric-field id="field" name="amount"></numeric-field></form>
<script>
  Object.assign(field, OPTIONS);
</script>
<script src="/dist/numeric-field-calculator-script.js"></script>"""

SCRIPTED = """<!doctype html><html lang="en"><link rel=icon href=data:,>
<label for="field">Amount</label><numeric-field id="field" locale="en-US" name="amount"></numeric-field><input id="plain" value="7">
<script src="/dist/numeric-field-script.js"></script><script src="/page.js"></script>"""

STREAMING = '<script type="module" src="/dist/numeric-field-streaming.js"></script>'

# Every option as a property, as frameworks set them.
OPTIONS = {
    "kind": "currency", "currency": "EUR", "currencyDisplay": "code", "locale": "de-DE", "keyboardLocale": "en-US",
    "min": "-5", "max": 1000, "step": 0.05, "snapping": True, "integer": [1, 6], "fraction": "0...3", "entry": "natural",
    "formatting": "live", "sign": "automatic", "grouping": "never", "enforcement": "refuse", "separators": "any",
    "normalizing": "onFocus", "rounding": "up", "prefix": "~", "suffix": " net", "zero": "free", "nonempty": True,
    "wheel": True, "arithmetic": True, "scrubbing": True, "steppers": True, "selectOnFocus": True, "value": "12.5", "placeholder": "0", "autocomplete": "off", "required": True,
    "readOnly": False, "disabled": False, "name": "price", "digits": None,
}


def attributes(options):
    """Returns the attributes that reflect `options`."""
    found = {}
    for name, value in options.items():
        if name in ("value", "digits") or value is False:
            continue
        attribute = "readonly" if name == "readOnly" else "".join(f"-{c.lower()}" if c.isupper() else c for c in name)
        found[attribute] = "" if value is True else "...".join(map(str, value)) if isinstance(value, list) else str(value)
    return found


class Properties(ServedCase):
    """Tests options that are set as properties, before and after the element is defined."""

    pages = {
        # `prefix` is a read-only property until the element is defined, so it is set as an
        # attribute.
        "/late": ({}, LATE.replace("OPTIONS", json.dumps(
            {name: value for name, value in OPTIONS.items() if name != "prefix"}) + "); field.setAttribute('prefix', '~'")),
        "/early": ({}, LATE.replace("Object.assign(field, OPTIONS);", "")),
        "/focus": ({}, LATE.replace("Object.assign(field, OPTIONS);", "").replace("<numeric-field", "<numeric-field autofocus")),
    }

    def reflected(self):
        names = json.dumps(sorted(attributes(OPTIONS)))
        return self.page.run(f"Object.fromEntries({names}.map((name) => [name, field.getAttribute(name)]))")

    def test_properties_set_before_the_definition_are_applied(self):
        self.open(self.address + "late")
        self.assertEqual(self.reflected(), attributes(OPTIONS))
        self.assertEqual(self.page.run("[field.value, Object.keys(field)]"), ["12.5", []])
        self.page.run("field.value = '3'")
        self.assertEqual(self.page.run("[field.value, new FormData(form).get('price')]"), ["3", "3"])

    def test_properties_set_after_the_definition_are_applied(self):
        self.open(self.address + "early")
        self.page.run(f"for (const [name, value] of Object.entries({json.dumps(OPTIONS)})) field[name] = value")
        self.assertEqual(self.reflected(), attributes(OPTIONS))
        self.assertEqual(self.page.run("field.formattedValue.replace(/\\s/g, ' ')"), "~12,50 EUR net".replace("12,50", "12,5"))

    def test_null_and_undefined_remove_an_option(self):
        self.open(self.address + "early")
        self.page.run("field.min = '5', field.prefix = '$', field.min = undefined, field.prefix = null")
        self.assertEqual(self.page.run("['min', 'prefix'].map((name) => field.hasAttribute(name))"), [False, False])

    def test_group_sizes_can_be_an_array(self):
        self.open(self.address + "early")
        self.page.run("field.grouping = [3, 2], field.value = 12345678")
        self.assertEqual(self.page.run("[field.grouping, field.formattedValue]"), ["3,2", "1,23,45,678"])

    def test_autofocus_works_if_the_module_loads_late(self):
        self.open(self.address + "focus")
        self.assertEqual(self.page.run("document.activeElement.id"), "field")
        # Chromium warns that it has ignored `autofocus`.
        self.expect_in_console()


class Policy(PolicyCase):
    """Tests the element on pages with a strict Content-Security-Policy."""

    pages = {
        "/page.js": ({"Content-Type": "text/javascript"}, """
          try { globalThis.amount = NumericText.attach(plain, { locale: "en-US" }); }
          catch (error) { globalThis.said = error.message; }"""),
        "/styles": ({"Content-Security-Policy": "default-src 'self' data:; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'"}, SCRIPTED),
        "/streamed": ({"Content-Security-Policy": "default-src 'self' data:; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'"},
                      SCRIPTED.replace('<script src="/dist/numeric-field-script.js"></script><script src="/page.js"></script>', STREAMING)
                      .replace('locale="en-US"', 'locale="de-DE" scrubbing')),
        "/scripts": ({"Content-Security-Policy": "default-src 'self' data:; script-src 'self'"}, SCRIPTED),
    }

    def type(self, keys):
        self.driver.execute_script("document.querySelector('#field').focus()")
        self.keys(keys)

    def test_the_field_is_styled_under_a_strict_style_policy(self):
        self.open(self.address + "styles")
        self.type("1234.5")
        self.assertEqual(self.look("[field.value, getComputedStyle(field).borderTopWidth, getComputedStyle(field).display]"), ["1234.5", "1px", "inline-block"])

    def test_modules_are_streamed_on_demand_under_a_strict_policy(self):
        self.open(self.address + "streamed")
        sleep(0.3)
        self.type("1234,5x")
        self.assertEqual(self.look("[field.value, field.shadowRoot.querySelectorAll('[part=edge]').length]"), ["1234.5", 2])
        self.assertEqual(self.look("field.shadowRoot.querySelector('[role=status]').textContent"), "Das ist kein Teil einer Zahl.")

    def test_without_webassembly_fields_are_plain_inputs(self):
        self.open(self.address + "scripts")
        self.type("12.5")
        self.assertEqual(self.look("[field.value, plain.value, field.shadowRoot.querySelector('input').value]"), ["12.5", "7", "12.5"])
        self.look("Object.assign(field, { required: true, value: '' })")
        self.assertEqual(self.look("[field.checkValidity(), field.validity.valueMissing]"), [False, True])
        if self.engine is not FIREFOX:
            self.assertIn("'wasm-unsafe-eval'", self.look("window.said"))
        self.expect_in_console("Add 'wasm-unsafe-eval' to the policy's script-src.")


class Language(BrowserTest):
    """Tests the language of a field, which is its default locale."""

    FIELD = '<numeric-field id="field" value="1234.5"></numeric-field>'

    def formatted(self):
        self.wait(20)
        return self.page.run("field.formattedValue.replace(/\\s/g, ' ')")

    def test_it_is_inherited_through_a_shadow_tree(self):
        self.page.run(f"""(() => {{ stage.innerHTML = '<div lang="fr-FR"><div id="host"></div></div>';
          host.attachShadow({{ mode: "open" }}).innerHTML = '{self.FIELD}';
          globalThis.field = host.shadowRoot.firstChild }})()""")
        self.assertEqual(self.formatted(), "1 234,5")
        self.page.run("stage.firstChild.lang = 'de-DE'")
        self.assertEqual(self.formatted(), "1.234,5")

    def test_it_follows_a_changed_attribute_and_a_moved_field(self):
        self.show(f'<div lang="fr-FR">{self.FIELD}</div><div id="other" lang="de-DE"></div>')
        self.assertEqual(self.formatted(), "1 234,5")
        self.page.run("stage.firstChild.lang = 'en-US'")
        self.assertEqual(self.formatted(), "1,234.5")
        self.page.run("other.append(field)")
        self.assertEqual(self.formatted(), "1.234,5")

    def test_fields_work_in_a_browser_without_a_language(self):
        for name in ("C", "en-US@posix", ""):
            self.page.run(f"Object.defineProperty(navigator, 'language', {{ value: {name!r}, configurable: true }}), undefined")
            self.page.run("""stage.innerHTML = '<div lang=""><numeric-field id="field" value="1234.5"></numeric-field></div>'""")
            self.assertEqual(self.formatted(), "1,234.5", name)


class Looks(BrowserTest):
    """Compares the default style of the element with the style of the browser's own input."""

    FACTS = """((element) => { const { backgroundColor, color, borderTopColor, borderTopWidth } = getComputedStyle(element);
      return { backgroundColor, color, borderTopColor, borderTopWidth, height: element.getBoundingClientRect().height } })"""

    def looks(self, scheme, attributes=""):
        """Returns how an input and a field look."""
        self.show(f'<div style="color-scheme: {scheme}"><input id="plain" {attributes}><numeric-field id="field" {attributes}></numeric-field></div>')
        return (self.page.run(f"{self.FACTS}({name})") for name in ("plain", "field"))

    def test_a_field_looks_like_an_input_in_light_and_in_dark(self):
        for scheme in ("light", "dark"):
            plain, field = self.looks(scheme)
            self.assertAlmostEqual(plain.pop("height"), field.pop("height"), delta=3)
            self.assertEqual(plain["color"], field["color"], scheme)
            # WebKitGTK renders inputs with the GTK theme.
            if self.engine is not WEBKIT:
                self.assertEqual(plain["backgroundColor"], field["backgroundColor"], scheme)
            self.assertNotIn(field["borderTopColor"], (field["color"], field["backgroundColor"]), scheme)

    def test_a_disabled_field_has_the_colors_of_a_disabled_input(self):
        for scheme in ("light", "dark"):
            plain, field = self.looks(scheme, "disabled")
            if self.engine is not WEBKIT:
                for name in ("color", "backgroundColor", "borderTopColor"):
                    self.assertEqual(plain[name], field[name], (scheme, name))

    def test_a_field_is_as_wide_as_an_input(self):
        self.show('<input id="plain"><numeric-field id="field"></numeric-field>')
        plain, field = (self.page.run(f"{name}.getBoundingClientRect().width") for name in ("plain", "field"))
        self.assertAlmostEqual(field / plain, 1, delta=0.08)

    def test_the_text_keeps_the_padding_of_the_box(self):
        self.show('<numeric-field id="field" style="padding: 5px 30px"></numeric-field>')
        self.assertEqual(self.page.run("getComputedStyle(field.shadowRoot.querySelector('input')).padding"), "5px 30px")

    def test_a_placeholder_is_legible(self):
        if self.engine is WEBKIT:
            self.skipTest("WebKit computes no style for a placeholder.")
        self.show('<numeric-field id="field" placeholder="Amount"></numeric-field>')
        color, opacity = self.page.run("""(({ color, opacity }) => [color, opacity])(
          getComputedStyle(field.shadowRoot.querySelector("input"), "::placeholder"))""")
        self.assertEqual((color, opacity), (self.page.run("getComputedStyle(field).color"), "0.54"))
