"""The command line: ``femforge generate``, ``inspect`` and ``check``.

``docs/command-line.md`` describes commands, the configuration file and the exit codes.
"""

from femforge.cli.entry import main, run

__all__ = ["main", "run"]
