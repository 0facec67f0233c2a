"""A ruleset: the numbers, words, signals and named procedures of one way to play, as its TOML file says them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from headtable.messages.words import BadThrowWhy, Face, Minutes, RolledBy, Signal, Worth

Count = Annotated[int, Meta(ge=1, le=100)]
Points = Annotated[int, Meta(ge=1, le=100)]
Ranks = Literal["sum", "triples_first"]
Word = Annotated[str, Meta(min_length=1, max_length=40)]


class Section(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One part of the file; a key that no ruleset has is an error."""


class Words(Section, frozen=True):
    """The words that players at this night use."""

    bunco: Word


class Worths(Section, frozen=True):
    """The points of each roll that is not a miss."""

    one: Points
    two: Points
    mini: Points
    bunco: Points
    three: Points | None = None  # three of the mark, where four dice are thrown


class Signals(Section, frozen=True):
    """The signals that sound when a round starts and when it is called."""

    start: tuple[Signal, ...]
    end: tuple[Signal, ...]


class SnakeEyes(Section, frozen=True):
    """A face of which all dice cost points, except in the round whose mark it is."""

    face: Face
    loses: Literal["turn", "round"]


class Break(Section, frozen=True):
    """A break between two sets, or before the semi-final, however many sets were played until then."""

    what: Word
    after_set: Count | None = None
    before: Literal["semi_final"] | None = None
    minutes: Minutes | None = None  # without them it lasts until the host ends it


class Drawings(Section, frozen=True):
    """In each break names are drawn of all who are here."""

    names: Count = 1


class Time(Section, frozen=True):
    """The clock of a round: off, a warning, the bell unless it has rung, or the only bell."""

    rounds: Literal["off", "warning", "end", "fixed"] = "off"
    round_s: Annotated[int, Meta(ge=10, le=7200, description="seconds of play in a round")] = 180
    move_s: Annotated[int, Meta(ge=0, le=7200, description="seconds to walk; 0: no clock starts a round")] = 0


class Seating(Section, frozen=True):
    """How people come to their first tables."""

    way: Literal["drawn", "stars", "three-dice"] = "drawn"
    ranks: Ranks = "sum"
    level: Literal["roll_again", "draw", "order"] = "roll_again"
    stars_short: Literal["fill", "draw_again"] = "fill"


class Ghosts(Section, frozen=True):
    """The worth of a ghost to the others, and whether it may win."""

    bunco: Literal["partner", "nobody"] = "partner"
    as_team: Literal["opponent_rolls", "idle"] = "opponent_rolls"  # two ghosts, where that cannot be avoided
    eligible: bool = False  # for prizes, places and draws


class RollOffs(Section, frozen=True):
    """People who are level roll against each other."""

    dice: Literal[1, 3] = 1
    again: Literal["tied", "all", "host"] = "tied"


class Knockout(Section, frozen=True):
    """After the last set the best of each group play a semi-final, and four a final."""

    counts: Literal["all_sets", "each_set"] = "all_sets"
    leads_both: Literal["next_buncos", "next_wins", "draw", "leave_open"] = "next_buncos"
    no_bunco: Literal["roll_off", "draw", "next_wins"] = "roll_off"
    semi_fill: Literal["next_best", "ghosts", "wild_cards"] = "next_best"
    semi_head: Literal["draw", "best_record"] = "draw"
    wild_card: Literal["exclude", "redraw"] = "exclude"
    final_seats: Literal["draw", "choice", "by_die"] = "draw"


class Pot(Section, frozen=True):
    """The worth of the prizes: together exactly what everybody pays."""

    each: Annotated[int, Meta(ge=1, le=10_000, description="whole dollars that each player pays")]
    shares: Literal["proportional", "fixed"] = "proportional"
    one_each: bool = False
    tied: Literal["roll_off", "share", "split"] = "roll_off"


class Prize(Section, frozen=True):
    """One prize: what it is called, its share of the pot, and who wins it."""

    name: Word
    to: str
    share: Annotated[int, Meta(ge=1, le=10_000)] = 1


class Traveler(Section, frozen=True):
    """A fuzzy die that flies to whoever rolls a bunco."""

    starts: Literal["hostess", "head_table"]
    in_roll_offs: Literal["three_dice", "never"] = "three_dice"
    no_bunco: Literal["hostess", "nobody"] = "nobody"


