"""What is going on in the room, in a few readable lines a round."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from headtable.complaints import plain
from headtable.messages.facts import Fact, Told
from headtable.messages.pace import (
    BreakLengthened,
    BreakOver,
    BreakPlanned,
    BreakStarted,
    NightPlanned,
    Paused,
    Resumed,
    RoundCalled,
    RoundOver,
    RoundStarted,
    SetPlanned,
    TimeWarning,
)
from headtable.messages.past import Changed, Overruled
from headtable.messages.people import NightOpened, PeopleFact, SeatedAgain, SeatingBegun, Walked
from headtable.messages.prizes import GrandPrizeWon, NightOver, PrizeFact, PrizesGiven, Standing, TravelerMoved
from headtable.messages.rooms import MqttMessage, NightState, SignalState, TableState
from headtable.messages.table import TableWon
from headtable.messages.words import WonHow
from headtable.saying import say
from headtable_tools.replay import Difference, OtherNight, Replay, Result, Stop
from headtable_tools.replay.difference import contrasted
from headtable_tools.replay.verdict_lines import MOST_DIFFERENCES
from headtable_tools.rulecard.wording import capital, mark, with_article

DECIDED: dict[WonHow, str] = {
    "points": "",
    "mark": " and the first on the mark",
    "roll-off": " and the roll-off",
    "host": " and the host's word",
    "draw": " and the lot",
    "played": ", as it was played",
}
TOLD = BreakPlanned | BreakLengthened | SetPlanned | NightPlanned | PeopleFact | PrizeFact | Overruled | Changed
"""What the room hears in a line of its own."""
UNTOLD = SeatingBegun | Walked | SeatedAgain | PrizesGiven
"""Facts of people and prizes that other lines tell."""

TABLES_NAMED = 6  # so many get a line each; the others are counted


class Show:
    """Tells the night on a terminal as it happens."""

    def __init__(self, console: Console, clock: Callable[[], float]) -> None:
        self._console = console
        self._clock = clock
        self._night: NightState | None = None
        self._head: tuple[str, ...] = ()
        self._won: list[TableWon] = []
        self._sounding: dict[str, float] = {}
        self._over = asyncio.Event()

    def hear(self, message: MqttMessage, retained: bool) -> None:  # noqa: FBT001  the bus's own signature
        """Tell what one message from the bus means to the room."""
        match message:
            case NightState():
                self._night = message
            case TableState(table=1):
                self._head = message.seats
            case Told() if not retained:
                self._tell(message.fact)
            case SignalState():
                self._signal(message)
            case _:
                pass

    async def until_over(self) -> None:
        """Wait until the night is over."""
        await self._over.wait()

    def _tell(self, fact: Fact) -> None:
        match fact:
            case NightOpened():
                self._say(_sat_down(fact))
                self._say(f"[dim]the seed of every draw is committed to: {fact.commitment[:16]}…[/]")
            case RoundStarted():
                self._won = []
                self._say(f"\n[bold]Set {fact.set}, round {fact.round}[/]: everyone rolls {mark(fact.mark)}")
            case RoundCalled():
                self._say(f"  [bold yellow]Round called:[/] {self._why(fact)}")
            case TableWon():
                self._won.append(fact)
            case RoundOver():
                self._results()
            case BreakStarted() | BreakOver() | Paused() | Resumed() | TimeWarning():
                self._say(f"\n[bold]{_shown(capital(say(fact, self._bunco_word())))}[/]")
            case NightOver():
                self._say("\n[bold]The night is over.[/]")
                self._console.print(standings(fact.standings, self._bunco_word()))
                self._say(f"[dim]the seed of every draw was {fact.seed}[/]")
                self._over.set()
            case fact if isinstance(fact, TOLD) and not isinstance(fact, UNTOLD):
                self._say(f"  {_shown(capital(say(fact, self._bunco_word())))}")
            case _:
                pass

    def _why(self, fact: RoundCalled) -> str:
        match fact.cause:
            case "score":
                return f"{self._team(fact)} reach {fact.tally} at the head table"
            case "bunco":
                bunco = f"{_shown(fact.by)} rolls {with_article(self._bunco_word())} at the head table"
                return f"{bunco}; {self._team(fact)} have {fact.tally}"
            case "button":
                return "the head table pressed the button"
            case "host":
                return "the host rang the bell"
            case "clock":
                return "the time is up"

    def _team(self, fact: RoundCalled) -> str:
        """The two at the head table whose tally it was; by the roller alone while that table is unheard."""
        pair = self._head[::2] if fact.team == "a" else self._head[1::2]
        return _shown(" and ".join(pair or (fact.by,)))

    def _bunco_word(self) -> str:
        return self._night.bunco_word if self._night else "BUNCO"

    def _results(self) -> None:
        for won in sorted(self._won, key=lambda won: won.table)[:TABLES_NAMED]:
            self._say("  " + _result(won))
        if len(self._won) > TABLES_NAMED:
            self._say(f"  and {len(self._won) - TABLES_NAMED} more tables")

    def _signal(self, state: SignalState) -> None:
        if state.sounding:
            self._sounding.setdefault(state.signal, self._clock())
        elif state.signal in self._sounding:
            lasted_s = self._clock() - self._sounding.pop(state.signal)
            self._say(f"  [cyan]♪ {state.signal}[/] [dim]{lasted_s:.2g} s[/]")

    def _say(self, line: str) -> None:
        self._console.print(line, highlight=False)


def _shown(text: str) -> str:
    """As the terminal shows what people have typed: no markup, and nothing that steers it."""
    return escape(plain(text))


def _sat_down(opened: NightOpened) -> str:
    tables, ghosts = len(opened.seats), len(opened.ghosts)
    groups = f" in {len(opened.groups)} groups" if len(opened.groups) > 1 else ""
    beside = f", {ghosts} of the chairs with ghosts" if ghosts else ""
    return f"{4 * tables - ghosts} players sit down at {tables} tables{groups}{beside}"


def _result(won: TableWon) -> str:
    a, b = won.tally
    score = f"{max(a, b)}:{min(a, b)}{DECIDED[won.how]}"
    winners, losers = (_shown(" & ".join(pair)) for pair in (won.winners, won.losers))
    return f"table {won.table}  [green]{winners}[/] beat {losers}  {score}"


def print_replay(night: Replay) -> None:
    """A replayed night for people."""
    console = Console()
    console.print(f"[bold]{_shown(night.ruleset)}[/], {_opened(night.opened)}, now {night.phase}", highlight=False)
    console.print(
        f"{night.entries} entries: {night.refusals} refused, {night.corrections} put the past right", highlight=False
    )
    console.print(_results_table(night.results))
    console.print(standings(night.standings, f"{night.bunco_word}s"))
    _print_ending(console, night.ending, night.bunco_word)
    _print_differences(console, night.differences, night.bunco_word)


def _print_differences(console: Console, differences: tuple[Difference, ...], bunco: str) -> None:
    """What the journal says otherwise than the rules, in the words of ``headtable verify``."""
    for difference in differences[:MOST_DIFFERENCES]:
        written, decided = contrasted(difference, bunco)
        console.print(f"[red]entry {difference.entry} differs[/]", highlight=False)
        console.print(f"  the journal: {_shown(written)}", highlight=False, soft_wrap=True)
        console.print(f"  decided again: {_shown(decided)}", highlight=False, soft_wrap=True)
    if differences:
        more = len(differences) - MOST_DIFFERENCES
        told = f"and {more} more; " if more > 0 else ""
        console.print(f"{told}`headtable verify` tells whether the night was honest", highlight=False)


def print_other_night(night: OtherNight) -> None:
    """The night that would have been under other rules, for people."""
    console = Console()
    played_by, other = _shown(night.played_by), _shown(night.ruleset)
    console.print(
        f"played by [bold]{played_by}[/], {_opened(night.opened)}; now by [bold]{other}[/]",
        highlight=False,
        soft_wrap=True,
    )
    for line in _parting(night):
        console.print(line, highlight=False, soft_wrap=True)
    if night.results:
        console.print(_results_table(night.results))
    if night.rounds:
        console.print(standings(night.standings, f"{night.bunco_word}s"))
    _print_ending(console, night.ending, night.bunco_word)
    told = f"{night.played} of {night.entries} accepted entries count by these rules; the night is {night.phase}"
    console.print(f"{told} there", highlight=False, soft_wrap=True)


def _print_ending(console: Console, ending: tuple[PrizeFact, ...], bunco_word: str) -> None:
    """Who rolled off, who went on, and last who won; the winner of the final stands out."""
    flights = [fact for fact in ending if isinstance(fact, TravelerMoved)]
    for fact in ending:
        if isinstance(fact, TravelerMoved) and fact is not flights[-1]:  # who has it in the end is enough
            continue
        style = "bold" if isinstance(fact, GrandPrizeWon) else None
        console.print(_shown(capital(say(fact, bunco_word))), style=style, highlight=False, soft_wrap=True)


def _parting(other: OtherNight) -> Iterator[str]:
    """Whether and where the log stops making sense, and what the two nights have in common."""
    if stop := other.stop:
        yield f"[yellow]these nights part ways in set {other.set}, round {other.round}:[/]"
        said = _said(stop, other.bunco_word)
        yield f"  entry {stop.entry}, {said}, makes no sense by these rules: {_shown(stop.why)}"
    yield f"  {_in_common(other)}"
    if other.needless:
        first = other.needless[0]
        many = "1 entry changes" if len(other.needless) == 1 else f"{len(other.needless)} entries change"
        yield f"  {many} nothing by these rules, first entry {first.entry}, {_said(first, other.bunco_word)}:"
        yield f"    {_shown(first.why)}"


def _said(stop: Stop, bunco: str) -> str:
    return _shown(f"'{say(stop.said, bunco)}'")


def _in_common(other: OtherNight) -> str:
    if not other.rounds:
        return "no round was finished by these rules, so there are no standings"
    if other.same_rounds == other.rounds:
        return f"rounds finished by these rules: {other.rounds}, and each ended as it did that night"
    return (
        f"rounds finished by these rules: {other.rounds}; the first {other.same_rounds} ended as they did that night"
    )


def _opened(opened: str) -> str:
    return f"opened {opened[:16].replace('T', ' ')}"


def _results_table(results: tuple[Result, ...]) -> Table:
    table = Table("set", "round", "table", "winners", "losers", "tally", title="Rounds")
    last = None
    for won in results:
        rubric = (str(won.set), str(won.round)) if (won.set, won.round) != last else ("", "")
        last = (won.set, won.round)
        pairs = (_shown(" & ".join(pair)) for pair in (won.winners, won.losers))
        table.add_row(*rubric, str(won.table), *pairs, f"{won.tally[0]}:{won.tally[1]}{DECIDED[won.how]}")
    return table


def standings(rows: tuple[Standing, ...], bunco_word: str) -> Table:
    """The score cards as a table for the terminal; with minis where the rules keep them."""
    minis = any(row.minis is not None for row in rows)
    table = Table("place", "player", "wins", "losses", bunco_word, *(["minis"] if minis else []), title="Standings")
    for row in rows:
        told = (row.wins, row.losses, row.buncos, *([row.minis] if minis else []))
        table.add_row(str(row.place), _shown(row.player), *map(str, told))
    return table
