#!/usr/bin/env python3
"""Writes damaged copies of a shared object: bytes replaced where its tables are, and files cut off.

    plugin_mutants.py FILE FOLDER SEED COUNT
"""

import pathlib
import random
import sys


def mutant(whole, choose):
    data = bytearray(whole)
    for _ in range(choose.randint(1, 4)):
        # The ELF header, the program headers after it, the tables that follow, and anything.
        place = choose.choice([choose.randrange(64), choose.randrange(64, 64 + 56 * 12), choose.randrange(0x1000), choose.randrange(len(data))])
        size = choose.choice([1, 2, 4, 8])
        values = [b"\xff" * size, b"\0" * size, choose.randbytes(size), (2 ** (8 * size - 1)).to_bytes(size, "little")]
        values.append(choose.randrange(len(data)).to_bytes(8, "little")[:size])
        data[place : place + size] = choose.choice(values)
    return data[: choose.randrange(len(data))] if choose.random() < 0.2 else data


def main():
    file, folder, seed, count = sys.argv[1:]
    choose = random.Random(int(seed))
    whole = pathlib.Path(file).read_bytes()
    for number in range(int(count)):
        (pathlib.Path(folder) / f"mutant{number:04}.so").write_bytes(mutant(whole, choose))


if __name__ == "__main__":
    main()
