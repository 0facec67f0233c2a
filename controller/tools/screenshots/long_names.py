"""Players with long names: several words, hyphens, accents, and letters that are not Latin."""

from __future__ import annotations

FIRST_NAMES = (
    "Wilhelmina-Alexandra", "Jo", "Bartholomew Maximilian", "Владислава", "Anneliese-Charlotte", "Þórgunnur",
    "Mary-Kate", "Christopher Alexander", "Αικατερίνη", "Nguyễn Thị Phương", "Ludmiła Małgorzata", "Ida",
    "Maximiliano José", "Guðbjörg-Ragnheiður", "Şükriye", "Ann", "Marie-Thérèse Élodie", "Krzysztof Bogusław",
    "Siân Angharad",
)  # fmt: skip
LAST_NAMES = (
    "von Hohenschwangau", "Bo", "Featherstonehaugh-Ho", "Преображенская", "de la Fontaine", "O'Shaughnessy", "Ng",
    "Papadopoulou-Kallas", "Llanfair-Griffiths", "Brzęczyszczykiewicz", "Ævarsdóttir", "Fernández-Castañeda",
    "van der Westhuizen",
)  # fmt: skip
LONGEST_NAME = 40


def long_names(many: int) -> tuple[str, ...]:
    """So many different names; some are as long as a name may be, and a few are short."""
    firsts, lasts = len(FIRST_NAMES), len(LAST_NAMES)
    return tuple(f"{FIRST_NAMES[n % firsts]} {LAST_NAMES[n % lasts]}"[:LONGEST_NAME].strip() for n in range(many))
