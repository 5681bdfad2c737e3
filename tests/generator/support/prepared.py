"""Cases that are compared with element tensors, whose kernels are made together."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import TypeVar

from femforge.form_jobs import Job, NamedKernels, prepare


class Comparison(ABC):
    """Kernels, and the element_tensor kernels that they are compared with."""

    job: Job

    @property
    @abstractmethod
    def plain(self) -> Job:
        """The element_tensor kernels of the same forms."""

    @cached_property
    def kernels(self) -> list[NamedKernels]:
        """What is compared."""
        return prepare([self.job])

    @cached_property
    def tensors(self) -> list[NamedKernels]:
        """What it is compared with; cases with the same take those of the first one."""
        return prepare([self.plain])


C = TypeVar("C", bound=Comparison)


def first_like(case: C, cases: Sequence[C]) -> C:
    """The first case that is compared with the same element tensors."""
    return next(one for one in cases if one.plain == case.plain)


def prepare_together(cases: Sequence[C]) -> None:
    """Read the forms of cases at once: kernels share what is known of a form, as those of a library do."""
    jobs = {(k, "kernels"): case.job for k, case in enumerate(cases) if "kernels" not in vars(case)}
    first = [k for k, case in enumerate(cases) if first_like(case, cases) is case]
    jobs |= {(k, "tensors"): cases[k].plain for k in first if "tensors" not in vars(cases[k])}
    if not jobs:
        return
    found = prepare(list(jobs.values()))
    for (k, name), job in jobs.items():
        kernels = [named for named in found if named.job is job]
        assert kernels, f"{job.form} has no form for {job.kernels}"
        vars(cases[k])[name] = kernels
