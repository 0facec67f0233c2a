"""The night as it stands: its tables, its score cards, and where it is between opening and the last standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game.draws import Lots, Witness, unseen
from headtable.game.roll_off import Contest
from headtable.game.rules import Rules, rules_of
from headtable.game.ruleset import Ruleset
from headtable.game.table.ties import WITHOUT_END
from headtable.messages.pace import BreakPlanned, BreakStarted, Paused, RoundCalled
from headtable.messages.people import Walk
from headtable.messages.prizes import (
    FinalistChosen,
    NamesDrawn,
    PersonRoll,
    PrizeUnwon,
    PrizeWon,
    Qualified,
    TravelerMoved,
)
from headtable.messages.refusals.table import NoSuchTable
from headtable.messages.roll_offs import What
from headtable.messages.rooms import Phase
from headtable.messages.table import TableWon, When
from headtable.messages.words import HEAD_TABLE, Rung, Seats, Team, Worth

BETWEEN_ROUNDS: tuple[Phase, ...] = ("ready", "break")
Pair = tuple[str, str]
Rulings = dict[tuple[int, int, int], Team]  # by set, round and table


class Moment(NamedTuple):
    """Where and when a bunco was thrown; without a time where nobody's clock saw it."""

    table: int
    when: When | None


class Missed(Struct, frozen=True):
    """A bunco that went uncalled, and what it would have brought besides."""

    player: str
    roller: int  # the chair, counted from 0: whoever sits there now, the points are its team's
    faces: tuple[int, ...]
    points: int
    credit: str | None
    turn: int = 0  # turns that were done by then
    moves: bool = True  # whether the traveler moved by a bunco then
    credits: int = 0  # buncos that were on cards by then, of the whole night
    flights: int = 0  # times that somebody had been given the traveler by then


class Table(Struct):
    """One table in one round; ``roller`` counts chairs from 0, so that an even one is team a's.

    A turn has begun with its first throw and is done when the dice are passed.
    """

    number: int
    seats: Seats
    open: bool = False  # its players may roll
    rings: bool = False  # its score sets the pace, as that of the head table does
    called: bool = False  # the bell has rung for it
    tied: bool = False
    tied_after: int = 0  # turns, when the dice have passed to who starts the tie
    won: TableWon | None = None
    tally: tuple[int, int] = (0, 0)
    roller: int = 0
    chosen: bool = False  # it has been said who rolls first
    first: tuple[PersonRoll, ...] = ()  # what has been thrown there for who rolls first
    turn_points: int = 0
    begun: int = 0
    done: int = 0
    due: int = WITHOUT_END  # turns after which it stops; known when the bell has rung
    shown: tuple[int, ...] | None = None  # a bunco that waits to be called
    shown_when: When | None = None  # it was rolled, where dice tell it
    shown_late: bool = False  # it was rolled in the last turns
    missed: Missed | None = None  # the last one that went uncalled in this round
    idle: int | None = None  # the team, 0 or 1, of two ghosts whom the dice pass over
    steps: tuple[int, ...] = (1, 1, 1, 1)  # by how many chairs the dice go on from each; asked at every miss
    strikes: int = 0  # throws off the table that count against this turn
    last: Worth | None = None
    faces: tuple[int, ...] | None = None
    before: TableWon | None = None  # how the round before ended here

    @property
    def player(self) -> str:
        """Who has the dice."""
        return self.seats[self.roller]

    @property
    def only_calls(self) -> bool:
        """Whether nobody rolls there any more, and only the bunco that lies there may still be called."""
        return self.shown is not None and not self.open


class Card(Struct):
    """A player's score card."""

    wins: int = 0
    losses: int = 0
    buncos: int = 0
    minis: int = 0


class Stage(Struct):
    """How far the night is with what follows its last set; ``semi`` is the number of that set, once it is seated."""

    qualified: tuple[Qualified, ...] = ()
    semi: int = 0
    sets_before: int = 0  # that were played to their end when the semi-final was seated
    members: tuple[tuple[str, ...], ...] = ()  # of each group after its sets, once some have gone or sit otherwise
    semi_players: tuple[str, ...] = ()
    semi_begun: bool = False  # its first round has started, or the host has ended it before
    given_again: int = 0  # places of the semi-final or, once it has begun, of the final
    finalists: tuple[FinalistChosen, ...] = ()
    absent: tuple[str, ...] = ()
    final_seats: tuple[str, ...] = ()
    first_in_the_final: str | None = None
    grand_prize: str | None = None
    prizes: tuple[PrizeWon, ...] = ()
    unwon: tuple[PrizeUnwon, ...] = ()
    paid_out: bool = False


class SeenOutcomes(Struct, frozen=True):
    """What people have rolled off and seen drawn: it stands when the past is put right.

    Roll-offs go by what they were for, draws by their purpose.
    """

    rolled: Mapping[What, Contest] = field(default_factory=dict)
    drawn: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    had_break: bool = False  # whether the semi-final had its break

    def first(self, purpose: str, people: Sequence[str]) -> tuple[str, ...]:
        """Those of these people to whom that draw has given it already."""
        return tuple(player for player in self.drawn.get(purpose, ()) if player in people)


