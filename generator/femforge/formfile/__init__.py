"""The form language: restricted Python that holds UFL."""

from femforge.formfile.evaluations import NamedExpression
from femforge.formfile.limits import Limits
from femforge.formfile.naming import NamedForm
from femforge.formfile.reader import FormFile, read_form_file
from femforge.formfile.ufl_repairs import repair_ufl

repair_ufl()

__all__ = ["FormFile", "Limits", "NamedExpression", "NamedForm", "read_form_file"]
