"""What is on each sheet follows from the night: pure functions, before anything is typeset."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.errors import BadConfig
from headtable.game import History
from headtable.messages.new_night import AboutNight
from headtable.messages.pace import NightLength, Ring, StartRound
from headtable.messages.people import Leave, OpenNight, SwapSeats
from headtable.messages.table import Claim
from headtable.rulesets import names, parse, text
from headtable.saying.languages import readers_language
from headtable_tools.printing.half_filled import half_filled
from headtable_tools.printing.name_tags import NameTags, name_tags
from headtable_tools.printing.night_to_print import NightToPrint
from headtable_tools.printing.prize_certificates import certificates
from headtable_tools.printing.results_list import results_list
from headtable_tools.printing.score_card_sheets import Column, score_cards
from headtable_tools.printing.seating_lists import PlayerSeat, seating_lists
from headtable_tools.printing.sheet_kinds import KINDS, sheet_of
from headtable_tools.printing.table_cards import phone_page, rules_in_short, table_cards
from headtable_tools.printing.tally_sheets import tally_sheets
from tests.printing.paper_nights import DATE, FINAL, JOIN, ONE_ROUND, PaperNight, a_night_for, over, players
from tests.replay.short_night import SEED, TWELVE

FOUR = ("Dot", "bea", "Cat", "Ann")


def test_name_tags_are_in_the_order_of_an_index_and_ghosts_have_none() -> None:
    evening = PaperNight((*FOUR, "Eve"))
    assert evening.night.ghosts
    assert name_tags(evening.to_print).names == ("Ann", "bea", "Cat", "Dot", "Eve")


def test_name_tags_of_those_who_are_expected_need_no_chairs() -> None:
    nobody_sits = NightToPrint(History(parse(text("wba"), "a test"), SEED).night, DATE, expected=FOUR)
    tags = sheet_of("name-tags", nobody_sits)
    assert isinstance(tags, NameTags)
    assert tags.names == ("Ann", "bea", "Cat", "Dot")
    with pytest.raises(BadConfig, match="no seated players"):
        sheet_of("seating", nobody_sits)


@pytest.mark.parametrize("rounds", [0, 1])
def test_the_four_who_begin_at_the_head_table_have_a_star_on_their_cards(rounds: int) -> None:
    evening = PaperNight(TWELVE, text("wba"))
    first = set(evening.night.tables[0].seats)
    evening.roll_until(lambda night: night.round > rounds and night.phase == "ready")
    cards = score_cards(evening.to_print).cards
    assert {card.name for card in cards if card.star} == first
    assert len(first) == 4


def test_no_card_has_a_star_where_no_star_decides_who_begins_at_the_head_table() -> None:
    assert {card.star for card in score_cards(PaperNight(TWELVE, text("rfp")).to_print).cards} == {""}


def test_who_has_gone_home_gets_no_sheet() -> None:
    evening = PaperNight(TWELVE)
    evening.say(Leave("Bob"))
    assert "Bob" not in name_tags(evening.to_print).names
    assert "Bob" not in {card.name for card in score_cards(evening.to_print).cards}


def test_a_score_card_has_the_sets_and_rounds_of_the_ruleset() -> None:
    sheet = score_cards(PaperNight(FOUR, text("wba")).to_print)
    assert [each.word for each in sheet.layout.sets] == ["Set 1", "Set 2", "Set 3", "Set 4"]
    assert sheet.layout.sets[0].rounds == (
        "1 · ones",
        "2 · twos",
        "3 · threes",
        "4 · fours",
        "5 · fives",
        "6 · sixes",
    )
    assert [(card.name, card.at) for card in sheet.cards][:2] == [
        ("Dot", "table 1, chair 1"),
        ("bea", "table 1, chair 2"),
    ]


@pytest.mark.parametrize(
    ("ruleset", "columns"),
    [
        ("rfp", (Column("Win", 1), Column("Loss", 1), Column("BUNKOs", 3))),
        ("evt", (Column("Win", 1), Column("Loss", 1), Column("BUNCOs", 3), Column("Minis", 3))),
    ],
)
def test_a_score_card_has_boxes_for_what_the_ruleset_keeps(ruleset: str, columns: tuple[Column, ...]) -> None:
    assert score_cards(PaperNight(FOUR, text(ruleset)).to_print).layout.columns == columns


def test_a_night_that_the_host_ends_in_its_first_set_keeps_that_set_on_its_cards() -> None:
    evening = PaperNight(FOUR, text("rfp"))
    evening.roll_until(lambda night: night.round == 2)
    evening.say(NightLength(0))
    assert [each.word for each in half_filled(evening.to_print).layout.sets] == ["Set 1"]


def test_the_semi_final_has_a_place_on_the_cards() -> None:
    evening = PaperNight(players(36), FINAL)
    evening.roll_until(lambda night: night.stage.semi > 0)
    sheet = half_filled(evening.to_print)
    assert [each.word for each in sheet.layout.sets] == ["Set 1", "Semi-final"]
    assert (sheet.moment, sheet.standings_word) == ("Semi-final, round 1: ones", "Standings in the semi-final")


def test_there_is_a_tally_sheet_for_each_table_and_set() -> None:
    sheets = tally_sheets(PaperNight(TWELVE, text("rfp")).to_print).sheets
    assert [(each.table, each.set) for each in sheets[:4]] == [
        ("Table 1", "Set 1"),
        ("Table 1", "Set 2"),
        ("Table 1", "Set 3"),
        ("Table 2", "Set 1"),
    ]
    assert len(sheets) == 9


def test_a_table_card_has_the_rules_of_a_round_without_what_headtable_adds() -> None:
    sheet = table_cards(PaperNight(TWELVE, text("rfp")).to_print)
    rules = " ".join(rule for part in sheet.rules for rule in part.rules)
    assert "All three dice on the mark are a BUNKO: 21 points." in rules
    assert "Call out “BUNKO!” before the next throw" in rules
    assert "The host may call it at any time." not in rules
    assert [(card.number, card.role) for card in sheet.cards] == [(1, "Head table"), (2, ""), (3, "")]


def test_table_cards_speak_of_groups_only_in_a_hall_that_has_some() -> None:
    small, large = (table_cards(PaperNight(players(many), text("rfp")).to_print) for many in (16, 24))
    without, within = (" ".join(rule for part in one.rules for rule in part.rules) for one in (small, large))
    assert ("group" in without, "You walk through the whole room." in without) == (False, True)
    assert "You walk within your group of three tables" in within
    assert [card.role for card in small.cards] == ["Head table", "", "", ""]
    assert [card.role for card in large.cards][3:] == ["Group 2", "Group 2", "Group 2"]


def test_a_table_card_has_the_phone_page_only_if_the_host_gives_its_address() -> None:
    evening = PaperNight()
    assert [card.phone for card in table_cards(NightToPrint(evening.night, DATE)).cards] == [None, None, None]
    for card in table_cards(evening.to_print).cards:
        assert card.phone is not None
        assert (card.phone.address, card.phone.code[:4]) == (JOIN, "<?xm")


def test_each_table_card_has_the_link_of_its_own_table() -> None:
    links = {1: (f"{JOIN}?code=ABCD",), 3: (f"{JOIN}?code=WXYZ",)}
    cards = table_cards(NightToPrint(PaperNight().night, DATE, links=links)).cards
    assert [card.phone.address if card.phone else None for card in cards] == [links[1][0], None, links[3][0]]


def test_a_table_card_has_the_same_link_by_the_machines_name_beside_the_qr_code() -> None:
    links = {1: (f"{JOIN}?code=ABCD", "http://headtable.local:8080/join?code=ABCD")}
    first = table_cards(NightToPrint(PaperNight().night, DATE, links=links)).cards[0].phone
    assert first is not None
    assert (first.address, first.others) == (links[1][0], (f"or {links[1][1]}",))


@pytest.mark.parametrize(
    "address", ["", "box", "ftp://box/join", "http://", "http://[::1", f"http://box/{'x' * 200}"]
)
def test_an_address_that_no_phone_can_open_is_refused(address: str) -> None:
    with pytest.raises(BadConfig, match="is not an address that a phone can open"):
        phone_page(address)


@pytest.mark.parametrize("name", names())
def test_a_table_card_says_what_a_tie_is_decided_by(name: str) -> None:
    ruleset = parse(text(name), name)
    rules = [rule for part in rules_in_short(ruleset) for rule in part.rules]
    assert any("tie" in rule.casefold() for rule in rules)


def test_seating_names_every_chair_by_player_and_by_table() -> None:
    evening = PaperNight()
    evening.say(SwapSeats("Ann", "Lou"))
    sheet = seating_lists(evening.to_print)
    assert sheet.moment == "Set 1, round 1: ones"
    assert sheet.players[0] == PlayerSeat("Ann", "table 3, chair 4")
    assert sheet.tables[0].teams == (("Lou", "Cat"), ("Bob", "Dee"))


def test_seating_names_ghosts_in_the_readers_language() -> None:
    with readers_language("de"):
        sheet = seating_lists(PaperNight((*FOUR, "Eve")).to_print)
    names = {name for one in sheet.tables for team in one.teams for name in team}
    assert names - {*FOUR, "Eve"} == {"Geist", "Geist 2", "Geist 3"}


def test_the_results_have_every_prize_and_the_final_standings() -> None:
    evening = PaperNight()
    night = evening.roll_until(over)
    sheet = results_list(evening.to_print)
    won = {row.prize: row.who for row in sheet.prizes}
    assert list(won) == [prize.name for prize in night.ruleset.prizes]
    assert won.items() >= {(prize.prize, " and ".join(prize.players)) for prize in night.stage.prizes}
    assert sheet.standings.rows[0][0] == "1"
    assert {row[1] for row in sheet.standings.rows} == set(TWELVE)


def test_each_winner_of_a_prize_gets_a_certificate() -> None:
    evening = PaperNight()
    night = evening.roll_until(over)
    given = [(one.name, one.prize) for one in certificates(evening.to_print).certificates]
    assert given == [(player, won.prize) for won in night.stage.prizes for player in won.players]


def test_who_wins_the_final_gets_the_grand_prize() -> None:
    evening = PaperNight(FOUR, FINAL)
    winner = evening.roll_until(over).stage.grand_prize
    assert [(one.name, one.prize) for one in certificates(evening.to_print).certificates] == [
        (winner, "won the Grand Prize")
    ]
    assert [(row.prize, row.who, row.why) for row in results_list(evening.to_print).prizes] == [
        ("Grand Prize", winner, "won the final")
    ]


def test_a_hostess_who_keeps_the_traveler_gets_its_certificate() -> None:
    prize = '[[prizes]]\nname = "Traveling"\nto = "traveler"\n'
    rules = ONE_ROUND[: ONE_ROUND.index("[[prizes]]")] + prize + ONE_ROUND[ONE_ROUND.index("[[example]]") :]
    rules = rules.replace('starts = "head_table"', 'starts = "hostess"\nno_bunco = "hostess"')
    evening = PaperNight(FOUR, rules)
    evening.say(StartRound(), Claim(1, "one"), Ring("host"))
    while not over(evening.night):
        evening.say(Claim(1, "miss"))
    assert [(one.name, one.prize) for one in certificates(evening.to_print).certificates] == [
        ("the hostess", "Traveling")
    ]


def test_half_filled_sheets_have_the_round_as_it_stands() -> None:
    evening = PaperNight(FOUR, text("rfp"))
    evening.say(StartRound(), Claim(1, "two"), Claim(1, "miss"), Claim(1, "one"))
    sheet = half_filled(evening.to_print)
    (table,) = sheet.tables
    assert [(team.players, team.tally) for team in table.teams] == [(("Dot", "Cat"), 2), (("bea", "Ann"), 1)]
    assert table.state == "bea has the dice."
    assert sheet.moment == "Set 1, round 1: ones"
    assert (sheet.rounds[0], len(sheet.rounds)) == ("1 · ones", 6)


def test_half_filled_cards_have_the_rounds_that_are_played() -> None:
    evening = PaperNight(FOUR, text("rfp"))
    evening.roll_until(lambda night: night.round == 3 and night.phase == "playing")
    sheet = half_filled(evening.to_print)
    for card in sheet.cards:
        played = evening.night.cards[card.name]
        assert card.counts == (played.wins, played.losses, played.buncos)
        assert (card.marks[0].count("won"), card.marks[0].count("lost")) == (played.wins, played.losses)
        assert card.marks[0].count("open") == 4
        assert set(card.marks[1]) == {"open"}


def test_half_filled_sheets_of_the_final_have_its_table_and_no_more_rounds() -> None:
    evening = PaperNight(FOUR, FINAL)
    night = evening.roll_until(lambda night: night.phase == "final")
    sheet = half_filled(evening.to_print)
    assert (sheet.moment, sheet.rounds) == ("The final", ())
    assert sheet.tables[0].state == f"{night.tables[0].player} has the dice."


@pytest.mark.parametrize("kind", KINDS)
def test_a_night_without_seats_has_no_sheets(kind: str) -> None:
    blank = NightToPrint(History(parse(ONE_ROUND, "a test"), SEED).night, DATE)
    with pytest.raises(BadConfig, match="no seated players yet"):
        sheet_of(kind, blank)


def test_people_who_still_roll_for_their_tables_have_no_sheets_yet() -> None:
    history = History(parse(text("book"), "book.toml"), SEED)
    opened = OpenNight(TWELVE, "three-dice")
    history.record(1, opened, history.decide(opened))
    assert history.night.phase == "seating"
    with pytest.raises(BadConfig, match="no seated players yet"):
        sheet_of("name-tags", NightToPrint(history.night, DATE))


@pytest.mark.parametrize("kind", ["results", "certificates"])
def test_results_wait_until_the_night_is_over(kind: str) -> None:
    with pytest.raises(BadConfig, match="not over yet"):
        sheet_of(kind, PaperNight().to_print)


def test_a_night_that_is_over_has_nothing_to_go_on_with() -> None:
    evening = PaperNight()
    evening.roll_until(over)
    with pytest.raises(BadConfig, match="nothing left to go on with"):
        half_filled(evening.to_print)


def test_a_night_without_prizes_has_no_certificates() -> None:
    rules = ONE_ROUND[: ONE_ROUND.index("[pot]")] + ONE_ROUND[ONE_ROUND.index("[[example]]") :]
    evening = PaperNight(FOUR, rules)
    evening.roll_until(over)
    with pytest.raises(BadConfig, match="nobody has won a prize in this night, which was played by wba"):
        certificates(evening.to_print)


def test_certificates_and_results_have_the_title_the_day_and_the_place_that_the_host_gave_the_night() -> None:
    evening = a_night_for("results")
    told = replace(evening.to_print, about=AboutNight("Autumn Bunco for the library", "2026-12-01", "The barn"))
    for sheet in (certificates(told), results_list(told)):
        assert (sheet.evening.title, sheet.evening.date) == ("Autumn Bunco for the library", "Dec 1, 2026")
        assert sheet.evening.place == "The barn"
    assert certificates(evening.to_print).evening.title == evening.night.ruleset.title
