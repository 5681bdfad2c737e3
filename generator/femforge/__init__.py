"""femforge: a compiler for weak forms.

Stages, each importing only what stands above it in this list: ``errors``, ``ir``, ``reference``,
``elements``, ``formfile``, ``analysis``, ``represent``, ``schedule``, ``kernels``, ``emit``,
``pipeline``, ``cli``. ``docs/architecture.md`` describes them.

``generate`` writes kernels, ``build`` compiles them, ``load`` brings them to Python (``docs/python.md``).
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from femforge.version import __version__

if TYPE_CHECKING:
    from femforge.built import build, load
    from femforge.errors import FemforgeError
    from femforge.generating import Written, generate

#: What programs call, and where it is: imported when it is first asked for.
_DOORS = {
    "FemforgeError": "femforge.errors",
    "Written": "femforge.generating",
    "build": "femforge.built",
    "generate": "femforge.generating",
    "load": "femforge.built",
}
__all__ = ["FemforgeError", "Written", "__version__", "build", "generate", "load"]


def __getattr__(name: str) -> Any:
    if name not in _DOORS:
        raise AttributeError(f"module 'femforge' has no attribute {name!r}")
    return getattr(import_module(_DOORS[name]), name)


def __dir__() -> list[str]:
    return [*__all__]
