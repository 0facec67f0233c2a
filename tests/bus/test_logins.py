"""A program's login at the broker: one for all, or a file of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.bus.logins import Login, login_of
from headtable.config import Broker
from headtable.errors import Unwell


def test_without_logins_everybody_has_the_one_of_the_configuration() -> None:
    assert login_of(Broker(username="hall", password="a word"), "web") == Login("hall", "a word")  # noqa: S106


def test_with_logins_each_user_has_a_file(tmp_path: Path) -> None:
    (tmp_path / "web").write_text("a word of its own\n")
    assert login_of(Broker(logins=str(tmp_path)), "web") == Login("web", "a word of its own")


def test_a_new_password_counts_from_the_next_connection_on(tmp_path: Path) -> None:
    broker = Broker(logins=str(tmp_path))
    for password in ("old", "new"):
        (tmp_path / "engine").write_text(password)
        assert login_of(broker, "engine").password == password


def test_a_missing_login_says_whose_it_is_and_what_writes_it(tmp_path: Path) -> None:
    with pytest.raises(Unwell, match=r"password of engine in .*engine \(No such file.*keys make"):
        login_of(Broker(logins=str(tmp_path)), "engine")


@pytest.mark.parametrize("content", [b"", b"\n", b"\xff\xfe"])
def test_a_login_without_a_password_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "engine").write_bytes(content)
    with pytest.raises(Unwell, match="no password for engine"):
        login_of(Broker(logins=str(tmp_path)), "engine")
