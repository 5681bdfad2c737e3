"""Statements on a CPU, in C++ and in C: lanes are those of SIMD registers, and a batch belongs to one thread."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from femforge.emit.expressions import wrap
from femforge.emit.integers import integer_text
from femforge.emit.statements import StatementPrinter
from femforge.ir.statements import (
    Barrier,
    For,
    FromLane,
    Guard,
    IntegerLoads,
    LaneMatch,
    Lanes,
    MultiplyFragments,
    Range,
    VectorCopy,
    VectorStore,
    WarpLane,
)

_MOST_UNROLLED = 65534


class HostStatements(StatementPrinter):
    """Prints statements for a CPU.

    Attributes:
        restrict: the word for pointers to what nothing else points to.
        constant, constant_table: words before constants and tables inside of a function.
        all_zero: initialises an array with zeros.
        chooses: whether the helper header is there, with ``choose`` for lanes.
        simd: what stands before loops over lanes, if anything does.
    """

    restrict: ClassVar[str]
    constant: ClassVar[str]
    constant_table: ClassVar[str]
    all_zero: ClassVar[str]
    chooses: ClassVar[bool]
    simd: ClassVar[str] = "#pragma omp simd"

    @abstractmethod
    def unused(self, name: str) -> str:
        """A parameter that the function does not take."""

    def _atomic_add(self, target: str, value: str) -> list[str]:
        return ["#pragma omp atomic", f"{target} += {value};"]

    def _barrier(self, s: Barrier, pad: str) -> list[str]:
        return []

    def _for(self, s: For, pad: str) -> list[str]:
        v = s.variable
        unrolled = s.unroll and s.count > 1
        pragma = [f"{pad}#pragma GCC unroll {min(s.count, _MOST_UNROLLED)}"] if unrolled else []
        head = f"{pad}for (int {v} = 0; {v} < {s.count}; ++{v}) {{"
        return [*pragma, head, *self._inside(s.body, pad), f"{pad}}}"]

    def _lanes(self, s: Lanes, pad: str) -> list[str]:
        v = s.variable
        straight = not any(isinstance(inner, (For, Guard, Range)) for inner in s.body)
        vector = straight and s.vector and isinstance(s.count, int)
        head = f"{pad}for (int {v} = 0; {v} < {integer_text(s.count)}; ++{v}) {{"
        pragma = [f"{pad}{self.simd}"] if vector and self.simd else []
        self.expressions.choose = vector and self.chooses
        inner = self._inside(s.body, pad)
        self.expressions.choose = False
        return [*pragma, head, *inner, f"{pad}}}"]

    def _integer_loads(self, s: IntegerLoads, pad: str) -> list[str]:
        kind = "int" if s.bits == 16 else "int64_t"
        return [
            f"{pad}const {kind} {name} = {s.array}[{integer_text(s.index.plus(k))}];"
            for k, name in enumerate(s.names)
        ]

    def _vector_store(self, s: VectorStore, pad: str) -> list[str]:
        return [
            line
            for k, value in enumerate(s.values)
            for line in wrap(
                f"{pad}{s.array}[{integer_text(s.index.plus(k))}] = {self.expressions.text(value)};"
            )
        ]

    def _vector_copy(self, s: VectorCopy, pad: str) -> list[str]:
        return [
            line
            for k in range(s.width)
            for line in wrap(
                f"{pad}{s.target}[{integer_text(s.target_index.plus(k))}] = "
                f"{s.source}[{integer_text(s.source_index.plus(k))}];"
            )
        ]

    def _lane(self, s: WarpLane | LaneMatch | FromLane, pad: str) -> list[str]:
        raise TypeError("there are no warps on a CPU")

    def _multiply_fragments(self, s: MultiplyFragments, pad: str) -> list[str]:
        raise TypeError("there are no warps on a CPU")
