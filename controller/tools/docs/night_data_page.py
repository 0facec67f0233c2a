"""docs/night-data.md: every field of a whole night and of a season, as their commands print them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import msgspec
from msgspec import Struct

from headtable.messages.named_error import NamedError
from headtable.messages.new_night import AboutNight
from headtable.messages.prizes import PersonRoll, PrizeWon, Standing, Why
from headtable.messages.rooms import PrizeLine
from headtable_tools.season.season_data import (
    CopyOf,
    Pair,
    Season,
    SeasonNight,
    SeasonPlayer,
    Skipped,
    StillRunning,
    UnknownName,
    Unreadable,
)
from headtable_tools.whole_night.night_data import (
    BuncoRolled,
    Luck,
    PlayerNight,
    RoundPlayed,
    TableDice,
    TableRound,
    Turn,
    TurnRoll,
    WholeNight,
)
from tools.docs.mqtt_page import field_rows
from tools.docs.schema import WHERE, Schema, plain

NIGHT = (
    *(WholeNight, AboutNight, PlayerNight, Luck, RoundPlayed, TableRound, BuncoRolled, Turn, TurnRoll, TableDice),
    *(Standing, PrizeLine, PrizeWon, Why, PersonRoll),
)
SEASON = (Season, SeasonPlayer, Pair, SeasonNight, Skipped, Unreadable, StillRunning, CopyOf, NamedError, UnknownName)


def night() -> str:
    """Every struct of a whole night."""
    return _structs(WholeNight, NIGHT)


def season() -> str:
    """Every struct of a season."""
    return _structs(Season, SEASON)


def _structs(root: type[Struct], kinds: Iterable[type[Struct]]) -> str:
    _, found = msgspec.json.schema_components([root], ref_template=WHERE + "{name}")
    schemas = {name: plain(cast("Schema", schema)) for name, schema in found.items()}
    return "\n\n".join(_struct(kind.__name__, schemas[kind.__name__]) for kind in kinds)


def _struct(name: str, schema: Schema) -> str:
    return "\n\n".join((f"### {name}", str(schema["description"]), "\n".join(field_rows(schema))))
