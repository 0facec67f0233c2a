"""The test of the hall before the doors open: somebody walks and tries every device once."""
