"""The sentence for each input and each fact: one table, which the terminal, the replay and night scripts all read."""

from __future__ import annotations

from typing import NamedTuple

from headtable import messages as m
from headtable.saying.phrase import Phrase
from headtable.saying.slots import SLOTS, Slot, compared_as_said


class Sentence(NamedTuple):
    """How one message is said, if its fields are as in ``always``; what it means; and an example."""

    kind: type[m.Message]
    phrase: Phrase
    meaning: str
    example: str
    always: tuple[tuple[str, str], ...] = ()

    def says(self, message: object) -> bool:
        """Whether this is the sentence for a message."""
        return isinstance(message, self.kind) and all(getattr(message, name) == value for name, value in self.always)


def tell(message: m.Fact | m.Input) -> str:
    """``tell(DicePassed(1, "Bea"))`` is "table 1: the dice pass to Bea"."""
    sentence = next(sentence for sentence in SENTENCES if sentence.says(message))
    return sentence.phrase.say(message)


# A gap of the kind "play" is only ever filled from a field that holds a Play.
_SLOTS: dict[str, Slot] = {**SLOTS, "play": compared_as_said(tell)}  # type: ignore[arg-type]  # see above


def _is(kind: type[m.Message], pattern: str, meaning: str, example: str, *always: tuple[str, str]) -> Sentence:
    return Sentence(kind, Phrase(pattern, _SLOTS), meaning, example, always)


INPUTS = (
    _is(
        m.OpenNight,
        "the night opens[ with <new-names:players>]",
        "the host opens the night",
        "the night opens",
    ),
    _is(
        m.StartRound,
        "the round starts",
        "the head table starts to roll; the host says so",
        "the round starts",
    ),
    _is(
        m.FirstRoller,
        "<name:player> rolls first at table <number:table>",
        "the table chose who has the dice first this round",
        "Bea rolls first at table 1",
    ),
    _is(
        m.Throw,
        "table <number:table> rolls <dice:faces>",
        "three dice are read at a table",
        "table 1 rolls 1 1 4",
    ),
    _is(
        m.Claim,
        "table <number:table> presses <claim:worth>",
        "a table's pad says what the roll was worth",
        "table 1 presses two",
    ),
    _is(m.Call, "table <number:table> calls", "the bunco on the table is called", "table 1 calls"),
    _is(
        m.Ring,
        "[the ]head table rings the bell",
        "the head table's button",
        "head table rings the bell",
        ("by", "button"),
    ),
    _is(
        m.Ring,
        "[the ]host rings the bell",
        "the host starts the round, or ends it",
        "host rings the bell",
        ("by", "host"),
    ),
    _is(
        m.RollOff,
        "table <number:table> rolls off <die:a> to <die:b>",
        "a tied table throws one die for each team, chairs 1 and 3 first",
        "table 2 rolls off 5 to 3",
    ),
    _is(
        m.Award,
        "[the ]host gives table <number:table> to <chairs:team>",
        "the host's word on a tied table",
        "host gives table 2 to chairs 1 and 3",
    ),
    _is(
        m.UndoLast,
        "table <number:table> takes back its last roll[ by <text:by>]",
        "a table's undo button",
        "table 2 takes back its last roll",
    ),
    _is(
        m.Undo,
        "[the ]host takes back entry <number:entry>[ because <text:why>]",
        "the host takes back an entry of the journal",
        "host takes back entry 12 because it was another table",
    ),
    _is(
        m.Correct,
        "[the ]host corrects entry <number:entry> to <play:instead>[ because <text:why>]",
        "the host puts right an entry of the journal",
        "host corrects entry 12 to table 2 rolls 1 1 4 because a die was hidden",
    ),
)

