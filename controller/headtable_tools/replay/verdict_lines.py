"""A verdict as lines of text: each draw with the exact texts that are hashed, then what is wrong."""

from __future__ import annotations

from collections.abc import Iterator

from headtable.game.draws import Partners, hashed
from headtable.saying import text
from headtable.saying.semi_final import semi_final_is
from headtable_tools.replay.difference import difference_lines
from headtable_tools.replay.verify import DrawCheck, Verdict

MOST_DIFFERENCES = 10  # so many are told; a false seed would make thousands
HIDDEN = "SEED"  # in its place, until the night is over


def lines(verdict: Verdict) -> Iterator[str]:
    """The verdict, line by line."""
    yield text("verdict-of-night", ruleset=verdict.ruleset, opened=verdict.opened, entries=verdict.entries)
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
        yield text("verdict-seed-hidden", hidden=HIDDEN)
    else:
        yield text("verdict-seed", seed=verdict.seed)
    for opening in verdict.openings:
        yield text("verdict-commitment", entry=opening.entry, commitment=opening.commitment)
        yield text("verdict-commitment-kept") if opening.kept else text("verdict-commitment-broken")


def _draw(check: DrawCheck, seed: str) -> Iterator[str]:
    draw = check.draw
    row = [text("verdict-choice", place=place, choice=choice) for place, choice in enumerate(draw.choices)]
    of = "partners" if isinstance(draw.choices[0], Partners) else "names"
    yield text("verdict-draw", entry=check.entry, purpose=draw.purpose, many=len(row), of=of, row=row)
    for pick in check.picks:
        yield text("verdict-hashed", text=hashed(seed, draw.purpose, pick.number))
        yield text("verdict-hash", hash=pick.hash)
        yield text("verdict-place", modulus=pick.left, place=pick.place, drawn=pick.drawn)
    yield text("verdict-draw-kept") if check.kept else text("verdict-draw-broken")


def _missing(missing: tuple[int, ...]) -> Iterator[str]:
    for entry in missing:
        yield text("verdict-entry-missing", entry=entry)


def _differences(verdict: Verdict) -> Iterator[str]:
    for difference in verdict.differences[:MOST_DIFFERENCES]:
        with semi_final_is(verdict.semi_final):
            lines_of_it = difference_lines(difference, verdict.bunco_word)
        yield from lines_of_it
    more = len(verdict.differences) - MOST_DIFFERENCES
    if more > 0:
        yield text("verdict-more-differences", more=more)


def _sum(verdict: Verdict) -> str:
    if not verdict.openings:
        return text("verdict-never-opened")
    draws = len(verdict.draws)
    if verdict.honest:
        return text("verdict-honest", draws=draws, entries=verdict.entries)
    return text("verdict-dishonest", wrong=tuple(_wrong(verdict)), draws=draws, entries=verdict.entries)


def _wrong(verdict: Verdict) -> Iterator[str]:
    """The counts of everything that is wrong."""
    if commitments := sum(not opening.kept for opening in verdict.openings):
        yield text("wrong-commitments", many=commitments)
    if draws := sum(not check.kept for check in verdict.draws):
        yield text("wrong-draws", many=draws)
    if verdict.missing:
        yield text("wrong-missing", many=len(verdict.missing))
    if verdict.differences:
        yield text("wrong-differences", many=len(verdict.differences))
