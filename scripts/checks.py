# SPDX-License-Identifier: MIT
"""Prints and counts what a script has checked. `stages.py` counts the lines, too."""


class Checks:
    passed = failed = 0

    def check(self, is_right, what):
        self.passed += bool(is_right)
        self.failed += not is_right
        print(f"{'ok' if is_right else 'FAILED'}: {what}".rstrip(), flush=True)
