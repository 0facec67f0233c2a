"""The chip of the Pi's header is found by its label. If there is none, the host is told what to do."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest

from headtable.box.pins.chips import HEADERS, NoHeader, header_chip

Labels = Callable[[Path], str]
OTHERS = {"gpiochip10": "gpio-brcmstb@107d508500", "gpiochip11": "raspberrypi-exp-gpio"}


@pytest.fixture
def labelled(tmp_path: Path) -> Callable[[dict[str, str]], Labels]:
    """Puts device files of chips into the folder, and tells their labels."""

    def make(labels: dict[str, str]) -> Labels:
        for name in labels:
            (tmp_path / name).touch()
        return lambda path: labels[path.name]

    return make


@pytest.mark.parametrize("label", HEADERS)
@pytest.mark.parametrize("number", [0, 4, 12])
def test_the_header_is_found_among_other_chips(
    label: str, number: int, labelled: Callable[[dict[str, str]], Labels], tmp_path: Path
) -> None:
    labels = labelled({f"gpiochip{number}": label, **OTHERS})
    assert header_chip(labels, tmp_path) == tmp_path / f"gpiochip{number}"


def test_without_a_chip_the_error_suggests_mock_pins(tmp_path: Path) -> None:
    with pytest.raises(NoHeader, match=r'there is no GPIO chip.*\[box\] pins = "mock"'):
        header_chip(lambda _: "", tmp_path)


def test_on_a_machine_with_only_other_chips_the_error_names_them(
    labelled: Callable[[dict[str, str]], Labels], tmp_path: Path
) -> None:
    with pytest.raises(NoHeader, match=r"gpiochip10 is gpio-brcmstb@107d508500, .*11 is raspberrypi-exp-gpio"):
        header_chip(labelled(OTHERS), tmp_path)


def test_the_error_for_a_forbidden_chip_names_the_group(tmp_path: Path) -> None:
    def refuse(_: Path) -> str:
        raise PermissionError(errno.EACCES, "Permission denied")

    (tmp_path / "gpiochip0").touch()
    with pytest.raises(NoHeader, match=r"may not open .*gpiochip0: `sudo usermod -aG gpio"):
        header_chip(refuse, tmp_path)


def test_a_chip_that_is_not_the_header_may_stay_closed(tmp_path: Path) -> None:
    def label_of(path: Path) -> str:
        if path.name == "gpiochip0":
            raise PermissionError(errno.EACCES, "Permission denied")
        return "pinctrl-rp1"

    for name in ("gpiochip0", "gpiochip4"):
        (tmp_path / name).touch()
    assert header_chip(label_of, tmp_path) == tmp_path / "gpiochip4"


def test_a_file_that_is_not_a_chip_is_reported_with_the_kernels_error(tmp_path: Path) -> None:
    def no_chip(_: Path) -> str:
        raise OSError(errno.ENODEV, "No such device")

    (tmp_path / "gpiochip0").touch()
    with pytest.raises(NoHeader, match=r"gpiochip0 is closed \(No such device\)"):
        header_chip(no_chip, tmp_path)
