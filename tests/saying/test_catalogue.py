"""A catalogue makes a sentence of a struct or a name, and says which mistake of ours stops it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from headtable.messages.silence_reasons import BlastsUsedUp, Muted
from headtable.messages.table import Claim, Throw, When
from headtable.saying import Sentence, say, sentence
from headtable.saying.catalogue import BadArguments, Catalogue, Pseudo, UnknownSentence, name_of
from headtable.saying.languages import LANGUAGE, PSEUDO, source

SOURCE = """
# A comment = no entry
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
worth-mini = a mini
worth-bunco = { $a_bunco }
rolled = { $player } rolled { WORD("worth", $worth) }{ GIVEN($faces) ->
    [no] {""}
   *[yes] {" "}with { SPACED($faces) }
}
with = { GIVEN($partner) ->
    [no] alone
   *[yes] with { $partner }
}
share = { NUMBER($share, style: "percent") } of it
quoted = { QUOTED($words) }
partners = { AND($names) }
choice = { OR($names) }
a-bunco = { INITIAL($bunco) ->
    [a] an { $bunco }
   *[other] a { $bunco }
}
list-separator = {", "}
list-and = { $before } and { $last }
list-or = { $before } or { $last }
number-spelled = { $number ->
    [3] three
   *[other] { $number }
}
sets = { CAPITAL(SPELLED($sets)) } sets
breaks = { JOINED($breaks, "; ") }
entry = entry { $entry } of { rolled }
throw = table { $table } rolls { SPACED($faces) }
    .fix = throw again at table { $table }
