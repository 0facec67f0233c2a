"""The night as it stands: its tables, its score cards, and its phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import asdict, replace

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
from headtable.messages.rooms import (
    Phase,
)
from headtable.messages.table import TableWon, When
from headtable.messages.words import HEAD_TABLE, Rung, Seats, Team, Worth

BETWEEN_ROUNDS: tuple[Phase, ...] = ("ready", "break")
Pair = tuple[str, str]
Rulings = dict[tuple[int, int, int], Team]  # by set, round and table


class Moment(NamedTuple):
    """The place and time of a bunco; the time is missing where no clock saw the throw."""

    table: int
    when: When | None


class Missed(Struct, frozen=True):
    """A bunco that went uncalled, and what a call would have brought besides."""

    player: str
    roller: int  # the chair, counted from 0; the points are its team's, whoever sits there now
    faces: tuple[int, ...]
    points: int
    credit: str | None
    turn: int = 0  # turns that were done by then
    moves: bool = True  # whether a bunco moved the traveler then
    credits: int = 0  # buncos that were on cards by then, of the whole night
    flights: int = 0  # times that the traveler had changed hands by then


class Table(Struct):
    """One table in one round; ``roller`` counts chairs from 0, so that an even one is team a's.

    A turn has begun with its first throw and is done when the dice are passed.
    """

    number: int
    seats: Seats
    open: bool = False  # its players may roll
    rings: bool = False  # its score sets the pace, as the head table's does
    called: bool = False  # the bell has rung for it
    tied: bool = False
    tied_after: int = 0  # turns done when the dice had passed to the player who starts the tie
    won: TableWon | None = None
    tally: tuple[int, int] = (0, 0)
    roller: int = 0
    chosen: bool = False  # the first roller is known
    first: tuple[PersonRoll, ...] = ()  # the dice thrown there for the first roll
    turn_points: int = 0
    begun: int = 0
    done: int = 0
    due: int = WITHOUT_END  # turns after which it stops; known once the bell has rung
    sheet_due: bool = False  # it goes by paper or has no device, and was told nothing when the bell rang
    sheet_told: bool = False  # its final score was told
    shown: tuple[int, ...] | None = None  # a bunco that waits for its call
    shown_when: When | None = None  # the moment of its roll, where dice tell it
    shown_late: bool = False  # it was rolled in the last turns
    missed: Missed | None = None  # the last one that went uncalled in this round
    idle: int | None = None  # the team, 0 or 1, of two ghosts whom the dice skip
    steps: tuple[int, ...] = (1, 1, 1, 1)  # how many chairs the dice go on from each chair; read at every miss
    strikes: int = 0  # throws off the table that count against this turn
    last: Worth | None = None
    faces: tuple[int, ...] | None = None
    before: TableWon | None = None  # how the last round ended here

    @property
    def player(self) -> str:
        """The player who has the dice."""
        return self.seats[self.roller]

    @property
    def only_calls(self) -> bool:
        """Tell whether the table may only call its waiting bunco, and nobody may roll any more."""
        return self.shown is not None and not self.open

    @property
    def untold(self) -> bool:
        """Tell whether nothing is known of its round: no roll was told, and no sheet."""
        return self.begun == 0 and not self.sheet_told

    @property
    def awaits_sheet(self) -> bool:
        """Tell whether its round waits for its sheet."""
        return self.sheet_due and self.untold


class Card(Struct):
    """A player's score card."""

    wins: int = 0
    losses: int = 0
    buncos: int = 0
    minis: int = 0


class Stage(Struct):
    """The progress of everything after the last set.

    ``semi`` is the number of the semi-final's set, once that is seated.
    """

    qualified: tuple[Qualified, ...] = ()
    semi: int = 0
    sets_before: int = 0  # sets that were played to their end when the semi-final was seated
    members: tuple[tuple[str, ...], ...] = ()  # of each group after its sets; kept once somebody leaves or moves
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
    """The outcomes of roll-offs and draws that people have seen; a correction of the past keeps them.

    Roll-offs are kept by what they were for, draws by their purpose.
    """

    rolled: Mapping[What, Contest] = field(default_factory=dict)
    drawn: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    had_break: bool = False  # whether the semi-final had its break

    def first(self, purpose: str, people: Sequence[str]) -> tuple[str, ...]:
        """Those of these people whom that draw has chosen already."""
        return tuple(player for player in self.drawn.get(purpose, ()) if player in people)


