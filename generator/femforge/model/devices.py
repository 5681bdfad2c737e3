"""Published memory bandwidths."""

from __future__ import annotations

from dataclasses import dataclass

GIGA = 10**9


@dataclass(frozen=True)
class Memory:
    """The memory of a device.

    Attributes:
        name: readable.
        bandwidth: bytes a second, as the vendor publishes it.
        note: which memory that is.
    """

    name: str
    bandwidth: float
    note: str


#: By the names that the command line takes.
MEMORIES = {
    "v100": Memory("V100", 900 * GIGA, "NVIDIA V100, HBM2"),
    "a100": Memory("A100", 1935 * GIGA, "NVIDIA A100 80GB PCIe, HBM2e"),
    "mi250x": Memory("MI250X", 3276.8 * GIGA / 2, "AMD MI250X, HBM2e, one of its two dies"),
    "h200": Memory("H200", 4800 * GIGA, "NVIDIA H200, HBM3e"),
    "mi300x": Memory("MI300X", 5300 * GIGA, "AMD MI300X, HBM3"),
}
PAPER_DEVICES = ("v100", "a100", "mi250x")
DEFAULT_DEVICES = ("h200", "mi300x")
