"""The sections of a rule card: each module makes the sentences of one, and is named after what they are about.

So a name may stand here and in `headtable.game`: the rules of ties there, the card's sentences about ties here.
"""
