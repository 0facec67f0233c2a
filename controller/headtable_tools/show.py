"""Show a night on a terminal: a few lines for each round, and tables of results and standings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from headtable.complaints import plain
from headtable.messages.facts import Fact, Told
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import (
    PlanFact,
    RoundCalled,
    RoundOver,
    RoundStarted,
    StandstillFact,
    TimeWarning,
)
from headtable.messages.past import Changed, Overruled
from headtable.messages.people import NightOpened, PeopleFact, SeatedAgain, SeatingBegun, Walked
from headtable.messages.prizes import GrandPrizeWon, NightOver, PrizeFact, PrizesGiven, Standing, TravelerMoved
from headtable.messages.rooms import (
    NightState,
    StageState,
    TableState,
)
from headtable.messages.sound_commands import SignalState
from headtable.messages.table import TableWon
from headtable.messages.words import Delivery
from headtable.saying import capital, say, text
from headtable.saying.semi_final import semi_final_is
from headtable_tools.replay import Difference, NightUnderOtherRules, Replay, Result, Stop
from headtable_tools.replay.difference import difference_lines
from headtable_tools.replay.verdict_lines import MOST_DIFFERENCES

TOLD = PlanFact | PeopleFact | PrizeFact | Overruled | Changed
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
        self._stage = StageState()
        self._head: tuple[str, ...] = ()
        self._won: list[TableWon] = []
        self._sounding: dict[str, float] = {}
        self._over = asyncio.Event()

    def on_message(self, message: MqttMessage, delivery: Delivery) -> None:
        """Tell what one message from the bus means to the room."""
        match message:
            case NightState():
                self._night = message
            case StageState():
                self._stage = message
            case TableState(table=1):
                self._head = message.seats
            case Told() if delivery == "live":
                with semi_final_is(self._stage.semi_final_set(self._night)):
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
                self._say(text("show-commitment", commitment=fact.commitment[:16]), style="dim")
            case RoundStarted():
                self._won = []
                title = text("pages-round-of-set", set=fact.set, round=fact.round)
                self._say_apart(text("show-round", title=title, mark=fact.mark), title, "bold")
            case RoundCalled():
                title = text("show-called-title")
                self._say(text("show-called", title=title, why=self._why(fact)), title, "bold yellow")
            case TableWon():
                self._won.append(fact)
            case RoundOver():
                self._results()
            case fact if isinstance(fact, StandstillFact | TimeWarning):
                self._say_apart(capital(say(fact, self._bunco_word())), style="bold")
            case NightOver():
                self._say_apart(text("show-night-over"), style="bold")
                self._console.print(standings(fact.standings, self._bunco_word()))
                self._say(text("show-seed", seed=fact.seed), style="dim")
                self._over.set()
            case fact if isinstance(fact, TOLD) and not isinstance(fact, UNTOLD):
                self._say(f"  {capital(say(fact, self._bunco_word()))}")
            case _:
                pass

    def _why(self, fact: RoundCalled) -> str:
        match fact.cause:
            case "score":
                return text("show-called-score", team=self._team(fact), tally=fact.tally)
            case "bunco":
                bunco, team = self._bunco_word(), self._team(fact)
                return text("show-called-bunco", bunco, by=fact.by, team=team, tally=fact.tally)
            case "button":
                return text("show-called-button")
            case "host":
                return text("show-called-host")
            case "clock":
                return text("show-called-clock")

    def _team(self, fact: RoundCalled) -> tuple[str, ...]:
        """The two at the head table whose tally it was; by the roller alone while that table is unheard."""
        pair = self._head[::2] if fact.team == "a" else self._head[1::2]
        return pair or (fact.by,)

    def _bunco_word(self) -> str:
        return self._night.bunco_word if self._night else "BUNCO"

    def _results(self) -> None:
        for won in sorted(self._won, key=lambda won: won.table)[:TABLES_NAMED]:
            self._say(f"  {_result(won)}", _pair(won.winners), "green")
        if len(self._won) > TABLES_NAMED:
            self._say(text("show-more-tables", tables=len(self._won) - TABLES_NAMED))

    def _signal(self, state: SignalState) -> None:
        if state.sounding:
            self._sounding.setdefault(state.signal, self._clock())
        elif state.signal in self._sounding:
            lasted_s = self._clock() - self._sounding.pop(state.signal)
            signal = f"♪ {state.signal}"
            self._say(text("show-sounded", signal=signal, seconds=f"{lasted_s:.2g}"), signal, "cyan")

    def _say_apart(self, line: str, part: str = "", style: str = "") -> None:
        """Print a line below an empty one."""
        self._console.print()
        self._say(line, part, style)

    def _say(self, line: str, part: str = "", style: str = "") -> None:
        self._console.print(styled(line, part, style))


def styled(line: str, part: str = "", style: str = "") -> Text:
    """A line with a part of it, or all of it, in a style; nothing that people typed steers the terminal."""
    shown = Text(plain(line))
    if part:
        shown.highlight_words([plain(part)], style)
    else:
        shown.stylize(style)
    return shown


def _sat_down(opened: NightOpened) -> str:
    tables, ghosts = len(opened.seats), len(opened.ghosts)
    players = 4 * tables - ghosts
    return text("show-sat-down", players=players, tables=tables, groups=len(opened.groups), ghosts=ghosts)


def _result(won: TableWon) -> str:
    winners, losers = _pair(won.winners), _pair(won.losers)
    high, low = max(won.tally), min(won.tally)
    return text("result-line", table=won.table, winners=winners, losers=losers, high=high, low=low, how=won.how)


def _pair(players: tuple[str, ...]) -> str:
    return text("result-pair", pair=players)


def print_replay(night: Replay) -> None:
    """Print a replayed night as text and tables."""
    with semi_final_is(night.semi_final):
        _print_replay(Console(), night)


def _print_replay(console: Console, night: Replay) -> None:
    opened = _opened(night.opened)
    line = text("replay-of-night", ruleset=night.ruleset, opened=opened, phase=night.phase)
    _print(console, line, night.ruleset, "bold")
    entries, refusals, corrections = night.entries, night.refusals, night.corrections
    _print(console, text("replay-entries", entries=entries, refusals=refusals, corrections=corrections))
    console.print(_results_table(night.results))
    console.print(standings(night.standings, night.bunco_word))
    _print_ending(console, night.ending, night.bunco_word)
    _print_differences(console, night.differences, night.bunco_word)


def _print(console: Console, line: str, part: str = "", style: str = "") -> None:
    """Print one line, which a narrow terminal wraps by itself."""
    console.print(styled(line, part, style), soft_wrap=True)


def _print_differences(console: Console, differences: tuple[Difference, ...], bunco: str) -> None:
    """Print where the journal differs from the rules, as ``headtable verify`` does."""
    for difference in differences[:MOST_DIFFERENCES]:
        entry, written, decided = difference_lines(difference, bunco)
        _print(console, entry, style="red")
        _print(console, written)
        _print(console, decided)
    if differences:
        _print(console, text("replay-more-differ", more=max(0, len(differences) - MOST_DIFFERENCES)))


def print_other_night(night: NightUnderOtherRules) -> None:
    """Print the night that would have been under other rules."""
    with semi_final_is(night.semi_final):
        _print_other_night(Console(), night)


def _print_other_night(console: Console, night: NightUnderOtherRules) -> None:
    opened = _opened(night.opened)
    line = text("other-night-rules", played_by=night.played_by, opened=opened, ruleset=night.ruleset)
    _print(console, line, night.ruleset, "bold")
    if night.stop:
        _print(console, text("other-night-parts", set=night.set, round=night.round), style="yellow")
        _print(console, _stopped(night.stop, night.bunco_word))
    for line in _compared(night):
        _print(console, line)
    if night.results:
        console.print(_results_table(night.results))
    if night.rounds:
        console.print(standings(night.standings, night.bunco_word))
    _print_ending(console, night.ending, night.bunco_word)
    _print(console, text("other-night-counts", played=night.played, entries=night.entries, phase=night.phase))


def _print_ending(console: Console, ending: tuple[PrizeFact, ...], bunco_word: str) -> None:
    """Print who rolled off, who went on, and who won; the winner of the final is bold."""
    flights = [fact for fact in ending if isinstance(fact, TravelerMoved)]
    for fact in ending:
        if isinstance(fact, TravelerMoved) and fact is not flights[-1]:  # who has it in the end is enough
            continue
        style = "bold" if isinstance(fact, GrandPrizeWon) else ""
        _print(console, capital(say(fact, bunco_word)), style=style)


def _stopped(stop: Stop, bunco: str) -> str:
    """Which entry makes no sense under these rules, and why."""
    said, whys = say(stop.said, bunco), _whys(stop, bunco)
    return text("other-night-stop", bunco, entry=stop.entry, said=said, whys=whys)


def _whys(stop: Stop, bunco: str) -> tuple[str, ...]:
    return tuple(say(why, bunco) for why in (stop.why, *stop.unfinished))


def _compared(other: NightUnderOtherRules) -> Iterator[str]:
    """What the two nights have in common, and what changes nothing under these rules."""
    yield _in_common(other)
    if other.needless:
        first, bunco = other.needless[0], other.bunco_word
        said, entries = say(first.said, bunco), len(other.needless)
        yield text("other-night-needless", entries=entries, first=first.entry, said=said)
        yield text("other-night-needless-why", whys=_whys(first, bunco))


def _in_common(other: NightUnderOtherRules) -> str:
    if not other.rounds:
        return text("other-night-no-round")
    if other.same_rounds == other.rounds:
        return text("other-night-same", rounds=other.rounds)
    return text("other-night-same-first", rounds=other.rounds, same=other.same_rounds)


def _opened(opened: str) -> str:
    """Date and time, to the minute."""
    return opened[:16].replace("T", " ")


def _results_table(results: tuple[Result, ...]) -> Table:
    headings = (
        text("results-set"),
        text("results-round"),
        text("results-table"),
        text("results-winners"),
        text("results-losers"),
        text("results-tally"),
    )
    table = _table(headings, text("results-title"))
    last = None
    for won in results:
        rubric = (text("results-of-set", set=won.set), str(won.round)) if (won.set, won.round) != last else ("", "")
        last = (won.set, won.round)
        tally = text("result-tally", high=won.tally[0], low=won.tally[1], how=won.how)
        _add_row(table, (*rubric, str(won.table), _pair(won.winners), _pair(won.losers), tally))
    return table


def standings(rows: tuple[Standing, ...], bunco_word: str) -> Table:
    """The score cards as a table for the terminal; with minis where the rules keep them."""
    minis = any(row.minis is not None for row in rows)
    headings = (
        text("standings-place"),
        text("standings-player"),
        text("standings-wins"),
        text("standings-losses"),
        text("standings-buncos", bunco_word),
        *((text("standings-minis"),) if minis else ()),
    )
    table = _table(headings, text("standings-title"))
    for row in rows:
        counts = (row.wins, row.losses, row.buncos, *((row.minis,) if minis else ()))
        _add_row(table, (str(row.place), row.player, *map(str, counts)))
    return table


def _table(headings: Iterable[str], title: str) -> Table:
    return Table(*map(escape, headings), title=escape(title))


def _add_row(table: Table, cells: Iterable[str]) -> None:
    table.add_row(*(styled(cell) for cell in cells))
