"""femforge: a compiler for weak forms.

Stages, each importing only what stands above it in this list: ``errors``, ``ir``, ``reference``,
``elements``, ``formfile``, ``analysis``, ``represent``, ``schedule``, ``kernels``, ``emit``,
``pipeline``, ``cli``. ``docs/architecture.md`` describes them.

``build`` compiles kernels, ``load`` brings them to Python (``docs/python.md``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from femforge.built import build as build
    from femforge.built import load as load

__version__ = "0.1.0"
__all__ = ["__version__", "build", "load"]


def __getattr__(name: str) -> Any:
    """What few programs need, when somebody asks for it."""
    if name in ("build", "load"):
        from femforge import built

        return getattr(built, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
