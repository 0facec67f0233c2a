"""Who leads and what that earns, in words."""

from __future__ import annotations

from headtable import messages as m
from headtable.saying.sentence import Sentence, sentence

INPUTS: tuple[Sentence, ...] = ()

FACTS = (
    sentence(
        m.NightOver,
        "the night ended[: <standings>][; the seed of every draw was <text:seed>]",
        "the last set is done, the standings are final, and the seed is told",
        "the night ended",
    ),
)
