#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Follows the README like a new user, in a fresh clone with an empty home folder.

Runs every command in a shell block except `make test`, and compares its output with the result in
the comment. Creates a package with the README's lines for `Package.swift`, which depends on the clone,
without a download. Its tests are those that `make generate` makes from the examples for Linux in the
README and the guides, so a user can write every example, and it has the result in its comment.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from checks import Checks

ROOT = Path(__file__).resolve().parent.parent
SKIPPED = {"make test"}

# The tests that are made from the examples, and the functions that they call.
EXAMPLES = ["Playing.swift", "Examples+NumericText.generated.swift", "Examples+Foundation+NumericText.generated.swift"]

# Mistakes that are easy to make on the command line, each with a part of the expected message.
MISTAKES = [
    ("format 5 --loc de_DE", "Did you mean '--locale'?"),
    ("format -5 --curency SEK", "Did you mean '--currency'?"),
    ("parse ''", "The text is empty."),
    ("fromat 5", "Unknown command 'fromat'."),
    ("parse 300 --value UInt8", "UInt8 can only represent numbers from 0 to 255."),
]

README = (ROOT / "README.md").read_text()


class FirstDay(Checks):
    def __init__(self, folder):
        self.folder = folder
        self.clone = folder / "numeric-text"
        home = folder / "home"
        home.mkdir()
        self.environment = {**os.environ, "HOME": str(home), "GIT_TERMINAL_PROMPT": "0"}
        for name in ("CI", "MAKEFLAGS", "MAKELEVEL", "MAKE", "XDG_CACHE_HOME"):
            self.environment.pop(name, None)

    def shell(self, command, place):
        """Runs a command in a shell without a terminal."""
        return subprocess.run(
            ["bash", "-c", command], cwd=place, env=self.environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")

    def run(self, command, place):
        """Runs a command, and returns its output, or None if it failed."""
        start = time.monotonic()
        done = self.shell(command, place)
        self.check(done.returncode == 0, f"{command}  {time.monotonic() - start:.0f} s")
        if done.returncode != 0:
            print("\n".join((done.stdout + done.stderr).splitlines()[-40:]))
            return None
        return done.stdout

    # README contents

    def commands(self):
        """Runs every command of the shell blocks, and compares its output with the result in its comment."""
        for block in re.findall(r"^```sh\n(.*?)^```", README, re.MULTILINE | re.DOTALL):
            for line in block.splitlines():
                command, _, comment = (part.strip() for part in line.partition("  #"))
                if not command:
                    continue
                if command in SKIPPED:
                    print(f"skipped: {command}")
                    continue
                output = self.run(command, self.clone)
                if output is not None and re.match(r"-?[0-9]", comment):
                    wanted = comment.split(", then ")
                    self.check(plain(output).splitlines() == wanted, f"{command} prints {comment}")

    def install(self):
        """Creates a package with the README's lines for `Package.swift`, and runs the tests of the examples in it."""
        package, product = re.search(r"^```\n(\.package\(.*\n)(\.product\(.*\n)```", README, re.MULTILINE).groups()
        address, kind, version = re.search(r'url: "(.*?)", (branch|from): "(.*?)"', package).groups()
        if kind == "branch":
            self.run(f"git checkout --quiet -B {version}", self.clone)
        else:
            # Swift's package manager stores the commit of each version, also outside of the home folder.
            # Therefore each run tags a new version, which the requirement in the README also accepts.
            self.run(f"git tag {version.rpartition('.')[0]}.{int(time.time())}", self.clone)
        self.run(f"git config --global url.file://{self.clone}.insteadOf {address}", self.folder)
        shop = self.folder / "Shop"
        tests = shop / "Tests/ShopTests"
        tests.mkdir(parents=True)
        for name in EXAMPLES:
            shutil.copy(self.clone / "Tests/DocumentTests" / name, tests)
        tools = (ROOT / "Package.swift").read_text().splitlines()[0]
        (shop / "Package.swift").write_text(
            f'{tools}\nimport PackageDescription\nlet package = Package(\n  name: "Shop",\n  dependencies: [{package}],\n'
            f'  targets: [.testTarget(name: "ShopTests", dependencies: [{product}])]\n)\n'
        )
        self.fetched(shop)
        self.run("swift test", shop)

    def fetched(self, shop):
        """Checks that a client downloads this package, and nothing else."""
        output = self.run("swift package show-dependencies --format json", shop)
        if output is not None:
            packages = json.loads(output[output.index("{"):])["dependencies"]
            names = [package["identity"] for package in packages]
            self.check(names == ["numeric-text"] and not packages[0]["dependencies"],
                       f"a client downloads {', '.join(names)}, which has no dependencies")

    def mistakes(self):
        """Checks that each mistake on the command line ends with a nonzero status and a message that contains
        the expected text."""
        program = "swift run --package-path Tools numeric-text"
        for arguments, answer in MISTAKES:
            done = self.shell(f"{program} {arguments}", self.clone)
            self.check(done.returncode != 0 and answer in done.stderr, f"{arguments} says: {answer}")
        done = self.shell(f"printf '5\\nx\\n-7\\n' | {program} format --percent", self.clone)
        self.check((done.returncode, done.stdout) == (1, "500%\n-700%\n"), "format reads lines, and continues after an error")


def plain(text):
    """Returns a text in which every kind of space is replaced by a plain space."""
    return "".join(" " if one.isspace() and one != "\n" else one for one in text)


def main():
    folder = Path(tempfile.mkdtemp(prefix="first-day-"))
    day = FirstDay(folder)
    try:
        day.run(f"git clone --quiet file://{ROOT} {day.clone}", folder)
        day.install()
        day.commands()
        day.mistakes()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{day.passed} passed, {day.failed} failed")
    return 1 if day.failed else 0


sys.exit(main())
