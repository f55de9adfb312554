# SPDX-License-Identifier: MIT
"""Tests the playground and the landing page, in every browser."""

from urllib.parse import parse_qs, urlsplit

from chromium import WEB
from engines import CHROMIUM
from support import BrowserTest, ServedCase


class PhoneCase:
    """A page that can be as narrow as a phone."""

    def show_on_a_phone(self):
        """Resizes the page until the end of the test."""
        if self.engine is not CHROMIUM:
            self.skipTest("No window is as narrow as a phone.")
        self.page.call("Emulation.setDeviceMetricsOverride", width=360, height=740, deviceScaleFactor=2, mobile=True)
        self.addCleanup(self.page.call, "Emulation.setDeviceMetricsOverride", width=1000, height=800, deviceScaleFactor=1, mobile=False)


class Playground(PhoneCase, BrowserTest):
    """Tests the playground, opened from disk."""

    address = (WEB / "playground.html").as_uri() + "?locale=de-DE&currency=EUR&min=-5"

    def shown(self, id):
        return self.page.run(f"document.getElementById('{id}').textContent")

    def wait_for_frame(self):
        self.page.run("new Promise(requestAnimationFrame)")

    def test_the_address_sets_the_controls(self):
        self.assertEqual(
            self.page.run("['locale', 'currency', 'min', 'kind'].map((name) => options.elements[name].value)"),
            ["de-DE", "EUR", "-5", "currency"])

    def test_value_caret_roles_and_refusals_are_shown_while_typing(self):
        self.keys("1234,5")
        self.wait_for_frame()
        self.assertEqual((self.shown("value"), self.shown("caret")), ("1234.5", "7"))
        roles = self.page.run("[...ribbon.children].map((piece) => piece.className.split(' ')[0] + ':' + piece.textContent)")
        self.assertEqual(roles, [
            "digit:1", "groupSeparator:.", "digit:2", "digit:3", "digit:4", "decimalSeparator:,", "digit:5", "affix:\u00a0\u20ac"])
        self.keys("x")
        self.assertEqual((self.shown("reason"), self.shown("refusal")), ("notANumber", "Das ist kein Teil einer Zahl."))

    def test_the_result_of_a_sum_is_shown_after_its_parts(self):
        self.open((WEB / "playground.html").as_uri() + "?currency=USD&locale=en-US&arithmetic=&value=1200")
        self.keys("+15%")
        self.wait_for_frame()
        self.assertEqual(self.page.run("ribbon.lastChild.textContent"), "= $1,380.00")
        self.keys("Enter")
        self.wait_for_frame()
        self.assertEqual((self.shown("ribbon"), self.shown("value")), ("$1,380", "1380"))

    def test_the_swift_line_can_be_copied(self):
        self.page.run("document.getElementById('copy-swift').focus()")
        self.keys("Enter")
        line = 'NumericTextField("Amount", value: $amount, style: .currency(code: "EUR").locale(Locale(identifier: "de_DE")).bounds((-5)...))'
        self.assertEqual(self.shown("swift"), line)
        self.page.wait_until("document.getElementById('copied').textContent !== ''")
        self.page.run("document.body.insertAdjacentHTML('beforeend', '<textarea id=\"pasted\"></textarea>'), pasted.focus()")
        self.keys("Control+v")
        self.assertEqual(self.page.run("pasted.value"), line)

    def test_bounds_in_the_wrong_order_are_reported_and_ignored(self):
        self.open((WEB / "playground.html").as_uri() + "?currency=USD&locale=en-US&min=10&max=5")
        self.assertEqual(self.shown("problem"), 'min="10" is greater than max="5".')
        self.assertNotIn("bounds", self.shown("swift"))
        self.expect_in_console("is greater than")

    def test_the_button_of_the_chosen_example_is_pressed(self):
        self.page.run("document.querySelectorAll('#examples button')[5].click()")
        self.assertEqual(
            self.page.run("[...document.querySelectorAll('#examples [aria-pressed=true]')].map((each) => each.textContent)"), ["Yen"])
        self.assertTrue(self.page.run("document.querySelector('h1 a').href.endsWith('README.md')"))

    def test_a_refusal_goes_with_the_next_example(self):
        self.keys("x")
        self.assertEqual(self.shown("reason"), "notANumber")
        self.page.run("document.querySelectorAll('#examples button')[5].click()")
        self.assertEqual((self.shown("reason"), self.shown("refusal")), ("none", ""))

    def test_an_example_says_what_to_type(self):
        click = "[...document.querySelectorAll('#examples button')].find(({ textContent }) => textContent === %r).click()"
        self.page.run(click % "A sum")
        self.assertEqual(self.shown("hint"), "Type +15% after the number, then press Enter.")
        self.keys("+15%", "Enter")
        self.assertEqual(self.value(), "1380")
        self.page.run(click % "Yen")
        self.assertEqual(self.shown("hint"), "")

    def test_an_address_with_unknown_options_says_so_and_shows_a_number(self):
        self.open((WEB / "playground.html").as_uri() + "?colour=red&kind=money&locale=de-DE")
        self.assertEqual(self.shown("problem"), '"colour" is not an option. kind="money" is not offered.')
        self.assertEqual(self.page.run("[field.locale, field.formattedValue]"), ["de-DE", "1.234,5\u00a0$"])
        self.page.run("document.querySelectorAll('#examples button')[5].click()")
        self.assertEqual(self.shown("problem"), "")

    def test_groups_of_options_contain_their_names_in_two_columns(self):
        self.page.run("document.getElementById('options').scrollIntoView()")
        boxes = self.page.run("""[...document.querySelectorAll("[role=group] > h2")].map((name) => {
          const inner = name.getBoundingClientRect(), outer = name.parentNode.getBoundingClientRect();
          return [inner.top > outer.top + 5, Math.round(outer.top), Math.round(outer.left)] })""")
        self.assertEqual([inside for inside, *_ in boxes], [True] * 5)
        columns = {left for _, _, left in boxes}
        tops = {min(top for _, top, left in boxes if left == column) for column in columns}
        self.assertEqual((len(columns), len(tops)), (2, 1))

    def test_every_control_has_a_label_and_changes_the_field(self):
        names = self.page.run("[...options.elements].filter((each) => each.name && each.labels.length === 0).map((each) => each.name)")
        self.assertEqual(names, [])
        self.page.run("""(() => { const { suffix } = options.elements; suffix.value = " net";
          suffix.dispatchEvent(new Event("input", { bubbles: true })) })()""")
        self.assertEqual(self.page.run("field.getAttribute('suffix')"), " net")
        hash = urlsplit(self.page.run("location.href")).fragment
        self.assertEqual(parse_qs(hash)["suffix"], [" net"])

    def test_nothing_is_wider_than_a_phone(self):
        self.show_on_a_phone()
        self.assertEqual(self.page.run("document.documentElement.scrollWidth"), 360)


