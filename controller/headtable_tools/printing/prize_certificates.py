"""A certificate for each winner of a prize."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from headtable.errors import BadConfig
from headtable.game import Night
from headtable.messages.prizes import PrizeWon, Why
from headtable.rulecard.prize_name import prize_name
from headtable.saying import player_name, say, text
from headtable_tools.printing.night_to_print import NightToPrint, Sheet, check_over
from headtable_tools.printing.results_list import has_grand_prize, winners_of


class Certificate(Struct, frozen=True):
    """One winner, the prize, and why it was won. The Grand Prize is told in one phrase, so ``won`` is empty."""

    name: str
    won: str
    prize: str
    why: str


class Certificates(Sheet, frozen=True):
    """The certificates, one on each page."""

    heading: str
    signature: str
    certificates: tuple[Certificate, ...]


def certificates(to_print: NightToPrint) -> Certificates:
    """A certificate for each winner; BadConfig if the night is not over, or nobody has won a prize."""
    night = to_print.night
    check_over(night)
    each = tuple(_certificates(night))
    if not each:
        raise BadConfig("print-no-prizes", ruleset=night.ruleset.name)
    return Certificates(
        title=text("paper-certificates"),
        evening=to_print.evening,
        heading=text("paper-certificate"),
        signature=text("paper-signature"),
        certificates=each,
    )


def _certificates(night: Night) -> Iterator[Certificate]:
    if has_grand_prize(night):
        winner = player_name(night.stage.grand_prize or "")
        yield Certificate(winner, "", text("paper-won-grand-prize"), text("paper-in-final"))
    for won in night.stage.prizes:
        if won.why.counted != "rest":  # that money is added to a prize that has its certificate
            yield from _of_prize(night, won)


def _of_prize(night: Night, won: PrizeWon) -> Iterator[Certificate]:
    why = say(_in_short(won.why), night.ruleset.words.bunco)
    for name in won.players or (winners_of(night, won),):
        yield Certificate(player_name(name), text("paper-won-prize"), prize_name(won.prize), why)


def _in_short(why: Why) -> Why:
    """The count alone: who rolled what in a roll-off is in the results."""
    return replace(why, decided="count") if why.decided in ("roll-off", "host") else why
