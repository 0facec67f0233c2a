"""The voltages along a chain of pads, by a second method, and what limits a chain."""

from __future__ import annotations

import numpy as np
import pytest

from circuits.dice_board import DICE_BOARD
from circuits.driver_board import DRIVER_BOARD
from circuits.pad_board import PAD_BOARD
from circuits.parts import Board
from harness.chain import (
    DICE_MA,
    HEAD_OHM,
    LEAST_V,
    PAD,
    PAD_MA,
    PAD_WITH_DICE,
    SAG,
    Chain,
    PadSupply,
    Station,
    cores_of,
    limit_of,
    supplies,
    total_a,
)

CHAINS = [
    Chain(),
    Chain(supply_v=24.0),
    Chain(pads=20, spacing_m=2),
    Chain(supply_v=11.4, spacing_m=10),
    Chain(pads=1),
    Chain(each=PAD_WITH_DICE),
    Chain(24.0, 30, 5.0, 133.0),
]


def by_nodes(chain: Chain) -> list[tuple[float, float]]:
    """The voltage and the ground of each pad: a matrix with both rails, and a resistor for each core.

    Node 0 is the supply behind its resistance; then each pad has a node for 12 V and one for ground.
    """
    size = 1 + 2 * chain.pads
    matrix, given = np.zeros((size, size)), np.zeros(size)
    matrix[0, 0], given[0] = 1 / HEAD_OHM, chain.supply_v / HEAD_OHM
    nets = DRIVER_BOARD.part("J9").nets
    for pad in range(chain.pads):
        for net in nets:
            if net in ("12V_PADS", "GND12"):
                add_core(matrix, ends_of(pad, net), chain.core_ohm)
    volts = np.linalg.solve(matrix, given)
    for _ in range(500):
        loads = given.copy()
        for pad, watts in enumerate(chain.watts):
            ampere = watts / (volts[1 + 2 * pad] - volts[2 + 2 * pad])
            loads[1 + 2 * pad] -= ampere
            loads[2 + 2 * pad] += ampere
        volts = np.linalg.solve(matrix, loads)
    return [(float(volts[1 + 2 * pad] - volts[2 + 2 * pad]), float(volts[2 + 2 * pad])) for pad in range(chain.pads)]


def ends_of(pad: int, net: str) -> tuple[int | None, int]:
    """The nodes at both ends of a core before a pad; None is the ground of the board."""
    if net == "12V_PADS":
        return max(0, 2 * pad - 1), 1 + 2 * pad
    return (2 * pad or None), 2 + 2 * pad


def add_core(
    matrix: np.ndarray[tuple[int, int], np.dtype[np.float64]], ends: tuple[int | None, int], ohm: float
) -> None:
    """One resistor between two nodes."""
    near, far = ends
    matrix[far, far] += 1 / ohm
    if near is not None:
        matrix[near, near] += 1 / ohm
        matrix[near, far] -= 1 / ohm
        matrix[far, near] -= 1 / ohm


def stands(chain: Chain) -> tuple[PadSupply, ...]:
    """What the pads of a chain get that is short enough."""
    found = supplies(chain)
    assert found is not None
    return found


@pytest.mark.parametrize("chain", CHAINS, ids=str)
def test_the_matrix_of_all_nodes_gives_the_voltages_of_the_ladder(chain: Chain) -> None:
    expected = by_nodes(chain)
    found = stands(chain)
    assert len(found) == chain.pads
    assert [pad.volts for pad in found] == pytest.approx([volts for volts, _ in expected], abs=1e-6)
    assert [pad.ground_v for pad in found] == pytest.approx([ground for _, ground in expected], abs=1e-6)


def test_no_power_is_lost_or_made() -> None:
    """What the supply gives is what pads take and cores warm up."""
    chain = Chain()
    found = stands(chain)
    loop_ohm = chain.core_ohm / 2 + chain.core_ohm / 4
    carried = [sum(pad.amperes for pad in found[at:]) for at in range(chain.pads)]
    heat = sum(loop_ohm * ampere**2 for ampere in carried) + HEAD_OHM * carried[0] ** 2
    assert chain.supply_v * carried[0] == pytest.approx(sum(chain.watts) + heat)


