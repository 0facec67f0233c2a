"""The man page of `headtable`, from the help of its commands: ``python -m tools.man_page > headtable.1``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

import typer
from typer.core import TyperArgument, TyperGroup, TyperOption

from headtable import __version__
from headtable.cli import command_line
from headtable.cli.translated_help import translate_commands

Command = TyperGroup | typer.core.TyperCommand
ABOUT = "runs a Bunco night: bell, air horn, pads, rules and scoreboard"
FILES = {
    "/etc/headtable/headtable.toml": "The configuration. Every key is explained there.",
    "/etc/headtable/logins": "A password for each user of the broker.",
    "/var/lib/headtable": "The nights, and what the hosts have set up on the pages.",
}
EXIT_STATUS = {
    "1": "The command has found what it looks for, such as a difference.",
    "2": "Its words or the configuration are wrong.",
    "3": "Something does not work now, and may later.",
}


def man_page() -> str:
    """The page in the language of troff."""
    return "\n".join((*_head(), *_commands(command_line_group(), ()), *_tail())) + "\n"


def command_line_group() -> TyperGroup:
    """All commands, with their sentences."""
    group = cast("TyperGroup", command_line())
    translate_commands(group)
    return group


def _head() -> Iterator[str]:
    yield f'.TH HEADTABLE 1 "" "headtable {__version__}" "User Commands"'
    yield from (".SH NAME", f"headtable \\- {_escaped(ABOUT)}")
    yield from (".SH SYNOPSIS", ".B headtable", "\\fICOMMAND\\fR [\\fIOPTIONS\\fR]")
    yield ".SH COMMANDS"


def _commands(group: TyperGroup, before: tuple[str, ...]) -> Iterator[str]:
    for name, command in group.commands.items():
        words = (*before, name)
        if isinstance(command, TyperGroup):
            yield from _commands(command, words)
        elif not command.hidden:
            yield from _command(words, cast("Command", command))


def _command(words: tuple[str, ...], command: Command) -> Iterator[str]:
    yield f'.SS "headtable {" ".join(words)}"'
    yield from _paragraphs(command.help or "")
    for parameter in command.params:
        if isinstance(parameter, TyperOption | TyperArgument) and parameter.help:
            yield from (".TP", f"\\fB{_escaped(_written(parameter))}\\fR", _escaped(_plain(parameter.help)))
    if command.epilog:
        yield from (".PP", _escaped(_plain(command.epilog)))


def _written(parameter: TyperOption | TyperArgument) -> str:
    """How somebody types it."""
    if isinstance(parameter, TyperArgument):
        return (parameter.name or "").upper()
    return ", ".join((*parameter.opts, *parameter.secondary_opts))


def _tail() -> Iterator[str]:
    for heading, rows in (("FILES", FILES), ("EXIT STATUS", EXIT_STATUS)):
        yield f".SH {heading}"
        for term, meaning in rows.items():
            yield from (".TP", f"\\fB{_escaped(term)}\\fR", _escaped(meaning))


def _paragraphs(told: str) -> Iterator[str]:
    for paragraph in told.split("\n\n"):
        yield from (".PP", _escaped(_plain(paragraph)))


def _plain(markdown: str) -> str:
    """A paragraph without the marks of Markdown, on one line."""
    return re.sub(r"[`*]+", "", " ".join(markdown.split()))


def _escaped(told: str) -> str:
    """Text that troff prints as it is; a point or an apostrophe at the start would be a command."""
    escaped = told.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped


if __name__ == "__main__":
    typer.echo(man_page(), nl=False)
