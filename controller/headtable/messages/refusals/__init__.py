"""The reasons why an input is not accepted, as data; ``headtable.saying`` makes the sentences.

*table*, *pace*, *people*, *prizes* and *past* repeat the topics of `headtable.messages`: each holds the refusals of
the messages of that topic.
"""