class Night(Struct):
    """Everything that the facts so far amount to; only ``apply`` changes it."""

    ruleset: Ruleset
    rules: Rules
    lots: Lots
    phase: Phase = "closed"
    set: int = 0
    round: int = 0
    mark: int = 0
    sets: int = 0  # after which the night ends, and rounds after which this set does: the host may change them
    rounds: int = 0
    tables: list[Table] = field(default_factory=list)
    cards: dict[str, Card] = field(default_factory=dict)
    rounds_played: int = 0
    partnered: dict[Pair, int] = field(default_factory=dict)  # when two last played together, in rounds played
    called: RoundCalled | None = None
    time_up: bool = False  # the round has been warned, and goes on
    on_break: BreakStarted | None = None
    after_break: Phase = "ready"  # or "settling", where no round follows it
    break_planned: BreakPlanned | None = None  # it begins when the round, or the final, is over
    drawn: tuple[NamesDrawn, ...] = ()  # in the breaks so far
    paused: Paused | None = None
    ghosts: frozenset[str] = frozenset()
    gone: frozenset[str] = frozenset()  # home; their cards are kept
    hostess: str | None = None
    seated_again: int = 0  # times
    rungs: Mapping[int, Rung] = field(default_factory=dict)  # what a table goes by, where the host has said so
    asking: frozenset[int] = frozenset()  # tables that wait for the host's help
    groups: tuple[int, ...] = ()  # tables in each, from the head table on; none where the room is one
    walks: tuple[Walk, ...] = ()  # to the chairs of the round that is ready
    results: dict[tuple[int, int, int], TableWon] = field(default_factory=dict)  # by set, round and table
    cards_after: list[dict[str, Card]] = field(default_factory=list)  # as they stood after each set
    stage: Stage = field(default_factory=Stage)
    first_bunco: str | None = None  # on whose card the night's first stands
    last_bunco: str | None = None
    first_at: Moment | None = None  # of this round's buncos: the first, the last, and that which moved the traveler
    last_at: Moment | None = None
    flown_at: Moment | None = None
    traveler: tuple[TravelerMoved, ...] = ()  # its whole path
    credits: int = 0  # buncos that came on cards
    flights: int = 0  # times that somebody was given the traveler, also who held it already
    rulings: Rulings = field(default_factory=dict)  # who has won by the host's word; nothing else may change it
    contest: Contest | None = None  # which people have to roll against each other now
    contests: dict[What, Contest] = field(default_factory=dict)  # those that are settled, by what they were for
    called_off: Contest | None = None  # the last roll-off that ended because somebody went home or came back
    seen: SeenOutcomes = SeenOutcomes()  # what was rolled off and drawn before the past was put right

    def table(self, number: int) -> Table:
        """The table with this number; NotAllowed if there is none."""
        if not 1 <= number <= len(self.tables):
            raise NotAllowed(NoSuchTable(number))
        return self.tables[number - 1]

    def snapshot(self) -> Night:
        """A copy that shares nothing that changes."""
        return replace(
            self,
            tables=[replace(table) for table in self.tables],
            cards={player: replace(card) for player, card in self.cards.items()},
            partnered=dict(self.partnered),
            results=dict(self.results),
            contests=dict(self.contests),
            cards_after=list(self.cards_after),
            stage=replace(self.stage),
        )


def new_night(ruleset: Ruleset, seed: str, witness: Witness = unseen, rulings: Rulings | None = None) -> Night:
    """A night that has not been opened; every draw will come from the seed, before the witness."""
    night = night_of(ruleset, rules_of(ruleset), Lots(seed, witness))
    return replace(night, rulings=rulings or {})


def night_of(ruleset: Ruleset, rules: Rules, lots: Lots) -> Night:
    """A night that has not been opened, by rules that are ready to play."""
    return Night(ruleset=ruleset, rules=rules, lots=lots, sets=ruleset.sets, rounds=ruleset.rounds)


def is_empty(night: Night, table: Table) -> bool:
    """Whether only ghosts sit at the table, so that nobody can roll there."""
    return night.ghosts.issuperset(table.seats)


def turns_due(night: Night, table: Table, begun: int) -> int:
    """After how many turns the table stops, if the bell rings when so many have begun."""
    if night.ruleset.after_bell_at == "head" and not table.rings:
        return 0
    if is_empty(night, table):
        return 0
    holds = night.ruleset.turn_begins == "has_dice" and begun == table.done
    return night.rules.after_bell(begun + 1 if holds else begun, HEAD_TABLE if table.rings else table.number)


def pair(one: str, other: str) -> Pair:
    """Two players as partners, whoever is named first."""
    return (one, other) if one < other else (other, one)


def awaits_semi(night: Night) -> bool:
    """Whether the semi-final is seated and not yet begun: who is missing there is replaced."""
    return night.stage.semi > 0 and not night.stage.semi_begun


def sets_over(night: Night) -> bool:
    """Whether no round follows: places and prizes are settled, or will be when a break is over."""
    on_break = night.phase == "break" and night.after_break == "settling"
    return on_break or (night.phase in ("settling", "final") and not awaits_semi(night))
