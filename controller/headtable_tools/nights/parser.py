"""A night script's text, understood; BadConfig quotes file, line and text, with the nearest right phrase."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal, NamedTuple, cast, get_args

from headtable.errors import BadConfig
from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.past import CardChanged, Contradiction, Overrule, RedoLast, UndoLast
from headtable.messages.people import OpenNight, Walk
from headtable.messages.prizes import Standing
from headtable.messages.words import Reason
from headtable.regular_files import read_bytes
from headtable_tools.nights import steps as s
from headtable_tools.nights.grammar import EXPECT, EXPECTATIONS, SETTINGS, STEPS, Row, shown
from headtable_tools.nights.phrases.phrase import CANONICAL, unlabelled
from headtable_tools.nights.phrases.slot import Players, nearest, plain
from headtable_tools.nights.script_slots import valid
from headtable_tools.nights.setting import NightSetting

INPUTS = get_args(Input)
STATES = get_args(s.State)
TOLD = (*get_args(Fact), *get_args(Contradiction), CardChanged, Walk, Standing)


class Line(NamedTuple):
    """One step or expectation, where it stands, its words, and the note in its margin."""

    number: int
    text: str
    what: s.Step | s.Expectation
    note: str = ""


class Script(NamedTuple):
    """A whole night script."""

    path: str
    ruleset: str
    seed: str
    proves: tuple[str, ...]
    tables: int
    lines: tuple[Line, ...]
    players: tuple[str, ...]  # whom a line may name
    bunco_word: str  # what the ruleset calls a bunco


def read(path: Path) -> Script:
    """The night script in a file."""
    try:
        text = read_bytes(path).decode("utf-8-sig")  # an editor on Windows begins with a mark of its own
    except OSError as wrong:
        raise BadConfig("script-unreadable", path=path, error=wrong.strerror) from None
    except UnicodeDecodeError:
        raise BadConfig("script-no-text", path=path) from None
    script = parse(text, path)
    if not script.lines:
        raise BadConfig("script-empty", path=path)
    return script


def parse(text: str, path: Path) -> Script:
    """``parse("table 1: Ann, Bea, Cat, Dot\\nthe night opens", Path("short.night"))``"""
    reader = _Reader(path)
    for number, piece in _pieces(text, path):
        try:
            reader.read_line(number, piece)
        except BadConfig as wrong:
            raise BadConfig("script-line-wrong", path=path, line=number, words=piece, error=wrong) from None
    setting = reader.setting
    lines = tuple(reader.lines)
    return Script(
        str(path),
        setting.ruleset,
        setting.seed,
        setting.proves,
        setting.tables,
        lines,
        setting.known,
        setting.bunco_word,
    )


def match_phrase(words: str, rows: Sequence[Row], players: Players) -> tuple[Row, dict[str, object]]:
    """The row whose phrase these words are, with what fills its gaps."""
    nearly: dict[Row, BadConfig] = {}
    for row in rows:
        try:
            fields = row.phrase.match(words, players)
        except BadConfig as wrong:
            nearly[row] = wrong
            continue
        if fields is not None:
            return row, fields
    row = _nearest(words, tuple(nearly) or rows, players)
    if row in nearly:
        raise BadConfig("script-phrase-wrong", error=nearly[row], phrase=shown(row))
    raise BadConfig("script-no-such-phrase", phrase=shown(row))


def _is_one_of(words: str, rows: Sequence[Row], players: Players) -> bool:
    """Tell whether these words match one of these phrases."""
    try:
        match_phrase(words, rows, players)
    except BadConfig:
        return False
    return True


def _nearest(words: str, rows: Sequence[Row], players: Players) -> Row:
    """The row whose words are most like these, whatever fills the gaps."""
    names = "|".join(map(re.escape, players)) or "[0-9]"
    skeleton = re.sub(r"#(?:,?\s*#)+", "#", re.sub(rf"\b(?:{names}|[0-9]+)\b", "#", words)).lower()
    return max(rows, key=lambda row: difflib.SequenceMatcher(None, skeleton, row.phrase.skeleton.lower()).ratio())


def _pieces(text: str, path: Path) -> Iterator[tuple[int, str]]:
    """Each step and each expectation with the number of its line, without comments."""
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST_LINE:
            raise BadConfig("script-line-too-long", path=path, line=number, letters=len(line), most=LONGEST_LINE)
        said = re.sub(r"(^|\s)#.*", "", line).strip()
        for piece in re.split(r"\s*;\s*(?=expect\b)", said, flags=re.IGNORECASE):
            if piece:
                yield number, piece


LONGEST_LINE = 5000  # two hundred names


class _Reader:
    """Reads the pieces in order: first the setting, then the night."""

    def __init__(self, path: Path) -> None:
        self.setting = NightSetting(path)
        self.lines: list[Line] = []
        self._notes: set[str] = set()

    def read_line(self, number: int, piece: str) -> None:
        """Read one piece."""
        if f"{piece} ".lower().startswith(EXPECT):
            row, fields = self._expected(self._plain(piece[len(EXPECT) :].strip()))
            self.lines.append(Line(number, piece, _expectation(row, fields)))
            return
        words, note = _without_note(piece)
        row, fields = self._done(self._plain(words))
        if row in SETTINGS:
            self._set(cast("s.Setting", _converted(row, fields)))
        else:
            self.lines.append(Line(number, piece, self._step(row, fields, note), note))

    def _plain(self, words: str) -> str:
        """A bunco by the script's own word, where the ruleset has another."""
        own = self.setting.bunco_word
        return words if plain(own) == CANONICAL else unlabelled(words, own)

    def _expected(self, words: str) -> tuple[Row, dict[str, object]]:
        if not words:
            raise BadConfig("script-expects-nothing")
        try:
            return match_phrase(words, EXPECTATIONS, self.setting.known)
        except BadConfig:
            if _is_one_of(words, STEPS, self.setting.known):
                raise BadConfig("script-is-step", words=words) from None
            raise

    def _done(self, words: str) -> tuple[Row, dict[str, object]]:
        try:
            return match_phrase(words, STEPS + SETTINGS, self.setting.known)
        except BadConfig:
            if _is_one_of(words, EXPECTATIONS, self.setting.known):
                raise BadConfig("script-is-expectation", words=EXPECT + words) from None
            raise

    def _set(self, setting: s.Setting) -> None:
        if self.lines:
            raise BadConfig("script-setting-too-late")
        self.setting.take(setting)

    def _step(self, row: Row, fields: dict[str, object], note: str) -> s.Step:
        step = self._read(row, fields)
        for said in _said(step):
            self.setting.comes(said)
        if isinstance(step, s.Previews):
            self._check_notes(step.step)
        elif isinstance(step, s.Revises | s.HostGives | s.HostBringsBack):
            self._check_notes(step)
        if note:
            if not isinstance(step, s.Does) or len(step.inputs) != 1:
                raise BadConfig("script-note-needs-one-input", note=note)
            self._notes.add(note)
        return step

    def _read(self, row: Row, fields: dict[str, object]) -> s.Step:
        if row.makes is OpenNight:
            return s.Does((self.setting.opening(),))
        if row.makes is s.Previews:
            return _preview(*match_phrase(str(fields["revision"]), STEPS, self.setting.known))
        return _step(row, fields)

    def _check_notes(self, step: s.Revises | s.HostGives | s.HostBringsBack | s.Does) -> None:
        if isinstance(step, s.Does):
            return
        if not isinstance(step, s.HostGives):
            self._check_note(step.target)
        if not isinstance(step, s.HostBringsBack) and step.again:
            self._check_note(step.again)

    def _check_note(self, target: s.Target) -> None:
        if isinstance(target, s.Noted) and target.note not in self._notes:
            raise BadConfig("script-no-such-note", note=target.note, nearest=nearest(target.note, self._notes))


