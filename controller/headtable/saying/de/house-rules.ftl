# Das Formular für ein eigenes Regelwerk, und was an einem Abend oder an einem Regelwerk falsch ist.

house-rules-yes-no = { $yes ->
    [yes] ja
   *[no] nein
}
house-rules-section = { WORD("house-section", $section) }
house-rules-word = { WORD("house-word", $word) }
house-rules-other = Nicht in diesen Regeln
house-ruleset-unknown = hier gibt es kein Regelwerk „{ $ruleset }“: laden Sie die Seite neu, und wählen Sie eines aus der Liste
house-ruleset-name-wrong = „{ $name }“ ist kein Name für ein Regelwerk: nehmen Sie höchstens 31 kleine Buchstaben, Ziffern und Bindestriche
house-ruleset-name-taken = „{ $name }“ gehört zu headtable: wählen Sie einen anderen Namen
house-ruleset-there-already = es gibt schon ein eigenes Regelwerk „{ $name }“: wählen Sie einen anderen Namen, oder speichern Sie noch einmal, um es zu ersetzen
house-rulesets-too-many = es gibt schon { $most } eigene Regelwerke: ersetzen Sie eines davon
house-ruleset-too-long = die Datei des Regelwerks „{ $name }“ hat mehr als { $longest } Zeichen: kürzen Sie ihre Kommentare
house-ruleset-not-saved = das Regelwerk „{ $name }“ lässt sich nicht speichern: { $error }
house-ruleset-not-deleted = das Regelwerk „{ $name }“ lässt sich nicht löschen: { $error }

# Teile und Wörter eines Regelwerks.
house-section-snake_eyes = eine Zahl, die Punkte kostet, wenn alle Würfel sie zeigen
house-section-drawings = Ziehungen von Namen in den Pausen
house-section-knockout = ein Halbfinale und ein Finale
house-section-traveler = ein Wanderwürfel, der Plüschwürfel
house-section-pot = Geld für die Preise, das alle zahlen, die mitspielen
house-word-miss = keine Punkte
house-word-one = ein Würfel mit der Zahl der Runde
house-word-two = zwei Würfel mit der Zahl der Runde
house-word-three = drei von vier Würfeln mit der Zahl der Runde
house-word-mini = alle Würfel mit einer anderen Zahl
house-word-bunco = { $a_bunco }
house-word-wipe = alle Würfel mit der Zahl, die Punkte kostet
house-word-bell = Glocke
house-word-horn = Hupe
house-word-cocked = schräge Würfel
house-word-stacked = gestapelte Würfel
house-word-unshaken = ungeschüttelte Würfel
house-word-off-table = Würfel neben dem Tisch
house-word-floor = Würfel auf dem Boden

# Warum etwas abgelehnt wird.
other-night-runs = inzwischen hat ein anderer Abend begonnen: laden Sie die Seite neu, und sehen Sie nach
night-not-over = der heutige Abend ist noch nicht zu Ende: bestätigen Sie, dass er so abgelegt wird, wie er steht
no-such-night = unter den abgelegten Abenden gibt es keinen „{ $file }“
command-failed = headtable kann das nicht tun: { $error }
command-too-slow = das dauert länger als { $longest_s } Sekunden: versuchen Sie es noch einmal, wenn keine Runde läuft, oder auf einem schnelleren Rechner mit der Datei des Protokolls
ruleset-in-use = nach dem Regelwerk „{ $name }“ wird heute gespielt: löschen Sie es, wenn ein anderer Abend begonnen hat
draft-does-not-fit = diese Einstellungen passen noch nicht zusammen, oder ein Beispiel stimmt nicht: { $faults }

# Die Preise und Pausen eines Regelwerks.
house-item-settles = { $item }: { WORD("house-item", $field) }
house-item-prize-name = der Name
house-item-prize-to = wer ihn gewinnt
house-item-prize-share = die Anteile am Geld
house-item-prize-dollars = der Betrag
house-item-break-what = wofür sie ist
house-item-break-when = wann sie ist
house-item-break-minutes = wie viele Minuten; leer: bis die Spielleitung sie beendet
house-item-winner = { WORD("card-winner", $to) }
house-item-when = { GIVEN($set) ->
    [no] vor dem Halbfinale
   *[yes] nach Satz { $set }
}
house-new-prize = Preis { $number }
house-new-break = Erfrischungen
