"""From what the user asked for of element tensors to concrete numbers: defaults, legality, refusals."""

from __future__ import annotations

from femforge.errors import leave_out, use
from femforge.represent.choose import Candidate
from femforge.schedule.cell_mapping import CELL_MAPPING_BYTES, resolve_cell
from femforge.schedule.contraction_mapping import keeps_loops, resolve_contraction
from femforge.schedule.devices import Device
from femforge.schedule.names import Mapping, Unroll
from femforge.schedule.parameters import TensorParameters, replaced
from femforge.schedule.problems import TensorProblem, refuse
from femforge.schedule.slice_mapping import resolve_slices, why_slices
from femforge.schedule.value_mapping import resolve_values, why_values

#: Straight-line statements, and their operations, up to which ``auto`` writes a cell out, by target: beyond,
#: compilers take minutes and GPUs spill.
WRITE_OUT = {"cpu": 2500, "cuda": 2500, "hip": 2500}
_WRITE_OUT_FLOPS = 6000
_CELL_MAPPING_STATEMENTS = 2500
_WRITTEN_OUT = (("cell", "full"), ("values", "full"))


def worth_writing_out(candidate: Candidate, target: str) -> bool:
    """Whether straight-line code of a representation is short enough to be written without being asked for."""
    alone = candidate.name == "sum_factorised"
    return not _why_long(candidate, target) or (alone and candidate.statements > 0)


def _why_long(candidate: Candidate, target: str) -> str:
    """Why straight-line code of a representation is too long to be written without being asked for."""
    if not candidate.statements:
        return "too long to be written out"
    if candidate.statements > WRITE_OUT[target]:
        return f"{candidate.statements} statements, up to {WRITE_OUT[target]} are written out"
    if candidate.flops > _WRITE_OUT_FLOPS:
        return f"written out {candidate.flops} flops, up to {_WRITE_OUT_FLOPS} are"
    return ""


def why_loops(candidate: Candidate, device: Device) -> str:
    """Why a cell of a thread keeps its loops, for people; empty if it was asked for."""
    return _why_long(candidate, device.target)


def why_owned(problem: TensorProblem, chosen: TensorParameters, device: Device) -> str:
    """Why threads own entries of an element tensor instead of a cell, for people; empty if it was asked for."""
    why = _why_shared(problem, chosen, device)
    slices = why_slices(problem, device) if chosen.mapping == "slices" else ""
    return ", in slices, as ".join(filter(None, [why, slices]))


def _why_shared(problem: TensorProblem, chosen: TensorParameters, device: Device) -> str:
    tensor_bytes = problem.entries * chosen.scalar_bytes
    if tensor_bytes > CELL_MAPPING_BYTES:
        return f"an element tensor of {tensor_bytes} bytes, a thread stages up to {CELL_MAPPING_BYTES}"
    return _why_long(problem.candidate, device.target)


def resolve(asked: TensorParameters, problem: TensorProblem, device: Device) -> TensorParameters:
    """Concrete parameters.

    Raises:
        FemforgeError: if what was asked for is not legal or exceeds a limit, saying which and what fits.
    """
    chosen = _mapping_and_unroll(asked, problem, device)
    if chosen.slice_threads and chosen.mapping != "slices":
        raise refuse(
            problem, device, "slice_threads belongs to mapping = slices",
            leave_out("slice_threads"), use(mapping="slices"),
        )  # fmt: skip
    of_mapping = {
        "cell": resolve_cell, "contraction": resolve_contraction, "slices": resolve_slices, "values": resolve_values,
    }  # fmt: skip
    chosen = of_mapping[chosen.mapping](chosen, problem, device)
    if asked.unroll == "auto" and keeps_loops(chosen, device):
        chosen = replaced(chosen, unroll="none")
    if chosen.element_batch % chosen.concurrent_elements:
        raise refuse(
            problem, device,
            f"element_batch = {chosen.element_batch} is no multiple of concurrent_elements = "
            f"{chosen.concurrent_elements}", use(element_batch=_multiple(chosen)),
        )  # fmt: skip
    return replaced(chosen, realisation="written")


def _multiple(chosen: TensorParameters) -> int:
    """The batch asked for, rounded up to whole groups of concurrent cells."""
    lanes = chosen.concurrent_elements
    return -(-chosen.element_batch // lanes) * lanes


def _mapping_and_unroll(asked: TensorParameters, problem: TensorProblem, device: Device) -> TensorParameters:
    statements = problem.candidate.statements
    can_write = 0 < statements <= device.max_statements
    mapping = _mapping(asked, problem, device, can_write) if asked.mapping == "auto" else asked.mapping
    unroll = _unroll(asked, mapping, problem, device, can_write) if asked.unroll == "auto" else asked.unroll
    if mapping in ("cell", "values") and unroll == "full" and not can_write:
        size = f"{statements} statements" if statements else "more statements than are counted"
        raise refuse(
            problem, device, f"unroll = full would take {size}, the code-size budget is {device.max_statements}",
            use(unroll="inner"), use(mapping="contraction"),
        )  # fmt: skip
    if mapping not in ("cell", "values") and not problem.columns:
        raise refuse(
            problem, device, f"mapping = {mapping}: all of K is zero, there is nothing to contract",
            use(mapping="cell"),
        )  # fmt: skip
    if problem.candidate.name == "sum_factorised" and (mapping, unroll) not in _WRITTEN_OUT:
        raise refuse(
            problem, device, "sum_factorised element tensors are written out a cell to a thread",
            use(mapping="cell", unroll="full"),
        )  # fmt: skip
    return replaced(asked, mapping=mapping, unroll=unroll, representation=problem.candidate.name)


def _mapping(asked: TensorParameters, problem: TensorProblem, device: Device, can_write: bool) -> Mapping:
    """The mapping if none is asked for: of small element tensors a cell to a thread."""
    if asked.slice_threads:
        return "slices"
    if can_write and why_values(asked, problem, device):
        return "values"
    if device.target == "cpu" or problem.candidate.name == "sum_factorised":
        return "cell"
    tensor_bytes = problem.entries * asked.scalar_bytes
    fits = tensor_bytes <= CELL_MAPPING_BYTES and device.warp * tensor_bytes <= device.shared_bytes
    small = fits and can_write and problem.candidate.statements <= _CELL_MAPPING_STATEMENTS
    wants_cell = asked.k_place == "literal" or asked.store_chunk > 0
    too_large = problem.shared_per_cell * asked.scalar_bytes > device.shared_bytes
    if wants_cell or too_large or not problem.columns or (small and not asked.entries_per_thread):
        return "cell"
    return "slices" if why_slices(problem, device) else "contraction"


def _unroll(
    asked: TensorParameters, mapping: Mapping, problem: TensorProblem, device: Device, can_write: bool
) -> Unroll:
    """How far loops are written out if that is not asked for: a whole cell, or the innermost loops."""
    if mapping == "values":
        return "full"
    if mapping != "cell":
        return "inner"
    worth = worth_writing_out(problem.candidate, device.target) or asked.k_place == "literal"
    return "full" if (can_write and worth) or problem.candidate.name == "sum_factorised" else "inner"