class Landing(PhoneCase, ServedCase):
    """Tests the landing page of the site, which contains the built element."""

    SITE = WEB.parent / "Docs/site"
    pages = {"/": ({}, (SITE / "index.html").read_text()), "/site.css": ({"Content-Type": "text/css"}, (SITE / "site.css").read_text())}

    # The browser complains about pictures, which this server doesn't have.
    may_complain = True

    def test_the_reason_of_a_refusal_is_shown_until_the_next_edit(self):
        said = "document.getElementById('reason').textContent"
        self.page.run("document.getElementById('euros').focus()")
        self.keys("x")
        self.assertEqual(self.page.run(said), "Das ist kein Teil einer Zahl.")
        self.keys("Backspace")
        self.wait()
        self.assertEqual(self.page.run(said), "")

    def test_it_says_how_to_install_the_package(self):
        text = self.page.run("document.body.textContent")
        self.assertIn("npm install ./numeric-field-", text)

    def test_the_line_for_the_package_is_visible_without_scrolling(self):
        box = "document.querySelector('.install').getBoundingClientRect()"
        self.assertEqual(self.page.run("document.querySelector('.install').textContent.startsWith('.package(url: ')"), True)
        self.assertLess(self.page.run(f"{box}.bottom"), 400)

    def test_every_section_has_one_heading(self):
        counts = self.page.run("[...document.querySelectorAll('section')].map((each) => each.querySelectorAll('h2').length)")
        self.assertEqual(set(counts), {1})
        self.assertGreater(len(counts), 8)

    def test_code_that_is_wider_than_a_phone_has_a_shadow_and_can_be_scrolled(self):
        self.show_on_a_phone()
        wide = self.page.run("""[...document.querySelectorAll("pre")].filter((code) => code.scrollWidth > code.clientWidth).map((code) => {
          const { backgroundAttachment, backgroundImage, overflowX } = getComputedStyle(code);
          return [backgroundAttachment, backgroundImage.split("linear-gradient").length - 1, overflowX, code.tabIndex, code.ariaLabel !== null] })""")
        self.assertEqual(self.page.run("document.documentElement.scrollWidth"), 360)
        self.assertGreater(len(wide), 3)
        for code in wide:
            self.assertEqual(code, ["local, local, scroll, scroll, scroll", 4, "auto", 0, True])
