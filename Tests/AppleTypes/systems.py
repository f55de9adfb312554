# SPDX-License-Identifier: MIT
"""The systems to check, each with its oldest version from Package.swift."""

from collections import namedtuple

# kit: the framework with the text fields; bits: the width of Int.
System = namedtuple("System", "name target interface kit bits")

SYSTEMS = {
    system.name: system
    for system in [
        System("iOS", "x86_64-apple-ios15.0-simulator", "x86_64-apple-ios-simulator", "UIKit", 64),
        System("macOS", "x86_64-apple-macosx12.0", "x86_64-apple-macos", "AppKit", 64),
        System("tvOS", "x86_64-apple-tvos15.0-simulator", "x86_64-apple-tvos-simulator", "UIKit", 64),
        System("watchOS", "x86_64-apple-watchos8.0-simulator", "x86_64-apple-watchos-simulator", "UIKit", 64),
        System("visionOS", "x86_64-apple-xros1.0-simulator", "x86_64-apple-xros-simulator", "UIKit", 64),
        System("Catalyst", "x86_64-apple-ios15.0-macabi", "x86_64-apple-ios-macabi", "UIKit", 64),
        # Watches with watchOS 8 have 32-bit pointers and a 32-bit Int.
        System("watch32", "arm64_32-apple-watchos8.0", "arm64_32-apple-watchos", "UIKit", 32),
    ]
}

# An SDK maps iOS versions to visionOS versions for declarations that only mention iOS.
VISION = {f"{major}.0": "1.0" for major in range(2, 18)} | {
    "17.1": "1.0", "17.2": "1.0", "17.4": "1.1", "17.5": "1.2",
    "18.0": "2.0", "18.1": "2.1", "18.2": "2.2", "18.4": "2.4", "26.0": "26.0", "27.0": "27.0",
}
