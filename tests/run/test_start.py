"""What ``headtable run`` says before anything starts: where the pages are, or why there is no night."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import ifaddr
import pytest
from msgspec.structs import replace

from headtable.config import BoxSettings, Broker, Config, EngineSettings, Web
from headtable.errors import BadConfig, NotAllowed, Trouble, Unwell
from headtable.web.addresses import Addresses
from headtable.web.printed_links import greeting, made_up_key
from headtable_tools.rehearse.rehearsal import Rehearsal
from headtable_tools.run import run_night
from tests.replay.short_night import a_night


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port: int = other.getsockname()[1]
        yield port


def real_night(folder: Path) -> Config:
    """A night with a line, which therefore is no rehearsal."""
    return Config(
        broker=Broker(port=0),
        web=Web(port=0),
        engine=EngineSettings(journal=str(folder / "tonight.night.db")),
        box=BoxSettings(lines=("serial:/dev/nowhere",)),
    )


async def refusal(config: Config, capsys: pytest.CaptureFixture[str]) -> Trouble:
    """Why the night does not start; nobody has been greeted then."""
    with pytest.raises(Trouble) as why:
        await run_night(config, Rehearsal())
    assert capsys.readouterr().out == ""
    return why.value


async def test_an_occupied_port_on_a_real_night_is_reported_before_anything_starts(
    tmp_path: Path, taken: int, capsys: pytest.CaptureFixture[str]
) -> None:
    night = real_night(tmp_path)
    for config, section in ((replace(night, web=Web(port=taken)), "web"),
                            (replace(night, broker=Broker(port=taken)), "broker")):  # fmt: skip
        why = await refusal(config, capsys)
        assert isinstance(why, Unwell)
        assert str(why).startswith(f"[{section}] cannot listen at 127.0.0.1:{taken} (Address already in use")
    assert list(tmp_path.iterdir()) == []


async def test_an_invalid_ruleset_or_journal_is_reported_once_and_starts_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    night = real_night(tmp_path)
    why = await refusal(replace(night, engine=replace(night.engine, ruleset="rpf")), capsys)
    assert isinstance(why, BadConfig)
    assert "no ruleset 'rpf'" in str(why)
    Path(night.engine.journal).write_text("shopping list")
    assert "is not a headtable journal" in str(await refusal(night, capsys))


async def test_a_finished_night_cannot_be_used_for_a_rehearsal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    over = a_night(tmp_path / "last.night.db")
    with pytest.raises(NotAllowed, match=r"last\.night\.db is over: give --journal another file to rehearse into"):
        await run_night(Config(web=Web(port=0)), Rehearsal(journal=over))
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]"), ("10.1.2.3", "10.1.2.3")])
def test_the_printed_addresses_can_be_opened_as_they_stand(host: str, shown: str) -> None:
    scoreboard, console, phone = greeting(Web(host=host), 8080, "a/key & more")
    assert scoreboard.split()[-1] == f"http://{shown}:8080/"
    assert console.split()[-1] == f"http://{shown}:8080/host?key=a%2Fkey%20%26%20more"
    assert phone.split()[-1] == f"http://{shown}:8080/join"


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])  # noqa: S104  only compared
def test_pages_that_listen_everywhere_are_printed_by_addresses_that_a_phone_can_open(host: str) -> None:
    addresses = [line.split()[-1] for line in greeting(Web(host=host), 8080, "")]
    outside = [ip for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4 and ip.ip != "127.0.0.1"]
    if outside:
        assert any(addresses[0] == f"http://{ip.ip}:8080/" for ip in outside)
        assert addresses[-1] == f"http://{socket.gethostname().partition('.')[0]}.local:8080/"
    else:
        assert addresses[0] == "http://127.0.0.1:8080/"


@pytest.mark.parametrize(
    ("asked", "link"),
    [
        ("192.168.4.7:8080", "http://192.168.4.7:8080/join?code=ABC"),  # by which the host's own browser came
        ("headtable.local", "http://10.1.2.3:8080/join?code=ABC"),  # many phones do not know it
        ("[fd00::1]:8080", "http://[fd00::1]:8080/join?code=ABC"),
        ("localhost:8080", "http://10.1.2.3:8080/join?code=ABC"),
        ("[::1]:8080", "http://10.1.2.3:8080/join?code=ABC"),
        ("", "http://10.1.2.3:8080/join?code=ABC"),
    ],
)
def test_the_link_for_phones_never_leads_to_the_hosts_own_machine(asked: str, link: str) -> None:
    assert Addresses(Web(host="10.1.2.3"), 8080).join("ABC", asked) == link


def test_a_key_is_generated_only_if_none_is_configured() -> None:
    assert made_up_key(Web(host_key="mabel's 12 cups")) == ""
    assert len(made_up_key(Web())) >= 12
    assert made_up_key(Web()) != made_up_key(Web())


def test_with_a_certificate_the_host_is_shown_a_console_where_nobody_reads_the_key() -> None:
    web = Web(host="10.1.2.3", certificate="server.pem", certificate_key="server-key.pem")
    assert greeting(web, 8080, "a key")[-1] == "console, https  https://10.1.2.3:8443/host?key=a%20key"