class LegalRolls(Section, frozen=True):
    """Dice that leave the table or do not lie flat: they are thrown again, and may end the turn."""

    thrown_again: tuple[BadThrowWhy, ...] = ("cocked", "stacked", "unshaken", "off-table", "floor")
    off_table_ends_turn: Annotated[int, Meta(ge=0, le=100, description="so often; 0 is never")] = 2
    off_table_counts: Literal["in_a_turn", "in_a_row"] = "in_a_turn"
    points: Literal["kept", "lost"] = "kept"
    one_die_counts: bool = True
    caught_counts: bool = True  # before they reach the floor
    unclean_counts: bool = False  # cocked, stacked or unshaken


class Uncalled(Section, frozen=True):
    """The worth of a bunco that nobody called, and until when it may be called."""

    points: Annotated[int, Meta(ge=0, le=100)] = 0
    credited: bool = False
    until: Literal["next_throw", "turn_ends"] = "next_throw"


class LateBunco(Section, frozen=True):
    """The worth of a bunco that is rolled in the last turns."""

    team: bool = True
    personal: bool = True
    traveler: bool = True


class SuddenDeath(Section, frozen=True):
    """A tie that the first roll on the mark wins: who rolls first, and what wins besides."""

    starts: Literal["next", "first_roller", "dice"] = "next"
    mini_wins: bool = False


class Example(Section, frozen=True):
    """A roll and its worth, by which the file proves itself."""

    mark: Face
    dice: tuple[Face, ...]
    worth: Worth
    points: Annotated[int, Meta(ge=0)]


class Ruleset(Section, frozen=True, kw_only=True):
    """One way to play. A key that a file leaves out has the value here, which is headtable's own choice."""

    name: Word
    title: Word
    sets: Annotated[int, Meta(ge=1, le=1000)] = 3
    rounds: Annotated[int, Meta(ge=1, le=6, description="in a set; the mark is the round's number")] = 6
    dice: Annotated[int, Meta(ge=3, le=4, description="thrown at once")] = 3
    sides: Annotated[int, Meta(ge=2, le=6, description="of a die")] = 6
    target: Annotated[int, Meta(ge=1, le=1000, description="whoever has this many at the head table ends the round")]
    target_of: Literal["either_team", "table_sum"] = "either_team"
    target_met: Literal["at_least", "exactly"] = "at_least"
    target_checked: Literal["per_roll", "per_turn"] = "per_roll"
    bunco_ends_round: bool
    call: Literal["required", "honor"] = "required"
    turn_ends: tuple[Worth, ...] = ("miss",)
    turn_begins: Literal["first_throw", "has_dice"] = "first_throw"
    after_bell: str = "finish_turn_all"
    after_bell_at: Literal["all", "head"] = "all"
    tie: str = "lap_points"
    ladder: str = "step"
    split: Literal["always", "stayers_only", "never"] = "always"
    first_roller: Literal["table_chooses", "last_stayer", "scorekeeper"] = "table_chooses"
    first_round: Literal["table_chooses", "dice"] = "table_chooses"  # who rolls first there, if no rule names it
    scorekeeper: Literal["team", "table", "roller_partner"] = "team"
    minis_shown: bool = False
    words: Words
    points: Worths
    signals: Signals
    example: Annotated[tuple[Example, ...], Meta(min_length=1)]
    snake_eyes: SnakeEyes | None = None
    breaks: tuple[Break, ...] = ()
    drawings: Drawings | None = None
    time: Time = Time()
    ghosts: Ghosts = Ghosts()
    going_home: Literal["keeps", "forfeits"] = "keeps"  # what she has won so far
    seating: Seating = Seating()
    bell_of: Literal["room", "group"] = "room"
    group_tables: Annotated[int, Meta(ge=0, le=100, description="in a group; 0: the whole room is one")] = 0
    parting: Literal["least_lately", "drawn"] = "least_lately"
    roll_off: RollOffs = RollOffs()
    knockout: Knockout | None = None
    simultaneous: Literal["device_time", "receipt"] = "device_time"
    traveler: Traveler | None = None
    pot: Pot | None = None
    prizes: tuple[Prize, ...] = ()
    false_call: Literal["warn", "ignore", "penalty"] = "warn"
    false_call_penalty: Points = 5
    finishing: Literal["must", "may"] = "must"
    tie_rolled_by: RolledBy = "table_chooses"
    legal_rolls: LegalRolls = LegalRolls()
    uncalled: Uncalled = Uncalled()
    late_bunco: LateBunco = LateBunco()
    sudden_death: SuddenDeath = SuddenDeath()
    inherits_from: Word | None = None
    inherited: tuple[str, ...] = ()
    """Keys, such as ``points.mini``, whose values the source leaves open: ``inherits_from`` lends them."""
    left_out: tuple[str, ...] = ()
    """Keys that the file leaves out in favour of headtable's own choice; they are inherited as well."""
