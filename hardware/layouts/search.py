"""A*: the cheapest way over the grid of a board with two layers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from math import hypot, inf

from msgspec import Struct

from layouts.field import Layers

VIA_COST, BEND_COST, WRONG_WAY = 12.0, 0.6, 1.25  # in steps of the grid; the top is for rows, the bottom for columns
SHARPEST_TURN = 2  # eighths of a circle
NO_HEADING = -1
STEPS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))

Cell = tuple[int, int, int]  # column, row, layer: 0 is the top
State = tuple[Cell, int]  # with the number of the step that led there
Tolls = tuple[list[float], list[float], list[float]]  # of a track on the top, on the bottom, and of a via


class Search(Struct):
    """A search. A toll is what it costs to take the place of another net's track."""

    columns: int
    rows: int
    walls: Layers
    via_walls: Layers
    tolls: Tolls
    goals: tuple[Cell, Cell]
    cost: dict[State, float] = {}
    came: dict[State, State] = {}
    heap: list[tuple[float, float, Cell, int]] = []  # what the whole way costs at least, and what it cost so far

    def path(self, starts: Iterable[Cell]) -> list[Cell]:
        """The cells from one of the starts to the goal; empty if there is no way."""
        for start in sorted(starts):
            self._offer((start, NO_HEADING), 0.0)
        while self.heap:
            _, so_far, cell, heading = heappop(self.heap)
            if cell in self.goals:
                return _back(self.came, (cell, heading))
            if so_far <= self.cost[cell, heading]:
                for state, step in self._steps(cell, heading):
                    if self._offer(state, so_far + step):
                        self.came[state] = (cell, heading)
        return []

    def _offer(self, state: State, total: float) -> bool:
        """Keep a state, if it was reached at less cost than before."""
        if total >= self.cost.get(state, inf) - 1e-9:
            return False
        self.cost[state] = total
        heappush(self.heap, (total + _left(state[0], self.goals[0]), total, *state))
        return True

    def _steps(self, cell: Cell, heading: int) -> Iterator[tuple[State, float]]:
        """Each cell that may come next, with what the step costs."""
        column, row, layer = cell
        walls, tolls = self.walls[layer], self.tolls[layer]
        for way, (over, down) in enumerate(STEPS):
            turn = 0 if heading == NO_HEADING else min((way - heading) % 8, (heading - way) % 8)
            new = (column + over, row + down, layer)
            if turn <= SHARPEST_TURN and 0 <= new[0] < self.columns and 0 <= new[1] < self.rows:
                index = new[1] * self.columns + new[0]
                if walls[index] and new not in self.goals:
                    continue
                slow = WRONG_WAY if (over, down)[layer] == 0 else 1.0
                yield (new, way), hypot(over, down) * slow + BEND_COST * turn + tolls[index]
        at = row * self.columns + column
        if not self.via_walls[0][at] and not self.via_walls[1][at]:
            yield ((column, row, 1 - layer), NO_HEADING), VIA_COST + self.tolls[2][at]


def _left(cell: Cell, goal: Cell) -> float:
    """What the way to the goal costs at least."""
    over, down = abs(cell[0] - goal[0]), abs(cell[1] - goal[1])
    return max(over, down) + 0.4142 * min(over, down)


def _back(came: dict[State, State], last: State) -> list[Cell]:
    path = [last[0]]
    while last in came:
        last = came[last]
        path.append(last[0])
    return path[::-1]
