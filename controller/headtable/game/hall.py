"""What people in the hall have rolled off and seen drawn: it stands when the past is put right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from headtable.game.roll_off import Contest


class Hall(Struct, frozen=True):
    """The roll-offs by what they were for, the draws by their purpose, and whether the semi-final had its break."""

    rolled: Mapping[str, Contest] = field(default_factory=dict)
    drawn: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    had_break: bool = False

    def first(self, purpose: str, people: Sequence[str]) -> tuple[str, ...]:
        """Those of these people to whom that draw has given it already."""
        return tuple(player for player in self.drawn.get(purpose, ()) if player in people)
