"""The results of a night that is over: the standings, and who won which prize."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from headtable.game import Night
from headtable.game.prizes.stage_view import stage_state
from headtable.game.views import board_state
from headtable.messages.prizes import PrizeWon, Standing
from headtable.messages.rooms import PrizeLine
from headtable.rulecard.prize_name import prize_name
from headtable.saying import player_name, say, text
from headtable_tools.printing.night_to_print import NightToPrint, Sheet, check_over


class StandingsTable(Struct, frozen=True):
    """The standings with their headings, best first."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class PrizeRow(Struct, frozen=True):
    """One prize: its worth, its winners and the reason; some of them may be empty."""

    prize: str
    who: str
    dollars: str = ""
    why: str = ""


class ResultsList(Sheet, frozen=True):
    """The results of the whole night."""

    prizes_word: str
    prizes: tuple[PrizeRow, ...]
    standings_word: str
    standings: StandingsTable


def results_list(to_print: NightToPrint) -> ResultsList:
    """The final standings and the prizes; BadConfig if the night is not over."""
    night = to_print.night
    check_over(night)
    return ResultsList(
        title=text("paper-results"),
        evening=to_print.evening,
        prizes_word=text("paper-prizes"),
        prizes=(*_grand_prize(night), *_prizes(night)),
        standings_word=text("paper-standings", counts=board_state(night).counts),
        standings=standings_table(to_print),
    )


def standings_table(to_print: NightToPrint) -> StandingsTable:
    """The standings as they are now."""
    night, bunco = to_print.night, to_print.bunco
    minis = night.ruleset.minis_shown
    heads = (
        text("paper-place"), text("paper-player"), text("paper-wins"), text("paper-losses"), text("paper-rounds"),
        text("paper-buncos", bunco), *((text("paper-minis"),) if minis else ()),
    )  # fmt: skip
    return StandingsTable(heads, tuple(map(_row, board_state(night).standings)))


def has_grand_prize(night: Night) -> bool:
    """Whether the final was won, and the ruleset has no prize of its own for that."""
    return night.stage.grand_prize is not None and all(prize.to != "grand_prize" for prize in night.ruleset.prizes)


def _row(line: Standing) -> tuple[str, ...]:
    counts = (line.wins, line.losses, line.rounds, line.buncos, *(() if line.minis is None else (line.minis,)))
    return f"{line.place}", player_name(line.player), *map(str, counts)


def _grand_prize(night: Night) -> Iterator[PrizeRow]:
    if has_grand_prize(night):
        yield PrizeRow(
            text("paper-grand-prize"), player_name(night.stage.grand_prize or ""), "", text("paper-won-final")
        )


def _prizes(night: Night) -> Iterator[PrizeRow]:
    for prize in stage_state(night, ()).prizes:
        yield from _rows(night, prize)


def _rows(night: Night, prize: PrizeLine) -> Iterator[PrizeRow]:
    if not prize.won:
        yield PrizeRow(prize_name(prize.name), text("paper-nobody"), _dollars(prize.dollars))
    for won in prize.won:
        why = say(won.why, night.ruleset.words.bunco)
        yield PrizeRow(prize_name(prize.name), winners_of(night, won), _dollars(won.dollars), why)


def winners_of(night: Night, won: PrizeWon) -> str:
    """The people who have a prize. The hostess has no card, and perhaps no name."""
    hostess = (night.hostess,) if night.hostess else ()
    return text("paper-winners", players=won.players or hostess)


def _dollars(dollars: int | None) -> str:
    return "" if dollars is None else text("paper-dollars", dollars=dollars)
