"""A bench fails at a limit, and only tells of a goal that is missed."""

from __future__ import annotations

import pytest

from tests.bench.goals import Figure, Run, end, median_of, p99_of, verdict

CALM = Run(300, 100, load=0.5)


def test_a_figure_tells_whether_its_goal_is_kept() -> None:
    assert str(median_of("c/a at the median", 3.23, 3.0)) == "c/a at the median: 3.23 (goal: at most 3; missed)"
    assert str(Figure("the last page", 80.0, 250.0, 250.0, "ms")) == (
        "the last page: 80.00 ms (goal: at most 250 ms; kept)"
    )


def test_a_missed_goal_ends_no_bench() -> None:
    end([median_of("c/a at the median", 3.23, 3.0), p99_of("d/b at p99", 3.9, 2.0)], CALM)


def test_a_figure_beyond_its_limit_ends_the_bench_with_a_sentence() -> None:
    figures = [median_of("c/a at the median", 4.6, 3.0), Figure("the last page", 260.0, 250.0, 250.0, "ms")]
    told = "c/a at the median is 4.60: the limit is 4.5\nthe last page is 260.00 ms: the limit is 250"
    with pytest.raises(SystemExit) as ended:
        end(figures, CALM)
    assert ended.value.code == told  # Python prints it on stderr and ends with 1


def test_a_figure_without_a_limit_never_ends_the_bench() -> None:
    assert list(verdict([Figure("a roll", 99.0, 2.5, None, "µs")], CALM)) == []


@pytest.mark.parametrize(
    ("run", "why"),
    [
        (Run(10, 100, load=0.5), "this run measured 10 times, and 100 are needed"),
        (Run(300, 100, load=6.5), "the machine had other work, a load of 6.5 on each core"),
    ],
)
def test_a_short_run_or_a_busy_machine_is_not_judged(run: Run, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    end([median_of("c/a at the median", 9.0, 3.0)], run)
    assert capsys.readouterr().err == f"no limit is judged: {why}\n"
