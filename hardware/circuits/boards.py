"""The boards that are designed here."""

from __future__ import annotations

from circuits.dice_board import DICE_BOARD
from circuits.driver_board import DRIVER_BOARD
from circuits.pad_board import PAD_BOARD

BOARDS = (DRIVER_BOARD, PAD_BOARD, DICE_BOARD)
