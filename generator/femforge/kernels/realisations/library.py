"""The realisation ``library``: cuBLAS or hipBLAS multiplies tables by the dofs of all cells, D is a pass between."""

from __future__ import annotations

from typing import ClassVar

from femforge.errors import at_most, leave_out, one_of, use
from femforge.ir.nests import LoopNest
from femforge.kernels.arguments import Argument, Workspace
from femforge.kernels.product_passes import THREADS, ProductPasses
from femforge.kernels.product_places import WORKSPACE
from femforge.kernels.realisations.base import Made, OperatorRealisation, OperatorWork
from femforge.represent.choose import Candidate, Choice
from femforge.schedule.devices import Device
from femforge.schedule.inputs import INPUTS, others
from femforge.schedule.names import Realisation
from femforge.schedule.operators import check, check_known, check_numbering, resolve_division
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.problems import OperatorProblem, refuse
from femforge.schedule.products import LIBRARY_BYTES
from femforge.schedule.realisations import Axes, Scatters
from femforge.schedule.scatters import Refusal

#: Cells of the products of a batch that are tried; 0 is one product of all cells, whose kernels the library has chosen
#: for large matrices. What was fastest so far comes first (``bench/library.toml``; Beams et al., figures 7 to 9).
_BATCHES = (0, 256, 64, 1024, 32, 128, 16, 512, 4096)
#: Cells of the blocks that evaluate D that are tried; 0 is what is taken where nothing is asked for.
_BLOCKS = (0, 32, 128, 8)


class LibraryOperators(OperatorRealisation):
    """Products of matrices, see ``product_passes``."""

    name: ClassVar[Realisation] = "library"
    shares_cells = True
    calls_library = True
    time = 3.0

    def refusal(
        self, asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
    ) -> Refusal | None:
        """A GPU, dense tables, and results that go out from memory are needed."""
        if refused := self.no_directions(problem):
            return refused
        if device.target == "cpu":
            return Refusal("realisation = library is for GPUs", [leave_out("realisation")])
        if INPUTS[asked.input].stored:
            cause = "realisation = library computes the geometry from the points of a cell"
            return Refusal(cause, others(lambda rules: rules.operators and not rules.stored))
        if problem.products is None:
            cause = (
                "realisation = library is for apply and residual in integrals over triangles and tetrahedra"
            )
            return Refusal(cause, one_of("realisation", ["team", "looped", "written"]))
        if asked.macro_cells == 3:
            return Refusal("macro_cells = 3 takes the cells of one thread", [use(macro_cells=1)])
        legal = [rules.name for rules in scatters.values() if rules.takes_products]
        if asked.scatter not in ("auto", *legal):
            cause = f"scatter = {asked.scatter} takes results from the threads that compute them"
            return Refusal(cause, one_of("scatter", legal))
        own = (name for rules in scatters.values() if not rules.takes_products for name in rules.own)
        foreign = asked.set_among((*own, "resident_blocks"))
        if foreign:
            return Refusal(f"{', '.join(foreign)}: not for realisation = library", [leave_out(*foreign)])
        return None

    def why(self, asked: VectorParameters, candidate: Candidate, device: Device) -> str:
        """Never: other kernels are faster (bench/blas)."""
        return ""

    def preferred(self, representations: Choice) -> Candidate | None:
        """Modes where D is constant on cells, which are fewer than points."""
        found = (c for c in representations.candidates.values() if not c.reason and c.summed is not None)
        return next(found, None)

    def resolved(
        self, asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
    ) -> VectorParameters:
        """Slabs that bound the work array, blocks that have enough samples."""
        check_known(asked, problem, device, scatters)
        check(self.refusal(asked, problem, device, scatters), problem, device)
        legal = [rules for rules in scatters.values() if rules.takes_products]
        best = max(legal, key=lambda rules: rules.rank(asked, problem, device))
        rules = best if asked.scatter == "auto" else scatters[asked.scatter]
        check(rules.refusal(asked, problem, device), problem, device)
        check_numbering(asked, problem, device)
        assert problem.products is not None
        products = problem.products()
        most = products.most_cells(asked.scalar_bytes, device)
        if max(asked.concurrent_elements, 1) > most:
            cause = f"a block has room for the values of {most} cells"
            raise refuse(problem, device, cause, at_most("concurrent_elements", most))
        numbers = products.numbers(asked.element_batch, asked.concurrent_elements, asked.scalar_bytes, device)
        if asked.blas_batch > numbers.slab:
            cause = f"blas_batch = {asked.blas_batch}, and a slab has {numbers.slab} cells"
            raise refuse(
                problem, device, cause, at_most("blas_batch", numbers.slab), leave_out("element_batch")
            )
        return asked.with_values(
            {
                "realisation": self.name, "representation": problem.candidate.name, "scatter": rules.name,
                "macro_cells": 1, "division": resolve_division(asked.division, problem.place, device),
                "element_batch": numbers.slab, "concurrent_elements": numbers.cells,
            }
        )  # fmt: skip

    def axes(self, device: Device) -> Axes:
        """Products, and blocks of D between them; slabs are as large as can be: all smaller ones lose."""
        return {"concurrent_elements": _BLOCKS, "blas_batch": _BATCHES}

    def block_threads(self, chosen: VectorParameters, problem: OperatorProblem, device: Device) -> int:
        """Those of the passes that are none of the library's."""
        return THREADS

    def nest(self, work: OperatorWork) -> LoopNest:
        """There are several."""
        raise AssertionError("a kernel of several passes")

    def made(self, work: OperatorWork) -> Made:
        """Dofs, products, D, products, results."""
        assert work.candidate.summed is not None
        own = ProductPasses(work.candidate.summed(by_parity=False), work.data, work.scatter, work.device.warp)
        scalar_bytes = work.data.parameters.scalar_bytes
        room = Argument(
            WORKSPACE, "scalar", written=True, meaning="room, see workspace_bytes of the descriptor"
        )
        workspace = Workspace(room, LIBRARY_BYTES, own.at.scalars * scalar_bytes, own.slab)
        return Made(own.passes(), own.points, workspace, own.flops, own.at.moved_scalars * scalar_bytes)
