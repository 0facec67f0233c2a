"""Every message, defined once: serial lines, MQTT, the journal and the pages share these structs.

Import a message from the module of its topic: ``from headtable.messages.table import Throw``. *line* is what a serial
line carries. *table*, *pace*, *people*, *prizes* and *past* hold what the game is told and what it decides. *inputs*
and *facts* join them and add their envelopes. *devices* is what a box reports about its devices. *rooms* is the
state that a screen, a box or the engine reads. *sound_commands* go to a bell or a horn. *mqtt* lists all.
"""
