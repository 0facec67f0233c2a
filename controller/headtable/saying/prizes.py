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
)

FACTS = (
    sentence(
        m.TiedFor,
        "<names:players> roll for <text:what>"
        "[, <number:places> of them get it][, <each:dice>][, the <word:wins> wins]",
        "these people have to roll against each other",
        "Ann, Bea roll for the most wins",
    ),
    sentence(
        m.RolledFor,
        "people rolled <rolls-of:rolls>[ for <text:what>]",
        "what some of them threw; who is level throws again",
        "people rolled Ann 5, Bea 3",
    ),
    sentence(
        m.Given,
        "the host decided <text:what> for <names:players>",
        "the host's word on what people would have rolled for",
        "the host decided the most wins for Ann",
    ),
    sentence(
        m.NightOver,
        "the night ended[: <standings>][; the seed of every draw was <text:seed>]",
        "the last set is done, the standings are final, and the seed is told",
        "the night ended",
    ),
)
