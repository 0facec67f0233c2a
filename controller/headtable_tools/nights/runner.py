"""Plays a night script in a room, up to the first expectation that fails."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never, cast

from msgspec import Struct
from msgspec.structs import replace

from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.pace import RoundOver
from headtable.messages.past import CardChanged, Contradiction, Correct, HostRevision, Insert, Preview, Undo
from headtable.messages.prizes import Standing
from headtable.messages.table import TableWon
from headtable.messages.words import Signal, Team
from headtable.saying import Sentence, sentence, text
from headtable_tools.nights import steps as s
from headtable_tools.nights.expecting import StepEvents, kept_partners, wrong_standing, wrong_state
from headtable_tools.nights.harness import Harness, Verdict
from headtable_tools.nights.parser import Line, Script
from headtable_tools.nights.phrases import CANONICAL, reasons
from headtable_tools.nights.phrases.reasons import WhyRefused
from headtable_tools.nights.playing_out import next_play, wanted_winners
from headtable_tools.nights.script_entries import ScriptEntries


class Failure(Struct, frozen=True):
    """The first line of a script that has failed."""

    path: str
    line: int
    text: str
    expected: Sentence
    happened: Sentence

    def __str__(self) -> str:
        return text(
            "script-failed",
            path=self.path,
            line=self.line,
            words=self.text,
            expected=self.expected,
            happened=self.happened,
        )


class Done(Struct, frozen=True):
    """One step as it was played: its facts, or the reason of its refusal."""

    line: int
    text: str
    facts: tuple[Fact, ...]
    refused: WhyRefused | None = None


class Played(Struct, frozen=True):
    """A script as it was played; it has passed if there is no failure."""

    path: str
    steps: tuple[Done, ...]
    expectations: int
    failure: Failure | None = None
    bunco_word: str = CANONICAL  # its ruleset's word for a bunco


class Wrong(Struct, frozen=True):
    """A failed expectation and what happened instead; ``line`` is an earlier line if that one is the cause."""

    expected: Sentence
    happened: Sentence
    line: Line | None = None


async def play(script: Script, harness: Harness) -> Played:
    """Play a script through a harness."""
    playing = _Playing(harness, script.bunco_word)
    met = 0
    for line in script.lines:
        wrong = await playing.run_line(line)
        if wrong:
            return _played(script, playing, met, wrong, line)
        met += line.text.lower().startswith("expect")
    last = playing.left_refused()
    return _played(script, playing, met, last, script.lines[-1]) if last else _played(script, playing, met)


def _played(
    script: Script, playing: _Playing, met: int, wrong: Wrong | None = None, line: Line | None = None
) -> Played:
    failure = None
    if wrong and line:
        blamed = wrong.line or line
        failure = Failure(script.path, blamed.number, blamed.text, wrong.expected, wrong.happened)
    return Played(script.path, tuple(playing.done), met, failure, script.bunco_word)


class _Playing:
    """The night so far, as later lines can refer to it."""

    def __init__(self, harness: Harness, bunco_word: str) -> None:
        self.done: list[Done] = []
        self._harness = harness
        self._bunco = bunco_word
        self._events = StepEvents()
        self._refused: tuple[Line, WhyRefused] | None = None
        self._facts: list[Fact] = []
        self._sounds: list[Signal] = []
        self._entries = ScriptEntries()
        self._previewed: tuple[Fact | Contradiction | CardChanged, ...] = ()

    async def run_line(self, line: Line) -> Wrong | None:
        """Play or check one line."""
        what = line.what
        if isinstance(what, s.Refused):
            return self._check_refused(what)
        if wrong := self.left_refused():
            return wrong
        if isinstance(what, s.Seeable):
            happened = self._wrong(what)
            return Wrong(sentence("script-phrase", words=line.text.partition(" ")[2]), happened) if happened else None
        return await self._step(line, what)

    def left_refused(self) -> Wrong | None:
        """A refusal that the script does not expect."""
        if self._refused is None:
            return None
        line, why = self._refused
        return Wrong(sentence("script-is-allowed"), _refused_for(why), line)

    def _check_refused(self, expected: s.Refused) -> Wrong | None:
        if self._refused is None:
            return Wrong(_refused_for(expected.why), sentence("script-was-allowed"))
        why = self._refused[1]
        if expected.why and not reasons.fits(expected.why, why):
            return Wrong(_refused_for(expected.why), _refused_for(why))
        self._refused = None
        return None

    def _wrong(self, expectation: s.Seeable) -> Sentence | None:
        match expectation:
            case s.Wanted() if expectation.kind is Standing:
                return wrong_standing(expectation, self._harness)
            case s.Wanted():
                return self._events.wrong(expectation)
            case s.Expected():
                return wrong_state(expectation, self._harness)
            case s.NothingMore() | s.RoomHears() | s.BellRang():
                return self._events.differs(expectation)
            case s.NobodyKeepsAPartner():
                return kept_partners(self._facts)
            case _:
                assert_never(expectation)

    async def _step(self, line: Line, step: s.Step) -> Wrong | None:
        before = len(self._facts)
        self._sounds.clear()
        self._previewed = ()
        wrong = await self._do(line, step)
        facts = tuple(self._facts[before:])
        self._events = StepEvents((*facts, *self._previewed), self._sounds, self._bunco)
        self.done.append(Done(line.number, line.text, facts, self._refused[1] if self._refused else None))
        return wrong

    async def _do(self, line: Line, step: s.Step) -> Wrong | None:
        match step:
            case s.Does(inputs):
                for said in inputs:
                    if not await self._say(line, said):
                        break
                return None
            case s.HostTakesBack() | s.HostCorrects() | s.HostAdds() | s.HostGives():
                return await self._revise(line, step)
            case s.HostBringsBack():
                return await self._bring_back(line, step)
            case s.Previews():
                return await self._preview(line, step)
            case s.PlayedOut() | s.RoundsPlayed():
                return await self._play_out(line, step)
            case _:
                assert_never(step)

    async def _say(self, line: Line, said: Input) -> bool:
        """Send one input; whether the rules allowed it."""
        verdict = await self._harness.submit(said)
        if verdict.refused is not None:
            self._refused = (line, verdict.refused)
            return False
        self._remember(line, said, verdict)
        return True

    def _remember(self, line: Line, said: Input, verdict: Verdict) -> None:
        self._facts += verdict.facts
        self._sounds += verdict.sounds
        self._entries.add(said, verdict)
        if line.note:
            self._entries.notes[line.note] = verdict.entry

    # --- corrections by the host ----------------------------------------------------------------------

    async def _revise(self, line: Line, step: s.Revises | s.HostGives) -> Wrong | None:
        revision = self._revision(step)
        if isinstance(revision, Wrong):
            return revision
        await self._say(line, revision)
        return None

    def _revision(self, step: s.Revises | s.HostGives) -> HostRevision | Wrong:
        again = self._entries.entry(step.again) if step.again else None
        entry = again if isinstance(step, s.HostGives) else self._entries.entry(step.target)
        if entry is None or (step.again and again is None):
            return Wrong(sentence("script-wants-entry"), sentence("script-no-entry"))
        if isinstance(step, s.HostGives):
            return replace(step.overrule, again_from=again)
        if isinstance(step, s.HostTakesBack):
            return Undo(entry, "host", step.why, again, step.turns)
        instead = self._entries.instead(entry, step.instead if isinstance(step, s.HostCorrects) else step.forgotten)
        if instead is None:
            return Wrong(sentence("script-wants-table-entry"), sentence("script-other-entry"))
        kind = Correct if isinstance(step, s.HostCorrects) else Insert
        return kind(entry, instead, "host", step.why, again, step.turns)

    async def _bring_back(self, line: Line, step: s.HostBringsBack) -> Wrong | None:
        undo = self._entries.undo_of(step.target)
        if undo is None:
            return Wrong(sentence("script-wants-undone-entry"), sentence("script-no-entry"))
        await self._say(line, Undo(undo, "host", step.why))
        return None

    async def _preview(self, line: Line, step: s.Previews) -> Wrong | None:
        """Preview a step. Its effects become facts of this line, and the night does not change."""
        revision = step.step.inputs[0] if isinstance(step.step, s.Does) else self._revision(step.step)
        if isinstance(revision, Wrong):
            return revision
        preview = await self._harness.preview(cast("HostRevision", revision))
        if not isinstance(preview, Preview):
            self._refused = (line, preview)
            return None
        self._previewed = (*preview.contradictions, *preview.changed, *preview.cards, *preview.voided)
        return None

    # --- rounds played out --------------------------------------------------------------------------

    async def _play_out(self, line: Line, step: s.PlayedOut | s.RoundsPlayed) -> Wrong | None:
        for _ in range(step.rounds):
            winners = wanted_winners(step, self._harness.tables())
            missing = [table.table for table in self._harness.tables() if table.table not in winners]
            if missing:
                return Wrong(sentence("script-wants-winner-each"), sentence("script-no-winner", table=missing[0]))
            if not await self._play_round(line, winners):
                return None
            if wrong := self._other_winner(winners):
                return wrong
        return None

    async def _play_round(self, line: Line, winners: Mapping[int, Team]) -> bool:
        """Play this round to its end; whether the rules allowed it."""
        before = len(self._facts)
        while not any(isinstance(fact, RoundOver) for fact in self._facts[before:]):
            before = len(self._facts)
            said = next_play(self._harness.night(), self._harness.tables(), winners)
            if said is None:
                self._refused = (line, reasons.NoRoundToPlay())
                return False
            if not await self._say(line, said):
                return False
        return True

    def _other_winner(self, winners: Mapping[int, Team]) -> Wrong | None:
        won = [fact for fact in self._facts if isinstance(fact, TableWon)][-len(winners) :]
        for fact in won:
            if fact.team != winners[fact.table]:
                return Wrong(
                    sentence("script-others-win", table=fact.table),
                    sentence("script-others-won", winners=fact.winners),
                )
        return None


def _refused_for(why: reasons.Reason | WhyRefused | None) -> Sentence:
    """A refusal as a script expects it."""
    return sentence("script-is-refused", why=reasons.write(why) if why else None)
