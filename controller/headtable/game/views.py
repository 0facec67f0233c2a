"""Views of the night for a screen."""

from __future__ import annotations

from msgspec.structs import replace

from headtable.game.draws import commitment
from headtable.game.night import BETWEEN_ROUNDS, Night, Table, is_empty, sets_over
from headtable.game.pace.timing import running
from headtable.game.people.roster import thrower, uncounted
from headtable.game.prizes.heats import gained
from headtable.game.prizes.stage_view import rolling_off
from headtable.game.prizes.standings import ranking, standings
from headtable.game.table.final_score import takes_sheet
from headtable.game.table.first_roller import dice_for_first
from headtable.game.table.turn import may_decline
from headtable.messages.pace import RoundCalled
from headtable.messages.rooms import (
    BoardState,
    CalledBy,
    NightState,
    RoundResult,
    TablePhase,
    TableRounds,
    TableState,
)
from headtable.messages.words import CHAIRS, HEAD_TABLE, MOST_TABLES

HAVE_DICE = ("ready", "rolling", "last-lap", "waits-for-call", "tie-break")
MOST_ROUNDS = 200  # so many of a table go into one message


def night_state(night: Night, entry: int) -> NightState:
    """The round, what called it, and what holds it up; ``entry`` is the journal's last."""
    span = running(night)
    return replace(
        _round_state(night, entry),
        break_for=night.on_break.what if night.on_break else "",
        break_minutes=night.on_break.minutes if night.on_break else None,
        break_planned=night.break_planned.what if night.break_planned else "",
        paused=night.paused is not None,
        paused_why=night.paused.why if night.paused else "",
        timed_s=span.seconds if span else None,
        time_up=night.time_up,
    )


def _round_state(night: Night, entry: int) -> NightState:
    return NightState(
        ruleset=night.ruleset.title,
        bunco_word=night.ruleset.words.bunco,
        phase=night.phase,
        tables=len(night.tables),
        set=night.set,
        sets=night.sets,
        round=night.round,
        rounds=night.rounds,
        mark=night.mark or None,
        called=_called_by(night.called, night) if night.called else None,
        minis=night.ruleset.minis_shown,
        dice=night.ruleset.dice,
        claims=tuple(night.rules.claims),
        entry=entry,
        sets_over=sets_over(night),
        groups=night.groups,
        without_device=tuple(sorted(night.without_device)),
        buttons_only=tuple(sorted(night.buttons_only)),
        id=commitment(night.lots.seed),
    )


def table_state(night: Night, table: int) -> TableState:
    """One table: its seats, its turn, and what its players may do."""
    it = night.table(table)
    first = dice_for_first(night, it)
    return replace(
        _turn_state(night, it),
        may_roll=_may_roll(night, it),
        may_decline=may_decline(night, it),
        uncalled=it.missed.player if it.missed and night.phase in ("playing", "called") else None,
        help=table in night.asking,
        takes_sheet=takes_sheet(it) and not is_empty(night, it),
        first_roll=rolling_off(first) if first else None,
        rung=night.rungs.get(table, "dice"),
    )


def _turn_state(night: Night, it: Table) -> TableState:
    """Between rounds it shows the seats to come, and where the players before them walk."""
    phase = _phase(night, it)
    roller = it.player if phase in HAVE_DICE else None
    return TableState(
        table=it.number,
        phase=phase,
        seats=it.seats,
        tally=it.tally,
        roller=roller,
        thrower=thrower(night, it) if roller in night.ghosts else None,
        turn_points=it.turn_points,
        last=it.last,
        faces=it.faces,
        call_it=it.shown is not None,
        winner=it.won.team if it.won else None,
        walks=tuple(walk for walk in night.walks if walk.from_table == it.number),
        ghosts=tuple(player for player in it.seats if player in night.ghosts) if night.ghosts else (),
        before=it.before if phase == "ready" else None,
        strikes=it.strikes,
        mark=night.mark or None,
    )


def _may_roll(night: Night, table: Table) -> tuple[str, ...]:
    """The players whose turns are still due after the bell; for endless turns, one round of them."""
    if night.phase != "called" or not table.open:
        return ()
    chairs = range(table.roller, table.roller + min(table.due - table.done, CHAIRS))
    return tuple(table.seats[chair % CHAIRS] for chair in chairs if chair % 2 != table.idle)


def table_rounds(night: Night) -> dict[int, TableRounds]:
    """The results of every table so far; in a night without end only those of the latest rounds.

    A table that is not in use tonight has none. So no earlier night's results stay on the broker.
    """
    results: dict[int, list[RoundResult]] = {table: [] for table in range(1, MOST_TABLES + 1)}
    for (set_number, round_number, table), won in night.results.items():
        results[table].append(
            RoundResult(set_number, round_number, won.team, won.winners, won.losers, won.tally, won.how)
        )
    return {table: TableRounds(table, tuple(rounds[-MOST_ROUNDS:])) for table, rounds in results.items()}


def board_state(night: Night) -> BoardState:
    """The present standings.

    In the semi-final only that set counts, because it decides who goes on. After it, only the sets before it count,
    because everybody played those.
    """
    stage, minis = night.stage, night.ruleset.minis_shown
    if not stage.semi:
        return BoardState(standings(night))
    left_out = uncounted(night)
    if stage.finalists or night.phase == "over":
        before = gained(night, 0, stage.sets_before)
        all_sets = {player: card for player, card in before.items() if player not in left_out}
        return BoardState(ranking(all_sets, minis=minis), "before-semi-final")
    cards = gained(night, stage.sets_before)
    here = [player for player in stage.semi_players if player in cards and player not in left_out]
    others = tuple(player for player in cards if player not in (*here, *left_out, *night.ghosts))
    return BoardState(ranking({player: cards[player] for player in here}, minis=minis), "semi-final", others)


def _phase(night: Night, table: Table) -> TablePhase:
    if night.phase == "final":
        return "rolling"
    if night.phase in BETWEEN_ROUNDS and not sets_over(night):
        return "ready"
    if table.only_calls or table.awaits_sheet:
        return "waits-for-call" if table.only_calls else "waits-for-sheet"
    if table.open:
        return _open_phase(night, table)
    if table.tied:
        return "roll-off" if night.rules.tie.dice else "host-decides"
    return "done"


def _open_phase(night: Night, table: Table) -> TablePhase:
    if table.tied:
        return "tie-break"
    if dice_for_first(night, table):
        return "first-roll"
    return "last-lap" if table.called else "rolling"


def _called_by(bell: RoundCalled, night: Night) -> CalledBy:
    return CalledBy(bell.cause, bell.by, _team(bell, night), bell.tally, bell.worth, bell.faces)


def _team(bell: RoundCalled, night: Night) -> tuple[str, ...]:
    """The two whose tally it was, at the table that rang the bell."""
    if bell.team is None:
        return ()
    seats = night.table(bell.table or HEAD_TABLE).seats
    return seats[::2] if bell.team == "a" else seats[1::2]
