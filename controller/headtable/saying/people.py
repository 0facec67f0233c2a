"""Who is there and who sits where, in words."""

from __future__ import annotations

from headtable import messages as m
from headtable.saying.sentence import Sentence, sentence

INPUTS: tuple[Sentence, ...] = (
    sentence(
        m.OpenNight,
        "the night opens[ with <new-names:players>]",
        "the host opens the night",
        "the night opens",
    ),
)

FACTS = (
    sentence(
        m.NightOpened,
        "the night opened by the <word:ruleset> rules[, <seats>][, with <names:ghosts> for who is missing]"
        "[, in groups of <tables:groups>]",
        "the night is open, and everybody has a chair",
        "the night opened by the rfp rules",
    ),
    sentence(m.Walked, "everybody walked[: <walks>]", "everybody has a chair for the next round", "everybody walked"),
)
