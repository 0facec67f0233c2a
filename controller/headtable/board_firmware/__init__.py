"""The firmware of boards: its files, and the signed image that goes to a device over its line."""
