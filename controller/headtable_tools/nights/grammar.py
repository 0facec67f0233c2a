"""Every phrase of a night script, once: the parser, its suggestions and the table in the docs all read this.

The phrases are the scripts' own: they stay as they are when the sentences of the catalogue change.
"""

from __future__ import annotations

from typing import NamedTuple

from headtable.messages.past import Correct, Insert, Overrule, RedoLast, Undo, UndoLast
from headtable.messages.people import OpenNight, Walk
from headtable.messages.prizes import Standing
from headtable.messages.table import Claim, Throw
from headtable_tools.nights import steps as s
from headtable_tools.nights.phrases.fixed_words import PHASES, TABLE_PHASES
from headtable_tools.nights.phrases.message_phrase import MessagePhrase
from headtable_tools.nights.phrases.phrase import Phrase
from headtable_tools.nights.phrases.phrase_table import FACTS, INPUTS, PREVIEWS
from headtable_tools.nights.script_slots import SCRIPT_SLOTS


class Row(NamedTuple):
    """One phrase: what it makes, what it means, and an example of it."""

    phrase: Phrase
    makes: type[object]
    meaning: str
    example: str
    always: tuple[tuple[str, object], ...] = ()


def _row(pattern: str, makes: type[object], meaning: str, example: str) -> Row:
    return Row(Phrase(pattern, SCRIPT_SLOTS), makes, meaning, example)


def _from(phrase: MessagePhrase) -> Row:
    return Row(phrase.phrase, phrase.kind, phrase.meaning, phrase.example, phrase.always)


SETTINGS = (
    _row("ruleset <path:ruleset>", s.UseRuleset, "a ruleset's name, or a TOML file beside the script", "ruleset rfp"),
    _row("seed <seed>", s.UseSeed, "every draw comes from it; without it, from the script's name", "seed pink 7"),
    _row(
        "proves <keys:settings>",
        s.Proves,
        "the settings of the ruleset that the script proves: with another value it would fail",
        "proves tie, points.mini",
    ),
    _row(
        "players: <new-names:players>",
        s.PlayersCome,
        "who plays; their seats are drawn from the seed",
        "players: Ann, Bea, Cat, Dot",
    ),
    _row(
        "table <number:table>: <new-names:players>",
        s.TableSits,
        "who sits in chairs 1 to 4, clockwise; opposite chairs are partners",
        "table 1: Ann, Bea, Cat, Dot",
    ),
    _row(
        "seats by <way>",
        s.SeatsBy,
        "how those who play come to their seats: by lot, by stars, by three dice, or as these rules have it",
        "seats by three dice",
    ),
    _row("<names:players> have stars", s.HaveStars, "who begin at the head table, by stars", "Ann, Bea have stars"),
    _row("<names:players> has [a ]star[s]", s.HaveStars, "the same of one player", "Cat has a star"),
    _row("<pair> begin as a team", s.BeginAsTeam, "who begin as partners", "Ann and Bea begin as a team"),
    _row("<new-name:hostess> is the hostess", s.IsHostess, "who need not play", "Zoe is the hostess"),
)

_STANDS = "[, played again from <entry:again>][ and the dice <turns>][ because <text:why>]"  # without: it stands
_OTHERWISE = (
    OpenNight,
    Throw,
    Claim,
    UndoLast,
    RedoLast,
    Undo,
    Correct,
    Insert,
    Overrule,
)  # scripts have their own phrases

