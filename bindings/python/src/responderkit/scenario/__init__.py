# SPDX-License-Identifier: MIT
"""A runner of scenario files, independent of the `rk` tool's: it shares no code with it and speaks only this package."""

from .options import Options, read_config
from .runner import Outcome, load, play, run_files
from .values import Malformed

__all__ = ["Malformed", "Options", "Outcome", "load", "play", "read_config", "run_files"]
