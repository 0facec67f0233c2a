"""Make a board of a description with KiCad's pcbnew, check it, and plot it.

Only Debian's own Python has pcbnew, and it has none of headtable's packages. So this file imports nothing else:
``/usr/bin/python3 build_board.py description.json folder``. The folder holds the project and the rules already.
"""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pcbnew  # type: ignore[import-not-found, unused-ignore]  # only Debian's Python has it

LINE_MM, THINNEST_FILL_MM, SPOKE_MM = 0.15, 0.25, 0.8
COPPER = (pcbnew.F_Cu, pcbnew.B_Cu)
PLOTTED = {
    "F_Cu": pcbnew.F_Cu, "B_Cu": pcbnew.B_Cu, "F_Mask": pcbnew.F_Mask, "B_Mask": pcbnew.B_Mask,
    "F_Silkscreen": pcbnew.F_SilkS, "Edge_Cuts": pcbnew.Edge_Cuts,
}  # fmt: skip

Words = dict[str, Any]  # the description, as json reads it


def place(point: list[float]) -> Any:
    """A point of the description, in KiCad's unit."""
    return pcbnew.wxPointMM(*point)


def mm(length: float) -> int:
    """A length in KiCad's unit."""
    return int(pcbnew.FromMM(length))


def main() -> int:
    """Make the board; 1 if KiCad is another than the one whose files are compared."""
    version = pcbnew.GetBuildVersion()
    if not version.startswith("6.0."):
        sys.stderr.write(
            f"The boards need KiCad 6, which is in Debian 12. Here is KiCad {version}: nothing was made.\n"
        )
        return 1
    pcbnew.KIID.SeedGenerator(1)
    words = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    folder = Path(sys.argv[2])
    path = str(folder / f"{words['name']}.kicad_pcb")
    pcbnew.SaveBoard(path, drawn(words), True)  # noqa: FBT003 - its third argument leaves the project as it is
    board = pcbnew.LoadBoard(path)  # now with its project and its rules
    pcbnew.ZONE_FILLER(board).Fill(board.Zones())
    pcbnew.SaveBoard(path, board, True)  # noqa: FBT003 - as above
    pcbnew.WriteDRCReport(board, str(folder / "drc.txt"), pcbnew.EDA_UNITS_MILLIMETRES, True)  # noqa: FBT003 - its API
    plot(board, folder)
    drill(board, folder)
    return 0


def empty(words: Words) -> Any:
    """A new board with its title and its measures."""
    board = pcbnew.BOARD()
    title = board.GetTitleBlock()
    title.SetTitle(words["title"])
    title.SetRevision(words["revision"])
    settings = board.GetDesignSettings()
    settings.SetBoardThickness(mm(words["thickness"]))
    (left, _), (_, bottom) = words["edge"]
    settings.SetAuxOrigin(place([left, bottom]))
    return board


def drawn(words: Words) -> Any:
    """A new board with everything but the fills."""
    board = empty(words)
    nets = with_nets(board, words)
    draw_edge(board, words)
    for part in words["parts"]:
        add_part(board, part, nets, words)
    for number, hole in enumerate(words["holes"], 1):
        add_hole(board, number, hole, words)
        keep_free(board, hole, words["head_radius"])
    for track in words["tracks"]:
        add_track(board, track, nets)
    for via in words["vias"]:
        add_via(board, via, nets)
    for net, corners in words["fills"]:
        add_fill(board, nets[net], corners, words["fill_gap"])
    for label in words["labels"]:
        add_label(board, label)
    for start, end in words["gaps"]:
        add_line(board, (start, end), pcbnew.F_SilkS, 0.2)
    return board


def with_nets(board: Any, words: Words) -> dict[str, Any]:
    """All nets of the board, by their names."""
    names = sorted({net for part in words["parts"] for net in part["nets"].values()})
    nets = {}
    for name in names:
        nets[name] = pcbnew.NETINFO_ITEM(board, name)
        board.Add(nets[name])
    return nets


def draw_edge(board: Any, words: Words) -> None:
    """The line along which the board is cut."""
    (left, top), (right, bottom) = words["edge"]
    corners = [[left, top], [right, top], [right, bottom], [left, bottom], [left, top]]
    for ends in pairwise(corners):
        add_line(board, ends, pcbnew.Edge_Cuts, 0.1)


