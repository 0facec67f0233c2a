"""Every language has the sentences of English: with the same names, the same arguments and the same choices."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from msgspec import Struct

from headtable import saying
from headtable.messages.pace import Ring, RoundCalled, RoundStarted, StartBreak
from headtable.messages.past import Undone
from headtable.messages.people import Walk, Walked
from headtable.messages.prizes import TiedFor
from headtable.messages.refusals.past import CannotSayThat
from headtable.messages.refusals.prizes import HostDecides
from headtable.messages.refusals.table import FewerDice, OnlyCallLeft, RoundIsOver
from headtable.messages.roll_offs import ChairAt, FirstRoll, MostOf
from headtable.messages.table import BuncoUncalled, Rolled, TableTied, TableWon
from headtable.rulecard import RuleCard, card_of
from headtable.rulesets.ruleset_settings import settings
from headtable.saying import BUNCO, Catalogue
from headtable.saying.catalogue import entries
from headtable.saying.compiled import PAGES
from headtable.saying.languages import ENGLISH, LANGUAGE, file_source, languages, source
from tests.rulecard.rulesets_nearby import known_telling, others
from tests.saying.arguments_of import NAMES, english_of, uses_of
from tests.saying.shown_on_pages import sentences_shown
from tests.saying.test_compiled import Case, cases, in_javascript
from tests.saying.test_facts import SAMPLES, variants
from tools.docs.rule_refusals import PLAY_REFUSALS, REVISION_REFUSALS
from tools.docs.samples import REFUSALS
from tools.javascript_types.sentence_types import OWN

SAYING = Path(saying.__file__).parent
COMPLETE = frozenset(
    {
        "api", "words", "facts", "inputs", "rules", "past", "web", "rulesets", "card", "print",
        "house-rules", "guest-list", "engine", "share", "season", "files", "journal", "rights", "silence", "walktest",
        *PAGES,
    }
)  # fmt: skip
"""The files of which a language has every sentence; of the others it may have any, or none."""
STRUCTS = (
    *(each for one in SAMPLES.values() for each in variants(one)),
    *PLAY_REFUSALS,
    *REVISION_REFUSALS,
    *REFUSALS,
)
ODD = re.compile(r"\bnone\b|(?<=\S)  ")
"""The word for a missing argument, and two spaces; a sentence may have them where English has them."""
of_every_language = pytest.mark.parametrize("language", sorted(languages() - {ENGLISH}))


def files(language: str) -> list[str]:
    """The names of a language's files."""
    return sorted(path.stem for path in (SAYING / language).glob("*.ftl"))


def translated(language: str) -> list[str]:
    """The names of the sentences that a language has itself."""
    return [name for file in files(language) for name in entries(file_source(language, file))]


@cache
def in_language(language: str, bunco: str = "BUNKO") -> Catalogue:
    return Catalogue(language, source(language), bunco)


@of_every_language
def test_every_sentence_has_its_name_and_its_file_from_english(language: str) -> None:
    for file in files(language):
        orphaned = entries(file_source(language, file)).keys() - entries(file_source(ENGLISH, file)).keys()
        assert not orphaned, f"en/{file}.ftl has no {', '.join(sorted(orphaned))}"


@of_every_language
@pytest.mark.parametrize("file", sorted(COMPLETE))
def test_a_complete_file_lacks_no_sentence(language: str, file: str) -> None:
    own = entries(file_source(language, file)) if file in files(language) else {}
    missing = [name for name in entries(file_source(ENGLISH, file)) if name not in own]
    assert not missing, f"{language}/{file}.ftl lacks {', '.join(missing)}"


@of_every_language
def test_a_language_has_every_sentence_that_a_page_can_show(language: str) -> None:
    shown, own = sentences_shown(), set(translated(language))
    lacking = {file: sorted((entries(file_source(ENGLISH, file)).keys() & shown) - own) for file in files(ENGLISH)}
    assert {file: names for file, names in lacking.items() if names} == {}


@of_every_language
def test_no_sentence_is_translated_twice(language: str) -> None:
    lines = [line for file in files(language) for line in file_source(language, file).splitlines()]
    names = [line.split(" =")[0] for line in lines if line[:1].isalpha()]
    assert sorted(names) == sorted(set(names))


