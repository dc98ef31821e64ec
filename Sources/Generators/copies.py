"""Files that each package needs beside its own description, and of which there is one source."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
COPIES = {
    "LICENSE": ["bindings/python", "bindings/python/tools", "bindings/rust/responderkit", "bindings/rust/responderkit-sys"],
    "bindings/NOTICES.txt": ["bindings/python", "bindings/python/tools"],
}


def files():
    """{path: text}: pip and cargo put into a package what lies in its folder, and a symbolic link does not survive every way a tree is passed on."""
    made = {}
    for source, folders in COPIES.items():
        path = ROOT / source
        for folder in folders:
            made[ROOT / folder / path.name] = path.read_text()
    return made