def test_the_cores_in_parallel_are_those_of_the_boards_jack() -> None:
    assert (cores_of("12V_PADS"), cores_of("GND12"), cores_of("BUS_A")) == (2, 4, 1)


@pytest.mark.parametrize("each", [PAD, PAD_WITH_DICE], ids=str)
def test_a_chain_of_ten_pads_five_metres_apart_stands_at_a_weak_supply(each: Station) -> None:
    chain = Chain(supply_v=12.0 * SAG, each=each)
    assert limit_of(chain) is None
    assert stands(chain)[-1].volts > LEAST_V + 1
    assert total_a(chain) * 1.25 < DRIVER_BOARD.part("F3").item.amount


def test_a_pad_takes_less_than_its_own_fuse_holds() -> None:
    chain = Chain(supply_v=12.0 * SAG, each=PAD_WITH_DICE)
    assert max(pad.amperes for pad in stands(chain)) < PAD_BOARD.part("F1").item.amount


@pytest.mark.parametrize(
    ("board", "light", "leds", "ma"),
    [
        (PAD_BOARD, "_LIGHT", 8, PAD_MA["eight LEDs over 330 Ω"]),
        (DICE_BOARD, "PIP_", 4 * 7, DICE_MA["24 pips over 1 kΩ: four sixes"]),
    ],
    ids=["pad", "dice"],
)
def test_the_lights_of_a_board_are_counted(board: Board, light: str, leds: int, ma: float) -> None:
    """Each LED has 2 V at its least. Of the seven pips of a die, six are lit at most."""
    ohms = [one.item.amount for one in board.of_kind("resistor") if any(light in net for net in one.nets)]
    lit = leds * 6 / 7 if board is DICE_BOARD else leds
    assert len(ohms) == leds
    assert ma * 0.9 < lit * (3.3 - 2.0) / max(ohms) * 1000 <= lit * (3.3 - 2.0) / min(ohms) * 1000 <= ma


def test_each_further_pad_gets_less_and_takes_more() -> None:
    found = stands(Chain())
    volts, amperes = [pad.volts for pad in found], [pad.amperes for pad in found]
    assert volts == sorted(volts, reverse=True)
    assert amperes == sorted(amperes)


@pytest.mark.parametrize(
    ("chain", "limit"),
    [
        (Chain(pads=10, spacing_m=40), "the pad's least voltage"),
        (Chain(pads=30, spacing_m=20), "the pad's least voltage"),
        (Chain(pads=29, spacing_m=0.5), "fuse F3"),
        (Chain(supply_v=24.0, pads=31, spacing_m=1), "30 devices on a line"),
        (Chain(supply_v=24.0, pads=10, spacing_m=41), "400 m of line"),
        (Chain(supply_v=24.0, pads=16, spacing_m=1, each=PAD_WITH_DICE), "30 devices on a line"),
        (Chain(pads=10, spacing_m=10, each=PAD_WITH_DICE), "the pad's least voltage"),
        (Chain(), None),
    ],
    ids=str,
)
def test_a_chain_that_is_too_long_says_which_limit_it_breaks(chain: Chain, limit: str | None) -> None:
    assert limit_of(chain) == limit


def test_a_chain_that_asks_for_more_than_the_cable_can_bring_has_no_voltages() -> None:
    assert supplies(Chain(pads=30, spacing_m=50)) is None
    assert total_a(Chain(pads=30, spacing_m=50)) == float("inf")


def test_24_volts_come_from_a_supply_of_their_own() -> None:
    """The board's suppressor conducts at 18 V: 24 V at J3 would open its fuse."""
    assert DRIVER_BOARD.part("D2").item.amount < 24.0
