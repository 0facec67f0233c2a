"""Dice that speak Bluetooth Low Energy: GoDice and Pixels, each known by its address or its name."""
