"""Which forms of a file are compiled, and what their coefficients and constants are called."""
# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import itertools
import keyword
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import ufl
from ufl.algorithms import expand_derivatives
from ufl.algorithms.formtransformations import compute_form_arities
from ufl.constantvalue import Zero
from ufl.form import BaseForm, Form

from femforge.errors import FemforgeError, an
from femforge.formfile.limits import UFL_ERRORS, in_one_line
from femforge.formfile.values import describe, words

#: Makes an error, from the top-level name that it is about, its cause and its mend.
Refuse = Callable[[str, str, str], FemforgeError]

_USUAL = ("a", "L", "M", "F", "J")
_CPP_KEYWORDS = words(
    """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t
    char32_t class compl concept const consteval constexpr constinit const_cast continue co_await
    co_return co_yield decltype default delete do double dynamic_cast else enum explicit export extern
    false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr
    operator or or_eq private protected public register reinterpret_cast requires restrict return short
    signed sizeof static static_assert static_cast struct switch template this thread_local throw true
    try typedef typeid typename typeof union unsigned using virtual void volatile wchar_t while xor
    xor_eq final override import module main
    """
)
_MACROS_AND_BUILTINS = words(
    """
    NULL EOF INFINITY NAN MAXFLOAT I assert errno stdin stdout stderr std signbit isnan isinf
    threadIdx blockIdx blockDim gridDim warpSize dim3 half
    """
)
#: Families of names of C, CUDA, HIP and femforge itself.
_FAMILIES = re.compile(
    "|".join((
        r"u?int(_fast|_least)?(8|16|32|64)_t", r"u?int(ptr|max)_t",
        r"(size|ptrdiff|max_align|float|double|wint|time|clock)_t",
        r"(U?INT(_FAST|_LEAST)?(8|16|32|64)|U?INT(PTR|MAX)|[US]?(CHAR|SHRT|INT|L?LONG)|SIZE|PTRDIFF|WCHAR|RAND)"
        r"_(MAX|MIN|WIDTH|BIT|C)",
        r"(DBL|FLT|LDBL)_[A-Z]\w*", r"FP_[A-Z]\w*", r"(HUGE_VAL|SNAN)\w*",
        r"M_(E|PI(_[24])?|LN(2|10)|LOG(2|10)E|SQRT(2|1_2)|[12]_PI|2_SQRTPI)([fl]\w*)?",
        r"(make_)?(u?(char|short|int|long|longlong)|float|double|half)[1-4](_\d+a)?",
        r"(cuda|hip)[A-Z]\w*", r"(CUDA|CUDART|HIP)_\w+", r"(cu|hip)blas\w*", r"(femforge|FEMFORGE)\w*",
    ))
)  # fmt: skip
_C_FUNCTIONS = words(  # those that a kernel may call
    """
    abs acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh cospi cyl_bessel_i0
    cyl_bessel_i1 erf erfc exp exp2 expm1 fabs floor fma fmax fmin fmod hypot j0 j1 jn log log10 log1p
    log2 max min pow round rsqrt sin sincos sinh sinpi sqrt tan tanh trunc y0 y1 yn
    """
)


@dataclass(frozen=True)
class NamedForm:
    """A form that is compiled.

    Attributes:
        name: its name in the file, or ``form0``, ``form1``, ... after its position in ``forms``.
        form: the UFL form.
        slug: what kernels call it: small letters, and another one for each form of the file.
    """

    name: str
    form: Form
    slug: str = ""

    @property
    def arity(self) -> int:
        """Number of its arguments."""
        return len(self.form.arguments())

    def coefficients(self) -> list[Any]:
        """Its coefficients."""
        return list(self.form.coefficients())

    def constants(self) -> list[Any]:
        """Its constants."""
        return list(self.form.constants())


class Named(Protocol):
    """A form or an expression that is compiled."""

    @property
    def name(self) -> str:
        """Its name in the file."""

    def coefficients(self) -> list[Any]:
        """Its coefficients."""

    def constants(self) -> list[Any]:
        """Its constants."""