@of_every_language
def test_a_sentence_uses_no_argument_that_english_lacks(language: str) -> None:
    every = entries(source(language))
    more = {name: uses_of(name, every).keys() - uses_of(name).keys() for name in translated(language)}
    assert {name: arguments for name, arguments in more.items() if arguments} == {}


@of_every_language
def test_a_sentence_chooses_by_the_words_of_english(language: str) -> None:
    every = entries(source(language))
    for name in translated(language):
        english = uses_of(name)
        for argument, use in uses_of(name, every).items():
            words = english[argument].words
            assert not words or use.words <= words, f"{name}: ${argument} is never {use.words - words}"


@pytest.mark.slow
@of_every_language
def test_a_sentence_is_rendered_with_all_arguments_of_english(language: str) -> None:
    every = entries(source(language))
    for name in translated(language):
        shown = {argument.upper() for argument, use in uses_of(name, every).items() if not use.words}
        assert english_of(name), f"{name} has no sample"
        for given, english in english_of(name):
            said = in_language(language, BUNCO).text(name, **given)
            assert [text for text in (*NAMES, *shown) if text in english and text not in said] == [], (name, given)
            assert {*ODD.findall(said)} <= {*ODD.findall(english)}, (name, given, said)


@of_every_language
def test_every_fact_and_every_refusal_is_rendered(language: str) -> None:
    catalogue = in_language(language)
    for struct in STRUCTS:
        said = catalogue.say(struct)
        assert said.replace("\N{NO-BREAK SPACE}", " ") == " ".join(said.split()), struct
        assert not {"none", "None", "yes", "{"} & set(said.split()), struct


@pytest.mark.slow
@of_every_language
def test_a_page_renders_every_sentence_like_the_catalogue(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE, language)
    said = list(cases())
    for case, told in zip(said, in_javascript(said), strict=True):
        assert told == in_python(language, case), case


def in_python(language: str, case: Case) -> str:
    name, given = case
    bunco = str(given.get(OWN, "bunco"))
    return in_language(language, bunco).text(name, **{key: value for key, value in given.items() if key != OWN})


@pytest.mark.slow
@of_every_language
@pytest.mark.parametrize("setting", settings())
def test_every_value_of_a_setting_has_a_card_of_its_own(language: str, setting: str) -> None:
    telling = known_telling(setting)
    catalogue = in_language(language)
    cards = [rendered(catalogue, card_of(one)) for one in (telling, *others(telling, setting))]
    assert len(set(cards)) == len(cards)


def rendered(catalogue: Catalogue, card: RuleCard) -> tuple[str, ...]:
    """The sentences of a card, in the catalogue's language."""
    told = (sentence for part in card.parts for sentence in part.sentences)
    return tuple(catalogue.text(sentence.name, **sentence.arguments, bunco=sentence.bunco) for sentence in told)


