#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Follows the README like a new user, in a fresh clone with an empty home folder.

Runs every command in a shell block except `make test`, and compares its output with the result in
the comment. Builds a package with the README's lines for `Package.swift` and every Swift block for Linux.
This package depends on the clone, without a download. Compares the output of the examples with the results
in their comments, and does the same with the first pages of the guides.
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

ROOT = Path(__file__).resolve().parent.parent
SKIPPED = {"make test"}
LINUX = {"Foundation", "NumericText"}

# The guides that a new user reads first, and whose examples must work on any machine.
GUIDES = ["NumericText", "GettingStarted", "Values"]

# Mistakes that are easy to make on the command line, each with a part of the expected message.
MISTAKES = [
    ("format 5 --loc de_DE", "Did you mean '--locale'?"),
    ("format -5 --curency SEK", "Did you mean '--currency'?"),
    ("parse ''", "The text is empty."),
    ("fromat 5", "Unknown command 'fromat'."),
    ("parse 300 --value UInt8", "UInt8 can only represent numbers from 0 to 255."),
]

# A Swift function that compares a result with the result in the comment.
PRELUDE = '''
func compare<Result>(_ claim: String, _ value: Result, with expected: String) {
  let children = Mirror(reflecting: value)
  if children.displayStyle == .optional, let wrapped = children.children.first?.value {
    return compare(claim, wrapped, with: expected)
  }
  let refusal = (value as? NumericTextRefusal).map { ".\\($0.name)" }
  let shown = expected.hasPrefix(".") ? refusal ?? "\\(value)" : "\\(value)"
  let plain = String(shown.map { $0.isWhitespace ? " " : $0 })
  print(plain == expected ? "ok: \\(claim)" : "FAILED: \\(claim), but it is \\(plain)")
}
'''
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
                    self.note(plain(output).splitlines() == wanted, f"{command} prints {comment}")

    def install(self):
        """Creates a package from the README: its lines for `Package.swift`, and its Swift blocks as the program."""
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
        (shop / "Sources/Shop").mkdir(parents=True)
        tools = (ROOT / "Package.swift").read_text().splitlines()[0]
        (shop / "Package.swift").write_text(
            f'{tools}\nimport PackageDescription\nlet package = Package(\n  name: "Shop",\n  dependencies: [{package}],\n'
            f'  targets: [.executableTarget(name: "Shop", dependencies: [{product}])]\n)\n'
        )
        self.fetched(shop)
        for number, code in enumerate(examples(README)):
            print(f"Example {number + 1} of the README, which imports {', '.join(sorted(modules(code)))}:")
            self.program(code, shop)
        for name in GUIDES:
            print(f"The examples of the guide {name}:")
            page = (ROOT / f"Sources/NumericText/NumericText.docc/{name}.md").read_text()
            self.program(of_sections(page), shop)

    def fetched(self, shop):
        """Checks that a client downloads this package, and nothing else."""
        output = self.run("swift package show-dependencies --format json", shop)
        if output is not None:
            packages = json.loads(output[output.index("{"):])["dependencies"]
            names = [package["identity"] for package in packages]
            self.note(names == ["numeric-text"] and not packages[0]["dependencies"],
                      f"a client downloads {', '.join(names)}, which has no dependencies")

    def program(self, code, shop):
        """Runs a program, and compares the results with those in its comments."""
        (shop / "Sources/Shop/main.swift").write_text(comparing(code))
        output = self.run("swift run Shop", shop)
        for line in (output or "").splitlines():
            what, _, claim = line.partition(": ")
            if what in ("ok", "FAILED"):
                self.note(what == "ok", claim)

    def mistakes(self):
        """Checks that each mistake on the command line ends with a nonzero status and a message that contains
        the expected text."""
        for arguments, answer in MISTAKES:
            done = subprocess.run(
                ["bash", "-c", f"swift run --package-path Tools numeric-text {arguments}"], cwd=self.clone, env=self.environment,
                stdin=subprocess.DEVNULL, capture_output=True, text=True,
            )
            self.note(done.returncode != 0 and answer in done.stderr, f"{arguments} says: {answer}")
        done = subprocess.run(
            ["bash", "-c", "printf '5\\nx\\n-7\\n' | swift run --package-path Tools numeric-text format --percent"], cwd=self.clone,
            env=self.environment, capture_output=True, text=True,
        )
        self.note((done.returncode, done.stdout) == (1, "500%\n-700%\n"), "format reads lines, and continues after an error")


def plain(text):
    """Returns a text in which every kind of space is replaced by a plain space."""
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


def of_sections(page):
    """Returns the examples of a page as one program, in which each section has its own names."""
    imports, parts = set(), []
    for section in re.split(r"^## ", page, flags=re.MULTILINE):
        code = "".join(re.findall(r"^```swift\n(.*?)^```", section, re.MULTILINE | re.DOTALL))
        imports |= set(re.findall(r"^import \w+$", code, re.MULTILINE))
        body = re.sub(r"^import \w+\n", "", code, flags=re.MULTILINE)
        # The first line that declares a name again begins another example.
        while body.strip():
            again = redeclaration(body)
            parts.append(f"do {{\n{body[:again]}}}\n")
            body = body[again:]
    return "\n".join(sorted(imports)) + "\n" + "".join(parts)


def redeclaration(code):
    """Returns the offset of the first line that declares a name again, or the end."""
    names = set()
    for line in re.finditer(r"^(?:let|var) (\w+).*$", code, re.MULTILINE):
        if line[1] in names:
            return line.start()
        names.add(line[1])
    return len(code)


def comparing(code):
    """Returns a program with the function `compare`, and with a call of it for each claim in a
    comment."""
    lines = code.splitlines()
    after_imports = max(index for index, line in enumerate(lines) if line.startswith("import ")) + 1
    return "\n".join([*lines[:after_imports], PRELUDE, *map(comparison, lines[after_imports:])]) + "\n"


def comparison(line):
    """Returns code that compares the result of a line with the claim in the trailing comment of the line. Returns the
    line unchanged if it has no such claim."""
    match = re.match(r"(\s*)(?!//)(\S.*?)\s+// (.*)$", line)
    if not match or re.match(r"(?:let|var|struct|func|static|import)\b|[.}]", match[2]):
        return line
    space, expression, claim = match.groups()
    name = json.dumps(f"{expression} // {claim}", ensure_ascii=False)
    parts = re.findall(r'(text|value|selection|refusal|clampedTo) ("(?:[^"\\]|\\.)*"|[^,]+)(?:, |$)', claim)
    if parts:
        checks = [f"compare({name}, outcome.{part}, with: {literal(value)})" for part, value in parts]
        return f"{space}do {{ let outcome = {expression}; {'; '.join(checks)} }}"
    if re.match(r'"[^"]*"$|-?\d\S*$|\.\w+$|nil$|true$|false$|\[\]$', claim):
        return f"{space}compare({name}, {expression}, with: {literal(claim)})"
    return line


def literal(claim):
    """Returns the text of a claim as a Swift literal, in which every kind of space is replaced by a plain space."""
    return json.dumps(plain(claim.strip('"')), ensure_ascii=False)


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