STEPS = (
    _row("the night opens", OpenNight, "the host opens the night with the players named before", "the night opens"),
    *(_from(phrase) for phrase in INPUTS if phrase.kind not in _OTHERWISE),
    _row(
        "table <number:table> rolls <rolls>",
        s.Rolls,
        "three dice, or several rolls between commas; `called` after one calls it",
        "table 1 rolls 1 1 4, 1 1 1 called, 2 3 5",
    ),
    _row(
        "table <number:table> presses <buttons>",
        s.Presses,
        "of its pad: one, two, three, mini, bunco, wipe, pass, call, undo, redo, cocked, floor, decline, bell",
        "table 2 presses two, one, pass",
    ),
    _row(
        "table <number:table> pressed <buttons> <number:seconds> seconds ago",
        s.PressedEarlier,
        "the pad is heard only now: bunco or call",
        "table 2 pressed bunco 30 seconds ago",
    ),
    _row(
        "table <number:table> takes back its last roll",
        UndoLast,
        "the undo button of a table's pad",
        "table 2 takes back its last roll",
    ),
    _row(
        f"[the ]host takes back <entry>{_STANDS}",
        s.HostTakesBack,
        "the host takes back one entry, however old",
        "host takes back the last roll of table 1 because it was another table",
    ),
    _row(
        "[the ]host brings back <entry>[ because <text:why>]",
        s.HostBringsBack,
        "the host wants an entry back that was taken back",
        "host brings back the last roll of table 1 because it was this table",
    ),
    _row(
        "table <number:table> brings back what it took back",
        RedoLast,
        "a table's undo is taken back",
        "table 2 brings back what it took back",
    ),
    _row(
        "preview: <revision>",
        s.Previews,
        "what a step of the host that puts the past right would change, without making it; expect it afterwards",
        "preview: host takes back the last roll of table 1",
    ),
    _row(
        f"[the ]host corrects <entry> to <instead>{_STANDS}",
        s.HostCorrects,
        "the host puts one entry right: other dice, another button, other roll-off dice, or another step",
        "host corrects the last roll of table 1 to 1 1 2 because a die was hidden",
    ),
    _row(
        f"[the ]host adds after <entry>: <instead>{_STANDS}",
        s.HostAdds,
        "the host says what was forgotten, and after which entry it happened",
        "host adds after the last roll of table 1: table 1 calls because nobody pressed it",
    ),
    _row(
        "[the ]host gives round <number:round> of set <number:set> at table <number:table> to <chairs:team>"
        "[, played again from <entry:again>][ because <text:why>]",
        Overrule,
        "the host's word on who has won a round, however long ago",
        "host gives round 2 of set 1 at table 3 to chairs 1 and 3 because two scores were exchanged",
    ),
    _row(
        "the round is played out and won by <chairs:team>",
        s.RoundsPlayed,
        "real presses to the end of the round, won at every table by the same chairs",
        "the round is played out and won by chairs 1 and 3",
    ),
    _row(
        "the round is played out and won by <names:players>",
        s.PlayedOut,
        "the same, but name one winner for each table, whose partner wins too",
        "the round is played out and won by Ann",
    ),
    _row(
        "<rounds> rounds are played out and won by <chairs:team>",
        s.RoundsPlayed,
        "several rounds",
        "6 rounds are played out and won by chairs 2 and 4",
    ),
    _row(
        "<rounds> rounds are played out and won by <names:players>",
        s.PlayedOut,
        "several rounds; of two against each other the first named wins, and where nobody sits, chairs 1 and 3 win",
        "3 rounds are played out and won by Ann, Bea",
    ),
)

FACTS_WANTED = tuple(_from(phrase) for phrase in (*FACTS, *PREVIEWS))

