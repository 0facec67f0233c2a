"""How people come to their first chairs: by lot, in the order listed, by stars, as teams, by three dice."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game import History, Ruleset
from headtable.game.ruleset import Seating
from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.pace import StartRound
from headtable.messages.past import Undo
from headtable.messages.people import Arrive, NightOpened, OpenNight, SeatingBegun
from headtable.messages.prizes import Give, PersonRoll, RolledFor, RollFor, TiedFor
from headtable.messages.roll_offs import AllTables, ChairAt
from headtable.rulesets import load
from tests.game.evening import RFP, SEED, TWELVE

WBA, BOOK = load("wba"), load("book")


class Hall:
    """A night that is not open yet."""

    def __init__(self, ruleset: Ruleset = RFP, seed: str = SEED) -> None:
        self.history = History(ruleset, seed)
        self.entry = 0

    def say(self, said: Input) -> tuple[Fact, ...]:
        facts = self.history.decide(said)
        self.entry += 1
        self.history.record(self.entry, said, facts)
        return facts

    def opens(self, opening: OpenNight) -> NightOpened:
        opened = self.say(opening)[0]
        assert isinstance(opened, NightOpened)
        return opened

    def refusal(self, said: Input) -> str:
        with pytest.raises(NotAllowed) as why:
            self.history.decide(said)
        return str(why.value)

    def seats(self) -> list[tuple[str, ...]]:
        return [table.seats for table in self.history.night.tables]


# --- stars ---------------------------------------------------------------------------------------


def test_starred_players_begin_at_the_head_table() -> None:
    opened = Hall(WBA).opens(OpenNight(TWELVE, "stars", starred=("Kay", "Lou", "Bob", "Ann")))
    assert set(opened.seats[0]) == {"Kay", "Lou", "Bob", "Ann"}
    assert {player for seats in opened.seats for player in seats} == set(TWELVE)


def test_stars_are_drawn_by_lot_without_a_list() -> None:
    heads = {frozenset(Hall(WBA, f"{seed:032x}").opens(OpenNight(TWELVE, "stars")).seats[0]) for seed in range(20)}
    assert len(heads) > 10


@pytest.mark.parametrize("stars_short", ["fill", "draw_again"])
def test_missing_stars_are_drawn_from_the_others_or_from_all(
    stars_short: Literal["fill", "draw_again"],
) -> None:
    ruleset = replace(WBA, seating=Seating(way="stars", stars_short=stars_short))
    opening = OpenNight(TWELVE, "usual", starred=("Kay", "Lou"))
    heads = [Hall(ruleset, f"{seed:032x}").opens(opening).seats[0] for seed in range(20)]
    assert all({"Kay", "Lou"} <= set(head) for head in heads) == (stars_short == "fill")


def test_each_group_has_its_own_first_table() -> None:
    players = tuple(f"P{number}" for number in range(24))
    starred = players[8:16]
    opened = Hall().opens(OpenNight(players, "stars", starred=starred))
    assert {*opened.seats[0], *opened.seats[3]} == set(starred)


def test_there_are_no_more_stars_than_chairs_and_only_for_players() -> None:
    hall = Hall(WBA)
    assert hall.refusal(OpenNight(TWELVE, "stars", starred=TWELVE[:5])) == (
        "5 have stars, and only 4 begin at a first table"
    )
    assert hall.refusal(OpenNight(TWELVE, "stars", starred=("Zoe",))) == "'Zoe' is not among the players"
    assert hall.refusal(OpenNight(TWELVE, "stars", starred=("Ann", "Ann"))) == "'Ann' is named twice"


@pytest.mark.parametrize(
    ("seating", "way"),
    [("drawn", "drawn by lot"), ("listed", "listed by hand"), ("three-dice", "rolled for with three dice")],
)
def test_a_star_is_refused_where_seats_are_not_given_by_stars(
    seating: Literal["drawn", "listed", "three-dice"], way: str
) -> None:
    assert Hall().refusal(OpenNight(TWELVE, seating, starred=("Kay", "Lou"))) == (
        f"Kay, Lou cannot have stars: the seats are {way}; open with seats by stars"
    )


def test_a_star_is_refused_where_the_rules_own_way_of_seating_has_none() -> None:
    assert "Kay cannot have stars" in Hall(BOOK).refusal(OpenNight(TWELVE, "usual", starred=("Kay",)))


# --- teams ---------------------------------------------------------------------------------------


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(players=st.integers(4, 60), share=st.floats(0, 1), seed=st.integers(0, 2**32))
def test_teams_sit_opposite_each_other_and_everybody_has_one_chair(players: int, share: float, seed: int) -> None:
    people = tuple(f"P{number}" for number in range(players))
    teams = tuple((people[2 * team], people[2 * team + 1]) for team in range(int(share * (players // 2))))
    opened = Hall(seed=f"{seed:032x}").opens(OpenNight(people, teams=teams))
    chairs = [player for seats in opened.seats for player in seats]
    assert sorted(chairs) == sorted((*people, *opened.ghosts))
    partners = [{seats[chair], seats[chair + 2]} for seats in opened.seats for chair in (0, 1)]
    assert all({*team} in partners for team in teams)
    ghost_pairs = sum(two <= set(opened.ghosts) for two in partners)
    assert ghost_pairs == (1 if 2 * len(opened.seats) - len(opened.ghosts) < len(teams) else 0)


def test_teams_sit_together_too_where_the_rules_draw_the_seats() -> None:
    opened = Hall().opens(OpenNight(TWELVE, "usual", teams=(("Ann", "Bob"),)))
    assert {"Ann", "Bob"} in [{seats[chair], seats[chair + 2]} for seats in opened.seats for chair in (0, 1)]


def test_teams_are_for_drawn_seats() -> None:
    assert Hall().refusal(OpenNight(TWELVE, "listed", teams=(("Ann", "Bob"),))) == (
        "teams sit opposite each other only where seats are drawn"
    )


# --- the hostess ---------------------------------------------------------------------------------


def test_the_hostess_is_known_even_if_she_does_not_play() -> None:
    hall = Hall(BOOK)
    assert hall.opens(OpenNight(TWELVE, "listed", hostess="Zoe")).hostess == "Zoe"
    assert hall.history.night.hostess == "Zoe"
    assert "nobody can be called 'Ghost'" in Hall(BOOK).refusal(OpenNight(TWELVE, "listed", hostess="Ghost"))


def test_a_hostess_is_refused_where_the_rules_have_no_part_for_her() -> None:
    for ruleset in (RFP, WBA):
        assert Hall(ruleset).refusal(OpenNight(TWELVE, "listed", hostess="Zoe")) == (
            "'Zoe' cannot be the hostess: these rules have no part for one; leave her out"
        )


# --- three dice ----------------------------------------------------------------------------------


def rolls(*faces: tuple[int, int, int]) -> RollFor:
    """What the twelve throw, in their order."""
    return RollFor(tuple(PersonRoll(player, thrown) for player, thrown in zip(TWELVE, faces, strict=False)))


CLEAR = tuple((6, 6, 6 - number) for number in range(4)) + ((5, 3, 1),) * 4 + ((1, 1, 1),) * 4
LEVEL = ((6, 6, 6), (6, 6, 5), (6, 6, 4)) + ((5, 5, 1),) * 3 + ((1, 1, 2),) * 6


def by_dice(ruleset: Ruleset, *faces: tuple[int, int, int]) -> tuple[Hall, tuple[Fact, ...]]:
    """A hall in which the twelve have thrown."""
    hall = Hall(ruleset)
    hall.say(OpenNight(TWELVE, "usual"))
    return hall, hall.say(rolls(*faces))


def test_everybody_rolls_three_dice() -> None:
    hall = Hall(BOOK)
    begun, roll = hall.say(OpenNight(TWELVE, "three-dice", hostess="Zoe"))
    assert isinstance(begun, SeatingBegun)
    assert (begun.players, begun.hostess) == (TWELVE, "Zoe")
    assert roll == TiedFor(AllTables(), TWELVE, 12, 3)
    assert hall.history.night.phase == "seating"
    assert hall.refusal(Arrive("Yan")) == "people are rolling for their tables: wait until everybody sits"
    assert hall.refusal(OpenNight(TWELVE)) == "the night is open already"
    assert hall.refusal(StartRound())


def test_the_four_best_rolls_sit_at_the_head_table_and_the_next_four_at_the_second() -> None:
    hall, (rolled, opened) = by_dice(BOOK, *CLEAR)
    assert isinstance(rolled, RolledFor)
    assert isinstance(opened, NightOpened)
    assert [set(seats) for seats in hall.seats()] == [set(TWELVE[:4]), set(TWELVE[4:8]), set(TWELVE[8:])]
    assert hall.history.night.phase == "ready"


def test_players_may_throw_one_after_another() -> None:
    hall = Hall(BOOK)
    hall.say(OpenNight(TWELVE, "three-dice"))
    for player, faces in zip(TWELVE, CLEAR, strict=True):
        hall.say(RollFor((PersonRoll(player, faces),)))
    assert set(hall.seats()[0]) == set(TWELVE[:4])


def test_players_level_at_a_boundary_roll_until_the_tie_is_broken() -> None:
    hall, (_, again) = by_dice(BOOK, *LEVEL)
    assert again == TiedFor(ChairAt(1), ("Dee", "Eve", "Flo"), 1, 3)
    again_rolled = (("Dee", (1, 1, 1)), ("Eve", (6, 6, 6)), ("Flo", (6, 6, 6)))
    hall.say(RollFor(tuple(PersonRoll(player, faces) for player, faces in again_rolled)))
    _, next_level = hall.say(RollFor((PersonRoll("Eve", (1, 1, 1)), PersonRoll("Flo", (1, 1, 2)))))
    assert next_level == TiedFor(ChairAt(2), TWELVE[6:], 2, 3)
    hall.say(RollFor(tuple(PersonRoll(player, (1, 1, 1 + n)) for n, player in enumerate(TWELVE[6:]))))
    assert [set(seats) for seats in hall.seats()] == [
        {"Ann", "Bob", "Cat", "Flo"},
        {"Dee", "Eve", "Kay", "Lou"},
        {"Gil", "Hal", "Ida", "Jim"},
    ]


def test_the_hosts_order_or_a_lot_may_break_a_tie() -> None:
    by_order, _ = by_dice(replace(BOOK, seating=Seating(way="three-dice", level="order")), *LEVEL)
    assert set(by_order.seats()[0]) == {"Ann", "Bob", "Cat", "Dee"}
    by_lot, _ = by_dice(replace(BOOK, seating=Seating(way="three-dice", level="draw")), *LEVEL)
    assert set(by_lot.seats()[0]) - {"Ann", "Bob", "Cat"} < {"Dee", "Eve", "Flo"}


def test_the_host_may_give_the_seating_order() -> None:
    hall = Hall(BOOK)
    hall.say(OpenNight(TWELVE, "three-dice"))
    told = hall.say(Give(AllTables(), tuple(reversed(TWELVE))))
    assert isinstance(told[1], NightOpened)
    assert told[1].seats == (("Lou", "Kay", "Jim", "Ida"), ("Hal", "Gil", "Flo", "Eve"), ("Dee", "Cat", "Bob", "Ann"))


def test_three_of_a_kind_may_beat_any_sum() -> None:
    triple_last = ((6, 6, 5),) * 4 + ((5, 3, 1),) * 3 + ((3, 1, 1),) * 4 + ((1, 1, 1),)
    ruleset = replace(BOOK, seating=Seating(way="three-dice", ranks="triples_first", level="order"))
    hall, _ = by_dice(ruleset, *triple_last)
    assert set(hall.seats()[0]) == {"Lou", "Ann", "Bob", "Cat"}


def test_three_of_a_kind_beats_any_sum_in_a_repeated_roll() -> None:
    ruleset = replace(BOOK, seating=Seating(way="three-dice", ranks="triples_first"))
    hall, (_, again) = by_dice(ruleset, *LEVEL)
    assert again == TiedFor(ChairAt(1), ("Dee", "Eve", "Flo"), 1, 3)
    better = (("Dee", (6, 6, 5)), ("Eve", (1, 1, 1)), ("Flo", (5, 5, 6)))
    hall.say(RollFor(tuple(PersonRoll(player, faces) for player, faces in better)))
    assert hall.history.night.contests[ChairAt(1)].sure == ("Eve",)


def test_ghosts_sit_in_their_usual_chairs() -> None:
    hall = Hall(BOOK)
    hall.say(OpenNight(TWELVE[:7], "three-dice"))
    throws = ((6, 6, 6), (6, 6, 5), (6, 6, 4), (6, 6, 3), (1, 1, 1), (1, 1, 1), (1, 1, 1))
    hall.say(RollFor(tuple(PersonRoll(player, faces) for player, faces in zip(TWELVE, throws, strict=False))))
    assert set(hall.seats()[0]) == set(TWELVE[:4])
    assert hall.seats()[1][3] == "Ghost"


def test_a_roll_for_the_tables_can_be_undone() -> None:
    hall, _ = by_dice(BOOK, *CLEAR)
    hall.say(Undo(2, "host", "misread"))
    assert hall.history.night.phase == "seating"
    hall.say(rolls(*reversed(CLEAR)))
    assert set(hall.seats()[0]) == set(TWELVE[8:])
