"""Phrases for people and their seats."""

from __future__ import annotations

from headtable.messages.people import (
    Arrive,
    Arrived,
    Leave,
    Left,
    NightOpened,
    OpenNight,
    Rename,
    Renamed,
    SeatAgain,
    SeatedAgain,
    SeatingBegun,
    SeatsSwapped,
    Substitute,
    Substituted,
    SwapSeats,
    Walked,
)
from headtable_tools.nights.phrases.message_phrase import MessagePhrase, message_phrase

INPUTS: tuple[MessagePhrase, ...] = (
    message_phrase(
        OpenNight,
        "the night opens[ with <new-names:players>]",
        "the host opens the night",
        "the night opens",
    ),
    message_phrase(
        Arrive,
        "<new-name:player> arrives",
        "somebody comes late, or comes back: into the chair of a ghost, or to a new table between rounds",
        "Zoe arrives",
    ),
    message_phrase(
        Leave,
        "<name:player> goes home",
        "a ghost has the chair; the card is kept",
        "Ann goes home",
    ),
    message_phrase(
        Substitute,
        "<new-name:by> sits in for <name:player>",
        "somebody new has the chair and the card",
        "Zoe sits in for Ann",
    ),
    message_phrase(
        Rename,
        "<name:player> is really called <new-name:to>",
        "a name is put right, wherever it stands",
        "Ann is really called Anna",
    ),
    message_phrase(
        SwapSeats,
        "[the ]host lets <name:one> and <name:other> swap seats",
        "between rounds, or before either table has rolled",
        "host lets Ann and Bea swap seats",
    ),
    message_phrase(
        SeatAgain,
        "everybody is seated again[: <names:players>]",
        "between rounds, in the order listed, with as few ghosts as can be",
        "everybody is seated again: Bea, Ann, Dot, Cat",
        ("seating", "listed"),
    ),
    message_phrase(
        SeatAgain,
        "everybody is seated again by lot",
        "between rounds, drawn, with as few ghosts as can be",
        "everybody is seated again by lot",
        ("seating", "drawn"),
    ),
)

FACTS = (
    message_phrase(
        SeatingBegun,
        "the night opened by the <word:ruleset> rules, and <people:players> roll for their tables"
        "[, hostess <new-name:hostess>]",
        "everybody rolls for their table",
        "the night opened by the rfp rules, and Ann, Bea, Cat, Dot roll for their tables",
    ),
    message_phrase(
        NightOpened,
        "the night opened by the <word:ruleset> rules[, <seats>][, with <new-names:ghosts> for who is missing]"
        "[, in groups of <tables:groups>][, hostess <new-name:hostess>]",
        "the night is open, and everybody has a chair",
        "the night opened by the rfp rules",
    ),
    message_phrase(
        Arrived,
        "<new-name:player> arrived[ instead of <new-name:instead_of>]"
        "[, now table <number:table>][ chair <number:seat>][, beside <new-names:beside>]",
        "somebody came late, or came back",
        "Zoe arrived instead of Ghost, now table 2 chair 4",
    ),
    message_phrase(
        Left,
        "<name:player> went home[; <new-name:ghost> has the chair][ at table <number:table>]",
        "a ghost has the chair; the card is kept",
        "Ann went home; Ghost has the chair at table 1",
    ),
    message_phrase(
        Substituted,
        "<new-name:by> sat in for <name:player>",
        "the chair and the card are another's",
        "Zoe sat in for Ann",
    ),
    message_phrase(
        Renamed,
        "<name:player> is now called <new-name:to>",
        "a name was put right, wherever it stands",
        "Ann is now called Anna",
    ),
    message_phrase(
        SeatsSwapped,
        "<name:one> and <name:other> swapped seats",
        "by the host's word",
        "Ann and Bea swapped seats",
    ),
    message_phrase(
        SeatedAgain,
        "everybody was seated again[: <seats>][, with <new-names:ghosts> for who is missing]"
        "[, in groups of <tables:groups>]",
        "with as few ghosts as can be",
        "everybody was seated again",
    ),
    message_phrase(
        Walked, "everybody walked[: <walks>]", "everybody has a chair for the next round", "everybody walked"
    ),
)
