"""The figures for people: what a host asks before the night."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from headtable.game import Ruleset
from headtable_tools.simulate.figures import Figures, Spread, headline


def show(found: Figures, ruleset: Ruleset) -> None:
    """Print the figures as a page."""
    console = Console()
    console.print(
        f"[bold]{escape(headline(found))}[/]: {found.rounds:,} rounds, {found.rolls:,} rolls",
        highlight=False,
    )
    for page in pages(found, ruleset):
        console.print(page)


def pages(found: Figures, ruleset: Ruleset) -> Iterator[Table]:
    """A night, all of them, a round, and a roll."""
    bunco = ruleset.words.bunco
    yield _night(found, ruleset)
    yield _averages(found, bunco)
    yield _round(found, ruleset)
    yield _roll(found, bunco)


def _night(found: Figures, ruleset: Ruleset) -> Table:
    bunco = ruleset.words.bunco
    table = _table("A night", "10 %", "50 %", "90 %")
    night = found.per_night
    _row(table, _minutes(found), found.minutes)
    _row(table, f"{bunco}s in the room", night.buncos)
    _row(table, "tied rounds", night.ties)
    _row(table, "most wins of one player", night.most_wins)
    _row(table, "fewest wins of one player", night.fewest_wins)
    _row(table, f"most {bunco}s of one player", night.most_buncos)
    table.caption = (
        "so many nights have no more than this; "
        f"{found.pace.seconds_per_roll:g} s a roll, all tables at once; "
        f"{_walk_s(found, ruleset):g} s from one round to the next"
    )
    return table


def _averages(found: Figures, bunco: str) -> Table:
    table = _table("All nights", "")
    night = found.per_night
    for name, mean in (
        ("rolls", night.rolls),
        ("bells", night.bells),
        ("horn blasts", night.horn_blasts),
        ("throws to roll off tied rounds", night.roll_off_throws),
    ):
        table.add_row(f"{name} in a night, on average", f"{mean:,.1f}")
    table.add_row("nights whose most wins are shared", _percent(found.nights_tied.wins))
    table.add_row(f"nights whose most {bunco}s are shared", _percent(found.nights_tied.buncos))
    return table


def _minutes(found: Figures) -> str:
    """A break whose length nobody has told cannot be counted."""
    return f"minutes, with {found.break_minutes} of breaks" if found.break_minutes else "minutes, without breaks"


def _walk_s(found: Figures, ruleset: Ruleset) -> float:
    return ruleset.time.move_s or found.pace.seconds_between_rounds


def _round(found: Figures, ruleset: Ruleset) -> Table:
    """Of a bell only where the head table rings one."""
    table = _table("A round", "")
    head = found.head_round
    if ruleset.time.rounds == "fixed":
        table.add_row("rolls at the head table until the time is up", f"{head.rolls_mean:.1f} ± {head.rolls_sd:.1f}")
    else:
        table.add_row("rolls at the head table until the bell", f"{head.rolls_mean:.1f} ± {head.rolls_sd:.1f}")
        table.add_row(f"ended by a {ruleset.words.bunco}", _percent(head.ended_by_bunco))
        table.add_row("rung by the team that rolled first", _percent(head.first_team_wins))
    table.add_row("tables that finish level", _percent(found.round_ties))
    return table


def _roll(found: Figures, bunco: str) -> Table:
    table = _table("A roll", "")
    roll = found.per_roll
    for name, share in (
        (bunco, roll.bunco),
        ("three of another number", roll.mini),
        ("two of the mark", roll.two),
        ("one of the mark", roll.one),
        ("nothing: the dice are passed", roll.miss),
    ):
        table.add_row(name, _percent(share))
    table.add_section()
    table.add_row("rolls in a turn", f"{found.per_turn.rolls_mean:.2f}")
    table.add_row("points in a turn", f"{found.per_turn.points_mean:.2f}")
    return table


def _table(title: str, *columns: str) -> Table:
    table = Table(title, min_width=60)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _row(table: Table, name: str, spread: Spread) -> None:
    table.add_row(name, *(f"{value:.0f}" for value in (spread.p10, spread.p50, spread.p90)))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
