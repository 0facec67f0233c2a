"""The worth of each prize, in whole dollars. Together they are exactly the pot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from headtable.game.ruleset import Pot, Prize, Ruleset

DRAWN = "draw_without_prize"
WINNERS = (
    "most_wins", "most_losses", "most_buncos", "most_minis", "even", "exactly_even", "one_even", "even_by_host",
    "first_bunco", "last_bunco", "traveler", "grand_prize", DRAWN,
)  # fmt: skip
"""The way to win a prize. Each is a procedure in claimants.py."""


def worth(ruleset: Ruleset, people: int) -> dict[str, int]:
    """The dollars of each prize, by its name, when so many people have paid; empty without a pot."""
    if ruleset.pot is None:
        return {}
    pot = ruleset.pot.each * people
    match ruleset.pot.shares:
        case "proportional":
            return parts(pot, {prize.name: prize.share for prize in ruleset.prizes})
        case "fixed":
            return _fixed(pot, ruleset.prizes)


def pot_of(pot: Pot | None, people: int) -> int | None:
    """The sum that was paid; None without a pot."""
    return pot.each * people if pot else None


def parts(pot: int, shares: Mapping[str, int]) -> dict[str, int]:
    """Split dollars in proportion: ``parts(60, {"most": 2, "least": 1})``.

    The odd dollars go to those whose parts were cut most.
    """
    whole = sum(shares.values())
    dollars = {name: pot * share // whole for name, share in shares.items()}
    cut_most = sorted(shares, key=lambda name: -(pot * shares[name] % whole))
    for name in cut_most[: pot - sum(dollars.values())]:
        dollars[name] += 1
    return dollars


def _fixed(pot: int, prizes: Sequence[Prize]) -> dict[str, int]:
    """The fixed sums, the dearest first, as far as the pot goes. The rest joins the last of them."""
    dollars: dict[str, int] = {}
    left = pot
    for prize in dearest_first(prizes):
        dollars[prize.name] = min(prize.share, left)
        left -= dollars[prize.name]
    dollars[dearest_first(prizes)[-1].name] += left
    return dollars


def dearest_first(prizes: Sequence[Prize]) -> list[Prize]:
    """The order in which prizes are given: the dearest first, and the draws last."""
    return sorted(prizes, key=lambda prize: (prize.to == DRAWN, -prize.share))