def chosen_forms(
    values: Mapping[str, Any], refuse: Refuse, may_be_none: bool = False
) -> tuple[NamedForm, ...]:
    """The forms that a file asks to compile.

    ``forms = [...]`` if the file has it, else those of a, L, M, F, J that are forms, else every form that a
    top-level name holds, each form once, under its first name; without forms to take apart by ``lhs`` and ``rhs`` where
    there are others.

    Args:
        values: top-level values by name, in order.
        refuse: makes errors.
        may_be_none: whether the file has expressions to compile.

    Raises:
        FemforgeError: there is none; ``forms`` holds something else; a form is zero or has no usable name.
    """
    names: dict[int, str] = {}
    for name, value in values.items():
        if isinstance(value, Form):
            names.setdefault(id(value), name)
    if "forms" in values:
        chosen = _listed(values["forms"], names, refuse)
    else:
        usual = [name for name in _USUAL if isinstance(values.get(name), Form)]
        bound = usual or [name for name, value in values.items() if isinstance(value, Form)]
        unique = {id(values[name]): name for name in reversed(bound)}
        chosen = [NamedForm(name, values[name]) for name in bound if unique[id(values[name])] == name]
        # what lhs and rhs take apart stays in the file: it is no form of any arity itself
        whole = [named for named in chosen if not _is_mixed(named.form)]
        chosen = whole or chosen
    if not chosen and not may_be_none:
        raise refuse(*_no_forms(values))
    for named in chosen:
        _check_form(named, refuse)
    return tuple(
        replace(one, form=_tested(one.form), slug=slug)
        for one, slug in zip(chosen, slugs(n.name for n in chosen), strict=True)
    )


def _is_mixed(form: Form) -> bool:
    """Whether some terms have a trial function and others none, as before ``lhs`` and ``rhs``."""
    try:
        if len(form.arguments()) < 2:
            return False
        return len(compute_form_arities(expand_derivatives(form))) > 1
    except UFL_ERRORS:  # told later, with the name of the form
        return False


def left_out(values: Mapping[str, Any], chosen: Iterable[NamedForm]) -> tuple[str, ...]:
    """Top-level names of the forms of a file that are not compiled although they are no part of those that are.

    Args:
        values: top-level values by name, in order.
        chosen: what is compiled.
    """
    if "forms" in values:
        return ()
    compiled = [integral for named in chosen for integral in named.form.integrals()]
    names: dict[int, str] = {}
    for name, value in values.items():
        if isinstance(value, Form) and not value.empty():
            parts = _tested(value).integrals()
            if not all(any(part == known for known in compiled) for part in parts):
                names.setdefault(id(value), name)
    return tuple(names.values())


def slugs(names: Iterable[str], taken: Iterable[str] = ()) -> list[str]:
    """Names in small letters that differ, also where file systems take small and capital letters for one.

    Args:
        names: what is called so in the file.
        taken: slugs that others have.
    """
    known = set(taken)
    result = []
    for name in names:
        plain = re.sub(r"_+", "_", name.lower()).strip("_") or "form"
        numbered = (f"{plain}_{number}" for number in itertools.count(2))
        slug = next(one for one in itertools.chain([plain], numbered) if one not in known)
        known.add(slug)
        result.append(slug)
    return result


def _listed(forms: Any, names: Mapping[int, str], refuse: Refuse) -> list[NamedForm]:
    if not isinstance(forms, tuple | list):
        raise refuse("forms", f"'forms' is {describe(forms)}", "write a list of forms: forms = [a, L]")
    chosen: list[NamedForm] = []
    for number, form in enumerate(forms):
        if not isinstance(form, Form):
            raise refuse(
                "forms", f"entry {number} of 'forms' is {describe(form)}, not a form", "leave it out"
            )
        name = names.get(id(form), f"form{number}")
        if name in [other.name for other in chosen]:
            cause = f"two entries of 'forms' are called '{name}'"
            same = any(other.form is form for other in chosen)
            raise refuse("forms", cause, "list it once" if same else "give one of them another name")
        chosen.append(NamedForm(name, form))
    return chosen


def _no_forms(values: Mapping[str, Any]) -> tuple[str, str, str]:
    other = [name for name, value in values.items() if isinstance(value, BaseForm)]
    if other:
        kind = type(values[other[0]]).__name__
        return other[0], f"'{other[0]}' is {an(kind)}, which is not supported yet", ""
    name = "forms" if "forms" in values else ""
    return name, "the file defines no form", "assign one at top level: a = inner(grad(u), grad(v))*dx"


