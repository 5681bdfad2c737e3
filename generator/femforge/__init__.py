"""femforge: a compiler for weak forms.

Stages, each importing only what stands above it in this list: ``errors``, ``ir``, ``reference``,
``elements``, ``formfile``, ``analysis``, ``represent``, ``schedule``, ``kernels``, ``emit``,
``pipeline``, ``cli``. ``docs/architecture.md`` describes them.
"""

__version__ = "0.1.0"
