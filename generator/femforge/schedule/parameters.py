"""The parameters that are baked into a kernel, their meanings and their legal values."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Self, TypeVar, get_args, get_type_hints

from femforge.errors import ExitCode, FemforgeError
from femforge.ir.element import ComponentOrder, DofOrder
from femforge.schedule.names import (
    Division,
    IndexType,
    Input,
    Numbering,
    Output,
    Place,
    Quadrature,
    Realisation,
    Representation,
    Scalar,
    Scatter,
    Unroll,
)  # fmt: skip
from femforge.schedule.names import (
    Mapping as MappingName,
)

SCALAR_BYTES = {"float32": 4, "float64": 8}
T = TypeVar("T", bound="CommonParameters")


#: Names that parameters, and some of their values, had once.
RENAMED = {"cluster": "macro_cells", "patch_nodes": "block_nodes"}
RENAMED_VALUES = {"scatter": {"patch": "blocks"}}
#: Parameters that kernels have had only since others of their kind were measured, with the value that those had.
ADDED = {"blas_batch": 0, "slice_threads": 0}
_HINTS: dict[type[object], dict[str, Any]] = {}


def _hints(kind: type[object]) -> dict[str, Any]:
    """Types of the fields of a dataclass, evaluated once."""
    if kind not in _HINTS:
        _HINTS[kind] = get_type_hints(kind)
    return _HINTS[kind]


#: The order in which manifests, facts and command lines list parameters; the first carry names of Knepley & Terrel.
_LISTED = (
    "element_batch", "concurrent_elements", "interleave_stores", "unroll", "k_place", "scalar", "mapping",
    "entries_per_thread", "slice_threads", "store_chunk", "store_width", "representation", "realisation", "input",
    "output", "dof_order", "component_order", "tuning", "quadrature_degree", "quadrature", "scatter", "index_type",
    "constraints", "numbering", "merge_row", "macro_cells", "block_nodes", "resident_blocks", "division",
    "blas_batch",
)  # fmt: skip


@dataclass(frozen=True)
class Interface:
    """What every kernel means, the same on all targets.

    Attributes:
        scalar: ``float32`` or ``float64``.
        input: ``geometry`` (the stored G of each affine cell), ``points`` (stored geometric factors of each quadrature
            point, for kernels on global vectors), ``vertices`` (points and connectivity), ``affine`` (the
            same, of a mesh of parallelepipeds: one Jacobian a cell from its first vertex and the neighbours of that)
            or ``ufcx`` (UFCx's coordinate_dofs of each cell).
        dof_order: ``ufcx`` or ``lexicographic``.
        component_order: ``interleaved`` or ``planar`` components of vector elements.
        quadrature: what is taken where neither the form nor ``quadrature_degree`` says it: ``estimate``, UFL's estimate
            of the degree; ``gauss``, p + 1 Gauss points in each direction of a tensor-product cell.
        quadrature_degree: degree that the rule integrates exactly; -1 leaves it to the form.
    """

    scalar: Scalar = "float64"
    input: Input = "vertices"
    dof_order: DofOrder = "ufcx"
    component_order: ComponentOrder = "interleaved"
    quadrature: Quadrature = "estimate"
    quadrature_degree: int = -1

    @property
    def scalar_bytes(self) -> int:
        """Size of a scalar."""
        return SCALAR_BYTES[self.scalar]


@dataclass(frozen=True)
class TensorInterface:
    """What kernels of element tensors mean, beside that.

    Attributes:
        output: ``full`` row-major element tensors, or ``packed_symmetric`` upper triangles, row-major.
    """

    output: Output = "full"


@dataclass(frozen=True)
class MatrixInterface:
    """What kernels on global matrices and vectors mean, beside that.

    Attributes:
        index_type: of the offsets into L-vectors, and of the nonzeros of matrix entries.
    """

    index_type: IndexType = "int32"


@dataclass(frozen=True)
class VectorInterface(MatrixInterface):
    """What kernels on global vectors mean, beside that.

    Attributes:
        constraints: whether the kernel leaves out constrained dofs: rows and columns of these are zero.
        numbering: ``shared`` if the points of the geometry are numbered as the nodes of the function space, so that
            one map serves both; else ``separate``.
    """

    constraints: bool = False
    numbering: Numbering = "separate"


@dataclass(frozen=True)
class Schedule:
    """How every kernel works; this may differ from target to target, as all schedules may.

    Attributes:
        representation: ``tensor``, ``quadrature`` or ``sum_factorised``, which takes collapsed directions on triangles
            and tetrahedra.
        realisation: of kernels on global vectors: ``written`` writes a cell out, ``looped`` keeps loops over points:
            over directions of a tensor-product cell (``sum_factorised``) or over all points (``quadrature``), ``team``
            shares the lines of points of a hexahedron between the threads of a GPU's block; a CPU does their steps one
            after another, over SIMD lanes; ``fragments`` has warps multiply fragments of the tables of simplices,
            ``library`` has cuBLAS or hipBLAS multiply whole tables.
            Of element tensors: ``written`` keeps to ``mapping`` and ``unroll``, a thread having a cell or entries of
            it; ``team`` shares the steps of a cell between the threads of a GPU's block; ``looped`` does these steps on
            a CPU, over SIMD lanes, and is, of linear forms and functionals, loops over directions on all targets.
        element_batch: cells of one batch: of a thread block on a GPU, of a cache block on a CPU; of ``library``, of the
            slabs that go through all passes together.
        concurrent_elements: cells of a batch that are worked on at the same time; SIMD lanes on a CPU.
        division: how a GPU computes 1 / x: ``exact`` (correctly rounded) or ``fast`` (the
            hardware's estimate and Newton's method: to about one unit in the last place, for normal numbers).
        tuning: where parameters come from that are left open: ``auto`` takes, of the tables of tuned parameters for the
            target that know the kernel, the one with the fastest variant of it, on whatever device that was measured;
            a table's name that table (of any GPU, for a GPU), ``none`` the cost model.
    """

    representation: Representation = "auto"
    realisation: Realisation = "auto"
    element_batch: int = 0
    concurrent_elements: int = 0
    division: Division = "auto"
    tuning: str = "auto"


@dataclass(frozen=True)
class MappingSchedule:
    """How ``written`` kernels of element tensors work, beside that.

    Attributes:
        mapping: ``cell`` gives a cell to a thread or SIMD lane; ``contraction`` gives each thread its entries
            of the element tensor, over a sequence of cells (section 4.1 of Knepley & Terrel); ``slices`` the same
            where several blocks share an element tensor.
        unroll: ``none`` keeps all loops, ``inner`` writes out the innermost, ``full`` all.
        k_place: where K (or the tables of basis functions) lives: ``literal`` in the instructions, in
            ``registers``, ``shared`` or ``constant`` memory, or in ``global`` memory, read through the caches.
        entries_per_thread: entries of each thread under ``contraction`` and ``slices``.
        slice_threads: threads that share the slice of a cell under ``slices``.
        store_chunk: entries of a cell that are staged for one coalesced store under ``cell``; all if zero.
        store_width: neighbouring entries that a GPU thread stores in one access: 1, 2 or 4.
        interleave_stores: store element tensors after each group of concurrent cells, not after the batch.
    """

    mapping: MappingName = "auto"
    unroll: Unroll = "auto"
    k_place: Place = "auto"
    entries_per_thread: int = 0
    slice_threads: int = 0
    store_chunk: int = 0
    store_width: int = 0
    interleave_stores: bool = True


@dataclass(frozen=True)
class ScatterSchedule:
    """How kernels on global vectors (L-vectors) add up the results of cells.

    Attributes:
        scatter: ``atomic`` additions;
            ``merge`` (the same, after neighbouring cells of a warp have passed on the sums of shared faces);
            ``colour`` (cells of one colour share no node); ``gather`` (element vectors are stored, then each node
            sums its own in a fixed order); ``blocks`` (a block of neighbouring cells adds up in shared memory first).
            ``element``: the vectors are E-vectors, one value for each dof of each cell. Of functionals ``ordered``
            (sums of batches are stored, then added up in a fixed order) or ``atomic``.
        merge_row: of ``merge``: lanes from a cell to its neighbour in the second direction; 1 merges in the first only.
        macro_cells: tetrahedra around one edge that a GPU's thread works on together: 3, or 1 for no macro elements.
        block_nodes: most distinct nodes of a block.
        resident_blocks: blocks that a GPU's multiprocessor shall hold at once, which bounds the registers of a
            thread; the compiler's choice if zero.
    """

    scatter: Scatter = "auto"
    merge_row: int = 0
    macro_cells: int = 0
    block_nodes: int = 0
    resident_blocks: int = 0


@dataclass(frozen=True)
class ProductSchedule:
    """How a library multiplies tables by the dofs of cells.

    Attributes:
        blas_batch: cells of each small product of a batch; 0 for one product of all cells of a slab.
    """

    blas_batch: int = 0


@dataclass(frozen=True)
class CommonParameters(Schedule, Interface):
    """All parameters that every kernel has. Zero, or ``auto``, leaves a choice to a table or the cost model."""

    @property
    def collapsed(self) -> bool:
        """Whether points of triangles and tetrahedra shall have collapsed directions, where a form asks for none."""
        return self.representation == "sum_factorised"

    def of(self, kind: type[T]) -> T:
        """The same parameters as another type: what only that one has is at its default, the rest is left out."""
        return kind(**{name: getattr(self, name) for name in names_of(kind) if hasattr(self, name)})

    def set_among(self, names: Iterable[str]) -> list[str]:
        """Those of some parameters that differ from their defaults, in the given order."""
        (default,) = _defaults((type(self),))
        return [name for name in names if getattr(self, name) != getattr(default, name)]

    def with_values(self, values: Mapping[str, Any], place: str = "--set") -> Self:
        """The parameters with some replaced, from strings or values of the right type.

        Raises:
            FemforgeError: for an unknown name or an illegal value, saying what is legal.
        """
        hints = _hints(type(self))
        changed: dict[str, Any] = {}
        for name, value in values.items():
            if name in RENAMED:
                raise FemforgeError(
                    f"{name} is called {RENAMED[name]} now", place=place, mend=f"write {RENAMED[name]}",
                    code=ExitCode.PARAMETERS,
                )  # fmt: skip
            if name not in hints:
                raise FemforgeError(
                    f"unknown parameter {name!r}", place=place,
                    mend=f"known parameters: {', '.join(names_of(type(self)))}",
                    code=ExitCode.PARAMETERS,
                )  # fmt: skip
            changed[name] = _convert(name, value, hints[name], place)
        result = replaced(self, **changed)
        if result.quadrature == "gauss" and result.quadrature_degree >= 0:
            raise FemforgeError(
                f"quadrature = gauss and quadrature_degree = {result.quadrature_degree} ask for two rules", place=place,
                mend="set one of the two", code=ExitCode.PARAMETERS,
            )  # fmt: skip
        return result


@dataclass(frozen=True)
class TensorParameters(MappingSchedule, TensorInterface, CommonParameters):
    """All parameters of kernels of element tensors."""


@dataclass(frozen=True)
class VectorParameters(ProductSchedule, ScatterSchedule, VectorInterface, CommonParameters):
    """All parameters of kernels on global vectors."""


@dataclass(frozen=True)
class Parameters(VectorParameters, TensorParameters):
    """Everything that a user may choose about a kernel of any kind, and that is said of one.

    What a kernel does not have is at its default. Fields stand in the order of the types: what every kernel has, then
    element tensors, then global vectors.
    """

    def values(self) -> dict[str, Any]:
        """All of them by name, in the order in which files list them."""
        return {name: getattr(self, name) for name in _LISTED}

    def set_beyond(self, names: Collection[str]) -> list[str]:
        """All others than some parameters that differ from their defaults."""
        return self.set_among(name for name in names_of(Parameters) if name not in names)


@cache
def _defaults(kinds: tuple[type[CommonParameters], ...]) -> tuple[CommonParameters, ...]:
    """The parameters of each type that nobody has set."""
    return tuple(kind() for kind in kinds)


def replaced(parameters: T, **values: Any) -> T:
    """The parameters with some replaced, in a quarter of the time that ``dataclasses.replace`` takes.

    A search resolves thousands of schedules, each in steps.
    """
    known = parameters.__dict__
    assert values.keys() <= known.keys()
    made = object.__new__(type(parameters))
    made.__dict__.update(known, **values)
    return made


def names_of(*kinds: type) -> tuple[str, ...]:
    """The names of the parameters that some of the types above have."""
    return _names_of(kinds)


@cache
def _names_of(kinds: tuple[type, ...]) -> tuple[str, ...]:
    return tuple(field.name for kind in kinds for field in fields(kind))


#: Parameters that may differ from target to target: they change how a kernel works, not what it means.
PER_TARGET = names_of(Schedule, MappingSchedule, ScatterSchedule, ProductSchedule)
#: Those of them that may depend on the number of cells: variants of one kernel are chosen by who sets them.
BY_CELLS = tuple(name for name in names_of(Schedule, ScatterSchedule, ProductSchedule) if name != "tuning")
#: Parameters from some numbers of cells on: by target, of all targets by an empty name, then by these numbers.
FromCells = Mapping[str, Mapping[int, Mapping[str, Any]]]


def _convert(name: str, value: Any, kind: Any, place: str) -> Any:
    def refuse(legal: str) -> FemforgeError:
        return FemforgeError(
            f"{name} = {value!r} is not legal", place=place, mend=f"legal values: {legal}",
            code=ExitCode.PARAMETERS,
        )  # fmt: skip

    if kind is bool:
        words = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
        if isinstance(value, bool):
            return value
        if str(value).lower() not in words:
            raise refuse("true, false")
        return words[str(value).lower()]
    if kind is int:
        lowest = -1 if name == "quadrature_degree" else 0
        try:
            number = int(value)
        except (TypeError, ValueError, OverflowError):
            raise refuse(f"integers from {lowest}") from None
        if number < lowest or number > 1 << 20 or isinstance(value, (bool, float)):
            raise refuse(f"integers from {lowest} to {1 << 20}")
        return number
    if kind is str:
        if not isinstance(value, str) or not value:
            raise refuse("a name")
        return value
    legal = get_args(kind)
    if not isinstance(value, str):
        raise refuse(", ".join(legal))
    if value in RENAMED_VALUES.get(name, {}):
        raise refuse(f"{RENAMED_VALUES[name][value]!r}, its name now")
    if value not in legal:
        raise refuse(", ".join(legal))
    return value


def check_by_cells(name: str, place: str) -> None:
    """Refuse a parameter that must be the same for all numbers of cells.

    Raises:
        FemforgeError: naming it.
    """
    if name not in BY_CELLS:
        raise FemforgeError(
            f"{name} cannot depend on the number of cells", place=place, code=ExitCode.PARAMETERS,
            mend=f"set it for all; from some number of cells on: {', '.join(sorted(BY_CELLS))}",
        )  # fmt: skip


def check_per_target(name: str, place: str) -> None:
    """Refuse a parameter that must be the same on all targets.

    Raises:
        FemforgeError: naming it.
    """
    if name not in PER_TARGET:
        raise FemforgeError(
            f"{name} cannot be set for one target", place=place, code=ExitCode.PARAMETERS,
            mend=f"set it for all; by target: {', '.join(sorted(PER_TARGET))}",
        )  # fmt: skip
