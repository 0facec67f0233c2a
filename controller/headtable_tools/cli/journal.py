"""The commands about a night's journal as a file: put it away, begin a new one, list them, save a damaged one."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from headtable.cli.common import ConfigPath, JsonOut, config_in, example, print_json
from headtable.errors import BadConfig, Trouble
from headtable.saying import text
from headtable_tools.cli.backup import now, places_from

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from headtable.config import Config
    from headtable_tools.backup.move_in import MovedIn

commands = typer.Typer()
night = typer.Typer(no_args_is_help=True, epilog=example("headtable night new"))
commands.add_typer(night, name="night", help="help-night")


Yes = Annotated[bool, typer.Option("--yes", "-y", help="help-night-yes")]


@night.command(help="help-night-archive", epilog=example("headtable night archive"))
def archive(config: ConfigPath = None, yes: Yes = False) -> None:
    """Put tonight's journal away under the name of its evening, in the same folder."""
    settings = config_in(config)
    if not yes:
        _check_over(Path(settings.engine.journal))
    place, by_engine = _put_away(settings)
    typer.echo(text("night-put-away-by-engine", place=place) if by_engine else text("night-put-away", place=place))


@night.command(help="help-night-new", epilog=example("headtable night new"))
def new(config: ConfigPath = None, yes: Yes = False) -> None:
    """Begin a new night: put the last journal away, if there is one, and make an empty one."""
    from headtable.engine.start import open_journal

    settings = config_in(config)
    if not yes:
        _check_over(Path(settings.engine.journal))
    if os.path.exists(settings.engine.journal):
        place, by_engine = _put_away(settings)
        typer.echo(text("night-put-away", place=place))
        if by_engine:
            typer.echo(text("night-begun-by-engine"))
            return
    with open_journal(settings.engine) as journal:
        typer.echo(text("night-begun", journal=journal.path))
        if journal.left_log:
            typer.echo(text("night-log-moved", log=journal.left_log))


@night.command("list", help="help-night-list", epilog=example("headtable night list"))
def list_(
    folder: Annotated[Path | None, typer.Argument(help="help-night-list-folder")] = None,
    config: ConfigPath = None,
    json: JsonOut = False,
) -> None:
    """List the nights in the journal's folder."""
    from headtable_tools.replay.listing import lines, nights_in

    where = folder or Path(config_in(config).engine.journal).absolute().parent
    nights = list(nights_in(where))
    if json:
        print_json(nights)
    else:
        typer.echo("\n".join(lines(nights, where)))


@night.command(help="help-night-rescue", epilog=example("headtable night rescue tonight.night.db saved.night.db"))
def rescue(
    journal: Annotated[Path, typer.Argument(help="help-night-rescue-journal")],
    new_file: Annotated[Path, typer.Argument(metavar="NEW", help="help-night-rescue-new-file")],
    log: Annotated[Path | None, typer.Option(help="help-night-rescue-log")] = None,
    json: JsonOut = False,
) -> None:
    """Copy the undamaged entries of a journal into a new file, and list the lost ones."""
    from headtable_tools.replay.rescue import lines, rescue as save

    rescued = save(journal, new_file, log)
    if json:
        print_json(rescued)
    else:
        typer.echo("\n".join(lines(rescued)))
    raise typer.Exit(int(bool(rescued.lost or rescued.left_out)))


@night.command(help="help-night-report", epilog=example("headtable night report tonight.night.db --out night.html"))
def report(
    journal: Annotated[Path, typer.Argument(help="help-journal")],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="help-night-report-out")] = Path(
        "night.html"
    ),
    json: JsonOut = False,
) -> None:
    """Write one page about a night, to share: standings, prizes, luck, dice and pace."""
    from headtable_tools.html_page.document import size_line
    from headtable_tools.night_report.night_page import write_report

    page = write_report(journal, out)
    print_json(page) if json else typer.echo(size_line(page))


@night.command(help="help-night-export", epilog=example("headtable night export tonight.night.db --out night"))
def export(
    journal: Annotated[Path | None, typer.Argument(help="help-journal")] = None,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FOLDER", help="help-night-export-out")] = Path("night"),
    live: Annotated[Path | None, typer.Option("--live", metavar="FILE", help="help-night-export-live")] = None,
    config: ConfigPath = None,
    json: Annotated[bool, typer.Option("--json", help="help-night-export-json")] = False,
) -> None:
    """Write a whole night as data: JSON for a script, CSV for a spreadsheet. Or move tonight's to another machine."""
    if (journal is None) == (live is None):
        raise BadConfig("export-one-of-two")
    if live is not None:
        _let_go(live, config, print_json if json else None)
    if journal is not None:
        _write_as_data(journal, out, print_json if json else None)


