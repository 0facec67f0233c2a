"""A round that finished level: who wins it, by the procedure that the ruleset names."""

from __future__ import annotations

from collections.abc import Callable

from headtable.messages import Team

Tie = Callable[[int, int], Team | None]


def one_die_rep(a: int, b: int) -> Team | None:
    """One die for each team, the higher wins; equal dice are thrown again."""
    if a == b:
        return None
    return "a" if a > b else "b"


TIES: dict[str, Tie] = {"one_die_rep": one_die_rep}
