#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fails if a module uses an API that requires a reason in its privacy manifest.

App Store Connect refuses apps with such an API unless a PrivacyInfo.xcprivacy declares its category
and a reason. The list is from "Describing use of required reason API":
https://developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api
"""

import pathlib
import plistlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources"
MANIFEST = (ROOT / "Package.swift").read_text()
MODULES = re.findall(r'\.target\(\s*name: "(NumericText\w*)"', MANIFEST)
CATEGORIES = {
    "NSPrivacyAccessedAPICategoryFileTimestamp": (
        "creationDate modificationDate fileModificationDate contentModificationDateKey creationDateKey "
        "contentModificationDate getattrlist getattrlistbulk fgetattrlist getattrlistat stat fstat fstatat lstat"
    ),
    "NSPrivacyAccessedAPICategorySystemBootTime": "systemUptime mach_absolute_time",
    "NSPrivacyAccessedAPICategoryDiskSpace": (
        "volumeAvailableCapacityKey volumeAvailableCapacityForImportantUsageKey "
        "volumeAvailableCapacityForOpportunisticUsageKey volumeTotalCapacityKey systemFreeSize systemSize statfs "
        "statvfs fstatfs fstatvfs"
    ),
    "NSPrivacyAccessedAPICategoryActiveKeyboards": "activeInputModes",
    "NSPrivacyAccessedAPICategoryUserDefaults": "UserDefaults NSUserDefaults AppStorage",
}


def declared(module):
    """Returns the categories in the privacy manifests of a module."""
    manifests = (SOURCES / module).rglob("PrivacyInfo.xcprivacy")
    entries = [entry for path in manifests for entry in plistlib.loads(path.read_bytes())["NSPrivacyAccessedAPITypes"]]
    return {entry["NSPrivacyAccessedAPIType"] for entry in entries if entry["NSPrivacyAccessedAPITypeReasons"]}


def uses(path):
    """Yields the line, the name and the category of each API in a file that requires a reason."""
    for number, line in enumerate(path.read_text().splitlines(), 1):
        words = set(re.findall(r"\w+", re.sub(r"//.*", "", line)))
        for category, names in CATEGORIES.items():
            for name in words & set(names.split()):
                yield number, name, category


def main():
    faults = []
    for module in MODULES:
        known = declared(module)
        for path in sorted((SOURCES / module).rglob("*.swift")):
            faults += [f"{path.relative_to(SOURCES.parent)}:{number}: {name} requires a reason of {category}"
                       for number, name, category in uses(path) if category not in known]
    print("\n".join(faults) or "privacy: no API requires a reason that is not declared")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
