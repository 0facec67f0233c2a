"""The voltages along a chain of pads, by a second method, and what limits a chain."""

from __future__ import annotations

import numpy as np
import pytest

from circuits.driver_board import DRIVER_BOARD
from circuits.output import OUT
from circuits.pad_board import LEAST_CONVERTER_V, PAD_BOARD
from harness.chain import (
    DIODE_V,
    HEAD_OHM,
    PAD_FUSE_OHM,
    PAD_WITH_DICE,
    SAG,
    Chain,
    PadSupply,
    cores_of,
    limit_of,
    supplies,
)
from harness.chain_picture import PATCH_OHM_PER_KM

CHAINS = [
    Chain(),
    Chain(supply_v=24.0),
    Chain(pads=20, spacing_m=2),
    Chain(supply_v=11.4, spacing_m=10),
    Chain(pads=1),
    Chain(pads=5, each=PAD_WITH_DICE),
    Chain(24.0, 25, 5.0, 133.0),
]


def by_nodes(chain: Chain) -> list[tuple[float, float, float]]:
    """Each pad's volts, its converter's and its ground: a matrix with both rails, and a resistor for each core.

    Node 0 is the supply behind its resistance. Then each pad has a node for 12 V, one for ground, and one behind its
    fuse and its diode. The converter's current is found again and again from its voltage.
    """
    size = 1 + 3 * chain.pads
    matrix, given = np.zeros((size, size)), np.zeros(size)
    matrix[0, 0], given[0] = 1 / HEAD_OHM, chain.supply_v / HEAD_OHM
    for pad in range(chain.pads):
        for net in DRIVER_BOARD.part("J9").nets:
            if net in ("12V_PADS", "GND12"):
                add_core(matrix, ends_of(pad, net), chain.core_ohm)
        add_core(matrix, (1 + 3 * pad, 3 + 3 * pad), PAD_FUSE_OHM)
        given[1 + 3 * pad] += DIODE_V / PAD_FUSE_OHM
        given[3 + 3 * pad] -= DIODE_V / PAD_FUSE_OHM
    converters_v = np.full(chain.pads, chain.supply_v)
    for _ in range(800):
        loads = given.copy()
        loads[3::3] -= chain.watts / converters_v
        loads[2::3] += chain.watts / converters_v
        volts = np.linalg.solve(matrix, loads)
        converters_v = volts[3::3] - volts[2::3]
    rows = zip(volts[1::3] - volts[2::3], converters_v, volts[2::3], strict=True)
    return [(float(jack_v), float(converter_v), float(ground_v)) for jack_v, converter_v, ground_v in rows]


def ends_of(pad: int, net: str) -> tuple[int | None, int]:
    """The nodes at both ends of a core before a pad; None is the ground of the board."""
    if net == "12V_PADS":
        return max(0, 3 * pad - 2), 1 + 3 * pad
    return (3 * pad - 1 if pad else None), 2 + 3 * pad


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
    assert [(pad.volts, pad.converter_v, pad.ground_v) for pad in found] == [
        pytest.approx(volts, abs=1e-6) for volts in expected
    ]


def test_no_power_is_lost_or_made() -> None:
    """What the supply gives is what pads take and cores warm up."""
    chain = Chain()
    found = stands(chain)
    loop_ohm = chain.core_ohm / 2 + chain.core_ohm / 4
    carried = [sum(pad.amperes for pad in found[at:]) for at in range(chain.pads)]
    heat = sum(loop_ohm * ampere**2 for ampere in carried) + HEAD_OHM * carried[0] ** 2
    in_pads = sum(chain.watts + DIODE_V * pad.amperes + PAD_FUSE_OHM * pad.amperes**2 for pad in found)
    assert chain.supply_v * carried[0] == pytest.approx(in_pads + heat)


def test_the_cores_in_parallel_are_those_of_the_boards_jack() -> None:
    assert (cores_of("12V_PADS"), cores_of("GND12"), cores_of("BUS_A")) == (2, 4, 1)


def test_a_chain_of_ten_pads_five_metres_apart_stands_at_a_weak_supply() -> None:
    chain = Chain(supply_v=12.0 * SAG)
    assert limit_of(chain) is None
    assert stands(chain)[-1].converter_v > LEAST_CONVERTER_V + 1
    assert sum(pad.amperes for pad in stands(chain)) * 1.25 < DRIVER_BOARD.part("F3").item.amount


def test_a_pad_takes_less_than_its_own_fuse_holds() -> None:
    watts = Chain(each=PAD_WITH_DICE).watts
    assert watts / LEAST_CONVERTER_V < PAD_BOARD.part("F1").item.amount


@pytest.mark.parametrize(
    ("case", "chain"),
    [
        ("the last of ten pads has its current on 12 V", Chain(11.4, 10, 5.0, PATCH_OHM_PER_KM)),
        (
            "the last of five pads has its current on 12 V, each with a dice board",
            Chain(11.4, 5, 5.0, PATCH_OHM_PER_KM, PAD_WITH_DICE),
        ),
        (
            "the last of ten pads has its current on 24 V, each with a dice board",
            Chain(22.8, 10, 5.0, PATCH_OHM_PER_KM, PAD_WITH_DICE),
        ),
    ],
)
def test_ngspice_finds_the_voltage_of_the_ladder_at_the_last_converter(case: str, chain: Chain) -> None:
    """With the whole pad board, which the ladder replaces by a diode, a fuse and a power."""
    rows = (OUT / "pad-board" / "simulation.md").read_text(encoding="utf-8").splitlines()
    (told,) = [float(row.split("|")[3]) for row in rows if row.startswith(f"| {case} | converter_v |")]
    assert stands(chain)[-1].converter_v == pytest.approx(told, rel=0.03)


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


def test_24_volts_come_from_a_supply_of_their_own() -> None:
    """The board's suppressor conducts at 18 V: 24 V at J3 would open its fuse."""
    assert DRIVER_BOARD.part("D2").item.amount < 24.0
