"""A*: a cheap way over the grid of a board with two layers.

A cell is a number: those of the bottom come after those of the top. The cells along the edge of a board are walls, so
that a step never leaves it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from math import hypot, inf

from msgspec import Struct

VIA_COST, BEND_COST, WRONG_WAY = 12.0, 0.6, 1.25  # in steps of the grid; the top is for rows, the bottom for columns
HEURISTIC_WEIGHT = 1.5  # more is faster, and finds longer ways
STEPS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
BENDS = tuple(tuple(BEND_COST * min((new - old) % 8, (old - new) % 8) for new in range(8)) for old in range(8))
NO_BEND = (0.0,) * 8

Moves = tuple[tuple[int, float], ...]


class SearchGrid(Struct):
    """What a search goes over, for each cell: walls, and the cost of other nets; for a track, and for a via."""

    columns: int
    rows: int
    walls: bytearray
    congestion: list[float]
    via_walls: bytearray  # of one layer, for a via takes both
    via_congestion: list[float]
    moves: tuple[Moves, Moves]


class Search(Struct):
    """A search for a way from some cells to any of the goals, which are at one place."""

    grid: SearchGrid
    goals: frozenset[int]
    goal_at: tuple[int, int]  # row and column
    cost: list[float]
    came_from: dict[int, int] = {}
    heap: list[tuple[float, float, int, int]] = []  # estimate of the whole, so far, the cell, and the last step

    def path(self, starts: Iterable[int]) -> list[int]:
        """The cells from one of the starts to a goal; empty if there is no way."""
        for start in sorted(starts):
            self.cost[start] = 0.0
            heappush(self.heap, (self._heuristic(start), 0.0, start, -1))
        while self.heap:
            _, so_far, cell, heading = heappop(self.heap)
            if cell in self.goals:
                return self._reconstruct_path(cell)
            if so_far <= self.cost[cell]:
                for new, way, price in self._steps(cell, heading):
                    if so_far + price < self.cost[new] - 1e-9:
                        self.cost[new], self.came_from[new] = so_far + price, cell
                        heappush(self.heap, (so_far + price + self._heuristic(new), so_far + price, new, way))
        return []

    def _steps(self, cell: int, heading: int) -> Iterator[tuple[int, int, float]]:
        """Each cell that may come next, its direction, and what the step costs."""
        grid, layer_size = self.grid, self.grid.columns * self.grid.rows
        walls, congestion, goals = grid.walls, grid.congestion, self.goals
        bends = BENDS[heading] if heading >= 0 else NO_BEND
        moves = grid.moves[cell >= layer_size]
        free = [not walls[cell + offset] or cell + offset in goals for offset, _ in moves]
        for way, (offset, price) in enumerate(moves):
            if free[way] and (way % 2 == 0 or (free[way - 1] and free[(way + 1) % 8])):
                yield cell + offset, way, price + bends[way] + congestion[cell + offset]
        place = cell % layer_size
        if not grid.via_walls[place]:
            yield (cell + layer_size) % (2 * layer_size), -1, VIA_COST + grid.via_congestion[place]

    def _heuristic(self, cell: int) -> float:
        """About what the rest of the way to the goal costs."""
        columns, layer_size = self.grid.columns, self.grid.columns * self.grid.rows
        row, column = divmod(cell % layer_size, columns)
        goal_row, goal_column = self.goal_at
        over, down = abs(column - goal_column), abs(row - goal_row)
        return HEURISTIC_WEIGHT * (over + 0.4142 * down if over > down else down + 0.4142 * over)

    def _reconstruct_path(self, last: int) -> list[int]:
        path = [last]
        while last in self.came_from:
            last = self.came_from[last]
            path.append(last)
        return path[::-1]


def search(grid: SearchGrid, goals: Iterable[int]) -> Search:
    """A new search over a grid."""
    at_one_place = frozenset(goals)
    return Search(grid, at_one_place, divmod(min(at_one_place), grid.columns), [inf] * len(grid.walls))


def moves(columns: int) -> tuple[Moves, Moves]:
    """The eight steps as differences of cells, with their prices on the top and on the bottom."""
    priced = [(over + down * columns, hypot(over, down), over, down) for over, down in STEPS]
    return (
        tuple((step, price if over else price * WRONG_WAY) for step, price, over, _ in priced),
        tuple((step, price if down else price * WRONG_WAY) for step, price, _, down in priced),
    )
