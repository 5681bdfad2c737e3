"""Text of the statements that all targets write alike; the platforms have the others."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Any, ClassVar

from femforge.emit.expressions import C_TYPE, Expressions, number, wrap
from femforge.emit.integers import integer_text
from femforge.ir.arrays import Array
from femforge.ir.integers import index
from femforge.ir.nests import variables_read
from femforge.ir.statements import (
    Add,
    Barrier,
    Comment,
    Declare,
    For,
    FromLane,
    Guard,
    Integer,
    IntegerLoads,
    LaneMatch,
    Lanes,
    Let,
    MaskedLoad,
    MultiplyFragments,
    Range,
    ScalarLoads,
    Scatter,
    Statement,
    Store,
    StoreTransposed,
    Variable,
    VectorCopy,
    VectorStore,
    WarpLane,
)

#: C types of integers by their bits; those of 16 are unsigned.
INTEGER_TYPES = {16: "uint16_t", 32: "int32_t", 64: "int64_t"}


class StatementPrinter(ABC):
    """Prints statements for one scalar type.

    Args:
        scalar: ``float32`` or ``float64``.
        fast_division: whether 1 / x is the function ``reciprocal``, and a square root ``square_root``.

    Attributes:
        functions: what is called in place of functions of <cmath>.
    """

    functions: ClassVar[Mapping[str, str]] = MappingProxyType({})

    _METHODS: ClassVar[dict[type[Statement], str]] = {
        Comment: "_comment", Let: "_let", Integer: "_integer", Store: "_store", Declare: "_declare", Guard: "_guard",
        Variable: "_variable", Add: "_add", Range: "_range", MaskedLoad: "_masked_load", Scatter: "_scatter",
        For: "_repeated", Lanes: "_lanes", Barrier: "_barrier", IntegerLoads: "_integer_loads",
        ScalarLoads: "_scalar_loads",
        VectorStore: "_vector_store", VectorCopy: "_vector_copy", StoreTransposed: "_store_transposed",
        WarpLane: "_lane", LaneMatch: "_lane", FromLane: "_lane", MultiplyFragments: "_multiply_fragments",
    }  # fmt: skip

    def __init__(self, scalar: str, fast_division: bool = False) -> None:
        self.type = C_TYPE[scalar]
        self.scalar = scalar
        self.expressions = Expressions(scalar, fast_division, self.functions)
        #: threads of the block that is printed
        self.threads = 1

    def statements(self, body: Sequence[Statement], indent: int, threads: int = 1) -> list[str]:
        """Lines of statements of a block of so many threads."""
        self.threads = threads
        return self._lines(body, indent)

    def _lines(self, body: Sequence[Statement], indent: int) -> list[str]:
        lines: list[str] = []
        for statement in body:
            printed: list[str] = getattr(self, self._METHODS[type(statement)])(statement, "  " * indent)
            lines += printed
        return lines

    def _inside(self, body: Sequence[Statement], pad: str) -> list[str]:
        return self._lines(body, len(pad) // 2 + 1)

    def _repeated(self, s: For, pad: str) -> list[str]:
        """A loop; of what is done once, its body, in which the variable is 0."""
        if s.count != 1:
            return self._for(s, pad)
        number = [Integer(s.variable, index(0))] if s.variable in variables_read(s.body) else []
        return [f"{pad}{{", *self._inside((*number, *s.body), pad), f"{pad}}}"]

    def _comment(self, s: Comment, pad: str) -> list[str]:
        return [f"{pad}// {s.text}"]

    def _let(self, s: Let, pad: str) -> list[str]:
        return wrap(f"{pad}const {self.type} {s.name} = {self.expressions.text(s.value)};")

    def _integer(self, s: Integer, pad: str) -> list[str]:
        text = integer_text(s.value)
        text = self._narrowed(text) if s.narrowed else text
        return wrap(f"{pad}const {'int64_t' if s.wide else 'int'} {s.name} = {text};")

    def _narrowed(self, text: str) -> str:
        return f"static_cast<int>({text})"

    def _store(self, s: Store, pad: str) -> list[str]:
        sign = "+=" if s.accumulate else "="
        return wrap(f"{pad}{s.array}[{integer_text(s.index)}] {sign} {self.expressions.text(s.value)};")

    def _declare(self, s: Declare, pad: str) -> list[str]:
        return [f"{pad}{self.type} {s.array.name}[{s.array.size}];"]

    def _guard(self, s: Guard, pad: str) -> list[str]:
        lines = [f"{pad}if ({integer_text(s.condition)}) {{", *self._inside(s.body, pad)]
        other = s.otherwise[0] if len(s.otherwise) == 1 else None
        if isinstance(other, Guard):
            first, *rest = self._guard(other, pad)
            return [*lines, f"{pad}}} else {first.lstrip()}", *rest]
        otherwise = [f"{pad}}} else {{", *self._inside(s.otherwise, pad)] if s.otherwise else []
        return [*lines, *otherwise, f"{pad}}}"]

    def _variable(self, s: Variable, pad: str) -> list[str]:
        value = "0" if s.value is None else self.expressions.text(s.value)
        return wrap(f"{pad}{'double' if s.double else self.type} {s.name} = {value};")

    def _add(self, s: Add, pad: str) -> list[str]:
        return wrap(f"{pad}{s.name} += {self.expressions.text(s.value)};")

    def _range(self, s: Range, pad: str) -> list[str]:
        v, kind = s.variable, "int64_t" if s.wide else "int"
        head = f"{pad}for ({kind} {v} = {integer_text(s.begin)}; {v} < {integer_text(s.end)}; ++{v}) {{"
        return [head, *self._inside(s.body, pad), f"{pad}}}"]

    def _scalar_loads(self, s: ScalarLoads, pad: str) -> list[str]:
        """One by one."""
        return [
            f"{pad}const {self.type} {name} = {s.array}[{integer_text(s.index.plus(k))}];"
            for k, name in enumerate(s.names)
        ]

    def _masked_load(self, s: MaskedLoad, pad: str) -> list[str]:
        place = f"[{integer_text(s.index)}]"
        value = f"{s.mask}{place} ? {number(Fraction(0), self.scalar)} : {s.array}{place}"
        return wrap(f"{pad}const {self.type} {s.name} = {value};")

    def _scatter(self, s: Scatter, pad: str) -> list[str]:
        target = f"{s.array}[{integer_text(s.index)}]"
        value = self.expressions.text(s.value)
        lines = self._atomic_add(target, value) if s.atomic else [f"{target} += {value};"]
        inner = pad + "  " if s.mask else pad
        lines = [piece for line in lines for piece in wrap(inner + line)]
        if not s.mask:
            return lines
        return [f"{pad}if (!{s.mask}[{integer_text(s.index)}]) {{", *lines, f"{pad}}}"]

    def entry_type(self, array: Array) -> str:
        """C type of the entries of an array of the batch."""
        scalar = "double" if array.double else self.type
        kind = INTEGER_TYPES[array.bits] if array.bits else scalar
        return f"volatile {kind}" if array.stays else kind

    def table(self, array: Array) -> str:
        """Definition of a constant table."""
        if array.integer:
            kind, values = INTEGER_TYPES[array.bits or 32], [str(v) for v in array.values]
        else:
            kind = self.type
            values = [number(_rounded(v), self.scalar) for v in array.values]
        text = f"{self._qualifier(array)} {kind} {array.name}[{array.size}] = {{{', '.join(values)}}};"
        return "\n".join(wrap(text))

    # -- what targets write differently ------------------------------------------------------------------

    @abstractmethod
    def _qualifier(self, array: Array) -> str:
        """Words before a table."""

    @abstractmethod
    def _atomic_add(self, target: str, value: str) -> list[str]: ...

    @abstractmethod
    def _for(self, s: For, pad: str) -> list[str]: ...

    @abstractmethod
    def _lanes(self, s: Lanes, pad: str) -> list[str]: ...

    @abstractmethod
    def _barrier(self, s: Barrier, pad: str) -> list[str]: ...

    @abstractmethod
    def _integer_loads(self, s: IntegerLoads, pad: str) -> list[str]: ...

    @abstractmethod
    def _vector_store(self, s: VectorStore, pad: str) -> list[str]: ...

    @abstractmethod
    def _vector_copy(self, s: VectorCopy, pad: str) -> list[str]: ...

    @abstractmethod
    def _store_transposed(self, s: StoreTransposed, pad: str) -> list[str]: ...

    @abstractmethod
    def _multiply_fragments(self, s: MultiplyFragments, pad: str) -> list[str]: ...

    @abstractmethod
    def _lane(self, s: WarpLane | LaneMatch | FromLane, pad: str) -> list[str]: ...


def _rounded(value: Any) -> float:
    """A rational number of Python or FLINT in double precision: large tables have few other costs."""
    return float(value) if isinstance(value, (int, Fraction)) else int(value.p) / int(value.q)
