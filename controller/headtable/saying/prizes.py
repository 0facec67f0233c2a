"""Who leads and what that earns, in words."""

from __future__ import annotations

from headtable import messages as m
from headtable.saying.sentence import Sentence, sentence

INPUTS: tuple[Sentence, ...] = (
    sentence(
        m.RollFor,
        "people roll <rolls-of:rolls>",
        "people who are level throw one die each, or three",
        "people roll Ann 5, Bea 3",
    ),
    sentence(
        m.Give,
        "[the ]host decides <text:what> for <names:players>",
        "the host's word on what people would have to roll for",
        "host decides the most wins for Ann",
    ),
    sentence(
        m.NotPresent,
        "<name:player> is not present",
        "somebody who was called to the final is not in the hall",
        "Ann is not present",
    ),
    sentence(
        m.SeatFinal,
        "the finalists sit <names:players>",
        "the chairs that the finalists have chosen, clockwise",
        "the finalists sit Ann, Bea, Cat, Dot",
    ),
    sentence(
        m.GiveTraveler,
        "[the ]host gives the traveler to <name:player>",
        "the host says who holds it",
        "host gives the traveler to Ann",
    ),
)

FACTS = (
    sentence(
        m.TiedFor,
        "<people:players> are level for <text:what>[, <gets:places>], and the host decides",
        "by the rules nobody rolls for it",
        "Ann, Bea are level for the most wins, and the host decides",
        ("by", "host"),
    ),
    sentence(
        m.TiedFor,
        "<people:players> roll for <text:what>[, <gets:places>][, <each:dice>][, the <word:wins> wins]",
        "these people have to roll against each other",
        "Ann, Bea roll for the most wins",
    ),
    sentence(
        m.RolledFor,
        "people rolled <rolled-by-people:rolls>[ for <text:what>]",
        "what some of them threw; who is level throws again",
        "people rolled Ann 5, Bea 3",
    ),
    sentence(
        m.Given,
        "the host decided <text:what> for <people:players>",
        "the host's word on what people would have rolled for",
        "the host decided the most wins for Ann",
    ),
    sentence(
        m.Qualified,
        "<name:player> goes to the semi-final[ for group <number:group>][ after set <number:set>]"
        " by <qualified:place>[: <why>]",
        "a place in the semi-final, by what and why",
        "Ann goes to the semi-final for group 1 by most wins",
    ),
    sentence(
        m.SemiSeated,
        "the semi-final is seated[ as set <number:set>][, <seats>]",
        "one more set, at tables of its own",
        "the semi-final is seated",
    ),
    sentence(
        m.FinalistChosen,
        "<name:player> goes to the final by <finalist:place>[: <why>]",
        "one of the four places in the final, and why",
        "Ann goes to the final by most wins",
    ),
    sentence(
        m.FinalistAbsent,
        "<name:player> is not there for the final",
        "the place is given again",
        "Ann is not there for the final",
    ),
    sentence(
        m.FinalSeated,
        "the final is seated[: <names:players>]",
        "the finalists in their chairs, clockwise",
        "the final is seated: Ann, Bea, Cat, Dot",
    ),
    sentence(
        m.FinalStarted,
        "the final begins with <name:player>",
        "who rolls first in the final",
        "the final begins with Ann",
    ),
    sentence(
        m.FinalRolled,
        "<name:player> rolled in the final[ <dice:faces>][, and <name:next> is next]",
        "one roll of the final that did not win it",
        "Ann rolled in the final 1 1 4, and Bea is next",
    ),
    sentence(
        m.GrandPrizeWon,
        "<name:player> won the final[ with <dice:faces>]",
        "all dice alike: the grand prize",
        "Ann won the final with 4 4 4",
    ),
    sentence(
        m.TravelerMoved,
        "the traveler flies[ from <name:before>] to <name:player>[ by <moved:why>]",
        "by a bunco, by a bunco in a roll-off or by the host's word",
        "the traveler flies to Ann",
    ),
    sentence(
        m.PrizeWon,
        "the prize <text:prize> goes to <winners:players>[, <dollars>][: <why>]",
        "who has a prize, what it is worth, and why",
        "the prize Most Wins goes to Ann, $15",
    ),
    sentence(
        m.PrizeUnwon,
        "the prize <text:prize> is nobody's[, and its <dollars> go into the last draw]",
        "nobody can have it",
        "the prize Traveling is nobody's",
    ),
    sentence(
        m.PrizesGiven,
        "all prizes are given[, <dollars> in all]",
        "they are worth the pot",
        "all prizes are given, $60 in all",
    ),
    sentence(
        m.NightOver,
        "the night ended[: <standings>][; the seed of every draw was <text:seed>]",
        "the last set is done, the standings are final, and the seed is told",
        "the night ended",
    ),
)
