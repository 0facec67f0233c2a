"""The walk through the hall before the doors open: everything is pressed, thrown and chirped once."""
