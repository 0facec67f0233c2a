"""What a roll is worth and when a turn ends, in a guest's words."""

from __future__ import annotations

from headtable.game.ruleset import Ruleset, SnakeEyes
from headtable.game.table.scoring import claim_scores
from headtable.messages.words import Worth
from headtable_tools.rulecard.calls import the_calls
from headtable_tools.rulecard.sentence import Sentence, Sentences, say
from headtable_tools.rulecard.wording import capital, listed, mark, number, points, with_article


def the_points(ruleset: Ruleset) -> Sentences:
    """The worth of every roll."""
    all_dice, worth = number(ruleset.dice), ruleset.points
    yield _on_the_mark(ruleset)
    yield say(
        f"All {all_dice} dice on the mark are {with_article(ruleset.words.bunco)}: {points(worth.bunco)}.",
        "words.bunco",
        "points.bunco",
    )
    snake_eyes = ruleset.snake_eyes
    but = f", except {mark(snake_eyes.face)}" if snake_eyes else ""
    yield say(f"{capital(all_dice)} of any other number{but}: {points(worth.mini)}.", "points.mini")
    if snake_eyes:
        yield _beware(ruleset, snake_eyes)
    yield say("Any other roll is a miss, and worth nothing.")


def _on_the_mark(ruleset: Ruleset) -> Sentence:
    """One, two and, of four dice, three."""
    scores = claim_scores(ruleset)
    worths: dict[Worth, str] = {"one": "One die on the mark", "two": "two", "three": "three"}
    here = [worth for worth in worths if worth in scores]
    told = "; ".join(f"{worths[worth]}: {points(scores[worth].points)}" for worth in here)
    return say(f"{told}.", *(f"points.{worth}" for worth in here))


def _beware(ruleset: Ruleset, snake_eyes: SnakeEyes) -> Sentence:
    face = snake_eyes.face
    costs = {"turn": "the points of your turn", "round": "all its points of the round"}[snake_eyes.loses]
    bunco = with_article(ruleset.words.bunco)
    spared = f"; in round {face} they are {bunco}" if face <= ruleset.rounds else ""
    all_dice = number(ruleset.dice)
    return say(
        f"Beware of {all_dice} {mark(face)}: they cost your team {costs}{spared}.",
        "snake_eyes.face",
        "snake_eyes.loses",
    )


def the_turn(ruleset: Ruleset) -> Sentences:
    """When to roll again, when to pass the dice, and what to call."""
    endings = [words for worth, words in _rolls(ruleset).items() if worth in ruleset.turn_ends]
    yield _turn_ends(endings)
    if endings:
        yield say("Then the dice go to the player on your left.")
    yield from the_calls(ruleset)


def _turn_ends(endings: list[str]) -> Sentence:
    if not endings:
        return say("No roll ends your turn: you keep the dice as long as your table plays.", "turn_ends")
    if endings == ["a miss"]:
        return say("As long as you score, you roll again; a miss ends your turn.", "turn_ends")
    return say(f"Your turn ends with {listed(endings, 'or')}; after any other roll you roll again.", "turn_ends")


def _rolls(ruleset: Ruleset) -> dict[Worth, str]:
    """Every kind of roll that there is in these rules, as it is called within a sentence."""
    all_dice = number(ruleset.dice)
    rolls: dict[Worth, str] = {
        "miss": "a miss",
        "one": "one die on the mark",
        "two": "two dice on the mark",
        "mini": f"{all_dice} of another number",
        "bunco": with_article(ruleset.words.bunco),
    }
    if ruleset.dice > 3:
        rolls["three"] = "three dice on the mark"
    if ruleset.snake_eyes:
        rolls["wipe"] = f"{all_dice} {mark(ruleset.snake_eyes.face)}"
    return rolls