def add_line(board: Any, ends: tuple[list[float], list[float]], layer: int, width: float) -> None:
    """A straight line on a layer without copper."""
    line = pcbnew.PCB_SHAPE(board, pcbnew.SHAPE_T_SEGMENT)
    line.SetStart(place(ends[0]))
    line.SetEnd(place(ends[1]))
    line.SetLayer(layer)
    line.SetWidth(mm(width))
    board.Add(line)


def loaded(name: str, words: Words) -> Any:
    """A footprint of the library, by its full name."""
    nickname, _, short = name.partition(":")
    footprint = pcbnew.FootprintLoad(f"{words['library']}/{nickname}.pretty", short)
    footprint.SetFPID(pcbnew.LIB_ID(nickname, short))
    return footprint


def add_part(board: Any, part: Words, nets: dict[str, Any], words: Words) -> None:
    """A footprint of the library in its place."""
    footprint = loaded(part["footprint"], words)
    footprint.SetReference(part["reference"])
    footprint.SetValue(part["value"])
    board.Add(footprint)
    footprint.SetPosition(place(part["at"]))
    footprint.SetOrientation(part["angle"] * 10)
    for pad in footprint.Pads():
        if pad.GetNumber() in part["nets"]:
            pad.SetNet(nets[part["nets"][pad.GetNumber()]])
    for item in list(footprint.GraphicalItems()):
        if item.GetLayer() == pcbnew.F_SilkS and (isinstance(item, pcbnew.FP_TEXT) or over_edge(item, words["edge"])):
            footprint.Remove(item)  # the outline shows the first pin and the cathode already
    print_field(footprint, footprint.Reference(), part["reference_print"])
    print_field(footprint, footprint.Value(), part["value_print"])


def over_edge(item: Any, edge: list[list[float]]) -> bool:
    """Whether a line would be printed beyond the edge of the board."""
    box = item.GetBoundingBox()
    corner, other = map(place, edge)
    return bool(
        box.GetLeft() < corner.x or box.GetTop() < corner.y or box.GetRight() > other.x or box.GetBottom() > other.y
    )


def print_field(footprint: Any, field: Any, words: Words | None) -> None:
    """The reference or the value of a footprint, where the description says."""
    if words is None:
        field.SetVisible(False)  # noqa: FBT003 - its API
        return
    field.SetLayer(pcbnew.F_SilkS)
    field.SetKeepUpright(False)  # noqa: FBT003 - its API
    shape(field, words)
    field.SetTextAngle(words["angle"] * 10 - footprint.GetOrientation())
    field.SetPosition(place(words["at"]))
    field.SetLocalCoord()


def shape(text: Any, words: Words) -> None:
    """The size of printed words."""
    text.SetTextSize(pcbnew.wxSizeMM(words["size"], words["size"]))
    text.SetTextThickness(mm(max(0.12, LINE_MM * words["size"])))


def add_label(board: Any, words: Words) -> None:
    """Printed words that belong to no part."""
    text = pcbnew.PCB_TEXT(board)
    text.SetText(words["words"])
    text.SetLayer(pcbnew.F_SilkS)
    shape(text, words)
    text.SetTextAngle(words["angle"] * 10)
    text.SetPosition(place(words["at"]))
    board.Add(text)


def add_hole(board: Any, number: int, hole: list[float], words: Words) -> None:
    """The hole of a screw."""
    footprint = loaded(words["hole_footprint"], words)
    footprint.SetReference(f"H{number}")
    footprint.Reference().SetVisible(False)  # noqa: FBT003 - its API
    board.Add(footprint)
    footprint.SetPosition(place(hole))


