"""The firmware of boards: its files, its newest version, and the signed image that goes to a device over its line."""
