"""The detector's confusion table: ten thousand throws and mishaps, judged by the firmware under real MicroPython."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.firmware.dice.throws import Happened, Moment, calibrations, dice, happen, happenings, streamed, thrown
from tests.firmware.micropython import run

SEED = 5
THROWS = 10_400
DICE = 40
JUDGES = 2  # processes
VERDICTS = ("settled, right", "settled, WRONG", "cocked", "uncertain", "moved", "present", "rolling")


class Judged(NamedTuple):
    """What happened to a die, and every state that its detector went through."""

    happened: Happened
    states: list[str]

    @property
    def verdict(self) -> str:
        """What the detector made of the throw in it, or said last where there was none."""
        told = [state for state in self.states if state.startswith(("settled", "cocked", "uncertain"))]
        last = told[0] if told else self.states[-1]
        if last.startswith("settled"):
            return VERDICTS[0] if last == f"settled{self.happened.after}" else VERDICTS[1]
        return last[:-1]

    @property
    def after_the_verdict(self) -> list[str]:
        """What it said later."""
        ends = [
            place for place, state in enumerate(self.states) if state.startswith(("settled", "cocked", "uncertain"))
        ]
        return self.states[ends[0] + 1 :] if ends else []


def judged(folder: Path, happened: list[Happened]) -> tuple[list[Judged], str]:
    """What the firmware makes of them, and its own last line."""
    file = folder / "traces"
    with file.open("wb") as traces:
        traces.writelines(calibrations(dice(SEED, DICE), SEED))
        traces.writelines(streamed(one) for one in happened)
    *stories, measured = run("dice/judge_throws.py", str(file)).splitlines()
    return [Judged(one, story.split()) for one, story in zip(happened, stories, strict=True)], measured


def judged_by(folder: Path, judge: int) -> tuple[list[Judged], str]:
    """A share of all that happens."""
    share = folder / str(judge)
    share.mkdir()
    return judged(share, list(happenings(dice(SEED, DICE), SEED + judge, THROWS // JUDGES)))


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_ten_thousand_throws_give_only_right_faces_and_no_false_rolls(tmp_path: Path) -> None:
    with ThreadPoolExecutor(JUDGES) as judges:
        shares = list(judges.map(lambda judge: judged_by(tmp_path, judge), range(JUDGES)))
    all_judged = [one for share, _ in shares for one in share]
    show(all_judged, [measured for _, measured in shares])
    kinds = {kind: [one for one in all_judged if one.happened.kind == kind] for kind in KINDS}
    assert sum(len(them) for them in kinds.values()) == THROWS
    assert verdicts(all_judged)["settled, WRONG"] == 0
    assert set(verdicts(kinds["cocked"])) <= {"cocked", "moved"}
    assert verdicts(kinds["cocked"])["cocked"] > 0.98 * len(kinds["cocked"])
    assert set(verdicts(kinds["tumbles"])) <= {"settled, right", "moved"}
    assert verdicts(kinds["tumbles"])["settled, right"] > 0.98 * len(kinds["tumbles"])
    assert {state[:-1] for one in kinds["knocks"] for state in one.after_the_verdict} == {"moved"}
    assert set(verdicts(kinds["slides"])) <= {"moved", "present"}
    assert set(verdicts(kinds["handled"])) == {"moved"}
    assert set(verdicts(kinds["rests"])) == {"present"}


KINDS = ("tumbles", "cocked", "knocks", "slides", "handled", "rests")


def verdicts(some: list[Judged]) -> Counter[str]:
    """How often each was given."""
    return Counter(one.verdict for one in some)


def show(all_judged: list[Judged], measured: list[str]) -> None:
    """Print the confusion table."""
    print(f"\n{len(all_judged)} throws and mishaps of {DICE} dice; seed {SEED}")  # noqa: T201  what the test is for
    print("".join(f"{word:>16}" for word in ("", *VERDICTS)))  # noqa: T201
    for kind in KINDS:
        told = verdicts([one for one in all_judged if one.happened.kind == kind])
        print(f"{kind:>16}" + "".join(f"{told[verdict] or '-':>16}" for verdict in VERDICTS))  # noqa: T201
    print("; ".join(measured))  # noqa: T201


@pytest.mark.slow
def test_a_die_may_lean_by_2_5_degrees_but_not_by_4_5(tmp_path: Path) -> None:
    chance, chips = random.Random(SEED), dice(SEED, DICE)
    leans = [quarter / 4 for quarter in range(29) for _ in range(10)]
    told, _ = judged(tmp_path, [happen(landed(lean), chips, chance) for lean in leans])
    settled = {one.happened.lean_degrees for one in told if one.verdict == "settled, right"}
    cocked = {one.happened.lean_degrees for one in told if one.verdict == "cocked"}
    print(f"\nsettled up to {max(settled)} degrees, cocked from {min(cocked)} degrees")  # noqa: T201
    assert 2.5 < min(cocked) <= max(settled) < 4.5


def landed(lean_degrees: float) -> Callable[[Moment], float]:
    """A throw that ends leaning so far."""

    def leans(now: Moment) -> float:
        thrown(now, lean_degrees)
        return lean_degrees

    return leans
