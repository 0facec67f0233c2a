"""How rounds and sets begin and end, in words."""

from __future__ import annotations

from headtable import messages as m
from headtable.saying.sentence import Sentence, sentence

INPUTS: tuple[Sentence, ...] = (
    sentence(
        m.StartRound,
        "the round starts",
        "the head table starts to roll; the host says so",
        "the round starts",
    ),
    sentence(
        m.Ring,
        "[the ]head table rings the bell",
        "the head table's button",
        "head table rings the bell",
        ("by", "button"),
    ),
    sentence(
        m.Ring,
        "[the ]host rings the bell",
        "the host starts the round, or ends it",
        "host rings the bell",
        ("by", "host"),
    ),
)

FACTS = (
    sentence(
        m.RoundStarted,
        "round <number:round>[ of set <number:set>] started[, roll <mark>]",
        "everyone may roll",
        "round 1 of set 1 started, roll ones",
    ),
    sentence(
        m.RoundCalled,
        "the bell rang for the score[ of <name:by>][, <chairs:team>][, <points:tally>][, with <worth>]"
        "[ from <dice:faces>]",
        "the head table reached its score; the round ends for all",
        "the bell rang for the score of Ann",
        ("cause", "score"),
    ),
    sentence(
        m.RoundCalled,
        "the bell rang for a bunco[ of <name:by>][, <chairs:team>][, <points:tally>][, from <dice:faces>]",
        "a bunco at the head table; the round ends for all",
        "the bell rang for a bunco of Ann",
        ("cause", "bunco"),
    ),
    sentence(
        m.RoundCalled,
        "the bell rang at the button",
        "the head table pressed it; the round ends for all",
        "the bell rang at the button",
        ("cause", "button"),
    ),
    sentence(
        m.RoundCalled,
        "the bell rang by the host",
        "the host ended the round for all",
        "the bell rang by the host",
        ("cause", "host"),
    ),
    sentence(
        m.RoundOver,
        "round <number:round>[ of set <number:set>] is over",
        "every table knows its winner",
        "round 1 of set 1 is over",
    ),
    sentence(m.SetOver, "set <number:set> is over", "six rounds are done", "set 1 is over"),
)