def keep_free(board: Any, hole: list[float], radius: float) -> None:
    """No copper under the head of a screw: an octagon around it."""
    area = pcbnew.ZONE(board)
    area.SetIsRuleArea(True)  # noqa: FBT003 - its API
    for forbid in (
        area.SetDoNotAllowCopperPour, area.SetDoNotAllowTracks, area.SetDoNotAllowVias
    ):  # fmt: skip
        forbid(True)  # noqa: FBT003 - its API
    area.SetDoNotAllowPads(False)  # noqa: FBT003 - the hole itself is a pad to KiCad
    area.SetLayerSet(both_layers())
    part = radius * 0.4142
    corners = (
        (radius, part), (part, radius), (-part, radius), (-radius, part), (-radius, -part), (-part, -radius),
        (part, -radius), (radius, -part),
    )  # fmt: skip
    outline(area, [[hole[0] + x, hole[1] + y] for x, y in corners])
    board.Add(area)


def both_layers() -> Any:
    """The top and the bottom."""
    layers = pcbnew.LSET()
    for layer in COPPER:
        layers.AddLayer(layer)
    return layers


def outline(zone: Any, corners: list[list[float]]) -> None:
    """Give a zone its corners."""
    chain = pcbnew.wxPoint_Vector()
    for corner in corners:
        chain.append(place(corner))
    zone.AddPolygon(chain)


def add_track(board: Any, words: Words, nets: dict[str, Any]) -> None:
    """A piece of a track."""
    track = pcbnew.PCB_TRACK(board)
    track.SetStart(place(words["start"]))
    track.SetEnd(place(words["end"]))
    track.SetWidth(mm(words["width"]))
    track.SetLayer(COPPER[words["layer"]])
    track.SetNet(nets[words["net"]])
    board.Add(track)


def add_via(board: Any, words: Words, nets: dict[str, Any]) -> None:
    """A via."""
    via = pcbnew.PCB_VIA(board)
    via.SetPosition(place(words["at"]))
    via.SetWidth(mm(words["size"]))
    via.SetDrill(mm(words["drill"]))
    via.SetNet(nets[words["net"]])
    board.Add(via)


def add_fill(board: Any, net: Any, corners: list[list[float]], gap: float) -> None:
    """The ground of a circuit fills its region on both sides."""
    for layer in COPPER:
        zone = pcbnew.ZONE(board)
        zone.SetLayer(layer)
        zone.SetNet(net)
        zone.SetLocalClearance(mm(gap))
        zone.SetMinThickness(mm(THINNEST_FILL_MM))
        zone.SetThermalReliefGap(mm(gap))
        zone.SetThermalReliefSpokeWidth(mm(SPOKE_MM))
        outline(zone, corners)
        board.Add(zone)


def plot(board: Any, folder: Path) -> None:
    """Each layer as a Gerber file, and as a picture."""
    for kind, subfolder in ((pcbnew.PLOT_FORMAT_GERBER, "gerbers"), (pcbnew.PLOT_FORMAT_SVG, "pictures")):
        plotter = pcbnew.PLOT_CONTROLLER(board)
        options = plotter.GetPlotOptions()
        options.SetOutputDirectory(str(folder / subfolder))
        options.SetPlotFrameRef(False)  # noqa: FBT003 - its API
        options.SetUseAuxOrigin(kind == pcbnew.PLOT_FORMAT_GERBER)
        options.SetUseGerberProtelExtensions(False)  # noqa: FBT003 - its API
        options.SetSubtractMaskFromSilk(True)  # noqa: FBT003 - its API
        marks = pcbnew.PCB_PLOT_PARAMS
        options.SetDrillMarksType(
            marks.NO_DRILL_SHAPE if kind == pcbnew.PLOT_FORMAT_GERBER else marks.FULL_DRILL_SHAPE
        )
        for name, layer in PLOTTED.items():
            plotter.SetLayer(layer)
            plotter.OpenPlotfile(name, kind, name)
            plotter.PlotLayer()
        plotter.ClosePlot()


def drill(board: Any, folder: Path) -> None:
    """The holes, plated and others, in two files."""
    writer = pcbnew.EXCELLON_WRITER(board)
    origin = board.GetDesignSettings().GetAuxOrigin()
    writer.SetOptions(False, False, origin, False)  # noqa: FBT003 - not mirrored, short head, two files
    writer.SetFormat(True)  # noqa: FBT003 - in mm
    writer.CreateDrillandMapFilesSet(str(folder / "gerbers"), True, False)  # noqa: FBT003 - holes, and no map


if __name__ == "__main__":
    sys.exit(main())
