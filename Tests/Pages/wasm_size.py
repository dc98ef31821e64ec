"""The two modules that bindings/wasm/build-modules makes: their sizes, and whether they fit one another."""

from __future__ import annotations

from wasm_module import A_MEMORY, A_TABLE, PAGE, Module

MOST = {"core": 600_000, "engine": 600_000}


def wrong(core: Module, engine: Module) -> str | None:
    """What is wrong with them, or None."""
    for name, module in (("core", core), ("engine", engine)):
        if len(module.data) >= MOST[name]:
            return f"the {name} has {len(module.data):,} bytes; fewer than {MOST[name]:,} are allowed"
    if core.imports():
        return f"the core imports {', '.join(core.imports())}, which no page provides"
    given = core.exports()
    for name, (kind, size) in engine.imports().items():
        if given.get(name) != kind:
            return f"the engine imports {name}, which the core does not export"
        if kind == A_MEMORY and size * PAGE > core.data_start():
            return f"the engine has data up to {size * PAGE:,}, the core from {core.data_start():,} on"
        if kind == A_TABLE and size > core.table_start():
            return f"the engine has functions up to {size:,} in the table, the core from {core.table_start():,} on"
    return None
