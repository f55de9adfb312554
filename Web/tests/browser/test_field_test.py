# SPDX-License-Identifier: MIT
"""Tests the verdicts of the field test, and whether its cases, adapters and results fit together."""

import json
import re
import sys
import unittest

from chromium import ROOT
from engines import CHROMIUM
from serving import Server
from support import BrowserTest

FOLDER = ROOT / "FieldTest"
sys.path.append(str(FOLDER / "driver"))

import cases as case_files
from hands import CannotPlay, Hands
from judge import VERDICTS, content, number, verdict
from site_pages import GROUPS, NAMES
from wording import expected, keys_of, place_of

LATIN = list("0123456789")


def seen(value, text=None, at=None, invalid=False, **more):
    """Returns the same state of a field twice: as `before` and as `after` it was left."""
    text = value if text is None else text
    end = len(text) if at is None else at
    state = {
        "value": value, "text": text, "start": end, "end": end, "invalid": invalid, "decimal": ".", "digits": LATIN, **more}
    return {"before": state, "after": state}


def judged(expect, *given, initial="", **more):
    return verdict({"field": {"initial": initial}, "expect": expect}, seen(*given, **more))[0]


class Judging(unittest.TestCase):
    def test_a_number_is_compared_without_idle_zeros(self):
        for text, short in (("007", "7"), ("1.50", "1.5"), ("-0.00", "0"), (".5", "0.5"), ("", ""), ("-5", "-5"), ("10", "10")):
            self.assertEqual(number(text), short)

    def test_a_number_that_was_not_entered_is_wrong(self):
        for wanted, got in (("12.5", "125"), ("-5", "5"), ("5", "50"), ("1234.56", "123456"), ("123456", "123564"), ("1", "NaN")):
            self.assertEqual(judged({"value": wanted}, got), "wrong", (wanted, got))

    def test_a_number_without_some_of_the_digits_has_lost_them(self):
        for wanted, got in (("1234", "124"), ("2000000", "20"), ("12.34", "12"), ("12.34", "2.34")):
            self.assertEqual(judged({"value": wanted}, got), "lost", (wanted, got))
        self.assertEqual(judged({"value": "7"}, "", initial="1234"), "lost")

    def test_an_edit_that_visibly_does_nothing_is_refused(self):
        self.assertEqual(judged({"value": "123"}, ""), "refused")
        self.assertEqual(judged({"value": "129"}, "12", initial="12"), "refused")
        self.assertEqual(judged({"value": "1234.5"}, "12345", invalid=True), "refused")
        self.assertEqual(judged({"value": "12345", "or": ["prefix"]}, "123"), "refused")
        self.assertEqual(judged({"value": "12345", "or": ["prefix"]}, "124"), "lost")

    def test_other_outcomes_are_accepted_only_if_the_case_says_so(self):
        for name, given in (("unchanged", {"initial": "12"}), ("invalid", {"initial": "1", "invalid": True})):
            self.assertNotEqual(judged({"value": "5"}, "12", **given), "right")
            self.assertEqual(judged({"value": "5", "or": [name]}, "12", **given), "right")
        self.assertEqual(judged({"value": "5", "or": ["empty"]}, "", initial="3"), "right")
        self.assertEqual(judged({"value": ["4", "5"]}, "5.00"), "right")

    def test_the_caret_counts_digits_and_the_decimal_mark_only(self):
        expect = {"value": "129345", "caret": "129"}
        for at, name in ((3, "right"), (4, "right"), (2, "jump"), (7, "jump")):
            self.assertEqual(judged(expect, "129345", "129,345", at), name, at)
        self.assertEqual(judged({"value": "12.5", "caret": "12."}, "12.5", "12.5", 3), "right")
        self.assertEqual(judged({"value": "12.5", "caret": "12."}, "12.5", "12.5", 2), "jump")
        self.assertEqual(judged(expect, "12345", "12,345", 2, initial="12345"), "refused")
        self.assertEqual(content("1.234,5", ",", LATIN), "1234.5")
        self.assertEqual(content("١٬٢٣٤٫٥", "٫", list("٠١٢٣٤٥٦٧٨٩")), "1234.5")

    def test_text_and_number_that_differ_are_wrong(self):
        self.assertEqual(judged({"agree": True}, "1234", "$1,234.00"), "right")
        self.assertEqual(judged({"agree": True}, "1234", "$5.00"), "wrong")

    def test_other_properties_are_not_met_if_they_differ(self):
        for wanted, name in (("1\u202f234 €", "right"), ("1,234", "unmet"), (["5", "1 234 €"], "right")):
            self.assertEqual(judged({"after": {"text": wanted}}, "1234", "1\u00a0234\u00a0€"), name)
        self.assertEqual(judged({"before": {"events": {"input": 2}}}, "12", events={"input": 2, "change": 1}), "right")
        self.assertEqual(judged({"before": {"events": {"input": 2}}}, "12", events={"input": 1, "change": 1}), "unmet")
        self.assertEqual(judged({"live": "12"}, ""), "unmet")

    def test_two_ways_to_enter_a_text_give_one_number_or_a_refusal(self):
        for first, second, name in (("15", "15", "right"), ("1.5", "15", "wrong"), ("15", "", "refused"), ("", "", "right")):
            case = {"field": {}, "expect": {}, "twin": []}
            self.assertEqual(verdict(case, {**seen(first), "twin": seen(second)})[0], name, (first, second))

    def test_the_worst_verdict_counts(self):
        self.assertEqual(judged({"value": "5", "after": {"role": "x"}}, "50"), "wrong")
        self.assertEqual(set(NAMES), {*VERDICTS, "na"})


