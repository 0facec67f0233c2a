"""All that is said over MQTT."""

from __future__ import annotations

from headtable.messages.device_names import NameDevice
from headtable.messages.devices import (
    Adopt,
    Birth,
    BlastsCounted,
    CountBlasts,
    FaceShown,
    FirmwareProgress,
    Health,
    Identify,
    Overheard,
    ReadAlong,
    ShowFace,
    UpdateFirmware,
)
from headtable.messages.facts import TellAgain, Told, ToldAgain
from headtable.messages.host_choices import HostChoices, SetQuietHours, SetSignal
from headtable.messages.inputs import Ack, Heard
from headtable.messages.new_night import ArchiveNight, NightArchived
from headtable.messages.part_figures import BoxFigures, EngineFigures
from headtable.messages.past import AskPreview, Previewed
from headtable.messages.rooms import (
    BoardState,
    BoxState,
    DiceState,
    EngineState,
    NightState,
    RulesState,
    StageState,
    TableRounds,
    TableState,
)
from headtable.messages.sound_commands import Chirp, SignalResult, SignalState, SoundCommand

MqttMessage = (
    Heard
    | Ack
    | Told
    | TellAgain
    | ToldAgain
    | AskPreview
    | Previewed
    | EngineState
    | BoxState
    | EngineFigures
    | BoxFigures
    | Birth
    | Health
    | DiceState
    | Identify
    | Adopt
    | ShowFace
    | FaceShown
    | UpdateFirmware
    | FirmwareProgress
    | ReadAlong
    | Overheard
    | CountBlasts
    | BlastsCounted
    | ArchiveNight
    | NightArchived
    | TableState
    | TableRounds
    | NightState
    | RulesState
    | BoardState
    | StageState
    | SoundCommand
    | Chirp
    | SetSignal
    | SetQuietHours
    | NameDevice
    | HostChoices
    | SignalState
    | SignalResult
)
