"""Printing of expressions and loop nests as C++ statements."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from fractions import Fraction

from femforge.emit.dialects import Dialect
from femforge.emit.integers import integer_text
from femforge.ir.arrays import Array, Load
from femforge.ir.integral import Local
from femforge.ir.scalar import Node
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
    Range,
    Scatter,
    Statement,
    Store,
    StoreTransposed,
    Variable,
    VectorCopy,
    VectorStore,
    WarpLane,
)

_WIDTH = 110
_SUM, _PRODUCT, _ATOM = 1, 2, 3
#: Name of the array of results in every kernel.
RESULTS = "element_tensors"
C_TYPE = {"float32": "float", "float64": "double"}


def number(value: Fraction, scalar: str) -> str:
    """A literal of the scalar type, rounded once."""
    text = repr(float(value))
    return f"{text}f" if scalar == "float32" else text


class Printer:
    """Prints for one dialect and one scalar type."""

    def __init__(self, dialect: Dialect, scalar: str, threads: int, fast_division: bool = False) -> None:
        self.fast_division = fast_division
        self.dialect = dialect
        self.scalar = scalar
        self.threads = threads

    # -- expressions ----------------------------------------------------------------------------------

    def expression(self, node: Node) -> str:
        """C++ text of an expression."""
        return self._text(node)[0]

    def _text(self, node: Node) -> tuple[str, int]:
        """Text and how tightly its outermost operator binds."""
        kind = node.kind
        if kind == "const":
            return number(node.value, self.scalar), (_ATOM if node.value >= 0 else _SUM)
        if kind == "symbol":
            return self._symbol(node.value), _ATOM
        if kind == "sum":
            return self._sum(node)
        if kind == "product":
            return " * ".join(self._operand(a, _PRODUCT) for a in node.args), _PRODUCT
        if kind == "quotient" and self.fast_division and node.args[0] is node.graph.one:
            return f"reciprocal({self.expression(node.args[1])})", _ATOM
        if kind == "quotient":
            return f"{self._operand(node.args[0], _PRODUCT)} / {self._operand(node.args[1], _ATOM)}", _PRODUCT
        if kind == "hold":
            return self._text(node.args[0])
        if kind == "call":
            return f"std::{node.value}({', '.join(self.expression(a) for a in node.args)})", _ATOM
        if kind == "conditional":
            truth, yes, no = (self._operand(a, _SUM) for a in node.args)
            return f"({truth} ? {yes} : {no})", _ATOM
        if kind == "compare":
            left, right = (self._operand(a, _SUM) for a in node.args)
            return f"({left} {node.value} {right})", _ATOM
        if kind == "not":
            return f"!{self._operand(node.args[0], _ATOM)}", _ATOM
        joint = {"and": " && ", "or": " || "}[kind]
        return f"({joint.join(self._operand(a, _ATOM) for a in node.args)})", _ATOM

    def _operand(self, node: Node, binding: int) -> str:
        text, own = self._text(node)
        return text if own >= binding else f"({text})"

    @staticmethod
    def _symbol(key: object) -> str:
        if isinstance(key, Local):
            return key.text
        if isinstance(key, Load):
            return f"{key.array}[{integer_text(key.index)}]"
        raise TypeError(f"a symbol of the weak form reached the printer: {key!r}")

    def _sum(self, node: Node) -> tuple[str, int]:
        terms = sorted(zip(node.args, node.value, strict=True), key=lambda term: term[1] < 0)
        text = ""
        for position, (arg, factor) in enumerate(terms):
            sign = "-" if factor < 0 else "+"
            if arg.kind == "const":
                body = number(abs(factor * arg.value), self.scalar)
            elif abs(factor) == 1:
                body = self._operand(arg, _PRODUCT)
            else:
                body = f"{number(abs(factor), self.scalar)} * {self._operand(arg, _PRODUCT)}"
            if position == 0:
                text = f"-{body}" if sign == "-" else body
            else:
                text += f" {sign} {body}"
        single = len(terms) == 1
        return text, (_PRODUCT if single and terms[0][1] > 0 else _SUM)

    # -- statements -----------------------------------------------------------------------------------

    def statements(self, body: Sequence[Statement], indent: int) -> str:
        """The statements as lines of C++."""
        return "\n".join(self._lines(body, indent))

    def _lines(self, body: Sequence[Statement], indent: int) -> list[str]:
        lines: list[str] = []
        for statement in body:
            lines += self._statement(statement, indent)
        return lines

    def _statement(self, statement: Statement, indent: int) -> list[str]:
        pad = "  " * indent
        kind = C_TYPE[self.scalar]
        if isinstance(statement, Comment):
            return [f"{pad}// {statement.text}"]
        if isinstance(statement, Let):
            return wrap(f"{pad}const {kind} {statement.name} = {self.expression(statement.value)};")
        if isinstance(statement, Integer):
            integer = "int64_t" if statement.wide else "int"
            return wrap(f"{pad}const {integer} {statement.name} = {integer_text(statement.value)};")
        if isinstance(statement, IntegerLoads):
            return self._integer_loads(statement, pad)
        if isinstance(statement, VectorStore):
            return self._vector_store(statement, pad)
        if isinstance(statement, VectorCopy):
            return self._vector_copy(statement, pad)
        if isinstance(statement, StoreTransposed):
            count = integer_text(statement.count)
            sizes = f"{statement.width}, {statement.lanes}, {statement.entries}"
            target = f"{statement.array} + {integer_text(statement.index)}"
            return wrap(f"{pad}store_transposed<{sizes}>({statement.tile}, {target}, {count}, past_caches);")
        if isinstance(statement, Store):
            sign = "+=" if statement.accumulate else "="
            return wrap(
                f"{pad}{statement.array}[{integer_text(statement.index)}] {sign} {self.expression(statement.value)};"
            )
        if isinstance(statement, (MaskedLoad, Scatter, Variable, Add, Range)):
            return self._global(statement, indent)
        if isinstance(statement, (WarpLane, LaneMatch, FromLane)):
            return wrap(pad + self._lane(statement))
        if isinstance(statement, Declare):
            return [f"{pad}{kind} {statement.array.name}[{statement.array.size}];"]
        if isinstance(statement, Barrier):
            return [f"{pad}__syncthreads();"] if self.dialect.on_device else []
        if isinstance(statement, For):
            return self._for(statement, indent)
        if isinstance(statement, Guard):
            return [
                f"{pad}if ({integer_text(statement.condition)}) {{",
                *self._lines(statement.body, indent + 1),
                *(
                    [f"{pad}}} else {{", *self._lines(statement.otherwise, indent + 1)]
                    if statement.otherwise
                    else []
                ),
                f"{pad}}}",
            ]
        assert isinstance(statement, Lanes)
        return (
            self._device_lanes(statement, indent)
            if self.dialect.on_device
            else self._host_lanes(statement, indent)
        )

    def _global(self, statement: Statement, indent: int) -> list[str]:
        """Statements of kernels that work on global vectors."""
        pad = "  " * indent
        kind = C_TYPE[self.scalar]
        if isinstance(statement, MaskedLoad):
            place = f"[{integer_text(statement.index)}]"
            zero = number(Fraction(0), self.scalar)
            value = f"{statement.mask}{place} ? {zero} : {statement.array}{place}"
            return wrap(f"{pad}const {kind} {statement.name} = {value};")
        if isinstance(statement, Variable):
            value = "0" if statement.value is None else self.expression(statement.value)
            return wrap(f"{pad}{kind} {statement.name} = {value};")
        if isinstance(statement, Add):
            return wrap(f"{pad}{statement.name} += {self.expression(statement.value)};")
        if isinstance(statement, Range):
            v = statement.variable
            begin, end = integer_text(statement.begin), integer_text(statement.end)
            integer = "int64_t" if statement.wide else "int"
            head = f"{pad}for ({integer} {v} = {begin}; {v} < {end}; ++{v}) {{"
            return [head, *self._lines(statement.body, indent + 1), f"{pad}}}"]
        assert isinstance(statement, Scatter)
        form = self.dialect.atomic_add if statement.atomic else "{target} += {value};"
        target = f"{statement.array}[{integer_text(statement.index)}]"
        guard = [f"{pad}if (!{statement.mask}[{integer_text(statement.index)}]) {{"] if statement.mask else []
        inner = pad + "  " if guard else pad
        lines = [
            piece
            for line in form.format(target=target, value=self.expression(statement.value)).splitlines()
            for piece in wrap(inner + line)
        ]
        return [*guard, *lines, *([f"{pad}}}"] if guard else [])]

    def _lane(self, statement: WarpLane | LaneMatch | FromLane) -> str:
        """What lanes of a warp tell each other; combined by & so that every lane takes part in every shuffle."""
        d = self.dialect
        if isinstance(statement, WarpLane):
            return f"const int {statement.name} = static_cast<int>(threadIdx.x) % {d.warp};"
        if isinstance(statement, LaneMatch):
            condition = integer_text(statement.condition)
            shuffles = [
                f"static_cast<int>({d.shuffle_up.format(value=other, distance=statement.distance)} == {own})"
                for other, own in statement.pairs
            ]
            return f"const int {statement.name} = {' & '.join(shuffles)} & static_cast<int>({condition});"
        form = d.shuffle_down if statement.down else d.shuffle_up
        value = form.format(value=statement.source, distance=statement.distance)
        if not statement.truth:
            return f"const {C_TYPE[self.scalar]} {statement.name} = {value};"
        exists = (
            f"warp_lane + {statement.distance} < {d.warp}"
            if statement.down
            else f"warp_lane >= {statement.distance}"
        )
        return f"const int {statement.name} = {value} & static_cast<int>({exists});"

    def _integer_loads(self, loads: IntegerLoads, pad: str) -> list[str]:
        width = len(loads.names)
        kind = "int" if loads.bits == 16 else "int64_t"
        if not self.dialect.on_device or width not in (2, 4) or loads.bits == 64:
            return [
                f"{pad}const {kind} {name} = {loads.array}[{integer_text(loads.index.plus(k))}];"
                for k, name in enumerate(loads.names)
            ]
        element = {16: "ushort", 32: "int"}[loads.bits]
        vector = f"{loads.names[0]}_to_{loads.names[-1]}"
        source = f"reinterpret_cast<const {element}{width}*>({loads.array})[{integer_text(loads.index.divided(width))}]"
        parts = [
            f"{pad}const {kind} {n} = {vector}.{axis};" for n, axis in zip(loads.names, "xyzw", strict=False)
        ]
        return [f"{pad}const {element}{width} {vector} = {source};", *parts]

    def _vector_store(self, store: VectorStore, pad: str) -> list[str]:
        width = len(store.values)
        texts = [self.expression(value) for value in store.values]
        if not self.dialect.on_device or width == 1:
            return [
                line
                for k, text in enumerate(texts)
                for line in self._assign(
                    f"{store.array}[{integer_text(store.index.plus(k))}]", text, store.array, pad
                )
            ]
        kind = f"{C_TYPE[self.scalar]}{width}"
        target = f"reinterpret_cast<{kind}*>({store.array})[{integer_text(store.index.divided(width))}]"
        return self._assign(target, f"make_{kind}({', '.join(texts)})", store.array, pad)

    def _assign(self, target: str, value: str, array: str, pad: str) -> list[str]:
        """An assignment; results leave by the dialect's streaming store."""
        form = self.dialect.stream_store if array == RESULTS else "{target} = {value};"
        return wrap(pad + form.format(target=target, value=value))

    def _vector_copy(self, copy: VectorCopy, pad: str) -> list[str]:
        width = copy.width
        if not self.dialect.on_device or width == 1:
            pairs = [
                (
                    f"{copy.target}[{integer_text(copy.target_index.plus(k))}]",
                    f"{copy.source}[{integer_text(copy.source_index.plus(k))}]",
                )
                for k in range(width)
            ]
            return [line for target, value in pairs for line in self._assign(target, value, copy.target, pad)]
        kind = f"{C_TYPE[self.scalar]}{width}"
        target = f"reinterpret_cast<{kind}*>({copy.target})[{integer_text(copy.target_index.divided(width))}]"
        source = f"reinterpret_cast<const {kind}*>({copy.source})[{integer_text(copy.source_index.divided(width))}]"
        return self._assign(target, source, copy.target, pad)

    def _for(self, loop: For, indent: int) -> list[str]:
        pad = "  " * indent
        v = loop.variable
        pragma = []
        if self.dialect.on_device:
            pragma = [f"{pad}#pragma unroll" if loop.unroll else f"{pad}#pragma unroll 1"]
        elif loop.unroll and loop.count > 1:
            pragma = [f"{pad}#pragma GCC unroll {min(loop.count, 65534)}"]
        head = f"{pad}for (int {v} = 0; {v} < {loop.count}; ++{v}) {{"
        return [*pragma, head, *self._lines(loop.body, indent + 1), f"{pad}}}"]

    def _host_lanes(self, lanes: Lanes, indent: int) -> list[str]:
        pad = "  " * indent
        v = lanes.variable
        straight = not any(isinstance(s, (For, Guard, Range)) for s in lanes.body)
        pragma = (
            [f"{pad}{self.dialect.simd}"]
            if straight and lanes.vector and isinstance(lanes.count, int)
            else []
        )
        head = f"{pad}for (int {v} = 0; {v} < {integer_text(lanes.count)}; ++{v}) {{"
        return [*pragma, head, *self._lines(lanes.body, indent + 1), f"{pad}}}"]

    def _device_lanes(self, lanes: Lanes, indent: int) -> list[str]:
        pad = "  " * indent
        v = lanes.variable
        barrier = [f"{pad}__syncthreads();"] if lanes.barrier else []
        if lanes.scope != "own":
            declare = (
                [f"{pad}const int {v} = static_cast<int>(threadIdx.x);"] if lanes.scope == "opens" else []
            )
            return [*declare, *self._lines(lanes.body, indent), *barrier]
        if lanes.count == self.threads:
            body = self._lines(lanes.body, indent + 1)
            return [
                f"{pad}{{",
                f"{pad}  const int {v} = static_cast<int>(threadIdx.x);",
                *body,
                f"{pad}}}",
                *barrier,
            ]
        if isinstance(lanes.count, int) and lanes.count < self.threads:
            body = self._lines(lanes.body, indent + 1)
            head = f"{pad}if (const int {v} = static_cast<int>(threadIdx.x); {v} < {lanes.count}) {{"
            return [head, *body, f"{pad}}}", *barrier]
        body = self._lines(lanes.body, indent + 1)
        start = f"int {v} = static_cast<int>(threadIdx.x)"
        head = f"{pad}for ({start}; {v} < {integer_text(lanes.count)}; {v} += {self.threads}) {{"
        return [head, *body, f"{pad}}}", *barrier]

    def table(self, array: Array, qualifier: str) -> str:
        """Definition of a constant table."""
        if array.integer:
            kind, values = "int32_t", [str(v) for v in array.values]
        else:
            kind = C_TYPE[self.scalar]
            values = [number(_fraction(v), self.scalar) for v in array.values]
        text = f"{qualifier} {kind} {array.name}[{array.size}] = {{{', '.join(values)}}};"
        return "\n".join(wrap(text))


def _fraction(value: object) -> Fraction:
    if isinstance(value, (int, Fraction)):
        return Fraction(value)
    return Fraction(int(value.p), int(value.q))  # type: ignore[attr-defined]


def wrap(line: str) -> list[str]:
    """A long statement on several lines, broken at spaces."""
    if len(line) <= _WIDTH:
        return [line]
    pad = " " * (len(line) - len(line.lstrip()))
    return textwrap.wrap(
        line.strip(), _WIDTH, initial_indent=pad, subsequent_indent=pad + "    ",
        break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip
