"""The version, where packages want it written: version.h has it, and nothing else is changed for a release."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = r'^version = "()"'
OF_CRATES = r'name = "responderkit(?:-sys)?"\nversion = "()"'
PLACES = {
    "Sources/ResponderKit/ABI/Version+Exports.swift": [r'let text: Literal = "()"'],
    "bindings/python/pyproject.toml": [PACKAGE, r'"responderkit-tools==()"'],
    "bindings/python/tools/pyproject.toml": [PACKAGE],
    "bindings/python/src/responderkit/__init__.py": [r'^__version__ = "()"'],
    "bindings/rust/responderkit/Cargo.toml": [PACKAGE, r'^responderkit-sys = \{ version = "()"'],
    "bindings/rust/responderkit-sys/Cargo.toml": [PACKAGE],
    "bindings/rust/Cargo.lock": [OF_CRATES],
    "bindings/recipes/conan/conanfile.py": [r"--version ()"],
    "bindings/recipes/conda/recipe.yaml": [r'^  version: "()"'],
    "bindings/recipes/vcpkg/vcpkg.json": [r'"version": "()"'],
}


def version():
    """What version.h has, its three numbers and its text compared."""
    header = (ROOT / "Include/responderkit/version.h").read_text()
    text = re.search(r'^#define RK_VERSION_STRING "(.*)"$', header, re.MULTILINE)[1]
    numbers = ".".join(re.search(rf"^#define RK_VERSION_{part} (\d+)$", header, re.MULTILINE)[1] for part in ("MAJOR", "MINOR", "PATCH"))
    if text != numbers:
        raise SystemExit(f"generate: version.h has {numbers} in numbers and {text} as text; change one of them")
    return text


def files():
    """{path: text}: each file as it is, with the version in it."""
    made, present = {}, version()
    for place, patterns in PLACES.items():
        path = ROOT / place
        text = path.read_text()
        for pattern in patterns:
            text, count = re.subn(pattern.replace("()", r"\d+\.\d+\.\d+"), lambda found: re.sub(r"\d+\.\d+\.\d+", present, found[0]), text, flags=re.MULTILINE)
            if not count:
                raise SystemExit(f"generate: {place} has no version where one is wanted: {pattern}")
        made[path] = text
    return made
