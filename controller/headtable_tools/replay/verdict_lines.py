"""A verdict as lines to read: every draw with the exact texts that are hashed, then what is not as it should be."""

from __future__ import annotations

from collections.abc import Iterator

from headtable.game.draws import Pick, hashed
from headtable_tools.replay.difference import contrasted
from headtable_tools.replay.verify import DrawCheck, Verdict

MOST_DIFFERENCES = 10  # so many are told; a false seed would make thousands
HIDDEN = "SEED"  # in its place, until the night is over


def lines(verdict: Verdict) -> Iterator[str]:
    """The verdict, line by line."""
    yield f"{verdict.ruleset}, opened {verdict.opened}, {verdict.entries} entries"
    yield from _seed(verdict)
    for check in verdict.draws:
        yield ""
        yield from _draw(check, verdict.seed or HIDDEN)
    yield ""
    yield from _missing(verdict.missing)
    yield from _differences(verdict)
    yield _sum(verdict)


def _seed(verdict: Verdict) -> Iterator[str]:
    if verdict.seed is None:
        yield f"the seed is told when the night is over; until then {HIDDEN} stands for it"
    else:
        yield f"the seed is {verdict.seed}"
    for opening in verdict.openings:
        yield f"the commitment published with entry {opening.entry} is {opening.commitment}"
        yield "  kept: SHA-256 of the seed is it" if opening.kept else "  NOT KEPT: SHA-256 of the seed is another"


def _draw(check: DrawCheck, seed: str) -> Iterator[str]:
    draw = check.draw
    yield f"entry {check.entry}, {draw.purpose}, drawn from a row of {len(draw.choices)}: {_listed(draw.choices)}"
    for pick in check.picks:
        yield f"  SHA-256 of {hashed(seed, draw.purpose, pick.number)}"
        yield f"    is {pick.hash}"
        yield f"    {_place(pick)}"
    yield "  kept: the journal has it so" if check.kept else "  NOT KEPT: the journal has it otherwise"


def _place(pick: Pick) -> str:
    return f"modulo {pick.left} it is {pick.place}: {pick.drawn}"


def _listed(choices: tuple[str, ...]) -> str:
    """Each with its place: ``0 Ann, 1 Bob``."""
    between = "; " if any("," in choice for choice in choices) else ", "
    return between.join(f"{place} {choice}" for place, choice in enumerate(choices))


def _missing(missing: tuple[int, ...]) -> Iterator[str]:
    for entry in missing:
        yield f"entry {entry} is missing"


def _differences(verdict: Verdict) -> Iterator[str]:
    for difference in verdict.differences[:MOST_DIFFERENCES]:
        written, decided = contrasted(difference, verdict.bunco_word)
        yield f"entry {difference.entry} differs"
        yield f"  the journal: {written}"
        yield f"  decided again: {decided}"
    more = len(verdict.differences) - MOST_DIFFERENCES
    if more > 0:
        yield f"and {more} more differences"


def _sum(verdict: Verdict) -> str:
    if not verdict.openings:
        return "the night was never opened: nothing was drawn"
    entries, draws = _counted(verdict.entries, "entry", "entries"), _counted(len(verdict.draws), "draw")
    if verdict.honest:
        return f"honest: {draws} and {entries} checked"
    return f"NOT HONEST: {', '.join(_wrong(verdict))}; {draws} and {entries} checked"


def _wrong(verdict: Verdict) -> Iterator[str]:
    """What is not as it should be, counted."""
    wrong = {
        "commitment": sum(not opening.kept for opening in verdict.openings),
        "draw": sum(not check.kept for check in verdict.draws),
    }
    yield from (f"{_counted(many, what)} not kept" for what, many in wrong.items() if many)
    if verdict.missing:
        yield f"{_counted(len(verdict.missing), 'entry', 'entries')} missing"
    if verdict.differences:
        yield _counted(len(verdict.differences), "difference")


def _counted(many: int, one: str, more: str = "") -> str:
    return f"{many} {one if many == 1 else more or one + 's'}"
