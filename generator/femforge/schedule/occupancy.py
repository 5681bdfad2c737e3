"""What a block of threads takes of a GPU, before the kernel is built: for the tuner, which tries many."""

from __future__ import annotations

from femforge.schedule.devices import Device
from femforge.schedule.parameters import Parameters
from femforge.schedule.resolve import Problem

#: What a streaming multiprocessor (compute unit) has, the same on all GPUs that kernels are generated for but for
#: shared memory: NVIDIA from compute capability 8.0 has 100 KiB or more, CDNA 64 KiB.
_RESIDENT_THREADS, _RESIDENT_BLOCKS = 2048, 32
_SHARED_OF_A_PROCESSOR = {"cuda": 164 << 10, "hip": 64 << 10}


def threads_of_block(parameters: Parameters, problem: Problem) -> int:
    """Threads of a block."""
    if parameters.mapping == "cell":
        return parameters.concurrent_elements
    return problem.entries // parameters.entries_per_thread * parameters.concurrent_elements


def shared_scalars(parameters: Parameters, problem: Problem) -> int:
    """Scalars of shared memory of a block."""
    p = parameters
    if p.mapping == "contraction":
        tables = problem.table_scalars if p.k_place == "shared" else 0
        cells = p.element_batch if p.representation == "tensor" else p.concurrent_elements
        return tables + cells * problem.shared_per_cell
    held = p.concurrent_elements if p.interleave_stores else p.element_batch
    if p.unroll != "full":
        return held * problem.looped_per_cell()
    width = p.store_chunk or problem.entries
    return held * (width // p.store_width | 1) * p.store_width


def resident_threads(parameters: Parameters, problem: Problem, device: Device) -> int:
    """Threads that a multiprocessor can hold at a time, as far as threads and shared memory decide it."""
    threads = -(-threads_of_block(parameters, problem) // device.warp) * device.warp
    shared = shared_scalars(parameters, problem) * parameters.scalar_bytes
    by_shared = _SHARED_OF_A_PROCESSOR[device.target] // max(shared, 1)
    return min(_RESIDENT_THREADS // threads, _RESIDENT_BLOCKS, by_shared) * threads
