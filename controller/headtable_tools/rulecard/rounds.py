"""How a round starts, is called, is played to its end and is won, in a guest's words."""

from __future__ import annotations

from headtable.game.ruleset import Ruleset
from headtable.messages.words import Signal
from headtable_tools.rulecard.clock import the_clock
from headtable_tools.rulecard.idle import idle, nobody_rolls_on
from headtable_tools.rulecard.sentence import Sentence, Sentences, own_way, say
from headtable_tools.rulecard.ties import the_tie
from headtable_tools.rulecard.wording import capital, listed, points, with_article


def the_start(ruleset: Ruleset) -> Sentences:
    """Who sets the pace, and what is heard when a round starts."""
    if ruleset.bell_of == "group" and "bell_of" not in idle(ruleset):
        yield say("Each group has a head table: it sets the pace for the group.", "bell_of")
    else:
        yield say("One table is the head table: it sets the pace for the whole room.")
    start = ruleset.signals.start
    heard = (
        f"{capital(_signals(start))} start{_s(start)} the round" if start else "The host tells when a round starts"
    )
    yield say(f"{heard}, and every table begins to roll.", "signals.start")


def the_first_roller(ruleset: Ruleset) -> Sentences:
    """Who begins at a table."""
    if ruleset.first_roller == ruleset.first_round == "table_chooses":
        yield say("Each table chooses who rolls first.", "first_roller", "first_round")
        return
    match ruleset.first_roller:
        case "table_chooses":
            yield say("After the first round each table chooses who rolls first.", "first_roller")
        case "scorekeeper":
            yield say("The scorekeeper of each table rolls first.", "first_roller")
            yield own_way("Who has the first chair keeps the score; a ghost keeps none, and the next person does.")
        case "last_stayer":
            yield say("Of those who stayed at your table, the last to have rolled begins.", "first_roller")
            yield own_way("Where nobody stayed, the table chooses who rolls first.")
    if "first_round" not in idle(ruleset):
        yield _in_the_first_round(ruleset)


def _in_the_first_round(ruleset: Ruleset) -> Sentence:
    match ruleset.first_round:
        case "table_chooses":
            said = "In the first round of all the table chooses who rolls first."
        case "dice":
            said = (
                "In the first round of all dice say who rolls first: at each table everybody throws one die, "
                "the highest begins, and who is level throws again."
            )
    return say(said, "first_round")


def the_call(ruleset: Ruleset) -> Sentences:
    """What ends the round for the whole room, and what is heard then."""
    if "target" not in idle(ruleset):
        yield _target(ruleset)
        yield _bunco(ruleset)
    if ruleset.time.rounds != "off":
        yield the_clock(ruleset)
    yield own_way("The host may call it at any time.")
    end = ruleset.signals.end
    heard = f"Then {_signals(end)} sound{_s(end)}" if end else "Nothing sounds then: watch the head table"
    yield say(f"{heard}.", "signals.end")
    yield say("Until then every other table rolls on, however many points it has.")


def _target(ruleset: Ruleset) -> Sentence:
    per_turn, exactly = ruleset.target_checked == "per_turn", ruleset.target_met == "exactly"
    enough = f"exactly {points(ruleset.target)}" if exactly else f"{points(ruleset.target)} or more"
    match ruleset.target_of:
        case "either_team":
            who, has = "a team at the head table", "has"
        case "table_sum":
            who, has = "both teams at the head table together", "have"
    when = f"at the end of a turn, once {who} {has}" if per_turn else f"as soon as {who} {has}"
    past = "; past that, it goes on" if exactly else ""
    return say(f"The round is called {when} {enough}{past}.", "target", "target_of", "target_met", "target_checked")


def _bunco(ruleset: Ruleset) -> Sentence:
    bunco = capital(with_article(ruleset.words.bunco))
    if ruleset.bunco_ends_round:
        return say(f"{bunco} at the head table calls it at once, whatever the score.", "bunco_ends_round")
    return say(f"{bunco} at the head table calls it only if its points are enough.", "bunco_ends_round")


def the_last_turns(ruleset: Ruleset) -> Sentences:
    """Who may still roll."""
    yield say(_still_rolling(ruleset), "after_bell", "after_bell_at")
    if "turn_begins" not in idle(ruleset):
        yield _turn_begins(ruleset)
    if not nobody_rolls_on(ruleset):
        yield _finishing(ruleset)
        yield _late_bunco(ruleset)


def the_winners(ruleset: Ruleset) -> Sentences:
    """Who has won a round, and what decides a tie."""
    yield say("When a table has had its last turn, its team with more points wins the round there.")
    yield from the_tie(ruleset)


FINISH = "whoever is in the middle of a turn {at_any} finishes it, and it counts"
STILL_ROLLING = {
    "stop_now": "nobody rolls again",
    "finish_turn_secondary": f"the head table stops at once; {FINISH}",
    "finish_turn_all": FINISH,
    "min_one_turn_each": f"{FINISH}; then the dice go on until everybody has had at least one turn",
    "complete_lap": (
        "the dice go on {at_every} until all four players have had the same number of turns, at least one each"
    ),
}


def _still_rolling(ruleset: Ruleset) -> str:
    if nobody_rolls_on(ruleset):
        return "When the round is called, nobody rolls again."
    any_table, every_table, first = "at any table", "at every table", ""
    if ruleset.after_bell_at == "head":
        any_table = every_table = "at the head table"
        first = "the other tables stop at once; "
    elif ruleset.after_bell == "finish_turn_secondary":
        any_table = "at the other tables"
    rule = STILL_ROLLING[ruleset.after_bell].format(at_any=any_table, at_every=every_table)
    return f"When the round is called, {first}{rule}."


def _turn_begins(ruleset: Ruleset) -> Sentence:
    match ruleset.turn_begins:
        case "first_throw":
            said = "A turn begins with its first throw: just having the dice is not enough."
        case "has_dice":
            said = "A turn begins when you get the dice, even before you throw them."
    return say(said, "turn_begins")


def _finishing(ruleset: Ruleset) -> Sentence:
    match ruleset.finishing:
        case "must":
            said = "Every turn that is due then is played to its end."
        case "may":
            said = "Whoever has the dice then may leave the turn unfinished."
    return say(said, "finishing")


def _late_bunco(ruleset: Ruleset) -> Sentence:
    late = ruleset.late_bunco
    ways = {"for the team": late.team, "on the card": late.personal}
    if ruleset.traveler:
        ways["for the traveler"] = late.traveler
    counts = [way for way, so in ways.items() if so]
    not_so = [way for way, so in ways.items() if not so]
    said = f"counts {listed(counts)}" if counts else "counts for nothing"
    but = f", but not {listed(not_so, 'or')}" if counts and not_so else ""
    bunco = capital(with_article(ruleset.words.bunco))
    keys = ("late_bunco.team", "late_bunco.personal", "late_bunco.traveler")
    return say(f"{bunco} in these last turns {said}{but}.", *keys)


def _signals(signals: tuple[Signal, ...]) -> str:
    return listed([f"the {signal}" for signal in signals])


def _s(signals: tuple[Signal, ...]) -> str:
    """A verb's ending: one signal starts, two start."""
    return "s" if len(signals) == 1 else ""