def _said(step: s.Step) -> tuple[Input, ...]:
    """The inputs that a step gives to the night, or adds to its past."""
    match step:
        case s.Does(inputs):
            return inputs
        case s.HostCorrects(instead=s.OtherPlay(play)) | s.HostAdds(forgotten=s.OtherPlay(play)):
            return (play,)
        case _:
            return ()


def _without_note(piece: str) -> tuple[str, str]:
    """Split a step and its note: ``table 1 rolls 1 1 4 (slip)`` has the note "slip".

    Brackets at the end of a reason or an entry are no note.
    """
    found = re.fullmatch(r"(.*\S)\s+\(([^()]+)\)", piece)
    if not found or " because " in piece or NAMES_AN_ENTRY.search(found[1]):
        return piece, ""
    return found[1], found[2]


NAMES_AN_ENTRY = re.compile(r"\b(?:takes back|brings back|played again from)$", re.IGNORECASE)
"""After these words brackets are the name of an earlier entry."""


def _converted(row: Row, fields: Mapping[str, object]) -> object:
    try:
        return valid({**dict(row.always), **fields}, row.makes)
    except BadConfig as wrong:
        raise BadConfig("script-phrase-wrong", error=wrong, phrase=shown(row)) from None


def _step(row: Row, fields: Mapping[str, object]) -> s.Step:
    if row.makes in get_args(s.Revises):
        return _revision(row, fields)
    if row.makes is s.HostBringsBack:
        return s.HostBringsBack(cast("s.Target", fields["entry"]), valid(fields.get("why", ""), Reason))
    if row.makes is RedoLast:
        fields = {"by": f"table {fields['table']}", **fields}
    if row.makes is UndoLast:
        fields = {"by": f"table {fields['table']}", **fields}
    if row.makes is Overrule:
        return _overrule(row, fields)
    match _converted(row, fields):
        case s.Rolls() | s.Presses() | s.PressedEarlier() as several:
            return several.does()
        case s.PlayedOut() | s.RoundsPlayed() as played:
            return played
        case one:
            return s.Does((cast("Input", one),))


