"""CPUs: batches are shared out to threads by OpenMP, lanes are those of SIMD registers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from types import MappingProxyType

from femforge.emit.expressions import wrap
from femforge.emit.host import HostStatements
from femforge.emit.integers import integer_text
from femforge.emit.platforms.base import Platform
from femforge.emit.ufcx import definitions_of_tables, tabulate_declaration, tabulate_face
from femforge.ir.arrays import Array
from femforge.ir.nests import LoopNest, values_of, walk
from femforge.ir.scalar import Node, postorder
from femforge.ir.statements import StoreTransposed
from femforge.kernels.domains import Pass

#: The way out of the SIMD lanes, see femforge_cpu.h. GCC does not turn the plain loop into shuffles by itself. Output
#: that no cache holds goes past them: an ordinary store would first read every line that it is about to overwrite.
_STORE_TRANSPOSED = ("finish_stores", "largest_cached_output", "store_transposed")
#: The type of the places of staged entries.
_LISTED = "Listed"
#: Functions that compilers know vector instructions for.
_INSTRUCTIONS = {"fabs", "sqrt", "copysign"}
#: Bytes of an array that stands on a thread's stack: of all of it, a main thread usually has 8 MiB, others less.
_MOST_ON_STACK = 512 << 10


class Cpu(HostStatements, Platform):
    """C++17 with OpenMP."""

    target = "cpu"
    suffix = "cpp"
    includes = ("cmath", "cstdint")
    on_device = False
    helper_header = "femforge_cpu.h"
    functions = MappingProxyType({"cos": "cosine", "fmax": "larger", "fmin": "smaller"})
    restrict = "__restrict__"
    constant = "constexpr"
    constant_table = "static constexpr"
    all_zero = "{}"
    chooses = True

    # -- functions ---------------------------------------------------------------------------------------

    def _nests(self) -> list[LoopNest]:
        tabulate = self.kernel.tabulate
        return [
            *(one.nest for one in self.kernel.passes),
            *([tabulate] if isinstance(tabulate, LoopNest) else []),
        ]

    def definitions(self) -> list[str]:
        """What stands before the face; the face for one cell may need further tables."""
        return [*definitions_of_tables(self, self.kernel), *super().definitions()]

    def helpers(self) -> tuple[str, ...]:
        """What stores by transposition take, choices and functions."""
        stores = [s for nest in self._nests() for s in walk(nest.body) if isinstance(s, StoreTransposed)]
        names = set(_STORE_TRANSPOSED) if stores else set()
        if any(store.places for store in stores):
            names.add(_LISTED)
        if any(self._is_large(array) for one in self.kernel.passes for array in one.nest.shared):
            names.add("large_array")
        nodes = self._nodes
        if any(node.kind == "conditional" for node in nodes):
            names.add("choose")
        return tuple(sorted(names | {self.functions[call] for call in _calls(nodes) & self.functions.keys()}))

    def needs_header(self) -> bool:
        """Where functions are called, too: the header says which there are for all lanes at once."""
        return bool(self.helpers() or _calls(self._nodes))

    @cached_property
    def _nodes(self) -> list[Node]:
        """All expressions of the kernel, and of the face for one cell: it computes what passes read that is stored."""
        tabulate = self.kernel.tabulate
        written = tabulate if isinstance(tabulate, tuple) else ()
        bodies = [*(nest.body for nest in self._nests()), written]
        statements = (statement for body in bodies for statement in walk(body))
        return list(postorder([value for statement in statements for value in values_of(statement)]))

    def _function(self, one: Pass) -> list[str]:
        batches, pad = "#pragma omp parallel for schedule(static)", "  "
        before, after = [batches], []
        if transposes(one.nest):
            size = self.kernel.stored * self.kernel.parameters.scalar_bytes
            pad = "    "
            before = [
                f"  const bool past_caches = {size} * num_cells > largest_cached_output;",
                "#pragma omp parallel",
                "  {",
                "#pragma omp for schedule(static) nowait",
            ]
            # once for a thread: such a fence takes as long as some cells
            after = [f"{pad}finish_stores(past_caches);", "  }"]
        level = len(pad) // 2 + 1
        return [
            f"void run_{one.domain.name}(\n    {self._pass_parameters(one)}) {{",
            f"  const int64_t num_batches = {integer_text(one.domain.batches)};",
            *before,
            f"{pad}for (int64_t batch = 0; batch < num_batches; ++batch) {{",
            *self.statements(one.domain.head, level),
            *(self._array_of_batch(a, k, f"{pad}  ") for k, a in enumerate(one.nest.shared)),
            "",
            *self.statements(one.nest.body, level),
            f"{pad}}}",
            *after,
            "}",
        ]

    def _array_of_batch(self, array: Array, number: int, pad: str) -> str:
        """The definition of an array of a thread: on its stack, if that has room for it."""
        kind = self.entry_type(array)
        if not self._is_large(array):
            return f"{pad}alignas(64) {kind} {array.name}[{array.size}];"
        return f"{pad}{kind}* const {array.name} = large_array<{kind}, {array.size}, {number}>();"

    def _is_large(self, array: Array) -> bool:
        return array.bytes(self.kernel.parameters.scalar_bytes) > _MOST_ON_STACK

    def _start(self, one: Pass, pad: str) -> list[str]:
        return wrap(f"{pad}run_{one.domain.name}({self._pass_values(one)});")

    def _checks(self) -> list[str]:
        return []

    def _result(self) -> str:
        return "FEMFORGE_SUCCESS"

    def more_faces(self) -> list[str]:
        """UFCx's function for one cell."""
        return [tabulate_face(self, self.kernel, self.name)] if self.kernel.tabulate is not None else []

    def more_declarations(self) -> list[str]:
        """Of UFCx's function."""
        return [tabulate_declaration(self.type, self.name)] if self.kernel.tabulate is not None else []

    # -- statements --------------------------------------------------------------------------------------

    def unused(self, name: str) -> str:
        """Parameters of C++ may go without a name."""
        return f"/*{name}*/"

    def _qualifier(self, array: Array) -> str:
        return "constexpr"

    def _store_transposed(self, s: StoreTransposed, pad: str) -> list[str]:
        sizes = f"{s.width}, {s.lanes}, {s.entries}"
        target = f"{s.array} + {integer_text(s.index)}"
        places = f", {_LISTED}{{{s.places}}}" if s.places else ""
        arguments = f"{s.tile}, {target}, {integer_text(s.count)}, past_caches{places}"
        return wrap(f"{pad}store_transposed<{sizes}>({arguments});")


def transposes(nest: LoopNest) -> bool:
    """Whether results leave the lanes by transposition."""
    return any(isinstance(statement, StoreTransposed) for statement in walk(nest.body))


def _calls(nodes: Iterable[Node]) -> set[str]:
    """The functions of <cmath> that are called and no instructions of a processor."""
    return {str(node.value) for node in nodes if node.kind == "call"} - _INSTRUCTIONS
