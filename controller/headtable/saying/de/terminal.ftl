# Was auch die Seiten von den Dateien der Abende sagen.

nights-folder-unreadable = { $folder } lässt sich nicht durchsehen: { $error }

# Warum ein Eintrag nach anderen Regeln keinen Sinn ergibt.

revises-nothing = was es berichtigt, ändert hier nichts
no-longer-counts = { $because } (nachdem Eintrag { $entry } etwas berichtigt hat)
other-edge = an jenem Abend sollte damit eine Runde { WORD("round-edge", $that_night) }, hier würde damit eine { WORD("round-edge", $here) }
round-edge-start = beginnen
round-edge-end = enden
table-still-tied = Tisch { $table } steht hier gleich
table-still-waits = Tisch { $table } wartet hier noch auf den Zug von { $may_roll }
