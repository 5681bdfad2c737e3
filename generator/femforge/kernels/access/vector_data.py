"""How kernels on global vectors read a cell's data: through offsets, from E-vectors, or from a block's memory."""

from __future__ import annotations

from collections.abc import Mapping

from femforge.ir.integral import Integral
from femforge.ir.statements import Statement
from femforge.kernels.access.base import Geometry
from femforge.kernels.access.block_nodes import BlockNodes, BlockPoints
from femforge.kernels.access.coefficients import Coefficients
from femforge.kernels.access.constants import Constants
from femforge.kernels.access.coordinates import MeshPoints, coordinate_places
from femforge.kernels.access.point_data import PointData
from femforge.kernels.access.reading import Reading
from femforge.kernels.access.shared_points import SharedPoints
from femforge.kernels.access.spaces import Space, read_layout, space_of, vector_layout, vector_names
from femforge.kernels.access.stored_geometry import StoredGeometry
from femforge.kernels.access.vectors import MASK, OFFSETS, Vectors
from femforge.kernels.access.vertices import VertexPairs
from femforge.kernels.access.views import Views
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.scatters import ScatterRules


class VectorData(Reading):
    """Access to the data of the cell whose number is the integer variable ``cell``.

    Functions on the space of the test function (of functionals, see :func:`vector_layout`) are L-vectors that are read
    through its offsets; all other coefficients are [cell][dof]; of expressions, functions on a second space are
    L-vectors, too. With ``scatter = element`` there are no L-vectors.

    Args:
        integral: names the functions; its test function gives the space.
        parameters: concrete.
        scatter: the rules of the scatter that they name.
        geometry_size: scalars of the stored geometry of a cell, if it is an input.

    Attributes:
        space: of the results; of functionals, of the L-vectors.
        trial_space: of the function that an operator acts on, or an expression is made of, where it is another one.
        l_vectors: names of the functions that are read as L-vectors.
        mask: array of constrained dofs, empty where there are none.
        index_bits: of an offset.
        vectors: reads L-vectors.
        points: reads the points of the geometry.
        geometry: what gives the geometry.
        macro: whether what is numbered as cells are macro elements.
    """

    macro = False
    _offsets, _members = OFFSETS, 1

    def __init__(
        self, integral: Integral, parameters: VectorParameters, scatter: ScatterRules, geometry_size: int = 0
    ) -> None:
        assert integral.test is not None
        self.parameters = parameters
        self.trial_space: Space | None = None
        trial = read_layout(integral)
        if trial is not None and (integral.acted_on or scatter.reads_vectors):
            self.trial_space = space_of(trial, parameters.component_order)
        self.space = self._space(space_of(vector_layout(integral), parameters.component_order))
        self.l_vectors = vector_names(integral) if scatter.reads_vectors else ()
        self.mask = MASK if parameters.constraints else ""
        self.index_bits = 64 if parameters.index_type == "int64" else 32
        shares = scatter.reads_vectors and parameters.numbering == "shared" and not geometry_size
        self.vectors, self.points = self._by_nodes(integral, scatter, shares)
        stored = StoredGeometry(integral, size=geometry_size)
        self.geometry: Geometry = stored if geometry_size else self.points
        coefficients = Coefficients(integral, elsewhere=self.l_vectors, members=self._members)
        others = (coefficients, stored, Views(integral), PointData(integral), Constants(integral))
        super().__init__(integral, (self.points, self.vectors, *others))

    def _space(self, single: Space) -> Space:
        """The space of what is numbered as cells, from that of a cell."""
        return single

    def _places(self, integral: Integral) -> Mapping[int, tuple[int, int]]:
        """(node, component) of each dof of the coordinate field of what is numbered as cells."""
        return coordinate_places(integral)

    def _vertices(self, integral: Integral) -> MeshPoints:
        """What reads points that have numbers of their own."""
        return VertexPairs(integral)

    def _by_nodes(
        self, integral: Integral, scatter: ScatterRules, shares: bool
    ) -> tuple[Vectors, MeshPoints]:
        """What reads vectors, and points, which are numbered as nodes if these share their numbers."""
        names, mask, bits, array = self.l_vectors, self.mask, self.index_bits, self._offsets
        if scatter.from_shared:
            room = self.parameters.block_nodes
            nodes = BlockNodes(integral, self.space, names, mask, bits, array, room)
            return nodes, BlockPoints(nodes, self._places(integral)) if shares else self._vertices(integral)
        trial = self.trial_space if scatter.reads_vectors else None
        vectors = Vectors(integral, self.space, names, trial, mask, bits, array)
        return vectors, SharedPoints(vectors, self._places(integral)) if shares else self._vertices(integral)

    def is_vector(self, name: str) -> bool:
        """Whether a function is read as an L-vector."""
        return name in self.l_vectors

    def offsets(self) -> list[Statement]:
        """Named offsets of all nodes of the cell."""
        return self.vectors.offsets()
