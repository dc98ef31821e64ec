"""Makes a module of the linker's one that runs in another's memory, on its stack.

    wasm_join.py LINKED OUT MEMORY TABLE

The linker gives every module a stack pointer of its own; it becomes an import. Prints an option of the linker for each thing that OUT imports, so that the other module
exports it. It is an error if OUT has data at MEMORY or above, or functions at TABLE or above, where those of the other module are.
"""

from __future__ import annotations

import sys

from wasm_module import A_GLOBAL, A_MEMORY, A_TABLE, FUNCTION, GLOBAL, IMPORT, PAGE, Module, number

POINTER = "__stack_pointer"
NUMBER, CHANGES = 0x7F, 1


def text(value: str) -> bytes:
    return number(len(value)) + value.encode()


def main() -> None:
    linked, out, memory, table = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    module = Module(linked)
    for name, (kind, size) in module.imports().items():
        if kind == A_MEMORY and size * PAGE > memory:
            sys.exit(f"wasm_join: the data need {size * PAGE:,} bytes of memory; from {memory:,} on it is the other module's")
        if kind == A_TABLE and size > table:
            sys.exit(f"wasm_join: the functions need {size:,} places of the table; from {table:,} on it is the other module's")
    variables = module.section(GLOBAL)
    count = variables.number()
    if (count, variables.byte(), variables.byte()) != (1, NUMBER, CHANGES):
        sys.exit("wasm_join: the linker makes other variables than a stack pointer")
    imports = module.section(IMPORT)
    body = number(imports.number() + 1) + imports.data[imports.at :] + text("env") + text(POINTER) + bytes([A_GLOBAL, NUMBER, CHANGES])
    module.sections = [(kind, body if kind == IMPORT else data) for kind, data in module.sections if kind != GLOBAL]
    module.write(out)
    print("".join(f"--export={name}\n" for name, (kind, _) in Module(out).imports().items() if kind in (FUNCTION, A_GLOBAL)), end="")


if __name__ == "__main__":
    main()
