"""What every kernel has that a platform prints."""

from __future__ import annotations

from typing import Protocol

from femforge.ir.nests import LoopNest
from femforge.ir.statements import Statement
from femforge.kernels.arguments import Argument
from femforge.kernels.costs import Costs
from femforge.kernels.domains import Pass
from femforge.schedule.parameters import Parameters


class Printable(Protocol):
    """A kernel ready to be printed, of an integral or of a basis action."""

    @property
    def kind(self) -> str:
        """Of kernel."""

    @property
    def target(self) -> str:
        """``cpu``, ``cuda`` or ``hip``."""

    @property
    def parameters(self) -> Parameters:
        """Concrete."""

    @property
    def passes(self) -> tuple[Pass, ...]:
        """What runs, one after another."""

    @property
    def printed_passes(self) -> tuple[Pass, ...]:
        """The same, of all variants among which its face chooses."""

    @property
    def nest(self) -> LoopNest:
        """The loop nest of the first pass that is a function of its own."""

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """Those of its face."""

    @property
    def costs(self) -> Costs:
        """Of a cell."""

    @property
    def stored(self) -> int:
        """Scalars stored for each cell."""

    @property
    def tabulate(self) -> tuple[Statement, ...] | LoopNest | None:
        """Loop nest of UFCx's one-cell face, None where the kernel has none."""
