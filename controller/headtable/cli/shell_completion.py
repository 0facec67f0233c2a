"""Completion in the shell, as typer does it: the package installs a script that calls `headtable` for each Tab."""

from __future__ import annotations

from typing import cast

from typer.completion import get_completion_inspect_parameters
from typer.core import TyperGroup

from headtable.cli.translated_help import translate_commands

COMPLETING = "_HEADTABLE_COMPLETE"  # typer's variable of the environment, such as `complete_bash` or `source_bash`


def completable(command: object) -> None:
    """Let the shells that typer knows ask a command. Without the option to install a script, typer knows none."""
    get_completion_inspect_parameters()
    translate_commands(cast("TyperGroup", command))  # some shells show the help
