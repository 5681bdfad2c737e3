"""Element matrices on their way into a sparse matrix: which scatter, and cells of a batch that suit it."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from femforge.errors import ExitCode, FemforgeError, one_of
from femforge.ir.integral import Integral
from femforge.ir.nests import LoopNest
from femforge.kernels.costs import Costs
from femforge.kernels.domains import Pass
from femforge.kernels.element_tensor import ElementKernel, ElementKernels
from femforge.kernels.realisations import shares_cells
from femforge.kernels.scatter import SCATTERS, ScatterKind
from femforge.represent.choose import Representations
from femforge.represent.facet_dofs import shares_dofs
from femforge.represent.live_values import registers_when_written
from femforge.represent.used_entries import Flags, used_entries
from femforge.schedule.devices import DEVICES
from femforge.schedule.mapping import OWNED
from femforge.schedule.parameters import Parameters, TensorParameters
from femforge.schedule.summing import (
    SummingBlock,
    cells_one_by_one,
    cells_that_sum,
    registers_that_sum,
    summing_block,
)
from femforge.schedule.tuned import decide_fitting

#: Used entries from which on a thread owns two, where no number of them belongs to one group of columns: fewer threads
#: share a cell then, and more blocks are at work (H200, one and two entries a thread, measured in two runs: elasticity
#: over facets of P2 tetrahedra, 756, 7.0 and 5.5 ns a facet, of P2 triangles, 432, 3.2 and 2.8, Stokes over those of P1
#: tetrahedra, 252, 2.0 and 1.9; over cells, 540 and 600, 3.9 and 4.4 with both; acoustic waves on P2 triangles, 54,
#: 0.38 and 0.49).
_MANY_OWNED = 200
#: How many times the operations of one direction after another tables at points may take, of used entries, where a team
#: adds the element matrices of facets of hexahedra: their results stand closer, and blocks have more facets (H200, 16
#: kernels of degrees 1 and 2: 1.06 to 1.91 times as fast with up to 1.41 times the operations, 0.54 to 0.99 with 1.55
#: and more; 13 of element matrices that are stored 0.60 to 1.32).
_BY_POINTS = 1.45
#: What depends on how many entries threads own, and what leaves it open.
_BY_ENTRIES: Mapping[str, Any] = {
    "concurrent_elements": 0, "element_batch": 0, "entries_per_thread": 0, "k_place": "auto", "slice_threads": 0,
}  # fmt: skip


@dataclass(frozen=True)
class Assembled:
    """How element matrices come into a matrix.

    Attributes:
        scatter: adds them up.
        matrices: the kernel that they are made with, its passes and costs those of both.
        used: whether an entry can be anything but zero, [row][column]; nothing is added for others.
    """

    scatter: ScatterKind
    matrices: ElementKernel
    used: Flags


def assembled(
    integral: Integral, place: str, own: Parameters, representations: Representations, key: str, target: str
) -> Assembled:
    """The ``assemble`` kernel for a target: as asked for, by a table, or as the cost model takes it.

    Args:
        integral: a bilinear form.
        place: for messages.
        own: the user's parameters.
        representations: of the element matrices.
        key: of the kernel, as tables know it.
        target: ``cpu``, ``cuda`` or ``hip``.

    Raises:
        FemforgeError: for parameters that are not legal or exceed a limit.
    """

    def made(asked: Parameters) -> Assembled:
        return Assembly(integral, place, asked, representations).kernel(target)

    decision, found = decide_fitting(own, target, key, "assemble", made)
    return replace(found, matrices=replace(found.matrices, origin=decision.origin))


def element_matrices(
    integral: Integral, place: str, own: Parameters, representations: Representations
) -> ElementKernels:
    """What makes the element matrices that are added up, whatever tables of element_tensor kernels know.

    For arguments see :func:`assembled`.
    """
    plain = replace(own, tuning="none", scatter="auto", index_type="int32", division="auto")
    return ElementKernels(integral, plain, place, representations=representations, added=True)


def scatters_of(integral: Integral, target: str) -> list[ScatterKind]:
    """The scatters of ``assemble`` kernels of an integral for a target, the fastest by guess first.

    Threads of a GPU that share the element matrix of an interior facet meet where both cells have a dof; colours do not
    keep them apart.
    """
    times = {kind: kind.cpu_time if target == "cpu" else kind.gpu_time for kind in SCATTERS.values()}
    meet = target != "cpu" and shares_dofs(integral)
    legal = [kind for kind, time in times.items() if kind.adds_to_matrices and time]
    return sorted((kind for kind in legal if not (meet and kind.own_dofs)), key=lambda kind: times[kind])


class Assembly:
    """Makes the loop nests of ``assemble`` kernels of one integral.

    Args:
        integral: a bilinear form.
        place: for messages.
        own: the user's parameters, or a table's.
        representations: of the element matrices.
    """

    def __init__(
        self, integral: Integral, place: str, own: Parameters, representations: Representations
    ) -> None:
        self.integral = integral
        self.place = place
        self.own = own
        self.representations = representations
        self.bits = 64 if own.index_type == "int64" else 32
        self._made: dict[tuple[Hashable, ...], ElementKernel | None] = {}
        self._resolved: dict[str, TensorParameters] = {}

    def kernel(self, target: str) -> Assembled:
        """The kernel for a target, with the scatter that is asked for, or the fastest that suits.

        Raises:
            FemforgeError: for parameters that are not legal or exceed a limit.
        """
        legal = scatters_of(self.integral, target)
        if self.own.scatter == "auto":
            return self._first_that_suits(legal, target)
        if (kind := SCATTERS.get(self.own.scatter)) not in legal:
            why = ": both cells of a facet have its dofs" if kind and kind.own_dofs else ""
            raise FemforgeError(
                f"scatter = {self.own.scatter} is not for assemble ({DEVICES[target].name}){why}",
                place=self.place, code=ExitCode.PARAMETERS,
                ways=one_of("scatter", [kind.name for kind in legal]),
                mend="ask for kernel = element_tensor, which stores element matrices",
            )  # fmt: skip
        return self._with(SCATTERS[self.own.scatter], target)

    def _first_that_suits(self, kinds: Sequence[ScatterKind], target: str) -> Assembled:
        """Sums have to be worth it: cells of discontinuous spaces have no entry in common."""
        kind, *others = kinds
        if not kind.sums_batches:
            return self._with(kind, target)
        made = self._summed(kind, target) if self._cells_share_entries() else None
        return made if made is not None else self._first_that_suits(others, target)

    def _cells_share_entries(self) -> bool:
        functions = (self.integral.test, self.integral.trial)
        return all(
            any(not member.element.discontinuous for member in f.layout.fields)
            for f in functions
            if f is not None
        )

    def _summed(self, kind: ScatterKind, target: str) -> Assembled | None:
        try:
            matrices = self._matrices(target, summed=True)
            return self._with(kind, target) if self._block(matrices).suits(self.integral.cell) else None
        except FemforgeError:
            return None

    def _with(self, scatter: ScatterKind, target: str) -> Assembled:
        matrices = self._matrices(target, scatter.sums_batches)
        batch = matrices.parameters.element_batch
        stored = len(matrices.entries)
        nest = scatter.into_matrix(matrices.nest, self.integral, self.used, stored, self.bits, batch)
        if nest is None:
            apart = "the element matrices of a batch are not in shared memory at a time"
            why = apart if self._used else "all entries of the element matrices are zero"
            raise FemforgeError(
                f"scatter = {scatter.name}: {why}",
                place=self.place, code=ExitCode.PARAMETERS, ways=one_of("scatter", ["atomic", "colour"]),
            )  # fmt: skip
        if scatter.sums_batches:
            block = self._block(matrices)
            nest = replace(nest, threads=max(nest.threads, block.threads), resident=block.bound)
            self._check_shared(scatter, nest, matrices)
        passes = (Pass(scatter.matrix_domain(batch), nest),)
        entries = tuple(self.representations.entries)
        made = replace(matrices, passes=passes, costs=self._costs(matrices, nest), entries=entries)
        return Assembled(scatter, made.checked(self.place), self.used)

    def _check_shared(self, scatter: ScatterKind, nest: LoopNest, matrices: ElementKernel) -> None:
        """Refuse element matrices that have room in a block, but not beside the places of what is summed."""
        device, p = DEVICES[matrices.target], matrices.parameters
        needed = sum(one.bytes(p.scalar_bytes) for one in nest.shared if not one.over)
        if needed > device.dynamic_bytes:
            raise FemforgeError(
                f"scatter = {scatter.name}: the element matrices of {p.element_batch} cells, and places of what is "
                f"summed, take {needed} bytes of shared memory, a block has {device.dynamic_bytes} ({device.name})",
                place=self.place, code=ExitCode.PARAMETERS, ways=one_of("scatter", ["atomic", "colour"]),
            )  # fmt: skip

    def _block(self, matrices: ElementKernel) -> SummingBlock:
        """What a block takes that sums; one without threads where cells are not written out."""
        p, expressions = matrices.parameters, matrices.candidate.expressions
        if expressions is None or p.unroll != "full" or p.mapping != "cell":
            return SummingBlock(p.element_batch, 0, 0)
        live = registers_when_written(expressions, p.scalar_bytes)
        registers = registers_that_sum(live, matrices.candidate.flops, p.scalar_bytes)
        return summing_block(
            len(matrices.entries), p.scalar_bytes, registers, DEVICES[matrices.target], p.element_batch
        )

    @cached_property
    def used(self) -> Flags:
        """Whether an entry can be anything but zero, [row][column]."""
        return used_entries(self.representations.quadrature)

    @property
    def _used(self) -> int:
        """How many of them there are."""
        return int(self.used.sum())

    def _costs(self, matrices: ElementKernel, nest: LoopNest) -> Costs:
        """Of used entries, with a nonzero each: what lists of blocks have in its place takes about as much, or less."""
        costs, p = matrices.costs, matrices.parameters
        shared = [sum(a.bytes(p.scalar_bytes) for a in one.shared) for one in (nest, matrices.nest)]
        return replace(
            costs, bytes_read=costs.bytes_read + self._used * (self.bits // 8),
            bytes_written=self._used * p.scalar_bytes, shared_bytes=costs.shared_bytes + shared[0] - shared[1],
        )  # fmt: skip

    def _matrices(self, target: str, summed: bool) -> ElementKernel:
        """The kernel whose entries are added to the matrix, one entry a lane on GPUs.

        Neighbouring lanes then add to neighbouring columns of a row, and the additions of a warp meet in fewer
        sectors of memory. Tables of element_tensor kernels know nothing of that; they are left aside.

        Args:
            target: of the kernel.
            summed: whether the entries of a batch are summed first: it then has many cells, a thread each.
        """
        if 0 < self._used < len(self.representations.entries):
            used = self._summed_entries(target) if summed else self._added_entries(target)
            if used is not None:
                return used
        return self._element_tensor({} if target == "cpu" else self._narrow(target, summed), target)

    def _summed_entries(self, target: str) -> ElementKernel | None:
        """The kernel that stores used entries only, a thread a cell; None where it is not possible."""
        own = self.own
        another = own.mapping not in ("auto", "cell") or own.unroll not in ("auto", "full")
        if another or own.store_chunk not in (0, len(self.representations.entries)):
            return None
        lanes = own.concurrent_elements or own.element_batch or cells_that_sum(self._used, own.scalar_bytes)
        values = {
            "mapping": "cell", "unroll": "full", "store_chunk": self._used, "store_width": own.store_width or 1,
            "element_batch": own.element_batch or lanes, "concurrent_elements": lanes,
        }  # fmt: skip
        return self._of_used_entries(values, target)

    def _added_entries(self, target: str) -> ElementKernel | None:
        """The same where threads own entries that are added one by one, mapped as all would be; None elsewhere."""
        opened = self._opened(target)
        matrices = self._matrices_with(opened)
        p = matrices.parameters(target) if opened else self._parameters(target)
        if shares_cells(p.realisation):
            return self._by_team(matrices, p, target)
        if p.mapping not in OWNED:
            return None
        values = {name: getattr(p, name) for name in ("realisation", "representation", "mapping")}
        if p.mapping == "contraction" and p.representation == "tensor":
            values |= self._few_cells(p, self._used)
        elif p.store_width > 1 and not self.own.store_width:
            values["store_width"] = 1
        made = self._of_used_entries(values, target)
        alone = made is not None and made.parameters.entries_per_thread == 1
        if target != "cpu" and alone and self._used >= _MANY_OWNED and not self.own.entries_per_thread:
            made = self._of_used_entries(values | {"entries_per_thread": 2}, target) or made
        if made is None:
            return None
        flops = f"threads own entries, {round(made.costs.flops)} flops of those that are used"
        why = re.sub(r"threads own entries, \d+ flops", flops, matrices.why(target))
        return replace(made, why=why)

    def _by_team(self, matrices: ElementKernels, p: TensorParameters, target: str) -> ElementKernel | None:
        """The same where threads share cells: by tables at points, if all entries are, or of facets if that pays."""
        if p.representation == "quadrature":
            made = self._by_points(target)
            flops = f"in shared steps takes {round(made.costs.flops)} flops" if made else ""
            return made and replace(
                made, why=re.sub(r"in shared steps takes \d+ flops", flops, matrices.why(target))
            )
        if self.integral.region != "facet" or self.own.representation != "auto":
            return None
        whole = self._element_tensor({}, target).costs.flops
        points = sum(len(part.rule.weights) for part in self.representations.quadrature.parts)
        if 2 * points * self._used > _BY_POINTS * whole:
            return None
        made = self._by_points(target)
        if made is None or made.costs.flops > _BY_POINTS * whole:
            return None
        flops = f"quadrature in shared steps takes {round(made.costs.flops)} flops for entries that are used"
        return replace(made, why=f"{flops}; {p.representation} {round(whole)} for all")

    def _by_points(self, target: str) -> ElementKernel | None:
        return self._of_used_entries({"realisation": "team", "representation": "quadrature"}, target)

    def _of_used_entries(self, values: Mapping[str, Any], target: str) -> ElementKernel | None:
        """The kernel with some parameters that stores used entries only; None where these are not legal."""
        key = (target, "used", *sorted(values.items()))
        if key not in self._made:
            known = self.representations.entries
            entries = (entry for entry, used in zip(known, self.used.ravel(), strict=True) if used)
            representations = self.representations.of_entries(tuple(entries))
            asked = self.own.with_values(values)
            kernels = element_matrices(self.integral, self.place, asked, representations)
            try:
                self._made[key] = kernels.element_tensor(target)
            except FemforgeError:
                self._made[key] = None
        return self._made[key]

    def _narrow(self, target: str, summed: bool) -> dict[str, int]:
        """What differs from the parameters of a kernel that stores element matrices."""
        own, p, entries = self.own, self._parameters(target), len(self.representations.entries)
        if p.mapping == "contraction" and p.representation == "tensor":
            return self._few_cells(p, entries)
        if p.mapping == "slices" and p.store_width > 1 and not own.store_width:
            return {"store_width": 1}
        if p.mapping != "cell" or p.unroll != "full":
            return {}
        lanes = p.concurrent_elements
        if summed and not (own.element_batch or own.concurrent_elements):
            lanes = cells_that_sum(entries, p.scalar_bytes)
        narrow = {
            "store_width": own.store_width or 1,
            "element_batch": own.element_batch or lanes,
            "concurrent_elements": lanes,
        }
        if summed and not own.store_chunk:
            narrow["store_chunk"] = entries
        return narrow

    def _few_cells(self, p: TensorParameters, entries: int) -> dict[str, int]:
        """A batch of a kernel whose threads share cells that suits additions, one entry a lane."""
        own = self.own
        few = cells_one_by_one(entries, p.scalar_bytes, own.concurrent_elements or p.concurrent_elements)
        batch = own.element_batch or min(p.element_batch, few)
        return {"store_width": own.store_width or 1, "element_batch": batch}

    def _element_tensor(self, values: Mapping[str, Any], target: str) -> ElementKernel:
        """The kernel with some parameters beside those that are asked for; of several scatters it is often the same."""
        key = (target, *sorted(values.items()))
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = self._matrices_with(values).element_tensor(target)
        return made

    def _parameters(self, target: str) -> TensorParameters:
        """Those of the kernel with the parameters that are asked for, as they are."""
        if target not in self._resolved:
            self._resolved[target] = self._matrices_with({}).parameters(target)
        return self._resolved[target]

    def _opened(self, target: str) -> Mapping[str, Any]:
        """What is left open to see how all entries are mapped: parameters that suit used entries only."""
        try:
            self._parameters(target)
        except FemforgeError:
            if self.own.mapping not in OWNED and not shares_cells(self.own.realisation):
                raise
            return _BY_ENTRIES
        return {}

    def _matrices_with(self, values: Mapping[str, Any]) -> ElementKernels:
        asked = self.own.with_values(values)
        return element_matrices(self.integral, self.place, asked, self.representations)