def _overrule(row: Row, fields: Mapping[str, object]) -> s.Step:
    """The host's ruling on a round.

    The entry from which the round is played again is known only later, when that has been said.
    """
    said = {field: value for field, value in fields.items() if field != "again"}
    overrule = cast("Overrule", _converted(row, {"by": "host", "why": "", **said}))
    again = cast("s.Target | None", fields.get("again"))
    return s.HostGives(overrule, again) if again else s.Does((overrule,))


def _preview(row: Row, fields: Mapping[str, object]) -> s.Previews:
    """A preview of a step on the past."""
    if row.makes not in (*get_args(s.Revises), Overrule):
        raise BadConfig("script-no-preview")
    return s.Previews(cast("s.Revises | s.HostGives | s.Does", _step(row, fields)))


def _revision(row: Row, fields: Mapping[str, object]) -> s.Step:
    target, why = cast("s.Target", fields["entry"]), valid(fields.get("why", ""), Reason)
    again = cast("s.Target | None", fields.get("again"))
    turns: Literal["stand", "follow"] = "follow" if "turns" in fields else "stand"
    if row.makes is s.HostTakesBack:
        return s.HostTakesBack(target, why, again, turns)
    kind = s.HostCorrects if row.makes is s.HostCorrects else s.HostAdds
    return kind(target, cast("s.Instead", fields["instead"]), why, again, turns)


def _expectation(row: Row, fields: Mapping[str, object]) -> s.Expectation:
    if row.makes in TOLD:
        return s.Wanted(row.phrase, cast("type[Walk]", row.makes), fields, row.always)
    made = _converted(row, fields)
    if isinstance(made, STATES):
        return s.Expected(row.phrase, made)
    return cast("s.NothingMore | s.Refused | s.NobodyKeepsAPartner | s.RoomHears | s.BellRang", made)
