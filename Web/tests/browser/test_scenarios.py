# SPDX-License-Identifier: MIT

from zlib import crc32

from engines import CHROMIUM, WEBKIT
from scenarios import Player, all_scenarios, differences
from support import BrowserTest

# Firefox and WebKit play one scenario in eight. The choice depends only on the IDs of the scenarios, so
# that a new scenario doesn't affect the others.
SHARE = 8

# The events that only the DevTools protocol can simulate: composing text like an input method, and
# filling the clipboard without a key.
ONLY_IN_CHROMIUM = {"mark", "confirm", "paste"}

# Scenarios that the other browsers play differently, each with the reason.
DIFFERENT = {
    "caret-arrow-surrogates": "The digits are written from right to left, so the left arrow key moves the caret forward.",
    "currencies-fa-ir-irr-idle": "Their data gives the Iranian rial two minor digits, like ISO 4217.",
    "undo-redo-after-style-while-edited": "After a change of the style and an undo, WebKit has nothing to redo.",
    "arithmetic-scrub-then-operator": "WebKit's driver ignores the Shift key while the pointer is pressed.",
}

# Languages for which the locale data of Debian's WebKitGTK is outdated: its Italian texts group four
# digits, and its Norwegian texts begin with the currency.
OUTDATED_IN_WEBKIT = {"it", "nb"}


class Scenarios(BrowserTest):
    """Plays scenarios in the element with real keys: all in Chromium, and a share in the other browsers."""

    maxDiff = None

    def test_every_state_is_as_expected(self):
        player = Player(self.page)
        played, unknown, wrong = 0, set(), []
        for scenario in self.chosen():
            locale = scenario["options"]["locale"]
            if not self.page.ask("player.knows", locale):
                unknown.add(locale)
                continue
            played += 1
            wrong += self.mistakes(scenario, player.play(scenario))
        self.page.run("player.close()")
        print(f"{played} scenarios played; {self.engine.name} has no data for {', '.join(sorted(unknown)) or 'no locale'}")
        self.assertEqual(wrong, [])
        self.assertGreater(played, 1900 if self.engine is CHROMIUM else 80)

    def chosen(self):
        if self.engine is CHROMIUM:
            return all_scenarios()
        return [scenario for scenario in all_scenarios()
                if crc32(scenario["id"].encode()) % SHARE == 0 and scenario["id"] not in DIFFERENT
                and self.has_keys(scenario) and not self.is_outdated(scenario)]

    @staticmethod
    def has_keys(scenario):
        # The other drivers send some non-ASCII keys as different characters.
        return all(not ONLY_IN_CHROMIUM & set(event) and str(event.get("type", "")).isascii()
                   for event in scenario["events"])

    def is_outdated(self, scenario):
        language = scenario["options"]["locale"].split("-")[0]
        return self.engine is WEBKIT and language in OUTDATED_IN_WEBKIT

    @staticmethod
    def mistakes(scenario, states):
        found = []
        for event, claim, state in zip(scenario["events"], scenario["claims"], states, strict=True):
            found += [f"{scenario['place']} {scenario['id']} {event}: {each}" for each in differences(claim, state)]
        return found
