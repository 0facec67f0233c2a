"""The sections of the report about score cards and prizes."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from headtable.messages.prizes import Standing
from headtable.messages.rooms import PrizeLine
from headtable.rulecard.prize_name import prize_name
from headtable.saying import player_name, say, text
from headtable_tools.html_page.data_table import data_table
from headtable_tools.html_page.elements import element
from headtable_tools.whole_night.night_data import WholeNight
from headtable_tools.whole_night.prize_money import winners_of


def standings_section(night: WholeNight) -> Iterator[Element]:
    """The standings as the scoreboard shows them."""
    minis = any(line.minis is not None for line in night.standings)
    heads = (
        text("report-player"),
        text("report-place"),
        text("report-wins"),
        text("report-losses"),
        text("report-buncos", night.bunco_word),
        *((text("report-minis"),) if minis else ()),
    )
    yield element("h2", text("report-standings"))
    yield data_table(text("report-standings-caption"), heads, (_standing(line) for line in night.standings))


def _standing(line: Standing) -> tuple[str, ...]:
    counts = (line.place, line.wins, line.losses, line.buncos, *(() if line.minis is None else (line.minis,)))
    return player_name(line.player), *map(str, counts)


def prizes_section(night: WholeNight) -> Iterator[Element]:
    """Who has won which prize, and why."""
    rows = [*_grand_prize(night), *(row for prize in night.prizes for row in _rows(night, prize))]
    yield element("h2", text("report-prizes"))
    if rows:
        heads = (text("report-prize"), text("report-won-by"), text("report-why"), text("report-worth"))
        yield data_table(text("report-prizes-caption"), heads, rows, words=(1, 2))
    else:
        yield element("p", text("report-no-prizes"))


def _grand_prize(night: WholeNight) -> Iterator[tuple[str, ...]]:
    """The final, unless a prize of the ruleset is for it."""
    of_ruleset = any(won.why.counted == "final" for prize in night.prizes for won in prize.won)
    if night.grand_prize and not of_ruleset:
        yield text("report-grand-prize"), player_name(night.grand_prize), text("report-won-final"), ""


def _rows(night: WholeNight, prize: PrizeLine) -> Iterator[tuple[str, ...]]:
    if not prize.won:
        winner = text("report-nobody") if prize.nobodys else text("report-not-given")
        yield prize_name(prize.name), winner, "", _dollars(prize.dollars)
    for won in prize.won:
        winners = text("report-winners", players=winners_of(won, night.hostess))
        yield prize_name(prize.name), winners, say(won.why, night.bunco_word), _dollars(won.dollars)


def _dollars(dollars: int | None) -> str:
    return "" if dollars is None else text("shared-dollars", dollars=dollars)