claim = { $worth }
rolls = { COUNT("point", $points) } and { JOINED($tally, " to ") }, { JOINED($throws, "; ") }
count-point = { $n ->
    [one] 1 point
   *[other] { $n } points
}
seats = { JOINED(EACH("seats-of", $seats), "; ") }
seats-of = table { $number }: { $each }
instead = { AS("at-table", $throw) }
at-table = at table { $table }
"""
ENGLISH = Catalogue("en", SOURCE, "BUNKO")


def test_a_sentence_counts_in_the_plurals_of_its_language() -> None:
    assert (ENGLISH.text("points", points=1), ENGLISH.text("points", points=21)) == ("1 point", "21 points")


def test_a_sentence_uses_the_rulesets_own_word() -> None:
    assert ENGLISH.text("rolled", player="Ann", worth="bunco", faces=None) == "Ann rolled a BUNKO"


def test_a_missing_optional_value_is_left_out() -> None:
    assert ENGLISH.text("rolled", player="Ann", worth="mini", faces=None) == "Ann rolled a mini"
    assert ENGLISH.text("rolled", player="Ann", worth="mini", faces=()) == "Ann rolled a mini"
    assert ENGLISH.text("rolled", player="Ann", worth="mini", faces=(2, 2, 2)) == "Ann rolled a mini with 2 2 2"


@pytest.mark.parametrize(
    ("names", "said"),
    [(("Ann",), "Ann"), (("Ann", "Bea"), "Ann and Bea"), (("Ann", "Bea", "Cat"), "Ann, Bea and Cat")],
)
def test_several_values_are_written_as_a_list(names: tuple[str, ...], said: str) -> None:
    assert ENGLISH.text("partners", names=names) == said


def test_choices_and_lists_have_their_own_conjunctions() -> None:
    assert ENGLISH.text("choice", names=("bell", "horn", "light")) == "bell, horn or light"
    assert ENGLISH.text("breaks", breaks=("one", "two")) == "one; two"


@pytest.mark.parametrize(("sets", "said"), [(3, "Three sets"), (13, "13 sets")])
def test_a_small_number_is_written_as_a_word(sets: int, said: str) -> None:
    assert ENGLISH.text("sets", sets=sets) == said


def test_a_sentence_is_data_until_it_is_rendered() -> None:
    rolled = sentence("rolled", player="Ann", worth="mini", faces=None)
    assert rolled == Sentence("rolled", {"player": "Ann", "worth": "mini", "faces": None})
    assert ENGLISH.say(rolled) == "Ann rolled a mini"
    assert ENGLISH.text("breaks", breaks=(rolled, "Bea waits")) == "Ann rolled a mini; Bea waits"


def test_a_player_called_none_is_not_left_out() -> None:
    assert ENGLISH.text("with", partner="none") == "with none"
    assert ENGLISH.text("with", partner=None) == "alone"


def test_a_number_has_no_thousands_separator() -> None:
    assert ENGLISH.text("points", points=10_000) == "10000 points"


def test_a_sentence_may_contain_another_sentence() -> None:
    assert ENGLISH.text("entry", entry=3, player="Ann", worth="mini", faces=None) == "entry 3 of Ann rolled a mini"


def test_a_struct_is_rendered_by_the_sentence_of_its_class() -> None:
    assert name_of(BlastsUsedUp) == "blasts-used-up"
    assert ENGLISH.say(Throw(2, (1, 1, 4))) == "table 2 rolls 1 1 4"


def test_the_items_of_an_argument_are_counted_joined_and_rendered() -> None:
    throws = (Throw(1, (1, 1, 4)), Throw(2, (2, 3, 5)))
    said = "1 point and 2 to 0, table 1 rolls 1 1 4; table 2 rolls 2 3 5"
    assert ENGLISH.text("rolls", points=1, tally=(2, 0), throws=throws) == said


def test_each_value_of_a_list_has_its_own_sentence_with_its_number() -> None:
    assert ENGLISH.text("seats", seats=(("Ann", "Bea"), (), ("Cat", "Dot"))) == "table 1: Ann, Bea; table 3: Cat, Dot"


def test_a_struct_may_be_rendered_by_another_sentence() -> None:
    assert ENGLISH.text("instead", throw=Throw(2, (1, 1, 4))) == "at table 2"


def test_a_field_that_no_sentence_uses_needs_none() -> None:
    assert ENGLISH.say(Claim(2, "two", When(5))) == "two"
    assert ENGLISH.uses(Claim) == {"worth"}


def test_a_struct_may_have_a_second_sentence() -> None:
    thrown = Throw(2, (1, 1, 4))
    assert ENGLISH.has_part(thrown, "fix")
    assert ENGLISH.part(thrown, "fix") == "throw again at table 2"
    assert not ENGLISH.has_part(thrown, "cause")
    with pytest.raises(UnknownSentence, match=r"throw\.cause"):
        ENGLISH.part(thrown, "cause")


def test_a_very_long_argument_is_cut() -> None:
    assert len(ENGLISH.text("partners", names=("x" * 10_000,))) == 2000


@pytest.mark.parametrize("points", [10**40, -(10**40), float("inf"), float("nan"), 1e300])
def test_a_number_of_any_size_can_be_rendered(points: float) -> None:
    assert ENGLISH.text("points", points=points) == f"{points} points"
    assert ENGLISH.text("share", share=points) == f"{points} of it"


def test_a_quotation_is_cut_also_when_its_escapes_are_long() -> None:
    assert len(ENGLISH.text("quoted", words="\0" * 3000)) == 2000


def test_a_missing_sentence_is_named() -> None:
    with pytest.raises(UnknownSentence, match="muted"):
        ENGLISH.say(Muted())


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(BadArguments, match=r"'points'.*Unknown external: points"):
        ENGLISH.text("points")


def test_every_sentence_of_the_pseudo_language_is_in_brackets() -> None:
    assert Pseudo("en", SOURCE).text("points", points=2) == "[2 points]"


def test_a_process_uses_the_language_of_its_environment() -> None:
    code = """
from headtable.messages.silence_reasons import Muted
from headtable.saying import Sentence, say, sentence
print(say(Muted(), signal='horn'))
"""
    told = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | {LANGUAGE: PSEUDO}, capture_output=True, text=True, check=True
    )
    assert told.stdout == "[the horn is muted]\n"
    assert say(Muted(), signal="horn") == "the horn is muted"


def test_no_sentence_is_defined_twice() -> None:
    names = [line.split("=")[0].strip() for line in source("en").splitlines() if line[:1].isalpha() and "=" in line]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize(("word", "said"), [("bunco", "a bunco"), ("ACE", "an ACE")])
def test_a_word_has_its_article(word: str, said: str) -> None:
    assert Catalogue("en", source("en"), word).text("worth-bunco") == said


def test_several_threads_may_need_the_same_new_sentences_at_once(quick_turns: None) -> None:
    names = [f"sentence-{number}" for number in range(200)]
    catalogue = Catalogue("en", "\n".join(f"{name} = {{ $what }}" for name in names))
    with ThreadPoolExecutor(4) as threads:
        said = threads.map(lambda _: [catalogue.text(name, what="it") for name in names], range(4))
        assert list(said) == [["it"] * 200] * 4


@pytest.fixture
def quick_turns() -> Iterator[None]:
    """Threads take turns so often that each meets the others halfway."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)
