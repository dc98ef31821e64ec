# SPDX-License-Identifier: MIT
"""A scenario file of format 1, read and checked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Optional, Union

from ..config import config_keys, config_value_names
from . import words
from .ledger import Ledger
from .model import Behaviour, Controller, Node, read_behaviour, read_controller, read_kinds, read_node
from .plugins import Locate, PluginClasses, PluginFile, read_plugins
from .steps import Step, read_steps
from .values import Malformed, Value


@dataclass
class Scenario:
    """The contents of a file."""

    name: str = ""
    plugins: list[PluginFile] = field(default_factory=list)
    #: Flags and constants with their places.
    config: list[tuple[str, Union[float, str], str]] = field(default_factory=list)
    kinds: frozenset[str] = words.STANDARD_KINDS
    logs_touch_ids: bool = False
    logs_states: bool = False
    windows: list[Node] = field(default_factory=list)
    detached: list[Node] = field(default_factory=list)
    controllers: list[Controller] = field(default_factory=list)
    #: None: the file does not mention it, so it logs nothing.
    application: Optional[Behaviour] = None
    delegate: Optional[Behaviour] = None
    steps: list[Step] = field(default_factory=list)
    #: Selectors that objects implement for controls, by id; None stands for the runner.
    targeted: dict[Optional[str], list[str]] = field(default_factory=dict)


def read_scenario(value: Value, locate: Locate = lambda name: None) -> Scenario:
    """Everything that can be wrong with a file as such is found here, before anything runs.

    Plugins are loaded here once, in a context of their own, to learn about their classes; ``locate`` finds them.
    """
    members = dict(value.members())
    value.require("format", "steps")
    scenario, ledger = Scenario(), Ledger()
    if "plugins" in members:
        scenario.plugins = read_plugins(members["plugins"], locate)
    if scenario.plugins:
        ledger.plugins = PluginClasses(scenario.plugins)
    try:
        for key, item in members.items():
            if key not in words.FILE:
                value.unknown_key(key, words.FILE)
            _read(scenario, key, item, ledger)
        ledger.check()
    finally:
        if ledger.plugins is not None:
            ledger.plugins.close()
    scenario.targeted = ledger.targeted
    if sum(node.is_key for node in scenario.windows) > 1:
        raise Malformed("windows", "only one window can be key")
    return scenario


def _read(scenario: Scenario, key: str, value: Value, ledger: Ledger) -> None:
    if key == "format":
        if isinstance(value.raw, bool) or value.raw != 1:
            value.expected("format 1")
    elif key == "name":
        scenario.name = value.text()
    elif key == "note":
        value.text()
    elif key == "config":
        scenario.config = [read_setting(value, name, item) for name, item in value.members()]
    elif key == "log":
        scenario.kinds = read_kinds(value)
    elif key == "logTouchIds":
        scenario.logs_touch_ids = value.flag()
    elif key == "logStates":
        scenario.logs_states = value.flag()
    elif key == "plugins":
        pass  # They come before everything else.
    elif key == "windows":
        scenario.windows = [read_node(item, True, ledger) for item in value.items()]
    elif key == "detached":
        scenario.detached = [read_node(item, False, ledger) for item in value.items()]
    elif key == "controllers":
        scenario.controllers = [read_controller(item, ledger) for item in value.items()]
    elif key == "application":
        scenario.application = read_behaviour(value, words.APPLICATION_BEHAVIOUR, ledger)
    elif key == "delegate":
        scenario.delegate = read_behaviour(value, words.RESPONDER_BEHAVIOUR, ledger)
    else:
        scenario.steps = read_steps(value, ledger)


def read_setting(whole: Value, name: str, value: Value) -> tuple[str, Union[float, str], str]:
    """A flag or constant by its name, its value and the value's place; an unknown name is an error of ``whole``."""
    if name not in config_keys():
        whole.unknown_key(name, list(config_keys()))
    if isinstance(value.raw, bool):
        return name, float(value.raw), value.place
    names = list(config_value_names(name))
    if isinstance(value.raw, str):
        if value.raw not in names:
            value.expected("a number or a value's name" if names else "a number", names)
        return name, value.raw, value.place
    if not isinstance(value.raw, float):
        value.expected("a number, true or false, or a value's name", names)
    return name, value.number(), value.place
