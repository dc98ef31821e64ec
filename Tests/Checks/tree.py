"""What the checks share: the files of the project, planted copies for self-tests, and how a result is reported."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Callable, Iterable, Iterator, NamedTuple

ROOT = Path(__file__).resolve().parents[2]

_SKIPPED = {"__pycache__", "node_modules"}
_BINARY = {".so", ".o", ".a", ".png", ".jpg", ".gz", ".whl", ".pyc"}


class Finding(NamedTuple):
    """One thing that is wrong, and where."""

    place: str
    text: str

    def __str__(self) -> str:
        return f"{self.place}: {self.text}"


def files(root: Path, *folders: str) -> Iterator[Path]:
    """The text files below some folders of a tree (default: all), in a stable order, without what git ignores."""
    for folder in folders or (".",):
        for path in sorted(_listed(root, folder)):
            if path.is_file() and not path.is_symlink() and path.suffix not in _BINARY and not _SKIPPED & set(path.parts):
                yield path


def _listed(root: Path, folder: str) -> Iterable[Path]:
    base = root / folder
    if not base.exists():
        return []
    if (root / ".git").exists() and shutil.which("git"):
        command = ["git", "-c", f"safe.directory={root}", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", folder]
        answer = subprocess.run(command, capture_output=True, check=False)
        if answer.returncode == 0:
            return [root / os.fsdecode(name) for name in answer.stdout.split(b"\0") if name]
    return [path for path in base.rglob("*") if not any(_hidden(part) for part in path.relative_to(root).parts[:-1])]


def _hidden(part: str) -> bool:
    return (part.startswith(".") and part not in (".", ".ci")) or part.endswith(".egg-info") or part in _SKIPPED


def read(path: Path) -> str:
    """The text of a file; bytes that are no UTF-8 are kept as escapes, so that nothing is skipped."""
    return path.read_bytes().decode("utf-8", "backslashreplace")


API = "Include/responderkit/api.json"


def interface(root: Path) -> dict[str, list[dict[str, Any]]]:
    """The description of the headers."""
    described: dict[str, list[dict[str, Any]]] = json.loads(read(root / API))
    return described


class Copy:
    """A temporary copy of some folders, in which a self-test plants its violations."""

    def __init__(self, *folders: str) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="responderkit-check-")
        self.root = Path(self._folder.name)
        for path in files(ROOT, *folders):
            target = self.root / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)

    def __enter__(self) -> "Copy":
        return self

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def edit(self, name: str, change: Callable[[str], str]) -> None:
        path = self.root / name
        before = read(path)
        after = change(before)
        assert after != before, f"the plant in {name} changed nothing"
        path.write_text(after, encoding="utf-8")


def must_find(findings: Iterable[Finding], *words: str) -> None:
    """A planted violation has to be among the findings, with all of these words."""
    found = [str(finding) for finding in findings]
    if not any(all(word in text for word in words) for text in found):
        sys.exit(f"self-test failed: nothing was found about {', '.join(words)}; findings were:\n  " + "\n  ".join(found or ["none"]))


def must_not_find(findings: Iterable[Finding], *words: str) -> None:
    """What is right must not be reported."""
    for finding in findings:
        if all(word in str(finding) for word in words):
            sys.exit(f"self-test failed: reported for no reason: {finding}")


def main(check: Callable[[Path], list[Finding]], self_test: Callable[[], None], summary: Callable[[Path], str]) -> None:
    """`NAME` checks the project, `NAME --self-test` checks the check; the exit status is 0 if nothing was found."""
    arguments = sys.argv[1:]
    name = Path(sys.argv[0]).name
    if arguments == ["--self-test"]:
        self_test()
        print(f"{name}: self-test ok")
        return
    if arguments:
        sys.exit(f"usage: {name} [--self-test]")
    findings = check(ROOT)
    for finding in findings:
        print(finding, file=sys.stderr)
    if findings:
        sys.exit(f"{name}: {len(findings)} found")
    print(f"{name}: ok ({summary(ROOT)})")
