"""How long tests wait for other programs."""

from __future__ import annotations

#: Seconds after which a program hangs, however busy the machine is; those that are to be ended sleep for longer.
HANG = 900
