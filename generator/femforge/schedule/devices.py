"""Limits of the devices that kernels are generated for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Device:
    """What a kernel must not exceed.

    Attributes:
        name: readable.
        target: ``cpu``, ``cuda`` or ``hip``.
        max_threads: of a block.
        warp: threads that run together; SIMD lanes are chosen by ``concurrent_elements`` on a CPU.
        shared_bytes: static shared memory of a block.
        dynamic_bytes: shared memory of a block that a launch may ask for.
        registers: 32-bit registers of a thread.
        constant_bytes: of constant memory.
        parameter_bytes: of the arguments of a kernel function.
        max_statements: straight-line statements of one kernel, the budget of code size.
        immediate_bits: of a scalar that an instruction holds; those with more take instructions of their own, unless
            they are operands in constant memory.
        multiplies_fragments: whether matrix units multiply fragments of 64 bits as kernels have them: NVIDIA's since
            compute capability 8.0; AMD's have another shape.
    """

    name: str
    target: str
    max_threads: int
    warp: int
    shared_bytes: int
    dynamic_bytes: int
    registers: int
    constant_bytes: int
    parameter_bytes: int
    max_statements: int
    immediate_bits: int = 64
    multiplies_fragments: bool = False


#: Bytes of constant memory that the first cache for operands of instructions holds (H200).
OPERAND_BYTES = 2 << 10

#: Bytes that GPUs read and write at least, and bytes of a thread's widest access.
SECTOR_BYTES, ACCESS_BYTES = 32, 16

#: Bytes of the widest SIMD registers of a CPU.
SIMD_BYTES = 64

#: Threads of the usual block of a GPU.
THREADS = 128

#: What a streaming multiprocessor (compute unit) has, the same on all GPUs that kernels are generated for but for
#: shared memory: NVIDIA from compute capability 8.0 has 100 KiB or more, CDNA 64 KiB.
RESIDENT_THREADS, RESIDENT_BLOCKS = 2048, 32
SHARED_OF_A_PROCESSOR = {"cuda": 164 << 10, "hip": 64 << 10}
#: The same of the largest devices, where smaller ones merely hold fewer blocks, and what the system takes of a block.
LARGEST_SHARED, SHARED_OF_THE_SYSTEM = {"cuda": 228 << 10, "hip": 64 << 10}, {"cuda": 1 << 10, "hip": 0}
#: Parts of it (of a compute unit: SIMD units) and its 32-bit registers.
_PARTS = 4
REGISTERS_OF_A_PROCESSOR = {"cuda": 64 << 10, "hip": 128 << 10}
#: Registers of a thread come in steps.
_STEP_OF_REGISTERS = 8

#: Limits that hold for every supported device of a target: CUDA from compute capability 7.0 (CUDA C++
#: Programming Guide, table of technical specifications), AMD CDNA 2 and 3 (HIP documentation). HIP sources keep to
#: the smaller shared memory of the two, because they are compiled for NVIDIA GPUs as well. More than 64 KiB in a block
#: is refused by compute capability 7.5 when the kernel is launched, more than 96 KiB by all but 8.0, 9.0 and 10.0.
#: Arguments: 4 KiB before CUDA 12.1, which allows 32764 bytes (the same guide, function parameters).
DEVICES = {
    "cpu": Device("CPU", "cpu", 1, 1, 1 << 20, 1 << 20, 1 << 20, 1 << 30, 1 << 30, 20000),
    "cuda": Device(
        "NVIDIA GPU, compute capability 7.0 or later",
        "cuda",
        1024,
        32,
        48 << 10,
        160 << 10,
        255,
        64 << 10,
        4 << 10,
        6000,
        32,
        True,
    ),
    "hip": Device("AMD CDNA GPU", "hip", 1024, 64, 48 << 10, 64 << 10, 512, 64 << 10, 4 << 10, 6000),
}


def registers_of_a_thread(device: Device, threads: int, resident: int) -> int:
    """32-bit registers that a thread may have.

    Args:
        device: a GPU.
        threads: of a block.
        resident: blocks that a multiprocessor shall hold at once, 0 if that is left open.
    """
    if not resident:
        return device.registers
    return min(device.registers, REGISTERS_OF_A_PROCESSOR[device.target] // (resident * threads))


def blocks_by_registers(device: Device, threads: int, registers: int) -> int:
    """Blocks for which a multiprocessor has registers: warps are dealt out to parts that have registers of their own.

    Args:
        device: a GPU.
        threads: of a block, whole warps.
        registers: that a thread wants, 1 at least; it has no more than there are.
    """
    of_part = REGISTERS_OF_A_PROCESSOR[device.target] // _PARTS // device.warp
    return of_part // min(registers, device.registers) * _PARTS // -(-threads // device.warp)


def registers_of_blocks(device: Device, threads: int, resident: int) -> int:
    """32-bit registers that each thread of so many blocks may have, whose warps are dealt out to the parts."""
    of_part = REGISTERS_OF_A_PROCESSOR[device.target] // _PARTS // device.warp
    warps = -(-resident * -(-threads // device.warp) // _PARTS)
    return min(device.registers, of_part // warps // _STEP_OF_REGISTERS * _STEP_OF_REGISTERS)
