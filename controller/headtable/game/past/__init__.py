"""The past: undo and correction, and the night decided again from them.

`History` in `history.py` decides here, and no fact of this topic changes a night by itself.
"""
