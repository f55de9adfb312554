# SPDX-License-Identifier: MIT
"""Type-checks the modules for Apple's systems and their tests on Linux: check.py [system …]

The compiler, its Objective-C importer and its standard library are real. The declarations of UIKit,
AppKit, SwiftUI and Foundation are written from Apple's documentation. README.md explains what the
check proves.
"""

import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import literals
import retarget
import symbols
from systems import SYSTEMS

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILD = ROOT / ".build-apple-types"
# After a crash, the compiler would take minutes to write a backtrace, so backtraces are turned off.
QUIET = {"SWIFT_BACKTRACE": "enable=no"}
MODULES = ["NumericTextCore", "NumericText", "NumericTextUI", "NumericTextMigration"]
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]

# The systems of the apps, which are newer than those of the package. The gallery app supports iPhone, iPad and Mac.
IOS_16 = ("-target", "x86_64-apple-ios16.0-simulator")
MACOS_13 = ("-target", "x86_64-apple-macosx13.0")

# The modules in the order of their dependencies: the systems, the name, the folder or files, and flags. The tests of the
# engine import only Foundation, so two systems are enough.
PARTS = [
    *((SYSTEMS, module, f"Sources/{module}") for module in MODULES),
    (SYSTEMS, "NumericTextUITests", "Tests/NumericTextUITests", "-default-isolation", "MainActor"),
    *(({"iOS"}, f"CallsSwift{mode}", "Tests/AppleUI/Support/CallSites/*/*Page.swift") for mode in (5, 6)),
    ({"iOS", "macOS"}, "TestSupport", "Tests/TestSupport"),
    ({"iOS", "macOS"}, "Laws", "Tests/Laws"),
    ({"iOS", "macOS"}, "NumericTextCoreTests", "Tests/NumericTextCoreTests"),
    ({"iOS", "macOS"}, "CurrencyNames", "scripts/CurrencyNames"),
    ({"iOS", "macOS"}, "NumericTextReplay", "Sources/NumericTextReplay"),
    ({"iOS", "macOS"}, "NumericTextTests", "Tests/NumericTextTests"),
    ({"iOS", "macOS"}, "ScenarioSupport", "Tests/AppleUI/Support/ScenarioSupport"),
    ({"iOS"}, "Hands", "Tests/AppleHost/Package/Sources/Hands"),
    ({"iOS"}, "HandTests", "Tests/AppleHost/HandTests"),
    ({"iOS"}, "Host", "Tests/AppleHost/Host", *IOS_16),
    ({"iOS"}, "Fields", "Tests/AppleHost/Fields", *IOS_16),
    ({"iOS"}, "FieldUITests", "Tests/AppleHost/FieldUITests"),
    ({"iOS"}, "Gallery", "Examples/Gallery.swiftpm/Sources", *IOS_16),
    ({"macOS"}, "Gallery", "Examples/Gallery.swiftpm/Sources", *MACOS_13),
]


class Compiler:
    """Compiles modules for one system."""

    def __init__(self, system):
        self.system = system
        self.folder = BUILD / system.name
        self.made = []
        retarget.write_sdk(self.folder / "SDK")
        if retarget.write_library(self.folder / "library", system):
            shutil.rmtree(self.folder / "cache", ignore_errors=True)
        retarget.write_frameworks(self.folder / "frameworks", system)
        (self.folder / "modules").mkdir(exist_ok=True)

    def search(self):
        """Returns the options that all compiler tools need: the target system and the search paths."""
        library, kit = self.folder / "library", HERE / "Headers" / self.system.kit
        return [
            "-target", self.system.target, "-sdk", self.folder / "SDK", "-resource-dir", library, "-I", library,
            "-I", self.folder / "frameworks", "-I", self.folder / "modules", "-I", HERE / "Headers/Common", "-I", kit,
            "-module-cache-path", self.folder / "cache",
        ]

    def arguments(self):
        plugins = retarget.toolchain()[0] / "host/plugins"
        return [
            "swiftc", "-frontend", *self.search(), "-enable-objc-interop", "-disable-cross-import-overlays",
            "-load-plugin-library", plugins / "libTestingMacros.so",
            "-load-plugin-library", plugins / "libSwiftMacros.so",
            "-package-name", "numeric_text", "-enable-testing",
        ]

    def compile(self, module, sources, *flags):
        """Compiles a module without generating code, and returns the diagnostics."""
        output = self.folder / "modules" / f"{module}.swiftmodule"
        # A module can use all modules before it.
        before = list(self.made)
        self.made.append(output)
        if is_current(output, [*sources, *before]):
            return []
        output.unlink(missing_ok=True)
        # Compiling a test needs function bodies of the standard library and of Swift Testing, which the compiler skips
        # (see `without_bodies`). So tests are only type-checked.
        mode = ["-typecheck"] if module.endswith("Tests") else ["-emit-module", "-o", output]
        command = [*self.arguments(), *dialect(module), *mode, "-module-name", module, "-warnings-as-errors", *flags,
                   *sources]
        answer = subprocess.run(command, capture_output=True, text=True, env=os.environ | QUIET)
        (self.folder / f"{module}.log").write_text(answer.stderr)
        if answer.returncode == 0:
            output.touch()
            return []
        return diagnostics(answer.stderr) or [f"{module}: the compiler stopped: {answer.stderr[-2000:]}"]

    def diagnose(self, path):
        """Type-checks one file, and returns the diagnostics."""
        command = self.arguments() + [*dialect(path.stem), "-typecheck", "-parse-as-library", "-module-name", path.stem,
                                      path]
        return diagnostics(subprocess.run(command, capture_output=True, text=True).stderr)


