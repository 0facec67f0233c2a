"""Phrases for inputs and facts at one table."""

from __future__ import annotations

from headtable.messages.table import (
    Award,
    BadThrow,
    BuncoGranted,
    BuncoShown,
    BuncoUncalled,
    Call,
    CalledFalsely,
    CalledForNothing,
    CallNotNeeded,
    Claim,
    Decline,
    DicePassed,
    FinalScore,
    FirstRoller,
    FirstRollerChosen,
    Grant,
    Rolled,
    RolledForFirst,
    RolledOff,
    RollForFirst,
    RollOff,
    SheetTold,
    TableStopped,
    TableTied,
    TableWon,
    Throw,
    ThrownAgain,
    TurnDeclined,
    TurnLost,
)
from headtable_tools.nights.phrases.message_phrase import MessagePhrase, message_phrase

INPUTS: tuple[MessagePhrase, ...] = (
    message_phrase(
        FirstRoller,
        "<name:player> rolls first at table <number:table>",
        "the table chose who has the dice first this round",
        "Bea rolls first at table 1",
    ),
    message_phrase(
        RollForFirst,
        "table <number:table> rolls for who is first: <rolls-of:rolls>",
        "one die each, all four or some; who is level throws again, and the highest rolls first in the round",
        "table 1 rolls for who is first: Ann 5, Bea 3, Cat 2, Dot 1",
    ),
    message_phrase(
        Throw,
        "table <number:table> rolls <dice:faces>",
        "three dice are read at a table",
        "table 1 rolls 1 1 4",
    ),
    message_phrase(
        Claim,
        "table <number:table> presses <claim:worth>",
        "a table's pad says what the roll was worth",
        "table 1 presses two",
    ),
    message_phrase(Call, "table <number:table> calls", "the bunco on the table is called", "table 1 calls"),
    message_phrase(
        BadThrow,
        "table <number:table> throws <bad-throw:why>[, <number:dice> of them]",
        "a throw that does not count, and of dice that left the table how many",
        "table 2 throws dice to the floor, 1 of them",
    ),
    message_phrase(
        Decline,
        "table <number:table> declines the rest of its turn",
        "after the bell the player with the dice plays no further, where the rules allow it",
        "table 2 declines the rest of its turn",
    ),
    message_phrase(
        Grant,
        "[the ]host grants the uncalled bunco at table <number:table>",
        "a bunco that went uncalled in this round counts after all",
        "host grants the uncalled bunco at table 2",
    ),
    message_phrase(
        RollOff,
        "table <number:table> rolls off <die:a> to <die:b>",
        "a tied table throws one die for each team, chairs 1 and 3 first",
        "table 2 rolls off 5 to 3",
    ),
    message_phrase(
        Award,
        "[the ]host gives table <number:table> to <chairs:team>",
        "the host's word on a tied table, or on one whose sheet is lost",
        "host gives table 2 to chairs 1 and 3",
    ),
    message_phrase(
        FinalScore,
        "the sheet of table <number:table> says <tally>[, buncos: <sheet-buncos:buncos>]"
        "[, the traveler <sheet-traveler:traveler>]",
        "after the bell, the final score of a table that was told nothing, and its buncos in their order",
        "the sheet of table 2 says 26 to 9, buncos: Ann 1",
    ),
)

