"""What should come of it all, worked out a second time and another way."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple, NoReturn, get_args

import msgspec

from headtable.errors import NotAllowed
from headtable.game import History
from headtable.meaning import check_rung, meaning
from headtable.messages.facts import Fact
from headtable.messages.inputs import Heard
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.sound_commands import SoundCommand
from headtable.messages.words import Delivery
from headtable.wire import LONGEST_PAYLOAD, TOPIC_OF

KINDS = {str(kind.__struct_config__.tag): kind for kind in get_args(MqttMessage)}
LIFETIME_MS, AHEAD_MS = 2000, 100
ENGINE = "e1"  # the boot of the engine under test
MOST_REFUSED = 500  # of one speaker, while the clock stands
Key = tuple[str, str, str, int]


def judge(address: str, payload: bytes) -> MqttMessage | None:
    """The message, by its own tag and Python's own JSON, if it is one and belongs on this topic."""
    if len(payload) > LONGEST_PAYLOAD:
        return None
    try:
        said = _decode(payload.decode())
        kind = KINDS[said["is"]]
        message: MqttMessage = msgspec.convert(said, kind)
        _encodable(said)
    except (ValueError, KeyError, TypeError, RecursionError):  # the last of these is what deep nesting comes to
        return None
    fields = {name: getattr(message, name) for name in kind.__struct_fields__}
    return message if TOPIC_OF[kind].address.format_map(fields) == address else None


def names_twice(payload: bytes) -> bool:
    """Whether an object in it names one field twice: nobody says whether that is good, and it may be refused."""
    found: list[bool] = []

    def look(pairs: list[tuple[str, object]]) -> None:
        found.append(len(dict(pairs)) < len(pairs))

    json.loads(payload, object_pairs_hook=look)
    return any(found)


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


_decode = json.JSONDecoder(parse_constant=_refuse).decode  # json.loads would make a decoder for each payload


def _encodable(said: object) -> None:
    """Half a surrogate pair is no text, and a number beyond all floats is no number."""
    json.dumps(said, ensure_ascii=False, allow_nan=False).encode()


class Verdict(NamedTuple):
    """The answer to one event: its entry, None if the journal needs none, and the facts that follow."""

    accepted: bool
    entry: int | None
    facts: tuple[Fact, ...] = ()


class ExpectedNight:
    """The night that the good messages amount to, each counted once; the engine's clock stands at zero."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.entries: list[tuple[Heard, tuple[Fact, ...] | None]] = []
        self._verdicts: dict[Key, Verdict] = {}  # of those that have an entry
        self._refused: Counter[tuple[str, str]] = Counter()

    def hear(self, heard: Heard) -> Verdict:
        """Take it; facts follow only if it is new."""
        date = heard.date if heard.date and heard.date.engine == ENGINE else None
        heard = msgspec.structs.replace(heard, heard_ms=0, date=date)
        key = (heard.role, heard.uid, heard.boot, heard.seq)
        if before := self._verdicts.get(key):
            return before._replace(facts=())
        verdict = self._judge(heard)
        if verdict.entry is not None:
            self._verdicts[key] = verdict
            self.entries.append((heard, verdict.facts if verdict.accepted else None))
        return verdict

    def _judge(self, heard: Heard) -> Verdict:
        """What is not the speaker's to say has no entry, nor has what is said by somebody who is refused for ever."""
        if self._refused[heard.role, heard.uid] == MOST_REFUSED:
            return Verdict(accepted=False, entry=None)
        try:
            said = meaning(heard)
        except NotAllowed:
            return Verdict(accepted=False, entry=None)
        entry = len(self.entries) + 1
        try:
            check_rung(heard, self.history.night.rungs)
            facts = self.history.decide(said)
        except NotAllowed:
            self._refused[heard.role, heard.uid] += 1
            return Verdict(accepted=False, entry=entry)
        self.history.record(entry, said, facts)
        return Verdict(accepted=True, entry=entry, facts=facts)


class ExpectedSounds:
    """The signals that the box called ``box`` must sound, and no others."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        self._now_ms = now_ms
        self._engine: EngineState | None = None
        self._fired: set[tuple[str, str, str]] = set()

    def hear(self, message: MqttMessage, lease: str | None, *, delivery: Delivery) -> list[str]:
        """What sounds because of it; ``lease`` is the word that the box last said."""
        match message:
            case EngineState() if delivery == "live":
                self._hear_engine(message)
            case SoundCommand() if delivery == "live" and self._is_good(message, lease):
                self._fired.add((message.lease, message.signal, message.id))
                return [message.signal]
            case _:
                pass
        return []

    def _hear_engine(self, state: EngineState) -> None:
        if state.status == "online":
            self._engine = state
        elif self._engine is not None and state.boot == self._engine.boot:
            self._engine = None

    def _is_good(self, command: SoundCommand, lease: str | None) -> bool:
        engine = self._engine
        return (
            engine is not None
            and (command.box, command.engine, command.round) == ("box", engine.boot, engine.round)
            and command.lease == lease
            and -AHEAD_MS <= self._now_ms() - command.sent_ms <= LIFETIME_MS
            and (command.lease, command.signal, command.id) not in self._fired
        )
