#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Derives the forms of the modifiers and initializers of `NumericTextField` from the one form that is written by hand.

Each public modifier of `View` that sets an option also applies to a single field, and then returns a field, so that other
modifiers of `NumericTextField` can follow it. Each initializer with a localized title also takes another kind of title, or
a label.

Usage: scripts/field-modifiers.py [--check]   with --check, writes nothing and fails if a file is outdated
"""

import re

from generated import heading, read, write

SCRIPT = "scripts/field-modifiers.py"
FOLDER = "Sources/NumericTextUI/SwiftUI"
MODIFIERS = ["Actions", "AppKit", "Focus", "Scrubbing", "UIKit"]
INITIALIZERS = ["Style", "Format"]

# A declaration with its comment, its attributes and its body.
MEMBER = re.compile(r"(?P<doc>^(?P<indent> *)///.*\n(?:^ *///.*\n)*)(?P<attributes>(?:^ *@.*\n)*)^ *(?:nonisolated )?public "
                    r"(?P<signature>(?:func|init)[^{]*) \{\n *(?P<body>(?:.*\n)*?)^(?P=indent)\}\n", re.M)
OPTION = re.compile(r"environment\(\\\.fieldOptions\.(\w+), (\w+(?:\(\w+\))?)\)(\..*)?")

# A public import is an error if no public declaration needs it.
NEEDS = {"SwiftUI": "Binding<", "NumericText": "NumericTextRefusal|NumericTextViolation", "UIKit": r"\bUI[A-Z]", "AppKit": r"\bNS[A-Z]"}

HEADING = f"{heading(SCRIPT, FOLDER)}// swift-format-ignore-file\n\n"
RESOURCE = "  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)\n"


def without_example(comment):
    """Returns a comment without its example, which is tested where it is written by hand."""
    return re.sub(r" *///\n *///( Only.*:\n *///\n *///)? ```swift\n(?: *///.*\n)*? */// ```\n", "", comment)


# MARK: Modifiers


def setting(body):
    """Returns the body of a modifier of a field, or nil if the modifier of views sets no option."""
    if body.startswith(r"transformEnvironment(\.fieldOptions)"):
        return body.replace(r"transformEnvironment(\.fieldOptions)", "setting")
    if option := OPTION.fullmatch(body):
        name, value, other = option.groups()
        return f"setting {{ $0.{name} = {value} }}" + (f".plain {{ $0{other} }}" if other else "")
    return body if body.startswith("numericTextFocus(") else None


def modifier(member):
    body = setting(member["body"].rstrip())
    if body is None:
        return ""
    comment = re.sub(r"- Returns: A view(.*\n *///  )*.*", "- Returns: A field with this modifier.", without_example(member["doc"]))
    signature = member["signature"].replace("some View", "Self")
    indent = member["indent"]
    return f"{comment}{member['attributes']}{indent}public {signature} {{\n{indent}  {body}\n{indent}}}\n"


def extension(found):
    members = "\n".join(filter(None, map(modifier, MEMBER.finditer(found[2]))))
    return f"{found[1]}nonisolated extension NumericTextField {{\n{members}{found[1]}}}\n"


def modifiers(text):
    """Returns the field's versions of the modifiers in a file."""
    text = text.split("\n", 2)[2]
    text = re.sub(r"^( *)extension (?!View\b)(?:.*\n)*?\1}\n\n?", "", text, flags=re.M)
    text = re.sub(r"^( *)extension View {\n((?:.*\n)*?)\1}\n", extension, text, flags=re.M)
    for module, types in NEEDS.items():
        if not re.search(types, re.sub("///.*", "", text)):
            text = text.replace(f"public import {module}\n", f"import {module}\n")
    return HEADING + text


# MARK: Initializers


def titled(member, kind, title):
    """Returns the version of an initializer with another kind of title."""
    text = without_example(member[0]).replace("a localized title", title).replace("titleKey: The localized", "title: The")
    text = text.replace("titleKey: LocalizedStringKey", f"title: {kind}").replace("titleKey", "title")
    return text.replace("    public", "    @_disfavoredOverload\n    public")


def labeled(member):
    """Returns the version of an initializer with a label."""
    text = re.sub(r".*titleKey:.*\n", "", without_example(member[0]).replace("a localized title", "a custom label"))
    text = text.replace("is the title.", "is the label.\n    ///   - label: A view that describes the purpose of the field.")
    text = text.replace("Text? = nil", "Text? = nil,\n      @ViewBuilder label: () -> Label")
    return text.replace("Text(titleKey)", "label()")


def initializers(texts):
    found = [member for text in texts for member in MEMBER.finditer(text)]
    groups = [
        ("", "", [labeled(member) for member in found if "style: ()" not in member["signature"]]),
        ("", " where Label == Text", [titled(member, "some StringProtocol", "a title that is not localized") for member in found]),
        (RESOURCE, " where Label == Text", [titled(member, "LocalizedStringResource", "a title from a string catalog") for member in found]),
    ]
    text = "\n".join(f"{start}  nonisolated extension NumericTextField{label} {{\n" + "\n".join(members) + "  }\n"
                     for start, label, members in groups)
    imports = "".join(f"  public import {module}\n" for module in ["Foundation", "NumericText", "SwiftUI"])
    return f"{HEADING}#if canImport(SwiftUI)\n{imports}\n{text}#endif\n"


files = {
    f"{FOLDER}/NumericTextField+{name}.generated.swift": modifiers(read(f"{FOLDER}/View+NumericText{name}.swift"))
    for name in MODIFIERS
}
sources = [read(f"{FOLDER}/NumericTextField+{name}.swift") for name in INITIALIZERS]
files[f"{FOLDER}/NumericTextField+Titles.generated.swift"] = initializers(sources)
write(files, SCRIPT)
