"""What a block of threads takes of a GPU, before the kernel is built: for the tuner, which tries many."""

from __future__ import annotations

from femforge.schedule.devices import RESIDENT_BLOCKS, RESIDENT_THREADS, SHARED_OF_A_PROCESSOR, Device
from femforge.schedule.parameters import TensorParameters
from femforge.schedule.problems import TensorProblem
from femforge.schedule.slice_mapping import scalars_of_cell, slice_numbers
from femforge.schedule.staging import staging_group
from femforge.schedule.value_mapping import phases_of_values, storing_threads


def threads_of_block(parameters: TensorParameters, problem: TensorProblem, device: Device) -> int:
    """Threads of a block."""
    if parameters.mapping == "cell":
        return parameters.concurrent_elements
    if parameters.mapping == "slices":
        return parameters.slice_threads * parameters.concurrent_elements
    if parameters.mapping == "values":
        p = parameters
        slack = phases_of_values(problem.entries, p.concurrent_elements, p.scalar_bytes).slack
        return storing_threads(problem.entries + slack, p.entries_per_thread, device)
    return problem.entries // parameters.entries_per_thread * parameters.concurrent_elements


def shared_scalars(parameters: TensorParameters, problem: TensorProblem, device: Device) -> int:
    """Scalars of shared memory of a block."""
    p = parameters
    if p.mapping == "slices":
        return slice_numbers(p, problem).round * scalars_of_cell(problem)
    if p.mapping == "values":
        return p.concurrent_elements * (problem.values | 1)
    if p.mapping == "contraction":
        tables = problem.table_scalars if p.k_place == "shared" else 0
        cells = p.element_batch if p.representation == "tensor" else p.concurrent_elements
        return (
            tables
            + cells * problem.shared_per_cell
            + staging_group(p, problem.entries, device) * problem.entries
        )
    held = p.concurrent_elements if p.interleave_stores else p.element_batch
    if p.unroll != "full":
        return held * problem.looped_per_cell()
    width = p.store_chunk or problem.entries
    return held * (width // p.store_width | 1) * p.store_width


def resident_threads(parameters: TensorParameters, problem: TensorProblem, device: Device) -> int:
    """Threads that a multiprocessor can hold at a time, as far as threads and shared memory decide it."""
    threads = -(-threads_of_block(parameters, problem, device) // device.warp) * device.warp
    shared = shared_scalars(parameters, problem, device) * parameters.scalar_bytes
    by_shared = SHARED_OF_A_PROCESSOR[device.target] // max(shared, 1)
    return min(RESIDENT_THREADS // threads, RESIDENT_BLOCKS, by_shared) * threads
