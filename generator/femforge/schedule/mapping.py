"""What mappings of element tensors ask: where K lives, how wide stores are, whether shared memory suffices."""

from __future__ import annotations

from collections.abc import Collection

from femforge.errors import Way, at_most, leave_out, one_of, use
from femforge.schedule.devices import Device
from femforge.schedule.names import Place
from femforge.schedule.parameters import TensorParameters, replaced
from femforge.schedule.problems import TensorProblem, refuse

#: Mappings whose threads own entries of element tensors, over a sequence of cells.
OWNED = ("contraction", "slices")


def resolve_k_place(
    chosen: TensorParameters, problem: TensorProblem, device: Device, full: Collection[str] = ()
) -> TensorParameters:
    """Where K may live under this mapping and unrolling; ``auto`` avoids the places that are ``full``."""
    if chosen.mapping == "cell":
        legal: list[Place] = ["literal"] if chosen.unroll == "full" else ["constant", "global"]
    elif chosen.representation == "tensor":
        legal = ["registers", "shared", "constant", "global"]
    else:
        legal = ["shared", "constant", "global"]
    size = problem.table_scalars * chosen.scalar_bytes
    together = size + problem.shared_per_cell * chosen.scalar_bytes
    too_large = {"shared": together > device.shared_bytes, "constant": size > device.constant_bytes}
    too_large |= dict.fromkeys(full, True)
    place = chosen.k_place
    if place == "auto":
        place = next(candidate for candidate in legal if not too_large.get(candidate, False))
    if place not in legal:
        raise refuse(
            problem, device,
            f"k_place = {place} does not go with mapping = {chosen.mapping}, unroll = {chosen.unroll}, "
            f"representation = {chosen.representation}", *one_of("k_place", legal),
        )  # fmt: skip
    if place == "constant" and size > device.constant_bytes:
        raise refuse(
            problem, device, f"K takes {size} bytes of the {device.constant_bytes} of constant memory",
            use(k_place="global"), leave_out("mapping"),
        )  # fmt: skip
    return replaced(chosen, k_place=place)


def check_shared(
    problem: TensorProblem, device: Device, needed: int, name: str, fits: int, *others: Way, limit: int = 0
) -> None:
    """Refuse what takes too much shared memory, with the number of cells that fits as a value of ``name``.

    The limit, in bytes, is that of static arrays unless another is given.
    """
    limit = limit or device.shared_bytes
    if needed > limit:
        raise refuse(
            problem, device, f"{needed} bytes of shared memory exceed the limit of {limit}",
            *([at_most(name, fits)] if fits > 0 else []), *others,
        )  # fmt: skip


def widest_store(chosen: TensorParameters) -> int:
    """Scalars of the widest access of a thread."""
    return 16 // chosen.scalar_bytes


def check_width(chosen: TensorParameters, problem: TensorProblem, device: Device) -> None:
    """Refuse a width of stores that the device does not have.

    Raises:
        FemforgeError: with those that it has.
    """
    legal = [w for w in (1, 2, 4) if w <= widest_store(chosen)]
    if chosen.store_width not in (0, *legal):
        raise refuse(
            problem, device, f"store_width = {chosen.store_width} is not legal for {chosen.scalar}",
            *one_of("store_width", legal),
        )  # fmt: skip