FACTS = (
    message_phrase(
        RolledForFirst,
        "table <number:table> rolled for who is first: <rolled-by-people:rolls>",
        "what some of a table threw; who is level throws again",
        "table 1 rolled for who is first: Ann 5, Bea 3, Cat 2, Dot 1",
    ),
    message_phrase(
        FirstRollerChosen,
        "[table <number:table>: ]<name:player> rolls first",
        "this player has the dice first",
        "table 1: Bea rolls first",
    ),
    message_phrase(
        Rolled,
        "[table <number:table>: ]<name:player> rolled <worth>[ with <dice:faces>][, <points>][, tally <tally>]"
        "[, on the card of <name:credit>]",
        "a roll that counts, its points, the tallies after it, and whose card a bunco or a mini is on",
        "Ann rolled two, 2 points, tally 2 to 0",
    ),
    message_phrase(
        BuncoShown,
        "[table <number:table>: ]<name:player> shows a bunco[ with <dice:faces>]",
        "three of the mark lie there and wait to be called",
        "Ann shows a bunco",
    ),
    message_phrase(
        BuncoUncalled,
        "[table <number:table>: ]the bunco of <name:player> went uncalled[ for <points>][, tally <tally>]"
        "[, on the card of <name:credit>]",
        "nobody called it in time; what it brings all the same, where the rules give it anything",
        "the bunco of Ann went uncalled",
    ),
    message_phrase(
        BuncoGranted,
        "[table <number:table>: ]<name:player> was granted a bunco[ with <dice:faces>][, <points>][, tally <tally>]"
        "[, on the card of <name:credit>]",
        "a bunco that went uncalled counts after all, by the host's word",
        "Ann was granted a bunco, 21 points, tally 21 to 0",
    ),
    message_phrase(
        CalledFalsely,
        "[table <number:table>: ]<name:player> called falsely[ and loses <points:lost>][, tally <tally>]",
        "a call with no bunco there: a warning, or points lost, as the rules have it",
        "Ann called falsely",
    ),
    message_phrase(
        CalledForNothing,
        "[table <number:table>: ]<name:player> called for nothing",
        "a call with no bunco there, by rules that do not mind",
        "Ann called for nothing",
    ),
    message_phrase(
        CallNotNeeded,
        "[table <number:table>: ]<name:player> called a bunco that counts: nobody has to call",
        "by rules that want no call",
        "Ann called a bunco that counts: nobody has to call",
        ("why", "nobody-has-to"),
    ),
    message_phrase(
        CallNotNeeded,
        "[table <number:table>: ]<name:player> called a bunco that has been called",
        "once more, which changes nothing",
        "Ann called a bunco that has been called",
        ("why", "called-already"),
    ),
    message_phrase(
        ThrownAgain,
        "[table <number:table>: ]<name:player> throws all dice again after <bad-throw:why>"
        "[, <number:strikes> against this turn]",
        "a throw that did not count, and how many of these count against the turn by now",
        "Ann throws all dice again after dice off the table, 1 against this turn",
    ),
    message_phrase(
        TurnLost,
        "[table <number:table>: ]the turn of <name:player> ends after <bad-throw:why>[ and loses <points:lost>]"
        "[, tally <tally>]",
        "the dice have left the table too often in the turn",
        "the turn of Ann ends after dice to the floor",
    ),
    message_phrase(
        TurnDeclined,
        "[table <number:table>: ]<name:player> declines the rest of the turn",
        "after the bell a turn is left unfinished",
        "Ann declines the rest of the turn",
    ),
    message_phrase(
        DicePassed,
        "[table <number:table>: ]the dice pass to <name:player>",
        "the turn is over, and this player has the dice",
        "the dice pass to Bea",
    ),
    message_phrase(
        TableStopped,
        "table <number:table> stopped[, tally <tally>]",
        "a table has had its last roll of the round",
        "table 2 stopped, tally 5 to 3",
    ),
    message_phrase(
        TableTied,
        "table <number:table> tied[ at <points:tally>][, to be rolled off by <rolled-by:by>][: <names:rollers>]",
        "what decides it is the ruleset's: a die, further turns, or the host",
        "table 2 tied at 5 points",
    ),
    message_phrase(
        RolledOff,
        "table <number:table> rolled off <die:a> to <die:b>",
        "one throw of a roll-off",
        "table 2 rolled off 5 to 3",
    ),
    message_phrase(
        SheetTold,
        "table <number:table> was told by its sheet[, tally <tally>][, buncos: <sheet-buncos:buncos>]"
        "[, on the cards of <names:cards>][, the traveler <sheet-traveler:traveler>]",
        "the final score of its round, and for each bunco whose card it is on",
        "table 2 was told by its sheet, tally 26 to 9",
    ),
    message_phrase(
        TableWon,
        "[table <number:table>: ]<pair:winners> won[ against <pair:losers>][ by <how>][, tally <tally>]",
        "a team won the round at its table: by points, by roll-off, by the host's word or, among ghosts, by lot",
        "table 1: Ann and Cat won by points, tally 21 to 5",
    ),
)
