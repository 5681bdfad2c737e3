"""A language of FFCx: ``ffcx --language femforge.ffcx`` writes UFCx files with femforge's kernels.

FFCx imports this package by its name and asks its modules for the parts of a file. FFCx is an optional dependency:
nothing else of femforge imports this package.
"""

from femforge.ffcx.versions import check_ffcx

check_ffcx()

from ffcx.codegeneration.C.formatter import Formatter  # noqa: E402

from femforge.ffcx import expression, file, form, integral  # noqa: E402

__all__ = ["Formatter", "expression", "file", "form", "integral"]
