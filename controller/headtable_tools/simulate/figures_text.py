"""The figures for people: what a host asks before the night."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from headtable.game import Ruleset
from headtable.saying import text
from headtable_tools.simulate.figures import Figures, Spread, headline


def show(found: Figures, ruleset: Ruleset) -> None:
    """Print the figures as a page."""
    console = Console()
    console.print(
        Text(text("simulated-in-all", nights=headline(found), rounds=found.rounds, rolls=found.rolls), "bold")
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
    table = _table(text("simulated-night"), "10 %", "50 %", "90 %")
    night = found.per_night
    _row(table, _minutes(found), found.minutes)
    _row(table, text("simulated-buncos", bunco), night.buncos)
    _row(table, text("simulated-ties"), night.ties)
    _row(table, text("simulated-most-wins"), night.most_wins)
    _row(table, text("simulated-fewest-wins"), night.fewest_wins)
    _row(table, text("simulated-most-buncos", bunco), night.most_buncos)
    shares = text("simulated-shares", roll_s=found.pace.seconds_per_roll, walk_s=_walk_s(found, ruleset))
    table.caption = escape(shares)
    return table


def _averages(found: Figures, bunco: str) -> Table:
    table = _table(text("simulated-averages"), "")
    night = found.per_night
    for name, mean in (
        (text("simulated-rolls"), night.rolls),
        (text("simulated-bells"), night.bells),
        (text("simulated-horns"), night.horn_blasts),
        (text("simulated-roll-offs"), night.roll_off_throws),
    ):
        _value(table, name, f"{mean:,.1f}")
    _value(table, text("simulated-wins-shared"), _percent(found.nights_tied.wins))
    _value(table, text("simulated-buncos-shared", bunco), _percent(found.nights_tied.buncos))
    return table


def _minutes(found: Figures) -> str:
    """A break counts only where the rules give its length."""
    return text("simulated-minutes", breaks=found.break_minutes)


def _walk_s(found: Figures, ruleset: Ruleset) -> float:
    return ruleset.time.move_s or found.pace.seconds_between_rounds


def _round(found: Figures, ruleset: Ruleset) -> Table:
    """The bell is in it only where the head table rings one."""
    table = _table(text("simulated-round"), "")
    head = found.head_round
    if ruleset.time.rounds == "fixed":
        _value(table, text("simulated-rolls-in-time"), f"{head.rolls_mean:.1f} ± {head.rolls_sd:.1f}")
    else:
        _value(table, text("simulated-rolls-to-bell"), f"{head.rolls_mean:.1f} ± {head.rolls_sd:.1f}")
        _value(table, text("simulated-ended-by-bunco", ruleset.words.bunco), _percent(head.ended_by_bunco))
        _value(table, text("simulated-first-team-rang"), _percent(head.first_team_wins))
    _value(table, text("simulated-tables-level"), _percent(found.round_ties))
    return table


def _roll(found: Figures, bunco: str) -> Table:
    table = _table(text("simulated-roll"), "")
    roll = found.per_roll
    for name, share in (
        (bunco, roll.bunco),
        (text("simulated-other-number"), roll.mini),
        (text("simulated-two"), roll.two),
        (text("simulated-one"), roll.one),
        (text("simulated-miss"), roll.miss),
    ):
        _value(table, name, _percent(share))
    table.add_section()
    _value(table, text("simulated-rolls-of-turn"), f"{found.per_turn.rolls_mean:.2f}")
    _value(table, text("simulated-points-of-turn"), f"{found.per_turn.points_mean:.2f}")
    return table


def _table(title: str, *columns: str) -> Table:
    table = Table(escape(title), min_width=60)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _row(table: Table, name: str, spread: Spread) -> None:
    table.add_row(escape(name), *(f"{value:.0f}" for value in (spread.p10, spread.p50, spread.p90)))


def _value(table: Table, name: str, value: str) -> None:
    table.add_row(escape(name), value)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
