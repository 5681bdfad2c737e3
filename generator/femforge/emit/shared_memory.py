"""Shared memory of a block: static arrays, or parts of one array whose size the launch gives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from femforge.emit.dialects import Dialect
from femforge.ir.loops import Array

#: Bytes of static arrays that every device takes.
STATIC_BYTES = 48 << 10
_ALIGNMENT = 16
_POOL = "shared_memory"


@dataclass(frozen=True)
class SharedMemory:
    """How a kernel declares its shared arrays.

    Attributes:
        lines: declarations at the begin of the kernel.
        dynamic_bytes: that the launch has to give; 0 if the arrays are static.
    """

    lines: tuple[str, ...]
    dynamic_bytes: int


def shared_memory(
    arrays: Sequence[Array], dialect: Dialect, scalar: str, scalar_bytes: int,
    integers: Mapping[int, str] | None = None,
) -> SharedMemory:  # fmt: skip
    """Declarations of the shared arrays of a block.

    Args:
        arrays: of the loop nest; one with ``over`` begins where that other one does.
        dialect: of the source.
        scalar: C type of scalars.
        scalar_bytes: its size.
        integers: C types of integers by bits.
    """
    types = {array.name: (integers or {})[array.bits] if array.bits else scalar for array in arrays}
    types |= {array.name: f"volatile {types[array.name]}" for array in arrays if array.stays}
    own = [array for array in arrays if not array.over]
    total = sum(-(-array.bytes(scalar_bytes) // _ALIGNMENT) * _ALIGNMENT for array in own)
    lines: list[str] = []
    if total <= STATIC_BYTES:
        lines += [f"alignas(16) __shared__ {types[a.name]} {a.name}[{a.size}];" for a in own]
    else:
        lines.append(dialect.dynamic_shared.format(name=_POOL))
        place = 0
        for a in own:
            offset = f" + {place}" if place else ""
            lines.append(
                f"{types[a.name]}* const {a.name} = reinterpret_cast<{types[a.name]}*>({_POOL}{offset});"
            )
            place += -(-a.bytes(scalar_bytes) // _ALIGNMENT) * _ALIGNMENT
    for a in arrays:
        if a.over:
            lines.append(
                f"{types[a.name]}* const {a.name} = {a.over};  // whose values are not needed any more"
            )
    return SharedMemory(tuple(lines), total if total > STATIC_BYTES else 0)