GERMAN = [
    (Rolled(1, "Ann", "one", 1, (3, 0)), "Tisch 1: Ann hat eins gewürfelt, 1 Punkt, Stand 3 zu 0"),
    (
        Rolled(1, "Ann", "bunco", 21, (21, 0), (4, 4, 4)),
        "Tisch 1: Ann hat ein BUNKO gewürfelt mit 4 4 4, 21 Punkte, Stand 21 zu 0",
    ),
    (BuncoUncalled(2, "Bea"), "Tisch 2: das BUNKO von Bea wurde nicht gerufen"),
    (TableTied(2, 1), "Tisch 2: Gleichstand mit 1 Punkt"),
    (TableTied(2, 7), "Tisch 2: Gleichstand mit 7 Punkten"),
    (
        TableTied(2, 7, "last_roller", ("Ann", "Bea")),
        "Tisch 2: Gleichstand mit 7 Punkten, es sticht, wer zuletzt gewürfelt hat: Ann und Bea",
    ),
    (
        TableWon(1, "b", ("Bea", "Dot"), ("Ann", "Cat"), (3, 7), "mark"),
        "Tisch 1: Sieg für Bea und Dot gegen Ann und Cat durch den ersten Treffer, Stand 3 zu 7",
    ),
    (RoundStarted(1, 4, 4), "Runde 4 in Satz 1 hat begonnen: gewürfelt werden Vieren"),
    (
        RoundCalled("bunco", "Ann", "a", 23),
        "abgeläutet durch ein BUNKO von Ann, Stühle 1 und 3, 23 Punkte",
    ),
    (Ring("button"), "der Haupttisch läutet die Glocke"),
    (StartBreak("Kuchen", 1), "die Spielleitung beginnt eine Pause (1 Minute): Kuchen"),
    (
        Undone(3, "phone", "falscher Tisch", at_table=2),
        "Eintrag 3: zurückgenommen durch ein Telefon (Grund: falscher Tisch)",
    ),
    (
        Walked((Walk("Ann", 2, 1, 1, 3, "won-and-moves-up", "Cat", "kept"),)),
        "alle haben den Tisch gewechselt: Ann gewinnt und steigt auf, jetzt Tisch 1 Stuhl 3 mit Cat, wie bisher",
    ),
    (
        TiedFor(MostOf("buncos", group=2), ("Ann", "Bea"), 1, 1),
        "Stechen um die meisten BUNKOs in Gruppe 2 zwischen Ann und Bea: je ein Würfel, "
        "der höchste Wurf gewinnt, einmal zu vergeben",
    ),
    (
        TiedFor(ChairAt(2), ("Ann", "Bea", "Cat"), 2, by="host"),
        "Gleichstand um einen Stuhl an Tisch 2 zwischen Ann, Bea und Cat: 2-mal zu vergeben, "
        "und die Spielleitung entscheidet",
    ),
    (HostDecides(FirstRoll()), "um den ersten Wurf würfelt niemand: die Spielleitung entscheidet"),
    (FewerDice(2, 3, 4), "Tisch 2: es wird nur mit 3 Würfeln geworfen, nicht mit 4"),
    (
        OnlyCallLeft(2),
        "Tisch 2: die Runde ist hier zu Ende, und nur das BUNKO, das dort liegt, darf noch gerufen werden",
    ),
    (
        CannotSayThat(12, RoundIsOver(2)),
        "Eintrag 12 kann das nicht sagen: Tisch 2: die Runde ist hier zu Ende",
    ),
]


@pytest.mark.parametrize(("struct", "said"), GERMAN)
def test_german_has_plurals_and_cases(struct: Struct, said: str) -> None:
    assert in_language("de").say(struct) == said


SPANISH = [
    (Rolled(1, "Ann", "one", 1, (3, 0)), "mesa 1: Ann sacó uno, 1 punto, marcador 3 a 0"),
    (Rolled(1, "Ann", "miss", 0, (3, 0)), "mesa 1: Ann no sacó nada, 0 puntos, marcador 3 a 0"),
    (
        TableTied(2, 7, "scorekeeper", ("Ann", "Bea")),
        "mesa 2: empate a 7 puntos, con desempate a cargo de quienes anotan: Ann y Bea",
    ),
    (TableTied(2, 1), "mesa 2: empate a 1 punto"),
    (
        TableWon(1, "b", ("Bea", "Dot"), ("Ann", "Cat"), (3, 7), "mark"),
        "mesa 1: victoria de Bea y Dot contra Ann y Cat por el número de la ronda, marcador 3 a 7",
    ),
    (RoundStarted(1, 4, 4), "empezó la ronda 4 de la serie 1: se tiran cuatros"),
    (Ring("button"), "la mesa principal toca la campana"),
    (
        Undone(3, "phone", "mesa equivocada", at_table=2),
        "entrada 3: deshecha, por un teléfono (motivo: mesa equivocada)",
    ),
    (HostDecides(FirstRoll()), "por la primera tirada nadie tira: decide quien dirige"),
    (
        CannotSayThat(12, RoundIsOver(2)),
        "la entrada 12 no puede decir eso: mesa 2: aquí terminó la ronda",
    ),
]


@pytest.mark.parametrize(("struct", "said"), SPANISH)
def test_spanish_has_plurals_and_articles(struct: Struct, said: str) -> None:
    assert in_language("es").say(struct) == said


def test_german_writes_the_usual_word_for_a_bunco_like_a_noun() -> None:
    assert in_language("de", "bunco").text("worth-bunco") == "ein Bunco"
    assert in_language("de", "ACE").text("count-bunco", n=2) == "2 ACEs"
