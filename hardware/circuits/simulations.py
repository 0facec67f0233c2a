"""The cases of every board, and what their pages say was assumed."""

from __future__ import annotations

from circuits import dice_board_scenarios, driver_board_scenarios, pad_board_scenarios

CASES = {
    "driver-board": driver_board_scenarios.SCENARIOS,
    "pad-board": pad_board_scenarios.SCENARIOS,
    "dice-board": dice_board_scenarios.SCENARIOS,
}
ASSUMED = {
    "driver-board": driver_board_scenarios.ASSUMED,
    "pad-board": pad_board_scenarios.ASSUMED,
    "dice-board": dice_board_scenarios.ASSUMED,
}