def _let_go(file: Path, config: Path | None, as_json: Callable[[object], None] | None) -> None:
    from headtable_tools.backup.move_out import move_out

    moved = move_out(places_from(config), file, now())
    if as_json:
        as_json(moved)
        return
    typer.echo(text("night-moved-out", file=moved.file, kilobytes=moved.kilobytes, entries=moved.entries))


def _write_as_data(journal: Path, out: Path, as_json: Callable[[object], None] | None) -> None:
    from headtable_tools.whole_night.whole_night import whole_night

    found = whole_night(journal)
    if as_json:
        as_json(found)
        return
    from headtable_tools.html_page.document import size_line
    from headtable_tools.whole_night.night_exports import write_night

    typer.echo("\n".join(map(size_line, write_night(found, out))))


@night.command("import", help="help-night-import", epilog=example("headtable night import night.zip --with-config"))
def import_(
    file: Annotated[Path, typer.Argument(help="help-night-import-file")],
    with_config: Annotated[bool, typer.Option("--with-config", help="help-restore-with-config")] = False,
    old_is_off: Annotated[bool, typer.Option("--old-is-off", help="help-night-import-old-is-off")] = False,
    yes: Yes = False,
    config: ConfigPath = None,
    json: JsonOut = False,
) -> None:
    """Go on here with a night from another machine."""
    from headtable_tools.backup.move_in import Consent, MovedIn, move_in

    consent = Consent(with_config, old_is_off, yes)
    done = move_in(file, places_from(config), now(), consent)
    if json:
        print_json(done)
    elif isinstance(done, MovedIn):
        typer.echo("\n".join(_lines(done)))
    else:
        typer.echo(text("night-taken-back", journal=done.journal))


def _lines(done: MovedIn) -> Iterator[str]:
    yield text("night-moved-in", entries=done.entries)
    if done.put_away:
        yield text("night-put-away", place=done.put_away)
    yield from (text("restore-moved-aside", file=aside) for aside in done.aside)
    if done.left_out:
        yield text("restore-left-out", files=done.left_out)


@night.command("take-back", help="help-night-take-back", epilog=example("headtable night take-back"))
def take_back(config: ConfigPath = None) -> None:
    """Go on here with a night that has moved to another machine."""
    from headtable_tools.backup.move_in import take_back as put_back

    typer.echo(text("night-taken-back", journal=put_back(places_from(config)).journal))


@commands.command(help="help-blasts", epilog=example("headtable blasts --reset"))
def blasts(
    reset: Annotated[bool, typer.Option("--reset", help="help-blasts-reset")] = False,
    config: ConfigPath = None,
    json: JsonOut = False,
) -> None:
    """Tell how often bell and horn have sounded tonight, as the box counts it, and how loud that was."""
    from headtable_tools.devices.running_parts import count_blasts

    asked: Literal["tell", "reset"] = "reset" if reset else "tell"
    told = asyncio.run(count_blasts(config_in(config), asked))
    if json:
        print_json(told)
    else:
        counted = text("blasts-counted", bell=told.bell, horn=told.horn, dose=told.dose)
        typer.echo(text("blasts-reset", counted=counted) if reset else counted)


def _check_over(journal: Path) -> None:
    """BadConfig if a night goes on in this journal, as the page of all nights asks before it puts one away."""
    from headtable_tools.replay.recorded_night import recorded_night

    if not os.path.exists(journal):
        return
    try:
        recorded = recorded_night(journal)
    except Trouble:
        return  # nobody can go on with a journal that cannot be read
    night = recorded.night
    if night.phase not in ("closed", "over"):
        raise BadConfig("night-goes-on", journal=journal, opened=recorded.opened)


def _put_away(settings: Config) -> tuple[str, bool]:
    """The path of the archived night, and whether the engine archived it."""
    from headtable.journal import InUse, archive as put_away, discard_prepared
    from headtable_tools.devices.running_parts import archive_night

    journal = Path(settings.engine.journal)
    try:
        place = put_away(journal)
    except InUse:
        return asyncio.run(archive_night(settings)), True
    discard_prepared(journal)
    return str(place), False
