"""What is slow to make is made once, and goes only when it is made anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.machine.layers import layer


def write_a_file(folder: Path) -> None:
    (folder / "made").touch()


def refuse(folder: Path) -> None:
    raise AssertionError(folder)


def test_a_layer_is_made_once_for_the_same_ingredients(tmp_path: Path) -> None:
    first = layer("trixie", ["make"], write_a_file, tmp_path)
    assert layer("trixie", ["make"], refuse, tmp_path) == first
    assert [path.name for path in first.iterdir()] == ["made"]


def test_a_new_layer_replaces_the_old_one_and_no_other_whose_name_begins_the_same(tmp_path: Path) -> None:
    old = layer("trixie", ["make"], write_a_file, tmp_path)
    other = layer("trixie-arm64", ["make"], write_a_file, tmp_path)
    new = layer("trixie", ["make", "gcc"], write_a_file, tmp_path)
    assert set(tmp_path.iterdir()) == {other, new}
    assert old != new


def test_a_layer_that_was_not_finished_is_begun_again(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        layer("trixie", ["make"], refuse, tmp_path)
    layer("trixie", ["make"], write_a_file, tmp_path)
    assert len(list(tmp_path.iterdir())) == 1
