"""Buttons and dice that the Pi itself reads, on pins or over Bluetooth."""
