"""`rk playground --serve --open` shows the page that it serves."""

from __future__ import annotations

import os
import subprocess
import urllib.request
from pathlib import Path

from test_playground import RK, module  # noqa: F401


def desktop(folder: Path, script: str) -> dict[str, str]:
    """An environment whose xdg-open does this."""
    opener = folder / "xdg-open"
    opener.write_text("#!/bin/sh\n" + script)
    opener.chmod(0o755)
    return {**os.environ, "PATH": f"{folder}:/usr/bin:/bin"}


def test_the_served_page_is_opened(module, tmp_path):  # noqa: F811
    # Who reads the pipe waits until xdg-open has written its argument; xdg-open itself lasts until the page was read.
    os.mkfifo(tmp_path / "opened")
    os.mkfifo(tmp_path / "read")
    environment = desktop(tmp_path, f'echo "$@" >"{tmp_path}/opened"\nread _ <"{tmp_path}/read"\n')
    with subprocess.Popen([RK, "playground", "--serve", "--open"], env=environment, stdout=subprocess.PIPE, text=True) as served:
        try:
            address = (tmp_path / "opened").read_text()
            assert served.stdout.readline() == address
            assert urllib.request.urlopen(address.strip()).read().startswith(b"<!DOCTYPE html>")
            (tmp_path / "read").write_text("read\n")
        finally:
            served.kill()


def test_without_a_desktop_nothing_is_served(module, tmp_path):  # noqa: F811
    ended = subprocess.run([RK, "playground", "--serve", "--open"], env={**os.environ, "PATH": str(tmp_path)}, capture_output=True, text=True)
    assert ended.returncode == 2
    assert ended.stderr == f"rk: --open: there is no xdg-open here; open {ended.stdout.strip()} in a browser\n"


def test_only_a_served_page_can_be_opened(tmp_path):
    ended = subprocess.run([RK, "playground", "-o", str(tmp_path / "page"), "--open"], capture_output=True, text=True)
    assert ended.returncode == 2 and "--open goes with --serve." in ended.stderr and not (tmp_path / "page").exists()
