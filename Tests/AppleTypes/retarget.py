# SPDX-License-Identifier: MIT
"""Writes the module interfaces for a system.

The Linux toolchain contains textual interfaces of the standard library and of Swift Testing that
include the availability on Apple's systems, so only their target has to change. The interfaces of
Apple's frameworks are in the folder Interfaces.
"""

import json
import re
import subprocess
from pathlib import Path

from systems import VISION

HERE = Path(__file__).parent
LIBRARY = ["Swift", "_Concurrency", "_StringProcessing", "_RegexParser", "SwiftOnoneSupport", "Testing"]

SHIMS = ["SwiftShims", "_SwiftConcurrencyShims", "SwiftOverlayShims"]

# Parts of the standard library that need Objective-C and are missing on Linux.
OBJECTIVE_C = """
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
  public let _rawValue: Builtin.RawPointer
  public init(_ _rawValue: Builtin.RawPointer)
  public var pointee: Pointee { get nonmutating set }
}
public func _bridgeAnyObjectToAny(_ possiblyNullObject: Swift.AnyObject?) -> Any
public func _forceBridgeFromObjectiveC<T>(_ x: Swift.AnyObject, _: T.Type) -> T
public func _conditionallyBridgeFromObjectiveC<T>(_ x: Swift.AnyObject, _: T.Type) -> T?
"""

# Exit tests need a system on which a process can start another one.
NO_EXIT_TESTS = "@available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) " \
    "@available(visionOS, unavailable) "


def toolchain():
    """Returns the resource folder and the architecture of the toolchain."""
    answer = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
    info = json.loads(answer.stdout)
    return Path(info["paths"]["runtimeResourcePath"]), info["target"]["unversionedTriple"].split("-")[0]


def write_if_changed(path, text):
    """Writes the file, and returns whether its contents changed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and path.read_text() == text:
        return False
    path.write_text(text)
    return True


def write_sdk(folder):
    """Writes the only file of an SDK that the compiler reads."""
    settings = {
        "CanonicalName": "declarations", "Version": "26.0", "MaximumDeploymentTarget": "27.0",
        "VersionMap": {"iOS_visionOS": VISION},
    }
    write_if_changed(folder / "SDKSettings.json", json.dumps(settings))


def write_library(folder, system):
    """Writes the interfaces of the standard library and of Swift Testing, and returns whether they
    changed. If so, the module cache must be deleted, because the compiler does not notice."""
    resources, arch = toolchain()
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("shims", "clang"):
        link = folder / name
        if not link.is_symlink():
            link.symlink_to(resources / name)
    # With an SDK, the importer does not search the resource folder for module maps.
    write_if_changed(folder / "module.modulemap", "".join(
        f'extern module {name} "shims/module.modulemap"\n' for name in SHIMS))
    changed = False
    for module in LIBRARY:
        source = resources / "linux" / f"{module}.swiftmodule" / f"{arch}-unknown-linux-gnu.swiftinterface"
        text = retargeted(module, source.read_text(), system)
        text = text.replace(f"-target {arch}-unknown-linux-gnu", f"-target {system.target}")
        path = folder / f"{module}.swiftmodule" / f"{system.interface}.swiftinterface"
        changed = write_if_changed(path, text) or changed
    return changed


def retargeted(module, text, system):
    # The compiler rejects `@backDeployed` if the function is newer than the oldest system.
    text = re.sub(r"@backDeployed\([^)]*\)", "", text)
    text = text.replace("-disable-objc-interop", "-enable-objc-interop")
    if module == "Swift":
        text += OBJECTIVE_C
        return without_bodies(module, with_32_bits(text) if system.bits == 32 else text)
    if module == "Testing" and system.name not in ("macOS", "Catalyst"):
        text = re.sub(r"(@freestanding\(expression\) public macro \w+\(processExitsWith)", NO_EXIT_TESTS + r"\1", text)
    text = text.replace(f"-module-name {module}", f"-disable-availability-checking -module-name {module}", 1)
    return without_bodies(module, text)


def without_bodies(module, text):
    """Returns the interface with the flag that skips function bodies, which take most of the time and do
    not affect types."""
    return text.replace(
        f"-module-name {module}", f"-experimental-skip-all-function-bodies -module-name {module}", 1)


def with_32_bits(text):
    """Returns the interface of the standard library with an Int and a UInt of 32 bits."""
    def narrowed(match):
        return re.sub(r"Int64\b(?!\()", "Int32", match.group(0))
    return re.sub(r"@frozen public struct U?Int :.*?\n}\n", narrowed, text, flags=re.S)


def write_frameworks(folder, system):
    """Writes one interface per folder of Interfaces, from all its files."""
    for module in sorted((HERE / "Interfaces").iterdir()):
        if module.name in ("UIKit", "AppKit") and module.name != system.kit:
            continue
        flags = f"-target {system.target} -enable-objc-interop -enable-library-evolution " \
            f"-swift-version 6 -module-name {module.name}"
        parts = [f"// swift-interface-format-version: 1.0\n// swift-compiler-version: Swift version 6.3\n"
                 f"// swift-module-flags: {flags}\n"]
        parts += [part.read_text() for part in sorted(module.glob("*.swiftinterface"))]
        path = folder / f"{module.name}.swiftmodule" / f"{system.interface}.swiftinterface"
        write_if_changed(path, "\n".join(parts))
