"""What compiled GPU kernels use, from what the compilers say about them."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Usage:
    """What one kernel uses on one architecture. Registers count 32 bits each, for a thread."""

    kernel: str
    architecture: str
    registers: int = 0
    accumulator_registers: int = 0
    scalar_registers: int = 0
    spilled_registers: int = 0
    scratch_bytes: int = 0
    shared_bytes: int = 0

    @property
    def key(self) -> tuple[str, str]:
        """What a row is found by."""
        return (self.kernel, self.architecture)


PTXAS_KERNEL = re.compile(r"Compiling entry function '([^']+)' for '([^']+)'")
PTXAS_MEMORY = re.compile(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads")
PTXAS_USED = re.compile(r"Used (\d+) registers")
PTXAS_SHARED = re.compile(r"(\d+) bytes smem")
CLANG_REMARK = re.compile(r"remark:\s+(.+?): (\S+) \[-Rpass-analysis=kernel-resource-usage\]")
CLANG_FIELDS = {
    "SGPRs": "scalar_registers",
    "VGPRs": "registers",
    "AGPRs": "accumulator_registers",
    "ScratchSize [bytes/lane]": "scratch_bytes",
    "VGPRs Spill": "spilled_registers",
    "LDS Size [bytes/block]": "shared_bytes",
}


def from_ptxas(lines: Iterable[str]) -> Iterator[Usage]:
    """The kernels that ptxas speaks of (nvcc -Xptxas -v)."""
    usage: Usage | None = None
    for line in lines:
        if found := PTXAS_KERNEL.search(line):
            usage = Usage(found[1], found[2])
        elif usage and (found := PTXAS_MEMORY.search(line)):
            stack, stores, loads = (int(number) for number in found.groups())
            usage = replace(usage, scratch_bytes=stack, spilled_registers=max(stores, loads) // 4)
        elif usage and (found := PTXAS_USED.search(line)):
            shared = PTXAS_SHARED.search(line)
            yield replace(usage, registers=int(found[1]), shared_bytes=int(shared[1]) if shared else 0)
            usage = None


def from_clang(lines: Iterable[str], architectures: list[str]) -> Iterator[Usage]:
    """The kernels that clang speaks of (-Rpass-analysis=kernel-resource-usage).

    Args:
        lines: of a log.
        architectures: in the order in which each kernel was compiled for them.
    """
    usage: Usage | None = None
    seen: dict[str, int] = {}
    for line in lines:
        found = CLANG_REMARK.search(line)
        if not found:
            continue
        name, value = found.groups()
        if name == "Function Name":
            turn = seen.get(value, 0)
            seen[value] = turn + 1
            usage = Usage(value, architectures[turn % len(architectures)])
        elif usage and name in CLANG_FIELDS:
            changed: dict[str, Any] = {CLANG_FIELDS[name]: int(value)}
            usage = replace(usage, **changed)
            if name == "LDS Size [bytes/block]":
                yield usage
                usage = None


def readable(names: list[str]) -> list[str]:
    """The names of functions without C++'s encoding, namespaces and arguments."""
    try:
        result = subprocess.run(
            ["c++filt"], input="\n".join(names), capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return names
    return [
        re.sub(r"^void |(\(anonymous namespace\)|\w+)::|\(.*$", "", name)
        for name in result.stdout.splitlines()
    ]
