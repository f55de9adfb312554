# SPDX-License-Identifier: MIT

import unittest

from engines import CHROMIUM, in_every_engine
from scenarios import Player, all_scenarios, differences
from support import BrowserTest

# Firefox and WebKit play every eighth scenario.
SHARE = 8

# Only the DevTools protocol can compose text like an input method, and fill the clipboard without a
# key.
ONLY_IN_CHROMIUM = {"mark", "confirm", "paste"}

# The locale data of Debian's WebKitGTK is older: its Italian texts group four digits, and its
# Norwegian ones begin with the currency.
OLD_LOCALE_DATA = {"locales-it-it-deleted", "currencies-nb-no-nok-caret"}


class Scenarios(BrowserTest):
    """Plays scenarios in the element with real keys: all of them in Chromium, a share in the others."""

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
        playable = [scenario for scenario in all_scenarios() if "exception" not in scenario]
        if self.engine is CHROMIUM:
            return playable
        # The other drivers send some non-ASCII keys as different characters.
        return [scenario for scenario in playable[::SHARE]
                if scenario["id"] not in OLD_LOCALE_DATA and not any(ONLY_IN_CHROMIUM & set(event) or not str(event.get("type", "")).isascii()
                           for event in scenario["events"])]

    @staticmethod
    def mistakes(scenario, states):
        found = []
        for event, claim, state in zip(scenario["events"], scenario["claims"], states, strict=True):
            found += [f"{scenario['place']} {scenario['id']} {event}: {each}" for each in differences(claim, state)]
        return found


globals().update(in_every_engine(Scenarios))
del Scenarios

if __name__ == "__main__":
    unittest.main()
