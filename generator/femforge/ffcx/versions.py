"""Whether the installed FFCx is one whose intermediate representation is known here."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from femforge.errors import ExitCode, FemforgeError

#: Releases of FFCx, and what pip calls it. Its intermediate representation is no public interface.
KNOWN = "0.11"
_DISTRIBUTION = "fenics-ffcx"


def check_ffcx() -> None:
    """Refuse to work without FFCx, or with another one.

    Raises:
        FemforgeError: there is none, or its version is not known here (code ENVIRONMENT).
    """
    mend = 'pip install "femforge[ffcx]"'
    try:
        found = version(_DISTRIBUTION)
    except PackageNotFoundError:
        raise _refused("FFCx is not installed", mend) from None
    if found != KNOWN and not found.startswith(f"{KNOWN}."):
        raise _refused(
            f"FFCx {found} is installed, and only the intermediate representation of FFCx {KNOWN} is known",
            f"{mend}, or leave the language at C",
        )


def _refused(cause: str, mend: str) -> FemforgeError:
    return FemforgeError(cause, place="femforge.ffcx", mend=mend, code=ExitCode.ENVIRONMENT)
