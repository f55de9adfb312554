# SPDX-License-Identifier: MIT

import unittest

from scenarios import Player, all_scenarios, differences
from support import BrowserTest


class ScenariosTest(BrowserTest):
    """Every scenario, played through the element by real keys."""

    def test_every_claim_holds(self):
        player = Player(self.page)
        played, unknown, wrong = 0, set(), []
        for scenario in all_scenarios():
            locale = scenario["options"]["locale"]
            if "exception" in scenario:
                continue
            if not self.page.ask("player.knows", locale):
                unknown.add(locale)
                continue
            played += 1
            wrong += self.mistakes(scenario, player.play(scenario))
        self.page.run("player.close()")
        print(f"{played} scenarios played; Chromium knows nothing of {', '.join(sorted(unknown))}")
        self.assertEqual(wrong, [])
        self.assertGreater(played, 1900)

    @staticmethod
    def mistakes(scenario, states):
        found = []
        for event, claim, state in zip(scenario["events"], scenario["claims"], states, strict=True):
            found += [f"{scenario['place']} {scenario['id']} {event}: {each}" for each in differences(claim, state)]
        return found


if __name__ == "__main__":
    unittest.main()
