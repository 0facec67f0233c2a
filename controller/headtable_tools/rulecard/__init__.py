"""Prints rule cards, compares two rulesets, and proves and copies the file of one."""
