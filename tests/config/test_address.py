"""The addresses that ``[box] lines`` accepts."""

from __future__ import annotations

import pytest

from headtable.config import read
from headtable.config.address import address_of, place_of
from headtable.errors import BadConfig

NO_LINES = [
    "/dev/ttyACM0",
    "gpio:17",
    "serial:",
    "tcp://pad",
    "tcp:7707",
    "tcp:hall:7707",
    "",
    "tcp:0.0.0.0:07707",
    "tcp:0.0.0.0:" + 5000 * "1",
]


@pytest.mark.parametrize("address", NO_LINES)
def test_an_invalid_line_is_refused_and_quoted(address: str) -> None:
    with pytest.raises(BadConfig, match='is not a line; write "serial:/dev'):
        address_of(address)


def test_a_line_is_named_by_its_port() -> None:
    assert address_of("serial:/dev/serial/by-id/usb-pad:1").path == "/dev/serial/by-id/usb-pad:1"
    assert address_of("tcp:0.0.0.0:7707").path == "0.0.0.0:7707"
    assert not address_of("tcp:[::]:7707").is_pattern


@pytest.mark.parametrize("path", ["/dev//ttyAMA0", "//dev/ttyAMA0", "/dev/./ttyAMA0", "/dev/.//./ttyAMA0"])
def test_extra_slashes_do_not_change_the_name_of_a_port(path: str) -> None:
    assert address_of(f"rs485:{path}").path == "/dev/ttyAMA0"
    with pytest.raises(BadConfig, match="has the port /dev/ttyAMA0 twice"):
        read(f'[box]\nlines = ["rs485:/dev/ttyAMA0", "serial:{path}"]\n', "it")
    with pytest.raises(BadConfig, match="GPIO17 has the RTS of"):
        read(f'[box]\nlines = ["rs485:{path}"]\n[[box.buttons]]\nuid = "bell-01"\nat = "gpio:17"\n', "it")


@pytest.mark.parametrize(("text", "place"), [("192.0.2.7:7707", ("192.0.2.7", 7707)), ("[::]:7707", ("::", 7707))])
def test_an_address_has_a_host_and_a_port(text: str, place: tuple[str, int]) -> None:
    assert place_of(text) == place
