"""Forms: the structures that FFCx's C has."""

from ffcx.codegeneration.C.form import generator

__all__ = ["generator"]
