# SPDX-License-Identifier: MIT
"""Tests of gestures: expectations that explain their failures, random input, and failing cases that shrink.

    from responderkit.testing import expect

    def test_send(responder_context):  # the fixture of the pytest plugin: a context whose trace is on
        ...
        responder_context.down(1, 160, 222, 0.0)
        responder_context.up(1, 160, 222, 0.1)
        expect(send).fired()

``pip install 'responderkit[testing]'`` installs pytest and hypothesis. Only the plugin needs pytest, and only
:mod:`responderkit.testing.strategies` needs hypothesis.
"""

from __future__ import annotations

from .case import Case, Finding, Rule
from .expectations import Expectation, expect
from .monkey import Found, monkey
from .shrinking import shrink

__all__ = ["Case", "Expectation", "Finding", "Found", "Rule", "expect", "monkey", "shrink"]
