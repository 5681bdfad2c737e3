"""Shared memory of a block: static arrays, or parts of one array whose size the launch gives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from femforge.ir.arrays import Array

#: Bytes of static arrays that every device takes.
STATIC_BYTES = 48 << 10
#: The one array of which the others are parts.
POOL = "shared_memory"
ALIGNMENT = 16


@dataclass(frozen=True)
class SharedMemory:
    """How a kernel declares its shared arrays.

    Attributes:
        lines: declarations at the begin of the kernel; of parts, without that of the whole.
        dynamic_bytes: that the launch has to give; 0 if the arrays are static.
    """

    lines: tuple[str, ...]
    dynamic_bytes: int


def shared_memory(
    arrays: Sequence[Array], scalar_bytes: int, type_of: Callable[[Array], str]
) -> SharedMemory:
    """Declarations of the shared arrays of a block.

    Args:
        arrays: of the loop nest; one with ``over`` begins where that other one does.
        scalar_bytes: size of scalars.
        type_of: C type of an array's entries.
    """
    own = [array for array in arrays if not array.over]
    sizes = {array.name: -(-array.bytes(scalar_bytes) // ALIGNMENT) * ALIGNMENT for array in own}
    total, place = sum(sizes.values()), 0
    lines: list[str] = []
    for a in own:
        kind = type_of(a)
        if total <= STATIC_BYTES:
            lines.append(f"alignas({ALIGNMENT}) __shared__ {kind} {a.name}[{a.size}];")
            continue
        offset = f" + {place}" if place else ""
        lines.append(f"{kind}* const {a.name} = reinterpret_cast<{kind}*>({POOL}{offset});")
        place += sizes[a.name]
    for a in arrays:
        if a.over:
            lines.append(f"{type_of(a)}* const {a.name} = {a.over};  // which is not needed at the same time")
    return SharedMemory(tuple(lines), total if total > STATIC_BYTES else 0)
