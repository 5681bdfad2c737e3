"""Heads of files: as FFCx's C has them."""

from ffcx.codegeneration.C.file import generator, suffixes

__all__ = ["generator", "suffixes"]
