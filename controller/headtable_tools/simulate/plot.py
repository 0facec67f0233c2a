"""The picture: small plots of many nights that a host understands."""

from __future__ import annotations

import math
import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from headtable.errors import BadConfig
from headtable.extras import need
from headtable.game import Ruleset
from headtable.saying import text
from headtable_tools.simulate.figures import Figures, buncos, headline, minutes
from headtable_tools.simulate.night_statistics import Played

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.typing import RcKeyType

PAPER, INK, FAINT = "#fdfbf7", "#2b2b33", "#8a8792"
ROSE, PINK, LILAC, TEAL, GOLD = "#d6447a", "#ee9fbd", "#a58bbd", "#4fa39b", "#e0a84e"
COLUMNS = 40
INSIDE = (0.02, 0.02, 0.96, 0.89)  # of the figure: from the left, from below, width and height of the plots
STYLE: dict[RcKeyType, object] = {
    "font.family": "DejaVu Sans",
    "font.size": 10.5,
    "text.color": INK,
    "axes.facecolor": PAPER,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": FAINT,
    "axes.titlesize": 12.5,
    "axes.titleweight": "bold",
    "axes.titlepad": 12,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.grid": True,
    "axes.grid.axis": "y",
    "axes.axisbelow": True,
    "grid.color": "#e6e1da",
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "ytick.left": False,
    "patch.edgecolor": PAPER,
    "patch.force_edgecolor": True,
    "legend.frameon": False,
}


class PngFile:
    """The file for the picture; a wrong path is refused before the nights are played."""

    def __init__(self, path: Path) -> None:
        need("plot")
        if path.suffix.lower() != ".png":
            raise BadConfig("plot-not-png", path=path)
        if not os.path.isdir(path.parent):
            raise BadConfig("plot-no-folder", path=path, folder=path.parent)
        self._path = path

    def draw(self, found: Figures, ruleset: Ruleset, nights: Sequence[Played]) -> None:
        """Draw the figures of these nights."""
        figure = picture(found, ruleset, nights)
        try:
            figure.savefig(self._path, format="png", dpi=150)
        except OSError as trouble:
            raise BadConfig("plot-unwritable", path=self._path, error=trouble.strerror) from None


def picture(found: Figures, ruleset: Ruleset, nights: Sequence[Played]) -> Figure:
    """Minutes, wins, rolls in a head-table round, and buncos, one plot each."""
    from matplotlib import rc_context  # noqa: PLC0415 - a big library, wanted for the picture alone
    from matplotlib.figure import Figure  # noqa: PLC0415 - the same
    from matplotlib.layout_engine import ConstrainedLayoutEngine  # noqa: PLC0415 - the same

    with rc_context(STYLE):
        figure = Figure(figsize=(12, 8.6), facecolor=PAPER, layout=ConstrainedLayoutEngine(rect=INSIDE))
        figure.suptitle(headline(found), x=0.03, y=0.975, ha="left", fontsize=18, fontweight="bold", color=INK)
        figure.supxlabel(_small_print(found, ruleset), x=0.03, ha="left", fontsize=9.5, color=FAINT)
        (long, wins), (rolls, luck) = figure.subplots(2, 2, gridspec_kw={"wspace": 0.12, "hspace": 0.1})
        _minutes(long, found, nights)
        _wins(wins, found, nights)
        _rolls(rolls, found, nights)
        _buncos(luck, found, ruleset.words.bunco, nights)
    return figure


def _small_print(found: Figures, ruleset: Ruleset) -> str:
    return text(
        "picture-small-print",
        roll_s=found.pace.seconds_per_roll,
        walk_s=ruleset.time.move_s or found.pace.seconds_between_rounds,
        breaks=found.break_minutes,
        rolls=found.rolls,
        seed=found.seed,
    )


def _minutes(axes: Axes, found: Figures, nights: Sequence[Played]) -> None:
    half, most = found.minutes.p50, found.minutes.p90
    _title_of(axes, text("picture-minutes", half=half, most=most))
    _columns(axes, [minutes(night, found.pace) for night in nights], PINK)
    _line(axes, half, text("picture-half"))
    _line(axes, most, text("picture-nine-in-ten"))
    axes.set_xlabel(text("picture-in-minutes"))


def _wins(axes: Axes, found: Figures, nights: Sequence[Played]) -> None:
    first, last = found.per_night.most_wins.p50, found.per_night.fewest_wins.p50
    _title_of(axes, text("picture-wins", first=first, last=last))
    _bars(axes, [min(night.wins) for night in nights], TEAL, text("picture-fewest-wins"))
    _bars(axes, [max(night.wins) for night in nights], ROSE, text("picture-most-wins"))
    axes.legend(loc="upper center", ncols=2)
    axes.set_xlabel(text("picture-in-wins"))


def _rolls(axes: Axes, found: Figures, nights: Sequence[Played]) -> None:
    rolls = [played.rolls for night in nights for played in night.head_rounds]
    mean = found.head_round.rolls_mean
    _title_of(axes, text("picture-rolls", mean=mean))
    _columns(axes, rolls, LILAC)
    _line(axes, mean, text("picture-average"))
    axes.set_xlabel(text("picture-in-rolls"))
    axes.set_ylabel(text("picture-of-rounds"))


def _buncos(axes: Axes, found: Figures, word: str, nights: Sequence[Played]) -> None:
    _title_of(axes, text("picture-buncos", word, half=found.per_night.buncos.p50))
    _bars(axes, [buncos(night) for night in nights], GOLD, text("picture-bunco-bars", word))
    axes.set_xlabel(text("picture-in-buncos", word))


def _title_of(axes: Axes, sentence: str) -> None:
    """The title of a plot says what the plot shows."""
    axes.set_title(sentence, loc="left")
    axes.margins(y=0.2)
    axes.set_ylabel(text("picture-of-nights"))
    axes.yaxis.set_major_formatter("{x:.0f} %")


def _columns(axes: Axes, values: Sequence[float], color: str) -> None:
    """The share of the values in each column; columns are whole numbers wide, so that none holds more of them."""
    if not values:
        return
    lowest, highest = math.floor(min(values)), math.floor(max(values))
    width = -(-(highest - lowest + 1) // COLUMNS)
    edges = range(lowest, highest + width + 1, width)
    axes.hist(values, bins=edges, color=color, weights=[100 / len(values)] * len(values))


def _bars(axes: Axes, counts: Sequence[int], color: str, name: str) -> None:
    """One bar for each number that occurred."""
    from matplotlib.ticker import MaxNLocator  # noqa: PLC0415 - the same

    times = Counter(counts)
    axes.bar(list(times), [100 * seen / len(counts) for seen in times.values()], 0.8, color=color, label=name)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))


def _line(axes: Axes, at: float, name: str) -> None:
    axes.axvline(at, color=INK, linewidth=1.2, linestyle=(0, (4, 3)))
    axes.annotate(
        f"{name}\n{at:.0f}",
        (at, 1),
        (5, -4),
        xycoords=("data", "axes fraction"),
        textcoords="offset points",
        va="top",
        color=INK,
    )
