"""Checks whether everything on a page is on the screen and inside its card."""

from __future__ import annotations

OUTSIDE = """selector => [...document.querySelectorAll(selector)].filter(element => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
}).length"""
"""How many of these elements are not all on the screen."""

SPILT = """() => [...document.querySelectorAll(".card")].flatMap(card => {
  const edge = card.getBoundingClientRect();
  return [...card.querySelectorAll(".number, .tally, .name, .way, .call-it")].filter(element => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && (box.right > edge.right + 1 || box.bottom > edge.bottom + 1 || box.top < edge.top - 1);
  }).map(element => `${card.id} ${element.className}`);
})"""
"""What hangs out of its card."""
