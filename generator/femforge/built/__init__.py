"""Built kernels in Python: compile a folder of kernels, load them, call them on arrays.

``femforge.build`` and ``femforge.load`` are the two functions of it. ``docs/python.md`` describes them.
"""

from femforge.built.building import build
from femforge.built.description import Description, Input
from femforge.built.kernels import Kernel
from femforge.built.libraries import KernelLibrary, load
from femforge.built.operators import Operator

__all__ = ["Description", "Input", "Kernel", "KernelLibrary", "Operator", "build", "load"]