def dialect(module):
    """Returns the language options of a module. The modules named Calls… contain call sites from apps, so
    they are compiled like an app, without the upcoming features."""
    if module.startswith("Calls"):
        return ["-swift-version", module[-1]]
    return ["-swift-version", "6"] + [part for feature in FEATURES for part in ("-enable-upcoming-feature", feature)]


def is_current(output, sources):
    """Returns whether the module is newer than all its inputs."""
    if not output.exists():
        return False
    library = output.parent.parent
    made_of = [*sources, *HERE.glob("Headers/*/*"), *library.glob("[lf]*/*.swiftmodule/*")]
    return max(path.stat().st_mtime for path in made_of) < output.stat().st_mtime


def diagnostics(text):
    lines = re.findall(r"^\S.*?:\d+:\d+: (?:error|warning): .*", text, flags=re.M)
    return list(dict.fromkeys(line.replace(f"{ROOT}/", "") for line in lines))


def sources(pattern):
    files = pattern if pattern.endswith(".swift") else f"{pattern}/**/*.swift"
    return sorted(ROOT.glob(files))


def check(compiler):
    """Compiles all modules, and returns the diagnostics of the first one that has any."""
    for systems, module, folder, *flags in PARTS:
        if compiler.system.name not in systems:
            continue
        found = compiler.compile(module, sources(folder), "-parse-as-library", *flags)
        if found:
            return found
    return []


def check_literals():
    # NumericTextCore is left out, because `make embedded` compiles it for 32 bits.
    paths = [path for module in MODULES[1:] for path in sources(f"Sources/{module}")]
    return literals.faults(paths, ROOT)


def check_controls(compilers):
    """Checks that the mistakes in Controls are found. Each file there contains a mistake, and names the message that it
    must cause. Returns an error for each file that does not cause its message. Files for other systems are skipped."""
    found = []
    for path in sorted((HERE / "Controls").glob("*.swift")):
        system, message = re.findall(r"^// (?:System|Expect): (.*)", path.read_text(), flags=re.M)
        if system == "literals":
            answer = literals.faults([path], ROOT)
        elif system in compilers:
            answer = compilers[system].diagnose(path)
        else:
            continue
        if not any(message in line for line in answer):
            found.append(f"{path.name}: error: the check does not report \"{message}\" but {answer}")
    return found


def main(names):
    compilers = {name: Compiler(SYSTEMS[name]) for name in names or SYSTEMS}
    with ThreadPoolExecutor(2) as pool:
        reports = list(zip(compilers, pool.map(check, compilers.values())))
    reports.append(("literals", check_literals()))
    reports.append(("controls", check_controls(compilers)))
    kits = [compilers[name] for name in ("iOS", "macOS") if name in compilers]
    reports.append(("symbols", symbols.faults(kits) if kits else []))
    for name, found in reports:
        print(f"apple-types: {name} is clean" if not found else f"apple-types: {name}")
        for line in found:
            print(f"  {line}")
    return any(found for _, found in reports)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
