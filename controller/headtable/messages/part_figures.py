"""The figures by which a program watches engine and box; the pages show them at /metrics."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from headtable.messages.words import Boot, Count, Message, Uid

FIGURES_EVERY_S = 5.0
SCARCE_BYTES = 500_000_000
DECISION_BOUNDS_MS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
Bytes = Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]
WallMs = Annotated[int, Meta(ge=0, le=9_007_199_254_740_991, description="the time of day, in ms since 1970")]


class DiskFigures(Message, tag="disk-figures"):
    """The disk of tonight's journal."""

    free: Annotated[Bytes, Meta(description="bytes that the engine may still write")]
    size: Annotated[Bytes, Meta(description="all of its bytes")]

    @property
    def is_scarce(self) -> bool:
        """Whether somebody should make room, while there is still enough for tonight."""
        return self.free < SCARCE_BYTES


class DecisionFigures(Message, tag="decision-figures"):
    """How long the engine's decisions took since its start: from the arrival of an input to its last message.

    ``counts`` has one number for each of the bounds 1, 2, 5, 10, 20, 50, 100, 200, 500 and 1000 ms. It is the number
    of decisions up to this bound, and over the bound before. The last number counts those over 1000 ms.
    """

    counts: Annotated[
        tuple[Count, ...],
        Meta(min_length=len(DECISION_BOUNDS_MS) + 1, max_length=len(DECISION_BOUNDS_MS) + 1),
    ]
    sum_ms: Annotated[float, Meta(ge=0, description="of all decisions")] = 0.0


class WaitingFigures(Message, tag="waiting-figures"):
    """What waits in the engine now."""

    inbox: Annotated[Count, Meta(description="presses of phones, and previews")] = 0
    refusals: Annotated[Count, Meta(description="refusals that are not in the journal yet")] = 0
    broker: Annotated[Count, Meta(description="messages that the broker has not acknowledged")] = 0


class EngineFigures(Message, tag="engine-figures"):
    """The engine's figures, every five seconds."""

    boot: Boot
    entries: Annotated[Count, Meta(description="in tonight's journal")]
    decisions: DecisionFigures
    waiting: WaitingFigures = WaitingFigures()
    committed_ms: Annotated[WallMs | None, Meta(description="the time of its latest entry since its start")] = None
    disk: Annotated[DiskFigures | None, Meta(description="none if the system does not tell")] = None
    clock_steps: Annotated[Count, Meta(description="how often the time of day has jumped since its start")] = 0


class BoxFigures(Message, tag="box-figures"):
    """A box's figures, every five seconds."""

    box: Uid
    boot: Boot
    bell: Annotated[Count, Meta(description="the bell's blasts tonight")] = 0
    horn: Annotated[Count, Meta(description="the horn's blasts tonight")] = 0
    dose: Annotated[Count, Meta(description="of the last 24 hours, in percent of what an ear may hear in a day")] = 0
    clock_steps: Annotated[Count, Meta(description="how often the time of day has jumped since its start")] = 0
