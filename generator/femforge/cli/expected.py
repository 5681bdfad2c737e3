"""What kernels of every kind must compute on a mesh, from the element tensors of the witness.

Vectors and matrices of the whole mesh are added up here, with numbers of dofs that are found here (``numbering``);
what is compared are their entries that belong to each cell.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from femforge.cli.magnitudes import Magnitudes
from femforge.cli.numbering import Numbering, number_apart, number_by_cells, number_dofs
from femforge.cli.witness import Cells, element_tensors
from femforge.form_jobs import NamedKernels
from femforge.ir.element import Layout
from femforge.ir.integral import SEEN, TRIAL, Integral
from femforge.kernels.access.spaces import read_layout, stores_values, vector_layout, vector_names
from femforge.reference.seen_geometry import all_views, view_rows
from femforge.represent.functionals import with_test_function

Array = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]
#: How far coefficients and constants are from 1 at most. The first for which the integrand is always a number
#: is taken: a random displacement that turns cells inside out has no logarithm of its Jacobian.
SPREADS = (0.5, 0.05, 0.005, 0.0005)
#: What rounding leaves of terms that cancel, at most, relative to these.
_ROUNDING = 1e-13
#: Of the entries of vectors and matrices, one in so many is constrained, where a kernel knows such.
_CONSTRAINED = 7


@dataclass(frozen=True)
class MeshArrays:
    """A mesh.

    Attributes:
        points: [point][dimension].
        cells: [cell][node] -> point, nodes in Basix's order.
        views: [facet][member]: how cells are seen, in the runtime's order of views; none of meshes of cells.
    """

    points: Array
    cells: npt.NDArray[np.int32]
    views: npt.NDArray[np.int32]


@dataclass(frozen=True)
class Sum:
    """Results of a kernel by cells.

    Attributes:
        values: [cell][entry].
        magnitudes: how large the terms are of which these are sums, the same shape.
    """

    values: Array
    magnitudes: Array


class Inputs:
    """Random data of one kernel on a mesh: numbers around 1.

    Single precision holds them exactly, so that kernels of both precisions get the very same.

    Args:
        named: the kernel.
        mesh: of its cells.
        seed: of the random numbers.
    """

    def __init__(self, named: NamedKernels, mesh: MeshArrays, seed: int) -> None:
        self.kind = named.kind
        self.mesh = mesh
        self.analysed = named.analysed.integral
        self.integral: Integral = named.analysed.bilinear or self.analysed
        self.parameters = named.job.parameters
        for spread in SPREADS:
            self._generator = np.random.default_rng(seed)
            self.coefficients = self._coefficients(spread)
            self.constants = {c.name: self._around_one(spread, c.size) for c in self.integral.constants}
            self.tensors = self._evaluated()
            if np.isfinite(self.tensors).all():
                break

    def _around_one(self, spread: float, *shape: int) -> Array:
        values = 1 + spread * (2 * self._generator.random(shape) - 1)
        return values.astype(np.float32).astype(np.float64)

    def _evaluated(self, cells: slice = slice(None), kind: type[Cells] = Cells) -> Array:
        chosen = {name: values[cells] for name, values in self.coefficients.items()}
        return element_tensors(
            self.integral, self.mesh.points, self.mesh.cells[cells], chosen, self.constants, kind
        )

    @cached_property
    def cancels(self) -> bool:
        """Whether nothing but rounding is left of the terms of all element tensors: those of zero."""
        if not self.tensors.size:
            return False
        largest = abs(self.tensors).max(axis=(1, 2))
        cell = int(largest.argmax())
        terms = self._evaluated(slice(cell, cell + 1), Magnitudes)
        return bool(largest[cell] <= _ROUNDING * terms.max())

    @property
    def magnitudes(self) -> Array:
        """What errors of element tensors are to be small beside: their entries, or where those are zero, the terms."""
        return self._terms if self.cancels else abs(self.tensors)

    @cached_property
    def _terms(self) -> Array:
        return self._evaluated(kind=Magnitudes)

    def _coefficients(self, spread: float) -> dict[str, Array]:
        """[cell][dof] by name; those on the space of an operator are one function on the whole mesh."""
        functions = [f for f in self.integral.coefficients if f.name != TRIAL]
        second = self._second_layout
        found = {}
        for f in functions:
            if f.name == SEEN:
                found[f.name] = self._numbers_of_views
            elif self.is_operator and f.layout == self._layouts[0]:
                found[f.name] = self._around_one(spread, self.rows.entries)[self.rows.dofs]
            elif self.is_operator and self.integral.evaluated and f.layout == second:
                found[f.name] = self._around_one(spread, self.columns.entries)[self.columns.dofs]
            else:
                found[f.name] = self._around_one(spread, len(self.mesh.cells), f.layout.dim)
        return found

    @property
    def _numbers_of_views(self) -> Array:
        """What the cells' own numbering gives: [facet][member and number]."""
        table = view_rows(self.integral.cell, all_views(self.integral.cell), self.integral.views)
        return np.array(table)[self.mesh.views].reshape(len(self.mesh.cells), -1)

    @property
    def is_operator(self) -> bool:
        """Whether the kernel works on the vectors or the matrix of the mesh."""
        return self.kind != "element_tensor"

    @property
    def in_order(self) -> list[Array]:
        """Coefficients in the order of the kernel's arguments."""
        given = (f for f in self.analysed.coefficients if f.name not in (TRIAL, SEEN))
        return [self.coefficients[f.name] for f in given]

    # -- spaces ------------------------------------------------------------------------------------------

    @property
    def _second_layout(self) -> Layout | None:
        """That of the functions that have offsets of their own, if there is one."""
        return read_layout(self.analysed) if self.analysed.test is not None else None

    @property
    def two_spaces(self) -> bool:
        """Whether there are two spaces: of test and trial function, or of an expression's values and functions."""
        return self._second_layout is not None

    @cached_property
    def _layouts(self) -> tuple[Layout, ...]:
        """Elements of the vectors: of the test function, and of the second space, if there is one.

        A functional has those of its coefficients that are L-vectors; that of the points, if none is.
        """
        test, second = self.integral.test, self._second_layout
        if test is None:
            linear = with_test_function(self.integral)
            return (vector_layout(linear) if vector_names(linear) else self.integral.coordinates.layout,)
        return (test.layout,) if second is None else (test.layout, second)

    @cached_property
    def rows(self) -> Numbering:
        """The space of the test function, or of an expression's values: their L-vectors."""
        return self._numbering(self._layouts[0], self._distance)

    @cached_property
    def stored(self) -> Numbering | None:
        """The same of values of an expression that are stored cell by cell; None if cells share them."""
        if not stores_values(self.analysed):
            return None
        return number_by_cells(self._layouts[0], self.parameters.component_order, len(self.mesh.cells))

    @cached_property
    def columns(self) -> Numbering:
        """The space of the trial function, or of the functions that an expression is made of."""
        return self._numbering(self._layouts[-1], self._distance) if self.two_spaces else self.rows

    @cached_property
    def _distance(self) -> int:
        """Of planar components: kernels take one for both spaces."""
        return max(self._numbering(layout, 1).stride for layout in self._layouts)

    def _numbering(self, layout: Layout, distance: int) -> Numbering:
        order, mesh = self.parameters.component_order, self.mesh
        if layout == self._layouts[0] and stores_values(self.analysed):
            return number_apart(layout, order, len(mesh.cells), distance)
        return number_dofs(layout, order, self.integral.coordinates, mesh.cells, len(mesh.points), distance)

    @cached_property
    def constrained(self) -> Integers:
        """Entries that are constrained, of vectors or of the rows (and columns, if they are the same) of a matrix."""
        if self.kind == "assemble":
            return np.arange(0, self.rows.entries, _CONSTRAINED)
        most = max(self.rows.entries, self.columns.entries)
        return np.arange(0, most if self.parameters.constraints else 0, _CONSTRAINED)

    @cached_property
    def x(self) -> Array:
        """What an operator acts on: [cell][dof of the trial space]."""
        generator = np.random.default_rng(1)
        values = 0.5 + generator.random(self.columns.entries)
        return values.astype(np.float32).astype(np.float64)[self.columns.dofs]

    # -- results -----------------------------------------------------------------------------------------

    def by_cells(self, entries: tuple[tuple[int, int], ...]) -> Sum:
        """What each cell computes by itself: [cell][entry], without constraints."""
        x = self.x if self.kind == "apply" else np.ones((0, 0))
        return self._by_cells(x, entries)

    def _by_cells(self, x: Array, entries: tuple[tuple[int, int], ...]) -> Sum:
        if self.kind == "apply":
            sums = np.einsum("cij,cj->ci", self.tensors, x)
            return Sum(sums, np.einsum("cij,cj->ci", self.magnitudes, abs(x)))
        if self.kind == "diagonal":
            return Sum(*(_diagonals(part, self.rows.dofs) for part in (self.tensors, self.magnitudes)))
        rows, columns = np.array(entries, dtype=np.intp).T
        return Sum(self.tensors[:, rows, columns], self.magnitudes[:, rows, columns])

    def added_up(self, entries: tuple[tuple[int, int], ...]) -> Sum:
        """The entries of the mesh's vector or matrix that belong to each cell: [cell][entry].

        All cells add to the one number of a functional.
        """
        x = (
            self.x * ~np.isin(self.columns.dofs, self.constrained)
            if self.kind == "apply"
            else np.ones((0, 0))
        )
        mine = self._by_cells(x, entries)
        if self.kind == "functional":
            return Sum(*(np.full_like(part, part.sum()) for part in (mine.values, mine.magnitudes)))
        rows = self.rows.dofs[:, [i for i, _ in entries]]
        fixed = np.isin(rows, self.constrained)
        places = rows
        if self.kind == "assemble":
            columns = self.columns.dofs[:, [j for _, j in entries]]
            places = rows * self.columns.entries + columns
            if not self.two_spaces:
                fixed = fixed | np.isin(columns, self.constrained)
        _, numbers = np.unique(places, return_inverse=True)
        numbers = numbers.reshape(places.shape)
        values, magnitudes = (
            _summed(numbers, np.where(fixed, 0.0, part)) for part in (mine.values, mine.magnitudes)
        )
        if self.kind == "assemble" and not self.two_spaces:
            # rows and columns of constrained dofs are those of the identity
            values[fixed & (rows == columns)] = 1.0
        return Sum(values, magnitudes)


def _diagonals(matrices: Array, dofs: Integers) -> Array:
    """What element matrices [cell][row][column] add to the diagonal of that of the mesh: [cell][row].

    Both cells of a facet may have a dof: what couples it with itself is added to the first one's.
    """
    same = dofs[:, :, None] == dofs[:, None, :]
    folded = np.where(same, matrices + np.swapaxes(matrices, 1, 2), 0.0)
    found: Array = np.einsum("cii->ci", matrices) + np.triu(folded, 1).sum(axis=2)
    return found


def _summed(numbers: Integers, terms: Array) -> Array:
    """For each term, the sum of all that have its number."""
    sums = np.zeros(int(numbers.max(initial=-1)) + 1)
    np.add.at(sums, numbers.ravel(), terms.ravel())
    return sums[numbers]
