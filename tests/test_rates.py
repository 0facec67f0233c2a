"""How often one source may do something."""

from __future__ import annotations

from headtable.rates import MOST_SOURCES, Rate, RateLimit


def test_an_action_is_allowed_again_after_the_wait() -> None:
    now_s = [0.0]
    limit = RateLimit(Rate(2, 0.5), lambda: now_s[-1])
    limit.spend("a")
    limit.spend("a")
    assert (limit.is_spent("a"), limit.is_spent("b"), limit.wait_s("a")) == (True, False, 2.0)
    now_s.append(2.0)
    assert (limit.is_spent("a"), limit.wait_s("a")) == (False, 0.0)


def test_attempts_during_the_wait_do_not_extend_it() -> None:
    limit = RateLimit(Rate(1, 1), lambda: 0.0)
    for _ in range(100):
        limit.spend("a")
    assert limit.wait_s("a") == 1.0


def test_invented_names_do_not_fill_the_memory() -> None:
    limit = RateLimit(Rate(2, 1), lambda: 0.0)
    for number in range(3 * MOST_SOURCES):
        limit.spend(f"name-{number}")
    assert len(limit) == MOST_SOURCES
