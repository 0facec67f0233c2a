"""Phrases for leads, places and prizes."""

from __future__ import annotations

from headtable.messages.prizes import (
    FinalistAbsent,
    FinalistChosen,
    FinalRolled,
    FinalSeated,
    FinalStarted,
    Give,
    Given,
    GiveTraveler,
    GrandPrizeWon,
    NamesDrawn,
    NightOver,
    NotPresent,
    PrizesGiven,
    PrizeUnwon,
    PrizeWon,
    Qualified,
    QualifierAbsent,
    RolledFor,
    RollFor,
    SeatFinal,
    SemiSeated,
    SemiSeatTaken,
    TiedFor,
    TravelerMoved,
)
from headtable_tools.nights.phrases.message_phrase import MessagePhrase, message_phrase

INPUTS: tuple[MessagePhrase, ...] = (
    message_phrase(
        RollFor,
        "people roll <rolls-of:rolls>",
        "people who are level throw one die each, or three",
        "people roll Ann 5, Bea 3",
    ),
    message_phrase(
        Give,
        "[the ]host decides <what> for <names:players>",
        "the host's word on what people would have to roll for",
        "host decides the most wins for Ann",
    ),
    message_phrase(
        NotPresent,
        "<name:player> is not present",
        "somebody who was called to the semi-final or the final is not in the hall",
        "Ann is not present",
    ),
    message_phrase(
        SeatFinal,
        "the finalists sit <names:players>",
        "the chairs that the finalists have chosen, clockwise",
        "the finalists sit Ann, Bea, Cat, Dot",
    ),
    message_phrase(
        GiveTraveler,
        "[the ]host gives the traveler to <name:player>",
        "the host says who holds it",
        "host gives the traveler to Ann",
    ),
)

FACTS = (
    message_phrase(
        TiedFor,
        "<people:players> are level for <what>[, <gets:places>], and the host decides[, as <names:gone> went home]",
        "nobody rolls for it: by the rules, or because somebody has gone",
        "Ann, Bea are level for the most wins, and the host decides",
        ("by", "host"),
    ),
    message_phrase(
        TiedFor,
        "<people:players> roll for <what>[, <gets:places>][, <each:dice>][, the <word:wins> wins]",
        "these people have to roll against each other",
        "Ann, Bea roll for the most wins",
    ),
    message_phrase(
        RolledFor,
        "people rolled <rolled-by-people:rolls>[ for <what>]",
        "what some of them threw; who is level throws again",
        "people rolled Ann 5, Bea 3",
    ),
    message_phrase(
        Given,
        "the host decided <what> for <people:players>",
        "the host's word on what people would have rolled for",
        "the host decided the most wins for Ann",
    ),
    message_phrase(
        Qualified,
        "<name:player> goes to the semi-final[ for group <number:group>][ after set <number:set>]"
        " by <qualified:place>[: <why>]",
        "a place in the semi-final, by what and why",
        "Ann goes to the semi-final for group 1 by most wins",
    ),
    message_phrase(
        SemiSeated,
        "the semi-final is seated[ as set <number:set>][, <seats>]",
        "one more set, at tables of its own",
        "the semi-final is seated",
    ),
    message_phrase(
        QualifierAbsent,
        "<name:player> is not there for the semi-final[; <new-name:ghost> has the chair][ at table <number:table>]",
        "the place is given again",
        "Ann is not there for the semi-final",
    ),
    message_phrase(
        SemiSeatTaken,
        "<name:player> takes the chair of <new-name:instead_of> in the semi-final"
        "[, now table <number:table>][ chair <number:seat>]",
        "who has qualified for somebody who is missing",
        "Bea takes the chair of Ghost in the semi-final, now table 1 chair 3",
    ),
    message_phrase(
        FinalistChosen,
        "<name:player> goes to the final by <finalist:place>[: <why>]",
        "one of the four places in the final, and why",
        "Ann goes to the final by most wins",
    ),
    message_phrase(
        FinalistAbsent,
        "<name:player> is not there for the final",
        "the place is given again",
        "Ann is not there for the final",
    ),
    message_phrase(
        FinalSeated,
        "the final is seated[: <names:players>]",
        "the finalists in their chairs, clockwise",
        "the final is seated: Ann, Bea, Cat, Dot",
    ),
    message_phrase(
        FinalStarted,
        "the final begins with <name:player>",
        "who rolls first in the final",
        "the final begins with Ann",
    ),
    message_phrase(
        FinalRolled,
        "<name:player> rolled in the final[ <dice:faces>][, and <name:next> is next]",
        "one roll of the final that did not win it",
        "Ann rolled in the final 1 1 4, and Bea is next",
    ),
    message_phrase(
        GrandPrizeWon,
        "<name:player> won the final[ with <dice:faces>]",
        "all dice alike: the grand prize",
        "Ann won the final with 4 4 4",
    ),
    message_phrase(
        TravelerMoved,
        "the traveler flies[ from <name:before>] to <name:player>[ by <moved:why>]",
        "by a bunco, by a bunco in a roll-off or by the host's word",
        "the traveler flies to Ann",
    ),
    message_phrase(
        PrizeWon,
        "the prize <text:prize> goes to <winners:players>[, <dollars>][: <why>]",
        "who has a prize, what it is worth, and why",
        "the prize Most Wins goes to Ann, $15",
    ),
    message_phrase(
        PrizeUnwon,
        "the prize <text:prize> is nobody's[, and its <dollars> go <money:goes_to>]",
        "nobody can have it: its money goes into the last draw, or to the dearest prize that somebody has",
        "the prize Traveling is nobody's, and its $10 go into the last draw",
    ),
    message_phrase(
        NamesDrawn,
        "the drawing in the break: <names:players>",
        "names drawn by lot of all who are here",
        "the drawing in the break: Ann, Bea",
    ),
    message_phrase(
        PrizesGiven,
        "all prizes are given[, <dollars> in all]",
        "they are worth the pot",
        "all prizes are given, $60 in all",
    ),
    message_phrase(
        NightOver,
        "the night ended[: <standings>][; the seed of every draw was <text:seed>]",
        "the last set is done, the standings are final, and the seed is told",
        "the night ended",
    ),
)
