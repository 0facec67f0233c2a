"""The picture of the voltage along a chain of pads: a panel for 12 V, and one for 24 V."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from circuits.pad_board import PADS
from harness.chain import Chain, least_at_jack_v, supplies

WIDTH, HEIGHT = 800, 640
LEFT, RIGHT, PANEL = 70, 560, 230
LINE_HEIGHT = 17
PATCH_OHM_PER_KM = 134.0  # AWG26


class Series(Struct, frozen=True):
    """A line of the picture: what it is, and its colour."""

    name: str
    colour: str
    spacing_m: float
    ohm_per_km: float | None = None

    def chain(self, supply_v: float) -> Chain:
        """The chain that it shows, at one supply."""
        chain = Chain(supply_v, PADS, self.spacing_m)
        return Chain(supply_v, PADS, self.spacing_m, self.ohm_per_km) if self.ohm_per_km else chain


class Panel(Struct, frozen=True):
    """One part of the picture: its supply, the volts at its two edges, and its upper edge."""

    supply_v: float
    low_v: float
    high_v: float
    top: float

    def y(self, volts: float) -> float:
        """Where a voltage is."""
        return self.top + PANEL * (self.high_v - volts) / (self.high_v - self.low_v)

    def volts(self, y: float) -> float:
        """The voltage of a place."""
        return self.high_v - (y - self.top) / PANEL * (self.high_v - self.low_v)


SERIES = (
    Series("5 m apart", "#0b5394", 5.0),
    Series("5 m apart, thin (AWG26)", "#b45f06", 5.0, PATCH_OHM_PER_KM),
    Series("10 m apart", "#741b47", 10.0),
)
PANELS = (Panel(12.0, 7.0, 12.5, 60), Panel(24.0, 19.5, 25.0, 355))


def picture() -> str:
    """The whole picture, as SVG."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        'font-family="DejaVu Sans,Verdana,Arial,sans-serif" font-size="13">',
        "<title>The voltage at each of ten pads</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        _text(LEFT, 28, "The voltage at each of ten pads, over CAT5", 'font-size="17" font-weight="bold"'),
    ]
    for panel in PANELS:
        lines += [*_frame(panel), *_lines(panel)]
    return "\n".join([*lines, _least(PANELS[0]), "</svg>"]) + "\n"


def _x(pad: int) -> float:
    return LEFT + (RIGHT - LEFT) * pad / PADS


def _text(x: float, y: float, words: str, how: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {how}>{words}</text>'


def _frame(panel: Panel) -> Iterator[str]:
    """The grid of a panel, with a line for each volt and each pad."""
    bottom = panel.top + PANEL
    yield _text(LEFT, panel.top - 8, f"supply of {panel.supply_v:g} V", 'font-weight="bold"')
    for volt in range(int(panel.low_v + 0.99), int(panel.high_v) + 1):
        y = panel.y(volt)
        yield f'<path d="M{LEFT} {y:.1f}H{RIGHT}" stroke="#d0d0d0"/>'
        yield _text(LEFT - 8, y + 4.5, f"{volt} V", 'text-anchor="end"')
    for pad in range(PADS + 1):
        name = "supply" if pad == 0 else str(pad)
        yield _text(_x(pad), bottom + 18, name, 'text-anchor="middle"')
    yield f'<rect x="{LEFT}" y="{panel.top}" width="{RIGHT - LEFT}" height="{PANEL}" fill="none" stroke="#404040"/>'
    yield _text((LEFT + RIGHT) / 2, bottom + 38, "pad", 'text-anchor="middle"')


def _lines(panel: Panel) -> Iterator[str]:
    """All chains of a panel, each with the last pad's voltage in words beside it."""
    beside = 0.0
    for series in SERIES:
        points = _points(panel, series.chain(panel.supply_v))
        yield from _drawn(points, series.colour)
        beside = max(points[-1][1] + 4.5, beside + LINE_HEIGHT)
        words = f"{panel.volts(points[-1][1]):.1f} V: {series.name}"
        yield _text(RIGHT + 10, beside, words, f'fill="{series.colour}" font-size="12"')


def _points(panel: Panel, chain: Chain) -> list[tuple[float, float]]:
    """Where the supply and each pad of a chain are."""
    volts = [chain.supply_v, *(pad.volts for pad in supplies(chain) or ())]
    return [(_x(at), panel.y(volt)) for at, volt in enumerate(volts)]


def _drawn(points: list[tuple[float, float]], colour: str) -> Iterator[str]:
    """A line with a dot for each pad."""
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    yield f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
    yield from (f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points[1:])


def _least(panel: Panel) -> str:
    """The line below which a pad may stop."""
    least_v = least_at_jack_v(Chain())
    y = panel.y(least_v)
    line = f'<path d="M{LEFT} {y:.1f}H{RIGHT}" stroke="#cc0000" stroke-width="2" stroke-dasharray="7 5"/>'
    return line + "\n" + _text(LEFT + 10, y - 7, f"a pad needs {least_v:.1f} V at its jack", 'fill="#cc0000"')
