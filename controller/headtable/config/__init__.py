"""headtable.toml: its keys, reading it, writing it, and the file that ``headtable init`` writes."""

from headtable.config.key_lines import Where
from headtable.config.reading import load, read
from headtable.config.settings import (
    LONGEST_ON_MS as LONGEST_ON_MS,
    BoxSettings,
    Broker,
    ButtonSettings,
    Config,
    DiceSettings,
    EngineSettings,
    HomeAssistant,
    Pad,
    Section,
    SignalSettings,
    Venue,
    Web,
)
from headtable.config.writing import by_phone_text, defaults_text, to_toml, with_driver_board

__all__ = [
    "BoxSettings",
    "Broker",
    "ButtonSettings",
    "Config",
    "DiceSettings",
    "EngineSettings",
    "HomeAssistant",
    "Pad",
    "Section",
    "SignalSettings",
    "Venue",
    "Web",
    "Where",
    "by_phone_text",
    "defaults_text",
    "load",
    "read",
    "to_toml",
    "with_driver_board",
]
