"""What CUDA and HIP have in common: a batch is a block of threads, its arrays stand in shared memory."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from types import MappingProxyType
from typing import ClassVar

from femforge.emit.expressions import is_reciprocal, wrap
from femforge.emit.integers import integer_text
from femforge.emit.platforms.base import Platform
from femforge.emit.shared_memory import ALIGNMENT, POOL, SharedMemory, shared_memory
from femforge.ir.arrays import Array
from femforge.ir.integers import Index, integer, product, total
from femforge.ir.nests import PART, LoopNest, values_of, variables_read, walk
from femforge.ir.scalar import Node, postorder
from femforge.ir.statements import (
    Barrier,
    For,
    FromLane,
    Guard,
    Integer,
    IntegerLoads,
    LaneMatch,
    Lanes,
    Let,
    MultiplyFragments,
    ScalarLoads,
    Statement,
    StoreTransposed,
    TableProduct,
    VectorCopy,
    VectorStore,
    WarpLane,
)
from femforge.kernels.arguments import RESULTS
from femforge.kernels.domains import BATCH, Pass
from femforge.schedule.products import LIBRARY_ALIGNMENT, LIBRARY_BYTES

#: Most rounds of loads that are on their way at once where nobody knows how many there are.
_AT_ONCE = 4
#: The same of what comes to shared memory where as many rounds as there can be are usual: lists of a block of cells
#: (H200, P2 tetrahedra, five rounds at once instead of four and one: elasticity 1.11 times as fast, its diagonal 1.07,
#: neo-Hookean 1.06; MINI elements, 43 rounds by eights instead of fours, 1.21).
_AT_ONCE_IF_USUAL = 8
#: Rounds of loads that take as long as waiting for memory once: an estimate (H200, Stokes on Q2 quadrilaterals: eleven
#: rounds one by one take 0.35 ns a cell; in fours 0.30, with blocks of other sizes).
_WAIT = 2
#: Vectors that integers are loaded and copied as, by their bits.
_VECTORS = {16: "ushort", 32: "int"}


class Gpu(Platform):
    """CUDA and HIP.

    Attributes:
        stream_type, last_error: of the device's runtime.
        warp: threads of a warp.
    """

    on_device = True
    helper_header = "femforge_gpu.h"
    functions = MappingProxyType({"fmax": "larger", "fmin": "smaller"})
    #: Of the function that is printed, see :class:`LoopNest`.
    _bounded = False
    stream_type: ClassVar[str]
    last_error: ClassVar[str]
    warp: ClassVar[str]

    # -- words of the two languages ----------------------------------------------------------------------

    @abstractmethod
    def _launch(self, function: str, grid: str, values: str, pad: str) -> list[str]:
        """The launch of a kernel function; ``grid``: blocks, threads, bytes of shared memory."""

    @abstractmethod
    def _most_blocks(self, threads: int) -> int:
        """Most blocks of so many threads that a launch can have."""

    @abstractmethod
    def _dynamic_shared(self, name: str) -> str:
        """Declaration of shared memory whose size the launch gives."""

    @abstractmethod
    def _allow_shared(self, function: str, size: int) -> str:
        """What lets a kernel function have so many bytes of it: an error code, 0 for success."""

    @abstractmethod
    def _shuffle(self, value: str, distance: int, down: bool) -> str:
        """A variable's value in an earlier or later lane of the warp."""

    @abstractmethod
    def _streamed(self, target: str, value: str) -> str:
        """A store of what no kernel reads again: past the caches where the language can."""

    @abstractmethod
    def _resident(self, blocks: int, threads: int) -> tuple[str, str]:
        """Second launch bound for so many blocks at once, and the definition that it needs."""

    # -- functions ---------------------------------------------------------------------------------------

    def _opening(self) -> list[str]:
        """Lines that a kernel function begins with."""
        return []

    def _bounds(self, one: Pass) -> tuple[str, str]:
        """Launch bounds of a pass, and the definition that they need."""
        blocks, threads = one.nest.resident or self.kernel.parameters.resident_blocks, one.nest.threads
        if not blocks or one is not self.kernel.passes[0]:
            return str(threads), ""
        bound, definition = self._resident(blocks, threads)
        return f"{threads}, {bound}", definition

    def helpers(self) -> tuple[str, ...]:
        """Of launches, streaming stores, fast divisions and roots, functions, and numbers of threads."""
        nests = [one.nest for one in self.kernel.passes]
        fast = self.expressions.fast_division
        called = {n.value for nest in nests for n in _nodes(nest) if n.kind == "call"}
        return (
            *self._launch_helpers(),
            *self._store_helpers(nests),
            *(("reciprocal",) if fast and any(map(is_reciprocal, chain(*map(_nodes, nests)))) else ()),
            *(("square_root",) if fast and "sqrt" in called else ()),
            *(own for name, own in self.functions.items() if name in called),
            *(("thread_of",) if any(nest.bounded for nest in nests) else ()),
            *(("multiply_fragments",) if any(map(_has_fragments, nests)) else ()),
        )

    def _launch_helpers(self) -> tuple[str, ...]:
        """Functions that launches need."""
        return ()

    def _constants(self) -> str:
        return self._bounds(self.kernel.passes[0])[1]

    def _store_helpers(self, nests: list[LoopNest]) -> tuple[str, ...]:
        """Functions that streaming stores need."""
        return ()

    def _kernel_name(self, one: Pass) -> str:
        middle = "" if one is self.kernel.passes[0] else f"_{one.domain.name}"
        return f"{self.name}{middle}_kernel"

    def _shared(self, one: Pass) -> SharedMemory:
        return shared_memory(one.nest.shared, self.kernel.parameters.scalar_bytes, self.entry_type)

    def _function(self, one: Pass) -> list[str]:
        shared = self._shared(one)
        self._bounded = one.nest.bounded
        return [
            f"__global__ void __launch_bounds__({self._bounds(one)[0]})",
            f"{self._kernel_name(one)}(\n    {self._pass_parameters(one)}) {{",
            *self._opening(),
            *([f"  {self._dynamic_shared(POOL)}"] if shared.dynamic_bytes else []),
            *(f"  {line}" for line in shared.lines),
            *self._numbers(one),
            *self.statements(one.domain.head, 1),
            "",
            *self.statements(_without_last_barrier(one.nest.body), 1, one.nest.threads),
            "}",
        ]

    @staticmethod
    def _numbers(one: Pass) -> list[str]:
        """The number of the batch, and that of the block among those that share it."""
        if one.nest.parts > 1:
            block, parts = "static_cast<int>(blockIdx.x)", one.nest.parts
            return [
                f"  const int64_t {BATCH} = {block} / {parts};",
                f"  const int {PART} = {block} % {parts};",
            ]
        return [f"  const int64_t {BATCH} = blockIdx.x;"] if BATCH in one.names else []

    def _start(self, one: Pass, pad: str) -> list[str]:
        if one.product is not None:
            return self._multiply(one, one.product, pad)
        blocks = product(one.domain.batches, one.nest.parts)
        if isinstance(blocks, Index) and not blocks.terms:
            return self._launches(one, str(blocks.constant), pad)
        most = self._most_blocks(one.nest.threads)
        return [
            f"{pad}if (const int64_t blocks = {integer_text(blocks)}; blocks > 0) {{",
            f"{pad}  if (blocks > {most}) return FEMFORGE_INVALID_ARGUMENT;",
            *self._launches(one, "static_cast<unsigned>(blocks)", pad + "  "),
            f"{pad}}}",
        ]

    def _launches(self, one: Pass, blocks: str, pad: str) -> list[str]:
        """Lines that launch a pass. What follows does not begin where that fails; the face tells of the last one."""
        function, shared = self._kernel_name(one), self._shared(one).dynamic_bytes
        allowed = f"const int error = static_cast<int>({self._allow_shared(function, shared)})"
        grid = f"dim3({blocks}), dim3({one.nest.threads}), {shared}"
        last = one is self.passes[-1] and not one.domain.repeated
        return [
            *([f"{pad}if ({allowed}; error != 0) return error;"] if shared else []),
            *self._launch(function, grid, self._pass_values(one), pad),
            *([] if last else [f"{pad}if (const int error = {self._result()}; error != 0) return error;"]),
        ]

    @staticmethod
    def _multiply(one: Pass, s: TableProduct, pad: str) -> list[str]:
        """A pass that calls a library."""
        kind = f"{{{s.rows}, {s.terms}, {'true' if s.transposed else 'false'}, {integer_text(s.columns)}, {s.batch}}}"
        factor, result = (
            integer_text(total(name, *([one.moved[name]] if name in one.moved else []), place))
            for name, place in ((s.factor, s.factor_index), (s.result, s.result_index))
        )
        values = f"{s.table}, {kind}, {factor}, {result}, {{{s.room}, {LIBRARY_BYTES}}}, stream"
        lines = wrap(f"{pad}    femforge_blas::multiply({values});")
        return [
            f"{pad}if (const int error =",
            *lines,
            f"{pad}    error != 0) {{",
            f"{pad}  return error;",
            f"{pad}}}",
        ]

    def _checks(self) -> list[str]:
        """Arrays of which threads access several entries at once have to be aligned."""
        names = {a.name for a in self.arguments}
        aligned: dict[str, int] = {}
        for one in self.kernel.passes:
            for name, size in self._aligned(one.nest).items():
                aligned[name] = max(size, aligned.get(name, 0))
        return [
            f"  if (reinterpret_cast<uintptr_t>({name}) % {size} != 0) return FEMFORGE_MISALIGNED;"
            for name, size in aligned.items()
            if name in names
        ]

    def _aligned(self, nest: LoopNest) -> dict[str, int]:
        """Bytes to which arrays have to be aligned."""
        scalar = self.kernel.parameters.scalar_bytes
        aligned: dict[str, int] = {}
        for s in walk(nest.body):
            if isinstance(s, VectorStore) and len(s.values) > 1:
                aligned[s.array] = len(s.values) * scalar
            elif isinstance(s, VectorCopy) and s.width > 1:
                size = s.width * (s.bits // 8 or scalar)
                aligned |= {name: max(size, aligned.get(name, 0)) for name in (s.target, s.source)}
            elif isinstance(s, IntegerLoads) and _at_once(s):
                aligned[s.array] = s.bits // 8 * len(s.names)
            elif isinstance(s, ScalarLoads) and len(s.names) > 1:
                aligned[s.array] = max(scalar * len(s.names), aligned.get(s.array, 0))
            elif isinstance(s, TableProduct):
                aligned[s.room] = LIBRARY_ALIGNMENT
        return aligned

    def _result(self) -> str:
        return f"static_cast<int>({self.last_error})"

    # -- statements --------------------------------------------------------------------------------------

    def _qualifier(self, array: Array) -> str:
        if array.place == "operands":  # a constant's numbers would be written into the instructions
            return "__constant__"
        if array.place == "library":  # a constant that device code does not read is left out of it
            return f"alignas({LIBRARY_ALIGNMENT}) __device__"
        aligned = f"alignas({ALIGNMENT}) " if array.aligned else ""
        return f"{aligned}{'__constant__' if array.in_constant_memory else '__device__'} const"

    def _atomic_add(self, target: str, value: str) -> list[str]:
        return [f"atomicAdd(&{target}, {value});"]

    def _barrier(self, s: Barrier, pad: str) -> list[str]:
        return [f"{pad}__syncthreads();"]

    def _for(self, s: For, pad: str) -> list[str]:
        v = s.variable
        pragma = f"{pad}#pragma unroll" if s.unroll else f"{pad}#pragma unroll {s.times or 1}"
        head = f"{pad}for (int {v} = 0; {v} < {s.count}; ++{v}) {{"
        return [pragma, head, *self._inside(s.body, pad), f"{pad}}}"]

    def _lanes(self, s: Lanes, pad: str) -> list[str]:
        v = s.variable
        barrier = [f"{pad}__syncthreads();"] if s.barrier else []
        number = f"int {v} = {self._thread}"
        if s.scope != "own":
            declared = [f"{pad}const {number};"] if s.scope == "opens" else []
            return [*declared, *self._lines(s.body, len(pad) // 2), *barrier]
        if s.together:
            return [*self._rounds(s, pad), *barrier]
        if s.lanes and isinstance(s.count, int):
            return [*self._tasks(s, s.count, pad), *barrier]
        body = self._inside(s.body, pad)
        if s.count == self.threads:
            return [f"{pad}{{", f"{pad}  const {number};", *body, f"{pad}}}", *barrier]
        if isinstance(s.count, int) and s.count < self.threads:
            return [f"{pad}if (const {number}; {v} < {s.count}) {{", *body, f"{pad}}}", *barrier]
        head = f"{pad}for ({number}; {v} < {integer_text(s.count)}; {v} += {self.threads}) {{"
        return [head, *body, f"{pad}}}", *barrier]

    @property
    def _thread(self) -> str:
        """The number of a thread in its block."""
        return f"thread_of<{self.threads}>()" if self._bounded else "static_cast<int>(threadIdx.x)"

    def _tasks(self, s: Lanes, count: int, pad: str) -> list[str]:
        """Tasks of several lanes each, of which a thread keeps one."""
        thread, step = self._thread, self.threads // s.lanes
        head = f"{pad}for (int work = {thread} / {s.lanes}; work < {count // s.lanes}; work += {step}) {{"
        return [
            head,
            f"{pad}  const int lane = {thread} % {s.lanes};",
            *self._inside(s.body, pad),
            f"{pad}}}",
        ]

    def _rounds(self, s: Lanes, pad: str) -> list[str]:
        """Items in rounds without a condition, so that loads of several are on their way at once."""
        if not isinstance(s.count, int):
            return self._rounds_as_needed(s, pad)
        rounds = -(-s.count // self.threads)
        item = self._thread
        head = [f"{pad}{{"]
        if rounds > 1:
            item = f"{item} + {self.threads} * turn"
            head = [f"{pad}#pragma unroll", f"{pad}for (int turn = 0; turn < {rounds}; ++turn) {{"]
        if rounds * self.threads > s.count:
            item = f"{item} < {s.count} ? {item} : {s.count - 1}"
        return [*head, f"{pad}  const int {s.variable} = {item};", *self._inside(s.body, pad), f"{pad}}}"]

    def _rounds_as_needed(self, s: Lanes, pad: str) -> list[str]:
        """The same of a number of items that is known at run time only: as many rounds as there can be, if these are
        few or usual, or groups of rounds that waste and wait little."""
        most, usual = (-(-count // self.threads) for count in (s.most, s.usual))
        count, last = integer_text(integer(s.count)), integer_text(total(s.count, -1))
        if grouped := s.rounds > 0 or (most > _AT_ONCE and most != usual):
            all_at_once = 0 < most <= s.rounds
            most = most if all_at_once else s.rounds or rounds_together(usual)
        inner = pad + "  " * grouped
        start = f"first + {self._thread}" if grouped and not all_at_once else self._thread
        head = [
            f"{inner}#pragma unroll{'' if grouped or most <= _AT_ONCE_IF_USUAL else f' {_AT_ONCE_IF_USUAL}'}",
            f"{inner}for (int turn = 0; turn < {most}; ++turn) {{",
            f"{inner}  const int item = {start} + {self.threads} * turn;",
        ]
        number = f"{inner}  const int {s.variable} = item < {count} ? item : {last};"
        if not grouped:
            return [*head, number, *self._inside(s.body, inner), f"{inner}}}"]
        body, guards = _started(s) if s.rounds else (s.body, ())
        kept = self._kept(body, guards)
        groups = f"for (int first = 0; first < {count}; first += {most * self.threads}) {{"
        return [
            f"{pad}{{" if all_at_once else f"{pad}{groups}",
            *(f"{inner}{kind} {name}_of_turn[{most}];" for name, kind in kept.items()),
            *[*head, number, *self._inside(body, inner)],
            *(f"{inner}  {name}_of_turn[turn] = {name};" for name in kept),
            f"{inner}}}",
            *(head if guards else ()),
            *(f"{inner}  const {kind} {name} = {name}_of_turn[turn];" for name, kind in kept.items()),
            *(self._inside(guards, inner)),
            *([f"{inner}}}"] if guards else ()),
            f"{pad}}}",
        ]

    def _kept(self, body: Sequence[Statement], later: Sequence[Statement]) -> dict[str, str]:
        """What statements define that later ones read, and its C++ types."""
        defined: dict[str, str] = {}
        for s in body:
            if isinstance(s, IntegerLoads):
                defined |= dict.fromkeys(s.names, "int64_t")
            elif isinstance(s, Integer):
                defined[s.name] = "int64_t" if s.wide else "int"
            elif isinstance(s, Let):
                defined[s.name] = self.type
        read = variables_read(later)
        return {name: kind for name, kind in defined.items() if name in read}

    def _integer_loads(self, s: IntegerLoads, pad: str) -> list[str]:
        kind = "int" if s.bits == 16 else "int64_t"
        if not _at_once(s):
            return [
                f"{pad}const {kind} {name} = {s.array}[{integer_text(s.index.plus(k))}];"
                for k, name in enumerate(s.names)
            ]
        width = len(s.names)
        element = _VECTORS[s.bits]
        vector = f"{s.names[0]}_to_{s.names[-1]}"
        place = integer_text(s.index.divided(width))
        source = f"reinterpret_cast<const {element}{width}*>({s.array})[{place}]"
        parts = [
            f"{pad}const {kind} {n} = {vector}.{axis};" for n, axis in zip(s.names, "xyzw", strict=False)
        ]
        return [f"{pad}const {element}{width} {vector} = {source};", *parts]

    def _scalar_loads(self, s: ScalarLoads, pad: str) -> list[str]:
        width = len(s.names)
        if width == 1:
            return super()._scalar_loads(s, pad)
        kind, vector = f"{self.type}{width}", f"{s.names[0]}_and_next"
        source = f"reinterpret_cast<const {kind}*>({s.array})[{integer_text(s.index.divided(width))}]"
        parts = zip(s.names, "xy", strict=True)
        return [
            f"{pad}const {kind} {vector} = {source};",
            *(f"{pad}const {self.type} {name} = {vector}.{axis};" for name, axis in parts),
        ]

    def _vector_store(self, s: VectorStore, pad: str) -> list[str]:
        width = len(s.values)
        texts = [self.expressions.text(value) for value in s.values]
        if width == 1:
            return self._assign(f"{s.array}[{integer_text(s.index)}]", texts[0], s.array, pad)
        kind = f"{self.type}{width}"
        target = f"reinterpret_cast<{kind}*>({s.array})[{integer_text(s.index.divided(width))}]"
        return self._assign(target, f"make_{kind}({', '.join(texts)})", s.array, pad)

    def _vector_copy(self, s: VectorCopy, pad: str) -> list[str]:
        width = s.width
        target_place = integer_text(s.target_index.divided(width))
        source_place = integer_text(s.source_index.divided(width))
        if width == 1:
            return self._assign(f"{s.target}[{target_place}]", f"{s.source}[{source_place}]", s.target, pad)
        kind = f"{_VECTORS[s.bits] if s.bits else self.type}{width}"
        target = f"reinterpret_cast<{kind}*>({s.target})[{target_place}]"
        source = f"reinterpret_cast<const {kind}*>({s.source})[{source_place}]"
        return self._assign(target, source, s.target, pad)

    def _assign(self, target: str, value: str, array: str, pad: str) -> list[str]:
        """An assignment; results are streamed."""
        return wrap(pad + (self._streamed(target, value) if array == RESULTS else f"{target} = {value};"))

    def _store_transposed(self, s: StoreTransposed, pad: str) -> list[str]:
        raise TypeError("threads store neighbouring entries, SIMD lanes transpose")

    def _multiply_fragments(self, s: MultiplyFragments, pad: str) -> list[str]:
        first, second = (f"{s.sums}[{integer_text(s.index.plus(k))}]" for k in range(2))
        left, right = self.expressions.text(s.left), self.expressions.text(s.right)
        return wrap(f"{pad}multiply_fragments({first}, {second}, {left}, {right});")

    def _lane(self, s: WarpLane | LaneMatch | FromLane, pad: str) -> list[str]:
        """What lanes of a warp tell each other; combined by & so that every lane takes part in every shuffle."""
        if isinstance(s, WarpLane):
            return [f"{pad}const int {s.name} = static_cast<int>(threadIdx.x) % {self.warp};"]
        if isinstance(s, LaneMatch):
            equal = [
                f"static_cast<int>({self._shuffle(other, s.distance, False)} == {own})"
                for other, own in s.pairs
            ]
            condition = f"static_cast<int>({integer_text(s.condition)})"
            return wrap(f"{pad}const int {s.name} = {' & '.join([*equal, condition])};")
        value = self._shuffle(s.source, s.distance, s.down)
        if not s.truth:
            return wrap(f"{pad}const {'double' if s.double else self.type} {s.name} = {value};")
        exists = f"warp_lane + {s.distance} < {self.warp}" if s.down else f"warp_lane >= {s.distance}"
        return wrap(f"{pad}const int {s.name} = {value} & static_cast<int>({exists});")


def _without_last_barrier(body: Sequence[Statement]) -> Sequence[Statement]:
    """The statements of a kernel without a barrier after which nothing comes."""
    last = body[-1] if body else None
    if isinstance(last, Barrier):
        return body[:-1]
    return (*body[:-1], replace(last, barrier=False)) if isinstance(last, Lanes) else body


def _started(s: Lanes) -> tuple[Sequence[Statement], Sequence[Statement]]:
    """What all rounds start with, and what each ends with under a condition.

    A compiler puts what only the latter needs behind its condition: loads of one round then wait for those of the
    round before (H200, elasticity over interior facets of Q2 quadrilaterals, a table asked for there: 0.8 times as
    fast).
    """
    last = len(s.body)
    while last and isinstance(s.body[last - 1], Guard):
        last -= 1
    return s.body[:last], s.body[last:]


def rounds_together(usual: int) -> int:
    """Rounds of loads that are best on their way together, of so many, where there may be more or fewer."""
    return min(range(_AT_ONCE, 0, -1), key=lambda rounds: -(-usual // rounds) * (rounds + _WAIT))


def _at_once(s: IntegerLoads) -> bool:
    """Whether integers come in one access."""
    return len(s.names) in (2, 4) and s.bits < 64


def _has_fragments(nest: LoopNest) -> bool:
    """Whether warps multiply fragments."""
    return any(isinstance(statement, MultiplyFragments) for statement in walk(nest.body))


def _nodes(nest: LoopNest) -> Iterator[Node]:
    """The expressions of its statements."""
    return (node for statement in walk(nest.body) for node in postorder(values_of(statement)))


def streams(nest: LoopNest) -> bool:
    """Whether results leave by streaming stores."""
    return any(
        (isinstance(s, VectorStore) and s.array == RESULTS)
        or (isinstance(s, VectorCopy) and s.target == RESULTS)
        for s in walk(nest.body)
    )
