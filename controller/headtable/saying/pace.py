"""How rounds, sets and breaks begin and end, in words."""

from __future__ import annotations

from headtable import messages as m
from headtable.saying.sentence import Sentence, sentence

INPUTS: tuple[Sentence, ...] = (
    sentence(
        m.StartRound,
        "the round starts",
        "the head table starts to roll; the host says so",
        "the round starts",
    ),
    sentence(
        m.Ring,
        "[the ]head table rings the bell",
        "the head table's button; while a bunco waits there, its call",
        "head table rings the bell",
        ("by", "button"),
    ),
    sentence(
        m.Ring,
        "[the ]head table's phone rings the bell",
        "the call of a bunco that waits there; a phone rings nothing else",
        "head table's phone rings the bell",
        ("by", "phone"),
    ),
    sentence(
        m.Ring,
        "[the ]host rings the bell",
        "the host starts the round, or ends it; once more, and no bunco that waits is called any more",
        "host rings the bell",
        ("by", "host"),
    ),
    sentence(
        m.TimeUp,
        "the time is up for <timed:of>, set <number:set> round <number:round>",
        "the clock: so long was the round, the walk to it or the break before it to last",
        "the time is up for the round, set 1 round 1",
    ),
    sentence(
        m.StartBreak,
        "[the ]host starts a break[ of <minutes>]: <occasion:what>",
        "at once or, in a round or in the final, when that is over; without a length until the host ends it",
        "host starts a break of 15 minutes: dessert",
    ),
    sentence(m.EndBreak, "[the ]host ends the break", "the next round may start", "host ends the break"),
    sentence(
        m.LengthenBreak,
        "[the ]host lengthens the break by <minutes>",
        "people are still eating",
        "host lengthens the break by 10 minutes",
    ),
    sentence(
        m.Pause,
        "[the ]host pauses the night[ because <text:why>]",
        "until the night goes on, nothing that is rolled or rung counts",
        "host pauses the night because a glass broke",
    ),
    sentence(m.Resume, "[the ]host lets the night go on", "after a pause", "host lets the night go on"),
    sentence(
        m.AskForHelp,
        "table <number:table> asks for help",
        "the help button of a table's pad: somebody there wants the host to come",
        "table 2 asks for help",
    ),
    sentence(
        m.HelpCame,
        "[the ]host has come to help at table <number:table>",
        "it asks no longer",
        "host has come to help at table 2",
    ),
    sentence(
        m.GoBy,
        "[the ]host lets table <number:table> go by <rung>",
        "all it has, its pad, a phone or paper; what stands before that in this row counts there no more",
        "host lets table 2 go by a phone",
    ),
    sentence(
        m.SetLength,
        "[the ]host ends this set after round <number:rounds>[ because <text:why>]",
        "the set is shorter; if that round is finished, or it is 0 before the first, the set ends now",
        "host ends this set after round 4 because it is late",
    ),
    sentence(
        m.NightLength,
        "[the ]host ends the night after set <number:sets>[ because <text:why>]",
        "the night is shorter or longer; if that set is finished, it ends now",
        "host ends the night after set 2 because it is late",
    ),
)

FACTS = (
    sentence(
        m.HelpAsked,
        "table <number:table> waits for help",
        "the host's page shows it until the host has come",
        "table 2 waits for help",
    ),
    sentence(
        m.HelpGiven,
        "table <number:table> has been helped",
        "it waits for the host no longer",
        "table 2 has been helped",
    ),
    sentence(
        m.GoesBy,
        "table <number:table> goes by <rung>",
        "what the table is heard by: all it has, its pad, a phone or paper",
        "table 2 goes by a phone",
    ),
    sentence(
        m.RoundStarted,
        "round <number:round>[ of set <number:set>] started[, roll <mark>]",
        "everyone may roll",
        "round 1 of set 1 started, roll ones",
    ),
    sentence(
        m.RoundCalled,
        "the bell rang for the score[ of <name:by>][, <chairs:team>][, <points:tally>][, with <worth>]"
        "[ from <dice:faces>][, for the group of table <number:table>]",
        "the head table reached its score; the round ends for all",
        "the bell rang for the score of Ann",
        ("cause", "score"),
    ),
    sentence(
        m.RoundCalled,
        "the bell rang for a bunco[ of <name:by>][, <chairs:team>][, <points:tally>][, from <dice:faces>]"
        "[, for the group of table <number:table>]",
        "a bunco at the head table; the round ends for all",
        "the bell rang for a bunco of Ann",
        ("cause", "bunco"),
    ),
    sentence(
        m.RoundCalled,
        "the bell rang at the button",
        "the head table pressed it; the round ends for all",
        "the bell rang at the button",
        ("cause", "button"),
    ),
    sentence(
        m.RoundCalled,
        "the bell rang by the host",
        "the host ended the round for all",
        "the bell rang by the host",
        ("cause", "host"),
    ),
    sentence(
        m.RoundCalled,
        "the bell rang by the clock",
        "the time of the round is up, and it ends for all",
        "the bell rang by the clock",
        ("cause", "clock"),
    ),
    sentence(
        m.TimeWarning,
        "the time of round <number:round>[ of set <number:set>] is up, and it goes on",
        "a warning: the round should come to its end",
        "the time of round 1 of set 1 is up, and it goes on",
    ),
    sentence(
        m.RoundOver,
        "round <number:round>[ of set <number:set>] is over",
        "every table knows its winner",
        "round 1 of set 1 is over",
    ),
    sentence(m.SetOver, "set <number:set> is over", "its last round is done", "set 1 is over"),
    sentence(
        m.SetBegun,
        "set <number:set> begins",
        "the one before was ended between two rounds, and nobody walks once more",
        "set 2 begins",
    ),
    sentence(
        m.SetPlanned,
        "set <number:set> is to end after round <number:rounds>[ because <text:why>]",
        "the host made the set shorter, or as long as it was",
        "set 1 is to end after round 4",
    ),
    sentence(
        m.NightPlanned,
        "the night is to end after set <number:sets>[ because <text:why>]",
        "the host made the night shorter or longer",
        "the night is to end after set 2",
    ),
    sentence(
        m.BreakStarted,
        "the break began[: <text:what>][, <minutes>]",
        "without a length it lasts until the host ends it",
        "the break began: dessert",
    ),
    sentence(
        m.BreakPlanned,
        "a break follows[: <text:what>][, <minutes>]",
        "it begins when the round, or the final, is over",
        "a break follows: dessert",
    ),
    sentence(
        m.BreakLengthened,
        "the break lasts <minutes> longer",
        "the host gave it more time",
        "the break lasts 10 minutes longer",
    ),
    sentence(m.BreakOver, "the break is over", "the next round is ready", "the break is over"),
    sentence(
        m.Paused,
        "the night is paused[ because <text:why>]",
        "nothing that is rolled or rung counts",
        "the night is paused because a glass broke",
    ),
    sentence(m.Resumed, "the night goes on", "the pause is over", "the night goes on"),
)
