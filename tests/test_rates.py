"""How often one source may do something."""

from __future__ import annotations

from headtable.rates import MOST_SOURCES, Rate, RateLimit


def test_who_waited_may_do_it_again() -> None:
    now_s = [0.0]
    limit = RateLimit(Rate(2, 0.5), lambda: now_s[-1])
    limit.spend("a")
    limit.spend("a")
    assert (limit.is_spent("a"), limit.is_spent("b"), limit.wait_s("a")) == (True, False, 2.0)
    now_s.append(2.0)
    assert (limit.is_spent("a"), limit.wait_s("a")) == (False, 0.0)


def test_who_goes_on_while_it_has_to_wait_waits_no_longer_for_it() -> None:
    limit = RateLimit(Rate(1, 1), lambda: 0.0)
    for _ in range(100):
        limit.spend("a")
    assert limit.wait_s("a") == 1.0


def test_invented_names_fill_no_memory() -> None:
    limit = RateLimit(Rate(2, 1), lambda: 0.0)
    for number in range(3 * MOST_SOURCES):
        limit.spend(f"name-{number}")
    assert len(limit) == MOST_SOURCES
