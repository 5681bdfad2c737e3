"""The entry point: the group of commands, and how every failure ends."""

from __future__ import annotations

import gc
import importlib
import os
import signal
import sys
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from types import FrameType
from typing import Any

import click

from femforge.cli.lines import complain, say
from femforge.errors import ExitCode, FemforgeError
from femforge.version import __version__

INTERNAL, INTERRUPTED = 1, 130
_ERROR = "error: "
#: Signals that end a process, other than the interruption that Python knows itself.
_ENDING_SIGNALS = (signal.SIGTERM, signal.SIGHUP)
#: Expressions are millions of objects that live as long as their kernel: looking for garbage among them as often as
#: Python does (700, 10, 10) takes a quarter of the time.
COLLECTIONS = (100_000, 20, 20)
#: What each command does, by name. Each is ``command`` in its own module, imported when it is run: with UFL and what
#: they draw and store by, they take a second to import.
COMMANDS = {
    "generate": "Write kernels for forms.",
    "inspect": "Show slots, K, G, costs and the choice.",
    "check": "Build and run kernels, and compare them.",
    "tune": "Search the best parameters of kernels on this machine.",
    "defaults": "Make a table of tuned parameters from an archive.",
    "report": "Show what an archive of measured variants says.",
    "model": "Bytes that operators move, and the throughput that bandwidths allow.",
    "scaling": "Weak and strong scaling over many devices, as a model says.",
}

_EXIT_CODES = {
    ExitCode.OK: "done",
    INTERNAL: "a fault of femforge itself; please report it",
    ExitCode.USAGE: "the command line or the configuration file is wrong",
    ExitCode.FORM: "a form file is wrong, or asks for what is not supported",
    ExitCode.PARAMETERS: "parameters are not legal, or exceed a limit of a device",
    ExitCode.FILE: "a file cannot be read or written",
    ExitCode.ENVIRONMENT: "a compiler, library or device is missing",
    ExitCode.MISMATCH: "check: results differ by more than the tolerance",
    INTERRUPTED: "interrupted (129 and 143: by SIGHUP and SIGTERM)",
}


@dataclass
class Settings:
    """Options that hold for every command.

    Attributes:
        traceback: show where an internal fault happened.
    """

    traceback: bool = False


class _NoReaderError(Exception):
    """Whoever read our output has had enough."""


class _Commands(click.Group):
    """Imports a command when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        found = importlib.import_module(f"femforge.cli.{cmd_name}").command
        assert isinstance(found, click.Command)
        return found

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> Any:
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
            return result
        except BrokenPipeError as error:
            # click would end the process with our code of an internal fault
            raise _NoReaderError from error


def _epilog() -> str:
    codes = "\n".join(f"  {int(code):>3}  {meaning}" for code, meaning in _EXIT_CODES.items())
    return (
        "\b\nExamples:\n"
        "  femforge generate laplace.form --out kernels --targets cpu,cuda\n"
        "  femforge inspect laplace.form --define degree=2\n"
        "  femforge check laplace.form --mesh box:8x8x8\n\n"
        f"\b\nExit codes:\n{codes}"
    )


@click.group(
    cls=_Commands,
    epilog=_epilog(),
    context_settings={"help_option_names": ["-h", "--help"]},
    no_args_is_help=True,
)
@click.version_option(__version__, message="femforge %(version)s")
@click.option("--traceback", is_flag=True, help="If femforge itself fails, show where.")
@click.pass_context
def group(ctx: click.Context, traceback: bool) -> None:
    """Compile weak forms (UFL) to element kernels in C++, CUDA and HIP."""
    ctx.obj.traceback = traceback


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command line.

    Args:
        arguments: without the program's name; those of the process if None.

    Returns:
        The exit code; everything that went wrong has been printed on stderr.
    """
    settings = Settings()
    try:
        words = None if arguments is None else list(arguments)
        result = group.main(args=words, prog_name="femforge", standalone_mode=False, obj=settings)
        return int(result) if isinstance(result, int) else int(ExitCode.OK)
    except FemforgeError as error:
        complain(_ERROR, "", error)
        return int(error.code)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.ctx.get_help() if error.ctx else error.format_message(), err=True)
        return int(ExitCode.USAGE)
    except click.ClickException as error:
        complain(_ERROR, "", _usage_error(error))
        return int(ExitCode.FILE if isinstance(error, click.FileError) else ExitCode.USAGE)
    except (click.exceptions.Abort, KeyboardInterrupt):
        click.echo("interrupted", err=True)
        return INTERRUPTED
    except _NoReaderError:
        # what is still buffered must not fail at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return int(ExitCode.OK)
    except Exception as error:
        _report_fault(error, settings)
        return INTERNAL


def _usage_error(error: click.ClickException) -> FemforgeError:
    """A mistake on the command line in the words of :class:`FemforgeError`."""
    context: Any = getattr(error, "ctx", None)
    command = context.command_path if context else "femforge"
    return FemforgeError(error.format_message(), place=command, mend=f"see {command} --help")


def _report_fault(error: Exception, settings: Settings) -> None:
    complain(_ERROR, "", FemforgeError(f"femforge itself failed: {type(error).__name__}: {error}"))
    if settings.traceback:
        click.echo("".join(traceback.format_exception(error)), err=True, nl=False)
    else:
        say(
            "  mend: please report this, with the form file and what `femforge --traceback ...` shows",
            err=True,
        )


def main() -> None:
    """Run the command line of this process, and end it.

    What ends a process from outside is an interruption, after which nothing is left running that it has started.
    """
    gc.set_threshold(*COLLECTIONS)
    received: list[int] = []

    def interrupt(number: int, _: FrameType | None) -> None:
        received.append(number)
        raise KeyboardInterrupt

    for number in _ENDING_SIGNALS:
        # what is ignored, by nohup for instance, stays so
        if signal.getsignal(number) == signal.SIG_DFL:
            signal.signal(number, interrupt)
    code = run()
    sys.exit(128 + received[0] if received and code == INTERRUPTED else code)