FACTS = (
    _is(
        m.NightOpened,
        "the night opened by the <word:ruleset> rules[, <seats>]",
        "the night is open, and everybody has a chair",
        "the night opened by the rfp rules",
    ),
    _is(
        m.RoundStarted,
        "round <number:round>[ of set <number:set>] started[, roll <mark>]",
        "everyone may roll",
        "round 1 of set 1 started, roll ones",
    ),
    _is(
        m.FirstRollerChosen,
        "[table <number:table>: ]<name:player> rolls first",
        "this player has the dice first",
        "table 1: Bea rolls first",
    ),
    _is(
        m.Rolled,
        "[table <number:table>: ]<name:player> rolled <worth>[ with <dice:faces>][, <points>][, tally <tally>]",
        "a roll that counts, its points, and the tallies after it",
        "Ann rolled two, 2 points, tally 2 to 0",
    ),
    _is(
        m.BuncoShown,
        "[table <number:table>: ]<name:player> shows a bunco[ with <dice:faces>]",
        "three of the mark lie there and wait to be called",
        "Ann shows a bunco",
    ),
    _is(
        m.BuncoUncalled,
        "[table <number:table>: ]the bunco of <name:player> went uncalled",
        "nobody called it in time: no points and no credit",
        "the bunco of Ann went uncalled",
    ),
    _is(
        m.CalledFalsely,
        "[table <number:table>: ]<name:player> called falsely",
        "a call with no bunco there: a warning",
        "Ann called falsely",
    ),
    _is(
        m.DicePassed,
        "[table <number:table>: ]the dice pass to <name:player>",
        "the turn is over, and this player has the dice",
        "the dice pass to Bea",
    ),
    _is(
        m.RoundCalled,
        "the bell rang for the score[ of <name:by>][, <chairs:team>][, <points:tally>]",
        "the head table reached its score; the round ends for all",
        "the bell rang for the score of Ann",
        ("cause", "score"),
    ),
    _is(
        m.RoundCalled,
        "the bell rang for a bunco[ of <name:by>][, <chairs:team>][, <points:tally>]",
        "a bunco at the head table; the round ends for all",
        "the bell rang for a bunco of Ann",
        ("cause", "bunco"),
    ),
    _is(
        m.RoundCalled,
        "the bell rang at the button",
        "the head table pressed it; the round ends for all",
        "the bell rang at the button",
        ("cause", "button"),
    ),
    _is(
        m.RoundCalled,
        "the bell rang by the host",
        "the host ended the round for all",
        "the bell rang by the host",
        ("cause", "host"),
    ),
    _is(
        m.TableStopped,
        "table <number:table> stopped[, tally <tally>]",
        "a table has had its last roll of the round",
        "table 2 stopped, tally 5 to 3",
    ),
    _is(
        m.TableTied,
        "table <number:table> tied[ at <points:tally>]",
        "what decides it is the ruleset's: a die, further turns, or the host",
        "table 2 tied at 5 points",
    ),
    _is(
        m.RolledOff,
        "table <number:table> rolled off <die:a> to <die:b>",
        "one throw of a roll-off",
        "table 2 rolled off 5 to 3",
    ),
    _is(
        m.TableWon,
        "[table <number:table>: ]<pair:winners> won[ against <pair:losers>][ by <how>][, tally <tally>]",
        "a team won the round at its table: by points, by roll-off or by the host's word",
        "table 1: Ann and Cat won by points, tally 21 to 5",
    ),
    _is(
        m.RoundOver,
        "round <number:round>[ of set <number:set>] is over",
        "every table knows its winner",
        "round 1 of set 1 is over",
    ),
    _is(m.Walked, "everybody walked[: <walks>]", "everybody has a chair for the next round", "everybody walked"),
    _is(m.SetOver, "set <number:set> is over", "six rounds are done", "set 1 is over"),
    _is(
        m.NightOver,
        "the night ended[: <standings>][; the seed of every draw was <text:seed>]",
        "the last set is done, the standings are final, and the seed is told",
        "the night ended",
    ),
    _is(
        m.Undone,
        "[entry <number:entry>: ]taken back[ by <text:by>][ because <text:why>]",
        "an entry was taken back",
        "taken back by host because it was another table",
    ),
    _is(
        m.Corrected,
        "[entry <number:entry>: ]corrected[ to <play:instead>][ by <text:by>][ because <text:why>]",
        "an entry was put right",
        "corrected to table 2 rolls 1 1 1",
    ),
    _is(
        m.Voided,
        "[entry <number:entry>: ]no longer counts[ because <text:why>]",
        "after a correction an entry makes no sense any more",
        "no longer counts because table 2: the round is over here",
    ),
    _is(
        m.Changed,
        "[set <number:set>, round <number:round>, ]table <number:table> changed[ from <text:was>][, now <text:now>]",
        "after a correction a round has another result than was announced",
        "table 2 changed, now Fay and Hal won",
    ),
)

SENTENCES = INPUTS + FACTS
