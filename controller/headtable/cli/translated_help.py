"""The command line in the reader's language: help, usage and usage errors, whose frame typer writes in English.

Commands and options name their help in the catalogue: ``help="help-run"``. ``.more`` is all but its first paragraph.
"""

from __future__ import annotations

import re
from types import TracebackType
from typing import cast

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from headtable.saying import catalogue, text

USAGE_ERROR = cast("type[typer.BadParameter]", typer.BadParameter.__mro__[1])  # typer has no public name for it
USAGE_ERRORS = {
    "usage-no-command": re.compile(r"No such command (?P<command>.+?)\.(?: Did you mean (?P<near>.+)\?)?"),
    "usage-no-option": re.compile(r"No such option: (?P<option>.+?)(?: \(Possible options: (?P<near>.+)\))?"),
    "usage-missing": re.compile(r"Missing (?P<kind>argument|option)(?: (?P<name>.+))?\."),
    "usage-no-value": re.compile(r"Option (?P<option>.+) requires an argument\."),
    "usage-needless-value": re.compile(r"Option (?P<option>.+) does not take a value\."),
    "usage-needless-words": re.compile(r"Got unexpected extra argument\(s\) \((?P<words>.+)\)"),
    "usage-wrong-value": re.compile(r"Invalid value for (?P<name>.+?): (?P<why>.+)"),
    "usage-no-integer": re.compile(r"Input should be a valid integer, unable to parse string as an integer"),
    "usage-no-number": re.compile(r"Input should be a valid number, unable to parse string as a number"),
    "usage-too-small": re.compile(r"Input should be greater than or equal to (?P<least>.+)"),
    "usage-too-large": re.compile(r"Input should be less than or equal to (?P<most>.+)"),
}
"""Our sentence for each error of typer, which has only English sentences of them; what is not here stays as it is."""


class TranslatedFormatter(typer.Context.formatter_class):  # type: ignore[misc,valid-type]  # it has no public name
    """Begins the line of usage with our word."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the line of usage."""
        super().write_usage(prog, args, prefix or text("help-usage"))


class TranslatedContext(typer.Context):
    """What typer makes for each command that runs. Before it formats anything, the command gets its sentences."""

    formatter_class = TranslatedFormatter

    def make_formatter(self) -> TranslatedFormatter:
        """The formatter, once every text that it will show is in the reader's language."""
        _translate_frame()
        command = cast("TyperCommand | TyperGroup", self.command)  # typer makes no other
        translate_command(command)
        if option := command.get_help_option(self):
            option.help = text("help-help")
        for below in command.commands.values() if isinstance(command, TyperGroup) else ():
            translate_command(cast("TyperCommand | TyperGroup", below))
        return cast("TranslatedFormatter", super().make_formatter())

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Translate a usage error as it leaves the command."""
        super().__exit__(kind, error, trace)
        if isinstance(error, typer.Abort | USAGE_ERROR):
            _translate_frame()
        if isinstance(error, USAGE_ERROR):
            _translate_error(error)


def translate_typer() -> None:
    """Let every command of typer take its sentences from the catalogue."""
    TyperCommand.context_class = TyperGroup.context_class = TranslatedContext


def usage_error(told: str) -> str:
    """An error of typer in our words."""
    for name, pattern in USAGE_ERRORS.items():
        if found := pattern.fullmatch(told):
            given = found.groupdict()
            if "why" in given:
                given["why"] = usage_error(given["why"])
            return text(name, **given)
    return text("usage-other", told=told)


def _translate_error(error: typer.BadParameter) -> None:
    """Give an error our words once, as it leaves one context after another."""
    if "format_message" not in vars(error):
        told = usage_error(error.format_message())
        error.format_message = lambda: told  # type: ignore[method-assign]  # its subclasses keep no other text


def translate_command(command: TyperCommand | TyperGroup) -> None:
    """Put the sentence in the place of each name; another package's command may have a text of its own."""
    command.help = _said(command.help)
    if command.epilog and command.epilog.startswith("`"):
        command.epilog = text("help-example", command=command.epilog)
    command.options_metavar = text("help-options-here")
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = text("help-command-here")
    for option in command.params:
        if isinstance(option, TyperOption | TyperArgument):
            option.help = _said(option.help)


def translate_commands(command: TyperCommand | TyperGroup) -> None:
    """Put the sentences into a command and into all below it."""
    translate_command(command)
    for below in command.commands.values() if isinstance(command, TyperGroup) else ():
        translate_commands(cast("TyperCommand | TyperGroup", below))


def _said(name: str | None) -> str | None:
    """All paragraphs of a help."""
    if name is None or not catalogue().has(name):
        return name
    more = f"{name}.more"
    return "\n\n".join(text(part) for part in (name, more) if catalogue().has(part))


def _translate_frame() -> None:
    """Put our words into typer's frame around the sentences; rich would take some of them for markup."""
    from rich.markup import escape
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = escape(text("help-arguments"))
    rich_utils.OPTIONS_PANEL_TITLE = escape(text("help-options"))
    rich_utils.COMMANDS_PANEL_TITLE = escape(text("help-commands"))
    rich_utils.ERRORS_PANEL_TITLE = escape(text("usage-error"))
    rich_utils.ABORTED_TEXT = escape(text("usage-aborted"))
    rich_utils.RICH_HELP = text("usage-try", command="{command_path}", option="{help_option}")
    rich_utils.DEFAULT_STRING = text("help-default", value="{}")
    rich_utils.ENVVAR_STRING = text("help-from-environment", variable="{}")
    rich_utils.REQUIRED_LONG_STRING = text("help-required")
