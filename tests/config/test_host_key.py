"""A key that headtable makes up is one that headtable accepts."""

from __future__ import annotations

from headtable.config.host_key import can_be_guessed, new_host_key


def test_a_drawn_key_that_can_be_guessed_is_drawn_again() -> None:
    drawn = iter(["835629384712", "8356-2938-a4", "aaaabbbbcccc", "tP9-vLx2Qq_s", "too late"])
    assert new_host_key(lambda: next(drawn)) == "tP9-vLx2Qq_s"
    assert next(drawn) == "too late"


def test_new_keys_differ_and_none_of_them_can_be_guessed() -> None:
    keys = [new_host_key() for _ in range(100)]
    assert len(set(keys)) == len(keys)
    assert not any(map(can_be_guessed, keys))