ROOMS_WANTED = (
    _row("nothing more", s.NothingMore, "every fact of the last step has been expected above", "nothing more"),
    _row(
        "refused[: <reason:why>]",
        s.Refused,
        "the rules refused the last step, and why: the reason's tag and any of its fields",
        "refused: set cannot end, rounds 0, most 6",
    ),
    _row(
        "table <number:table> stands at <tally>",
        s.TallyIs,
        "the tallies now, chairs 1 and 3 first",
        "table 1 stands at 21 to 5",
    ),
    _row(
        "the room hears <signals>",
        s.RoomHears,
        "what the last step made sound: the bell, the horn, both, or nothing",
        "the room hears the bell and the horn",
    ),
    _row("the bell rang", s.BellRang, "whatever for, and by whom", "the bell rang"),
    _row(
        "<name:player> rings the bell",
        s.BellRang,
        "by a roll, for the score or for a bunco",
        "Ann rings the bell",
    ),
    _row("minis are <minis:shown>", s.MinisAre, "on the scoreboard: shown or hidden", "minis are shown"),
    _row("<name:player> has the dice", s.HasDice, "who rolls at that player's table", "Ann has the dice"),
    _row(
        "the round is <phase>",
        s.NightIs,
        ", ".join(PHASES.values()),
        "the round is in play",
    ),
    _row(
        "table <number:table> is <table-phase:phase>",
        s.TableIs,
        ", ".join(TABLE_PHASES.values()),
        "table 2 is in its last lap",
    ),
    _row("it is round <number:round> of set <number:set>", s.RoundIs, "which round it is", "it is round 2 of set 1"),
    _row("the mark is <die:mark>", s.MarkIs, "what everyone rolls for", "the mark is 2"),
    _row(
        "the clock gives <number:seconds> seconds",
        s.ClockGives,
        "to the round, to the walk or to the break that is on",
        "the clock gives 180 seconds",
    ),
    _row(
        "the scoreboard says the round was called by <caller>",
        s.RoundCalledBy,
        "the button, the host, the clock, nobody, a bunco of a player, or players with their points",
        "the scoreboard says the round was called by Ann and Cat with 21",
    ),
    _row(
        'a bunco is called "<own-word:word>"',
        s.BuncoWordIs,
        "the ruleset's own word, as the scoreboard has it",
        'a bunco is called "BUNKO"',
    ),
    _row(
        "table <number:table> seats <names:players>",
        s.SeatsAre,
        "who sits in chairs 1 to 4",
        "table 1 seats Ann, Bea, Cat, Dot",
    ),
    _row("<name:player> sits at table <number:table>", s.SitsAt, "where a player sits", "Ann sits at table 1"),
    _row("<pair> are partners", s.ArePartners, "who sit opposite each other", "Ann and Cat are partners"),
    _row(
        "the traveler is <place>",
        s.TravelerIs,
        "with a player, or where it starts: with the hostess, or at the head table",
        "the traveler is with Ann",
    ),
    _row(
        "nobody keeps a partner",
        s.NobodyKeepsAPartner,
        "after the last walk everybody has another partner",
        "nobody keeps a partner",
    ),
    _row(
        "<name:player> <outcome:why>[, now table <number:table>][ chair <number:seat>]"
        "[ with <name:partner>][, <paired:paired>]",
        Walk,
        "won and stays, won and moves up, lost and moves down, or lost and stays",
        "Ann won and stays, now table 1",
    ),
    _row(
        "[place <number:place>: ]<name:player> has won <number:wins>"
        "[, lost <number:losses>][, buncos <number:buncos>][, minis <number:minis>]",
        Standing,
        "a line of the standings",
        "place 1: Ann has won 3, lost 0, buncos 1, minis 2",
    ),
    _row(
        "<name:player> has <number:buncos> bunco[s]",
        Standing,
        "a player's buncos so far",
        "Ann has 2 buncos",
    ),
    _row("<name:player> has <number:minis> mini[-bunco][s]", Standing, "a player's minis so far", "Ann has 2 minis"),
)

EXPECTATIONS = FACTS_WANTED + ROOMS_WANTED
ROWS = SETTINGS + STEPS + EXPECTATIONS
EXPECT = "expect "


def shown(row: Row) -> str:
    """A row's phrase as a host writes it."""
    return (EXPECT if row in EXPECTATIONS else "") + row.phrase.shown


def markdown() -> str:
    """The table for the docs."""
    return "\n\n".join(
        f"### {title}\n\n| phrase | for example | what it means |\n|---|---|---|\n" + "\n".join(map(_line, rows))
        for title, rows in SECTIONS
    )


def _line(row: Row) -> str:
    example = (EXPECT if row in EXPECTATIONS else "") + row.example
    return f"| `{shown(row)}` | `{example}` | {row.meaning} |"


SECTIONS = (
    ("Before the night", SETTINGS),
    ("What is done", STEPS),
    ("What the last step is expected to have caused", FACTS_WANTED),
    ("How the room is expected to be", ROOMS_WANTED),
)
