"""HTML and SVG elements. The standard library writes them, so it escapes every text and every attribute.

``written(element("p", "Ann & Bea", class_="note"))`` is ``<p class="note">Ann &amp; Bea</p>``.
"""

from __future__ import annotations

from xml.etree.ElementTree import Element, tostring

Child = Element | str


def element(tag: str, /, *children: Child, **attributes: object) -> Element:
    """An element with its children in order; ``class_`` and ``aria_label`` are ``class`` and ``aria-label``."""
    made = Element(tag, {_name(name): str(value) for name, value in attributes.items()})
    for child in children:
        if isinstance(child, Element):
            made.append(child)
        elif len(made):
            made[-1].tail = (made[-1].tail or "") + child
        else:
            made.text = (made.text or "") + child
    return made


def written(root: Element) -> str:
    """The element as HTML."""
    return tostring(root, encoding="unicode", method="html")


def _name(name: str) -> str:
    return name.removesuffix("_").replace("_", "-")
