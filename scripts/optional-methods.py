#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the methods of delegates optional in the stand-ins for UIKit and AppKit. Without Objective-C, Swift has no
optional methods.

Each requirement of a protocol gets a default implementation, which reports that the delegate lacks the method. It is
also a callable property with the name of the method, so that callers can write `delegate?.textFieldDidEndEditing?(field)`.

Usage: scripts/optional-methods.py [--check]   with --check, writes nothing and fails if a file is outdated
"""

import re
from typing import NamedTuple

from generated import heading, read, write

SCRIPT = "scripts/optional-methods.py"
STAND_INS = "Tests/AppleUI/StandIns"
PROTOCOLS = {
    "UITextFieldDelegate": f"{STAND_INS}/UIKit/UITextFieldDelegate",
    "NSControlTextEditingDelegate": f"{STAND_INS}/AppKit/NSTextFieldDelegate",
}
METHOD = re.compile(r"func (\w+)\(([^)]*)\)(?: -> (\S+))?")

# What a default implementation returns. No caller sees it.
ANSWERS = {"Bool": "true", "Void": "()", "[String]": "[]", "UIMenu?": "nil"}


class Method(NamedTuple):
    name: str
    parameters: str
    answer: str

    def default(self):
        """Returns the implementation for delegates without this method."""
        returned = "" if self.answer == "Void" else f" -> {self.answer}"
        return f"  public func {self.name}({self.parameters}){returned} {{ OptionalMethod.missing({ANSWERS[self.answer]}) }}"

    def call(self):
        """Returns the method that calls the delegate, or returns nil if the delegate lacks the method."""
        labels = [parameter.split(":")[0].split() for parameter in self.parameters.split(", ")]
        arguments = ", ".join(names[-1] if names[0] == "_" else f"{names[0]}: {names[-1]}" for names in labels)
        discardable = "  @discardableResult\n" if self.answer == "Void" else ""
        answer = self.answer.removesuffix("?")
        flat = " ?? nil" if answer != self.answer else ""
        return (f"{discardable}  public func callAsFunction({self.parameters}) -> {answer}? {{\n"
                f"    OptionalMethod.call {{ delegate.{self.name}({arguments}) }}{flat}\n  }}\n")


def methods(protocol, text):
    """Returns the requirements of a protocol."""
    body = re.search(rf"protocol {protocol}\b.*?\n}}", text, flags=re.S)[0]
    return [
        Method(name, re.sub(r"\s+", " ", parameters).strip(), answer or "Void")
        for name, parameters, answer in METHOD.findall(body)
    ]


def swift(protocol, found):
    names = list(dict.fromkeys(method.name for method in found))
    types = {name: f"{protocol}_{name}" for name in names}
    text = f"// swift-format-ignore-file\n\npublic import Foundation\n\n@MainActor\nextension {protocol} {{\n"
    text += "".join(f"{method.default()}\n" for method in found)
    text += "".join(f"  public var {name}: {types[name]}? {{ .init(delegate: self) }}\n" for name in names) + "}\n"
    for name in names:
        calls = "\n".join(method.call() for method in found if method.name == name)
        text += f"\n@MainActor\npublic struct {types[name]} {{\n  let delegate: any {protocol}\n\n{calls}}}\n"
    return heading(SCRIPT, STAND_INS) + text


files = {}
for protocol, name in PROTOCOLS.items():
    files[f"{name}+Optional.generated.swift"] = swift(protocol, methods(protocol, read(f"{name}.swift")))
write(files, SCRIPT)