class NightSoFar(Struct):
    """Everything that follows from the facts so far. Only ``apply`` changes it."""

    phase: Phase = "closed"
    set: int = 0
    round: int = 0
    mark: int = 0
    sets: int = 0  # the night's last set, and the last round of this set; the host may change both
    rounds: int = 0
    tables: list[Table] = field(default_factory=list)
    cards: dict[str, Card] = field(default_factory=dict)
    rounds_played: int = 0
    partnered: dict[Pair, int] = field(default_factory=dict)  # when two last played together, in rounds played
    called: RoundCalled | None = None
    time_up: bool = False  # the time warning was given, and the round goes on
    on_break: BreakStarted | None = None
    after_break: Phase = "ready"  # or "settling", where no round follows the break
    break_planned: BreakPlanned | None = None  # it begins when the round, or the final, is over
    drawn: tuple[NamesDrawn, ...] = ()  # in the breaks so far
    paused: Paused | None = None
    ghosts: frozenset[str] = frozenset()
    gone: frozenset[str] = frozenset()  # gone home; their cards are kept
    hostess: str | None = None
    seated_again: int = 0  # times
    rungs: Mapping[int, Rung] = field(default_factory=dict)  # how a table is heard, where the host has said so
    sheets: frozenset[int] = frozenset()  # tables on paper, which may be told by a sheet after the bell
    without_device: frozenset[int] = frozenset()  # tables from which nothing can be heard
    buttons_only: frozenset[int] = frozenset()  # tables that tell nothing unless somebody presses
    asking: frozenset[int] = frozenset()  # tables that wait for the host's help
    groups: tuple[int, ...] = ()  # tables in each, from the head table on; none where the room is one
    walks: tuple[Walk, ...] = ()  # to the chairs of the round that is ready
    results: dict[tuple[int, int, int], TableWon] = field(default_factory=dict)  # by set, round and table
    cards_after: list[dict[str, Card]] = field(default_factory=list)  # as they stood after each set
    stage: Stage = field(default_factory=Stage)
    first_bunco: str | None = None  # on whose card the night's first stands
    last_bunco: str | None = None
    first_at: Moment | None = None  # of this round's buncos: the first, the last, and the one that moved the traveler
    last_at: Moment | None = None
    flown_at: Moment | None = None
    traveler: tuple[TravelerMoved, ...] = ()  # every holder so far
    credits: int = 0  # buncos on cards
    flights: int = 0  # times that the traveler was given, even to its holder
    rulings: Rulings = field(default_factory=dict)  # winners by the host's word, which nothing else may change
    contest: Contest | None = None  # the roll-off that people have to roll now
    contests: dict[What, Contest] = field(default_factory=dict)  # settled roll-offs, by what they were for
    called_off: Contest | None = None  # the last roll-off that ended because somebody left or came back
    seen: SeenOutcomes = SeenOutcomes()  # roll-offs and draws from before the correction


class Night(NightSoFar, kw_only=True):
    """What has followed, with the rules and the lots that decide what follows next."""

    ruleset: Ruleset
    rules: Rules
    lots: Lots

    def so_far(self) -> NightSoFar:
        """What has followed alone; it is shared with the night."""
        return NightSoFar(**{name: getattr(self, name) for name in NightSoFar.__struct_fields__})

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
    """A night that has not been opened. Every draw will come from the seed, before the witness."""
    night = night_of(ruleset, rules_of(ruleset), Lots(seed, witness))
    return replace(night, rulings=rulings or {})


def night_of(ruleset: Ruleset, rules: Rules, lots: Lots) -> Night:
    """A night that has not been opened, with rules that are ready to play."""
    return Night(ruleset=ruleset, rules=rules, lots=lots, sets=ruleset.sets, rounds=ruleset.rounds)


def night_again(so_far: NightSoFar, blank: Night) -> Night:
    """The night that goes on from here, by the rules and lots of a blank one."""
    return Night(ruleset=blank.ruleset, rules=blank.rules, lots=blank.lots, **asdict(so_far))


def is_empty(night: Night, table: Table) -> bool:
    """Tell whether only ghosts sit at the table, so that nobody can roll there."""
    return night.ghosts.issuperset(table.seats)


def leaves_sheet(night: Night, table: Table) -> bool:
    """Tell whether the bell leaves the table to its sheet.

    It was told nothing, and it goes by paper, has no device, or has buttons that may not tell any roll now.
    """
    if not table.untold or is_empty(night, table):
        return False
    if table.number in night.sheets or table.number in night.without_device:
        return True
    return table.number in night.buttons_only and table.done >= turns_due(night, table, table.begun)


def turns_due(night: Night, table: Table, begun: int) -> int:
    """The turns after which the table stops, if the bell rings when so many have begun."""
    if night.ruleset.after_bell_at == "head" and not table.rings:
        return 0
    if is_empty(night, table):
        return 0
    holds = night.ruleset.turn_begins == "has_dice" and begun == table.done
    return night.rules.after_bell(begun + 1 if holds else begun, HEAD_TABLE if table.rings else table.number)


def pair(one: str, other: str) -> Pair:
    """Two players as partners, in alphabetical order."""
    return (one, other) if one < other else (other, one)


def awaits_semi(night: Night) -> bool:
    """Tell whether the semi-final is seated and not yet begun; until then, missing players are replaced."""
    return night.stage.semi > 0 and not night.stage.semi_begun


def sets_over(night: Night) -> bool:
    """Tell whether no round follows.

    Places and prizes are being settled, or will be after the present break.
    """
    on_break = night.phase == "break" and night.after_break == "settling"
    return on_break or (night.phase in ("settling", "final") and not awaits_semi(night))
