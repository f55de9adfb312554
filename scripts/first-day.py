#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Follows the README like a new user, in a fresh clone with an empty home folder.

Usage: scripts/first-day.py [--only install|commands]

Runs every command in a shell block except `make test`, and compares its output with the result in
the comment. Builds the lines for `Package.swift` and every Swift block for Linux in a separate
package, which resolves the address in the README to this clone.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SKIPPED = {"make test"}
LINUX = {"Foundation", "NumericText"}
README = (ROOT / "README.md").read_text()


class FirstDay:
    def __init__(self, folder):
        self.folder = folder
        self.clone = folder / "numeric-text"
        self.failed = 0
        self.passed = 0
        home = folder / "home"
        home.mkdir()
        self.environment = {**os.environ, "HOME": str(home), "GIT_TERMINAL_PROMPT": "0"}
        for name in ("CI", "MAKEFLAGS", "MAKELEVEL", "MAKE", "XDG_CACHE_HOME"):
            self.environment.pop(name, None)

    def run(self, command, place):
        """Runs a command in a shell without a terminal, and returns its output, or None if it
        failed."""
        start = time.monotonic()
        done = subprocess.run(
            ["bash", "-c", command], cwd=place, env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace",
        )
        self.note(done.returncode == 0, command, f"{time.monotonic() - start:.0f} s")
        if done.returncode != 0:
            print("\n".join((done.stdout + done.stderr).splitlines()[-40:]))
            return None
        return done.stdout

    def note(self, is_right, what, detail=""):
        self.passed += is_right
        self.failed += not is_right
        print(f"{'ok' if is_right else 'FAILED'}: {what}  {detail}".rstrip(), flush=True)

    # README contents

    def commands(self):
        """Returns every command of the shell blocks, with the result in its comment."""
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
                    self.note(plain(output).splitlines() == wanted, f"{command} prints {comment}")

    def install(self):
        """Creates a package with the lines of the README, and its Swift blocks as the program."""
        package, product = re.search(r"^```\n(\.package\(.*\n)(\.product\(.*\n)```", README, re.MULTILINE).groups()
        address, version = re.search(r'url: "(.*?)", from: "(.*?)"', package).groups()
        # Swift's package manager remembers the commit of each version, even outside of the home
        # folder. Therefore each run tags a new version, which `from` in the README also accepts.
        patch = int(time.time())
        self.run(f"git tag {version.rpartition('.')[0]}.{patch}", self.clone)
        self.run(f"git config --global url.file://{self.clone}.insteadOf {address}", self.folder)
        shop = self.folder / "Shop"
        (shop / "Sources/Shop").mkdir(parents=True)
        tools = (ROOT / "Package.swift").read_text().splitlines()[0]
        (shop / "Package.swift").write_text(
            f'{tools}\nimport PackageDescription\nlet package = Package(\n  name: "Shop",\n  dependencies: [{package}],\n'
            f'  targets: [.executableTarget(name: "Shop", dependencies: [{product}])]\n)\n'
        )
        for number, code in enumerate(examples(README)):
            (shop / "Sources/Shop/main.swift").write_text(code)
            print(f"Example {number + 1} of the README, which imports {', '.join(sorted(modules(code)))}:")
            self.run("swift run Shop", shop)
        guide = ROOT / "Sources/NumericText/NumericText.docc/NumericText.md"
        for code in examples(guide.read_text()):
            (shop / "Sources/Shop/main.swift").write_text(code)
            self.run("swift run Shop", shop)


def plain(text):
    """Returns a text with all kinds of spaces replaced by a plain one."""
    return "".join(" " if one.isspace() and one != "\n" else one for one in text)


def modules(code):
    return set(re.findall(r"^import (\w+)", code, re.MULTILINE))


def examples(page):
    """Returns the Swift programs of a page that run on Linux. A block without imports continues the
    previous one."""
    programs, current = [], None
    for block in re.findall(r"^```swift\n(.*?)^```", page, re.MULTILINE | re.DOTALL):
        if modules(block):
            current = block
            if modules(block) <= LINUX:
                programs.append(block)
        elif current is not None and programs and current == programs[-1]:
            programs[-1] = current = current + block
    return programs


def main():
    if sys.argv[1:] not in ([], ["--only", "install"], ["--only", "commands"]):
        sys.exit("Usage: scripts/first-day.py [--only install | --only commands]")
    only = sys.argv[2] if len(sys.argv) > 2 else ""
    folder = Path(tempfile.mkdtemp(prefix="first-day-"))
    day = FirstDay(folder)
    try:
        day.run(f"git clone --quiet file://{ROOT} {day.clone}", folder)
        if only != "commands":
            day.install()
        if only != "install":
            day.commands()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{day.passed} passed, {day.failed} failed")
    return 1 if day.failed else 0


sys.exit(main())