def _check_form(named: NamedForm, refuse: Refuse) -> None:
    if all(isinstance(integral.integrand(), Zero) for integral in named.form.integrals()):
        raise refuse(
            named.name,
            f"the form '{named.name}' is zero",
            "look for a factor that is zero, or a derivative of what is constant on cells",
        )
    problem = not_in_c(named.name)
    if problem:
        raise refuse(named.name, f"the form '{named.name}' {problem}", "choose another name")
    try:
        numbers = sorted({argument.number() for argument in named.form.arguments()})
    except UFL_ERRORS as error:
        cause = f"UFL refuses the form '{named.name}': {in_one_line(error)}"
        raise refuse(named.name, cause, "write one form for each pair of test and trial functions") from None
    if len({(argument.number(), argument.part()) for argument in named.form.arguments()}) > len(numbers):
        block = f"extract_blocks({named.name})[0]" + "[0]" * (len(numbers) - 1)
        raise refuse(
            named.name,
            f"the form '{named.name}' has several blocks, of functions of a MixedFunctionSpace",
            f"compile them one by one: {block} and so on; or take functions of a MixedElement",
        )
    if len(numbers) > 1 and numbers != list(range(len(numbers))):
        cause = f"the form '{named.name}' has the arguments {', '.join(map(str, numbers))}"
        raise refuse(named.name, cause, "number them from 0 on: TestFunction is 0, TrialFunction 1")


def _tested(form: Form) -> Form:
    """The form with its one argument as a test function: it does not matter which one a linear form has."""
    arguments = form.arguments()
    if len(arguments) != 1 or arguments[0].number() == 0:
        return form
    tested: Form = ufl.replace(form, {arguments[0]: ufl.Argument(arguments[0].ufl_function_space(), 0)})
    return tested


def names_of_functions(
    compiled: Sequence[Named], values: Mapping[str, Any], refuse: Refuse
) -> tuple[dict[ufl.Coefficient, str], dict[ufl.Constant, str]]:
    """Names of all coefficients and constants of the chosen forms and expressions, each name once.

    A function is called what the file calls it at top level (its first name there); the others are w0, w1,
    ... (coefficients) and c0, c1, ... (constants) in the order in which the file makes them.

    Args:
        compiled: the chosen forms and expressions.
        values: top-level values by name, in order.
        refuse: makes errors.

    Raises:
        FemforgeError: a name that cannot be one in C++ or CUDA.
    """
    given: dict[Any, str] = {}
    for name, value in values.items():
        if isinstance(value, ufl.Coefficient | ufl.Constant):
            given.setdefault(value, name)
    coefficients = {one for named in compiled for one in named.coefficients()}
    constants = {one for named in compiled for one in named.constants()}
    taken = {given[one] for one in coefficients | constants if one in given}
    taken |= {named.name for named in compiled}
    result = []
    for functions, prefix in ((coefficients, "w"), (constants, "c")):
        ordered = sorted(functions, key=lambda one: one.count())
        result.append(_named(ordered, given, prefix, taken, refuse))
    return result[0], result[1]


def _named(
    functions: list[Any], given: Mapping[Any, str], prefix: str, taken: set[str], refuse: Refuse
) -> dict[Any, str]:
    names: dict[Any, str] = {}
    number = 0
    for function in functions:
        if function in given:
            problem = not_in_c(given[function])
            if problem:
                kind = "coefficient" if prefix == "w" else "constant"
                name = given[function]
                raise refuse(name, f"the {kind} '{name}' {problem}", "choose another name")
            names[function] = given[function]
            continue
        while f"{prefix}{number}" in taken:
            number += 1
        names[function] = f"{prefix}{number}"
        taken.add(names[function])
    return names


def no_identifier(name: str) -> str:
    """Why names in the generated code cannot begin with a name, or nothing."""
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name):
        return "has a name that is no C identifier"
    if "__" in name or name.startswith("_"):
        return "has a name that C++ keeps for itself"
    return ""


def not_in_c(name: str) -> str:
    """Why a name cannot be used in the generated code, or nothing."""
    if problem := no_identifier(name):
        return problem
    if name in _CPP_KEYWORDS or keyword.iskeyword(name):
        return "has a name that is a keyword of C++"
    if name in _MACROS_AND_BUILTINS or name in _C_FUNCTIONS or _FAMILIES.fullmatch(name):
        return "has a name that means something else in C++, CUDA, HIP or femforge"
    return ""
