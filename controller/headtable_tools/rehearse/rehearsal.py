"""The options of a rehearsal, and the configuration that follows from them."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from headtable.config import BoxSettings, Config, DiceSettings, Pad, SignalSettings
from headtable.errors import BadConfig
from headtable.messages.words import CHAIRS

SIGNAL_BOARD = "horn-01"
SHARED_CABLE = "rs485"
LIFE_PATTERNS_MS = {"bell": (150, 150, 150, 150, 150), "horn": (1000,)}
LIFE_GAP_S = 3.0
SHORTEST_PULSE_MS = 20


class OnlyForRehearsal(Struct, frozen=True, tag=True):
    """These options are for a rehearsal, and this is a real night."""

    options: tuple[str, ...]


class Rehearsal(Struct, frozen=True, kw_only=True):
    """A night with simulated pads and players, ``speed`` times faster than real."""

    speed: float = 4.0
    players: int = 12
    seed: int | None = None
    ruleset: str | None = None
    journal: Path | None = None
    until_over: bool = False
    rs485: bool = False  # every device on one cable, polled
    firmware: bool = False  # real firmware in every pad

    def __post_init__(self) -> None:
        if self.players < 4:
            raise BadConfig("rehearsal-too-few-players", players=self.players)
        if self.rs485 and self.firmware:
            raise BadConfig("rehearsal-firmware-on-one-cable")

    def unused_options(self) -> OnlyForRehearsal | None:
        """The given options that a real night ignores; None if there are none."""
        usual = Rehearsal()
        asked = [name for name in self.__struct_fields__ if getattr(self, name) != getattr(usual, name)]
        return OnlyForRehearsal(tuple(f"--{name.replace('_', '-')}" for name in asked)) if asked else None

    @property
    def tables(self) -> int:
        return -(-self.players // CHAIRS)  # ghosts take the chairs left over


def pad_uid(table: int) -> str:
    """The simulated pad of a table."""
    return f"pad-{table:02}"


def reader_uid(table: int) -> str:
    """The simulated dice reader of a table."""
    return f"dice-{table:02}"


def has_dice(table: int) -> bool:
    """Whether a rehearsal's table throws electronic dice; the others press buttons."""
    return table % 2 == 0


def with_dice(config: Config, plan: Rehearsal, cables: Path, dice: int) -> Config:
    """The same with a simulated reader of so many dice on every other table."""
    tables = [table for table in range(1, plan.tables + 1) if has_dice(table)]
    readers = [] if plan.rs485 else [f"serial:{cables / reader_uid(table)}" for table in tables]
    theirs = tuple(DiceSettings(uid=reader_uid(table), table=table, dice=dice) for table in tables)
    box = msgspec.structs.replace(config.box, lines=(*config.box.lines, *readers), dice=theirs)
    return msgspec.structs.replace(config, box=box)


def simulated_config(config: Config, plan: Rehearsal, cables: Path, journal: Path) -> Config:
    """The configuration with a simulated pad on every table and a simulated signal board."""
    uids = [pad_uid(table) for table in range(1, plan.tables + 1)]
    box = BoxSettings(
        id=config.box.id,
        lines=_lines(plan, cables, [*uids, SIGNAL_BOARD]),
        pads=tuple(Pad(uid=uid, table=table, bell=table == 1) for table, uid in enumerate(uids, start=1)),
        signals=tuple(_signal(signal, plan.speed) for signal in ("bell", "horn")),
    )
    ruleset = plan.ruleset or config.engine.ruleset
    engine = msgspec.structs.replace(
        config.engine,
        ruleset=ruleset,
        journal=str(journal),
        clock_speed=plan.speed,
        confirm_s=config.engine.confirm_s / plan.speed,
    )
    return msgspec.structs.replace(config, box=box, engine=engine)


def _lines(plan: Rehearsal, cables: Path, uids: list[str]) -> tuple[str, ...]:
    """A cable for each device, or one for all of them."""
    return (f"rs485:{cables / SHARED_CABLE}",) if plan.rs485 else tuple(f"serial:{cables / uid}" for uid in uids)


def _signal(signal: str, speed: float) -> SignalSettings:
    pattern = tuple(max(SHORTEST_PULSE_MS, round(ms / speed)) for ms in LIFE_PATTERNS_MS[signal])
    return msgspec.convert(
        {
            "signal": signal,
            "device": SIGNAL_BOARD,
            "pattern_ms": pattern,
            "shortest_gap_s": LIFE_GAP_S / speed,
            "most_a_night": 10_000,
        },
        SignalSettings,
    )