class Files(unittest.TestCase):
    def setUp(self):
        self.cases = case_files.read()
        self.sources, self.peers, self.results, self.reasons = (
            json.loads((FOLDER / f"{name}.json").read_text()) for name in ("sources", "peers", "results", "reasons"))

    def test_there_are_cases_enough_and_each_names_a_source(self):
        self.assertGreaterEqual(len(self.cases), 500)
        ids = [case["id"] for case in self.cases]
        self.assertEqual(len(ids), len({*ids}))
        self.assertEqual({case["source"] for case in self.cases}, {*self.sources})
        self.assertEqual({case["group"] for case in self.cases}, {*GROUPS})
        for source in self.sources.values():
            self.assertRegex(source["url"], "^https://")

    def test_every_case_can_be_played_and_is_said_in_words(self):
        for case in self.cases:
            self.assertLessEqual({*case["expect"]}, {"value", "or", "caret", "live", "agree", "before", "after"}, case["id"])
            self.assertTrue(case["expect"] or "twin" in case, case["id"])
            for step in case["keys"] + case.get("twin", []):
                self.assertTrue(hasattr(Hands, f"do_{next(iter(step))}"), step)
            self.assertNotIn("{", keys_of(case) + expected(case) + place_of(case["field"]))

    def test_adapters_are_short_and_say_where_their_configuration_is_from(self):
        names = {path.stem for path in (FOLDER / "adapters").glob("*.js")} - {"notation"}
        self.assertEqual(names, {peer["name"] for peer in self.peers if peer.get("engine") != "Swift"})
        for name in names:
            text = (FOLDER / f"adapters/{name}.js").read_text()
            self.assertLessEqual(text.count("\n"), 60, name)
            self.assertTrue(re.search(r"/\*\*.*?\*/", text, re.S), name)

    def test_the_results_are_those_of_these_cases(self):
        ids = {case["id"] for case in self.cases}
        runs = self.results["verdicts"]
        tested = {tuple(name.split(" in ")) for name in runs}
        self.assertEqual(tested, {
            (peer["name"], engine) for peer in self.peers
            for engine in ([peer["engine"]] if "engine" in peer else ["Chromium", "Firefox", "WebKit"] if peer.get("ours") else ["Chromium"])})
        for name, verdicts in runs.items():
            self.assertLessEqual({*verdicts}, ids, name)

    def test_each_failure_of_this_project_has_a_reason(self):
        ours = {peer["name"] for peer in self.peers if peer.get("ours")}
        failures = {
            case for name, verdicts in self.results["verdicts"].items() if name.partition(" in ")[0] in ours
            for case, (verdict, *_) in verdicts.items() if verdict != "na"}
        self.assertEqual(failures, {*self.reasons})


class Playing(BrowserTest):
    """Plays a few cases in the fields that need no other library."""

    engine = CHROMIUM
    CASES = (
        ({"kind": "decimal", "locale": "en-US"}, [{"type": "1234.5"}], {"value": "1234.5"}),
        ({"kind": "decimal", "locale": "en-US", "initial": "1234567"}, [{"caret": "12"}, {"type": "9"}], {"value": "12934567", "caret": "129"}),
        ({"kind": "decimal", "locale": "en-US"}, [{"type": "12.345"}], {"value": "12.34"}),
        ({"kind": "decimal", "locale": "en-US", "initial": "5"}, [{"select": "all"}, {"type": "7"}, {"press": "Enter"}], {"after": {"events": {"change": 1}}}),
    )

    def setUp(self):
        self.server = Server({}, ROOT)
        self.addCleanup(self.server.close)

    def hands(self, adapter):
        """Opens the stage with the fields of an adapter, and returns the hands of a person there."""
        self.open(f"{self.server.address}FieldTest/stage.html?adapter={adapter}")
        self.page.wait_until("globalThis.fieldTest")
        return Hands(self.driver, CHROMIUM.name)

    def played(self, adapter):
        hands = self.hands(adapter)
        cases = [{"field": field, "keys": keys, "expect": expect} for field, keys, expect in self.CASES]
        return [verdict(case, hands.play(case))[0] for case in cases]

    def test_the_element_and_an_input_are_judged_by_the_same_keys(self):
        self.assertEqual(self.played("numeric-field"), ["right"] * 4)
        self.assertEqual(self.played("number-input"), ["right", "right", "refused", "right"])

    def test_a_field_that_a_library_cannot_have_is_not_judged(self):
        hands = self.hands("number-input")
        with self.assertRaises(CannotPlay):
            hands.play({"field": {"kind": "percent", "locale": "en-US"}, "keys": [], "expect": {}})
