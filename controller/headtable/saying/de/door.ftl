# Die Seiten der Spielleitung über Personen und Geld: Einlass, Gästeliste und Abrechnung; und die Stühle für alle.

door-title = headtable-Einlass
door-heading = Der Einlass
door-find = Einen Gast finden
door-counts = erwartet: { $expected }, da: { $here }{ $no_shows ->
    [0] {""}
   *[other] , kommen nicht: { $no_shows }
}{ $alternates ->
    [0] {""}
   *[other] , Ersatz: { $alternates }
}; { $paid ->
    [0] noch niemand hat bezahlt
    [one] 1 Person hat { $amount } bezahlt
   *[other] { $paid } haben { $amount } bezahlt
}
door-nobody = So heißt niemand auf der Liste.
door-empty = Die Gästeliste ist leer.
door-list-earlier = Diese Liste ist von einem früheren Abend. Sie zeigt, wer damals da war und gezahlt hat. Wenn dieselben Leute kommen, halten Sie auf der Gästeliste „{ door-guests-again }“ gedrückt. Sonst leeren Sie die Liste.
door-walk-in = „{ $name }“ ergänzen und als da eintragen
door-none-of-these = Niemand davon?
door-status = { $status ->
    [here] da
    [no-show] kommt nicht
    [alternate] Ersatz
   *[expected] erwartet
}
door-sits = Tisch { $table }, Stuhl { $chair }
door-check-in = Ist da
door-no-show = Kommt nicht
door-seat = Jetzt setzen
door-pays = { $amount } kassieren
door-has-paid = hat { $amount } bezahlt
door-other-amount = { $price ->
    [0] Zahlung eintragen
   *[other] Anderer Betrag
}
door-no-price = Noch niemand hat gesagt, was ein Gast zahlt, also verlangt der Einlass nichts.
door-set-price = Preis festlegen
door-amount = Betrag, den { $name } bezahlt hat
door-save = Speichern
door-tapped = { $name }: { $what }
door-tapped-unpaid = nicht bezahlt
door-taken-back = zurückgenommen
door-redo = zurückholen
door-done-again = wieder gemacht
door-to-list = Gästeliste
door-to-door = Einlass
door-to-money = Geld
door-to-console = Konsole
door-pages-part = Seiten der Spielleitung

# Die Gästeliste.

door-guests-title = headtable-Gäste
door-guests-heading = Gästeliste
door-guests-price = Was ein Gast zahlt
door-guests-price-saved = Gespeichert: So viel verlangt der Einlass von einem Gast.
door-guests-add = Gäste ergänzen
door-guests-names = Namen, einer in jeder Zeile; Sie können eine Liste oder eine Tabelle mit Überschriften einfügen
door-guests-as-alternates = Sie sind Ersatz, falls andere nicht kommen
door-guests-add-them = Ergänzen
door-guests-file = Eine CSV-Datei; ihre erste Zeile nennt die Spalten: Name, bezahlt, E-Mail, Wunsch, Status, in beliebiger Reihenfolge
door-guests-wrong = Nichts wurde ergänzt: Einige Zeilen sind falsch
door-guests-name-of-line = Name für Zeile { $line }
door-guests-with-these = Alle mit diesen Namen ergänzen
door-guests-take-others = Die anderen nehmen
door-guests-left-out = „{ door-guests-take-others }“ lässt weg: { AND($who) }.
door-guests-left-line = { GIVEN($name) ->
    [no] Zeile { $line }
   *[yes] { $name } (Zeile { $line })
}
door-guests-leave = Niemanden ergänzen
door-guests-added = { $taken ->
    [one] 1 Gast wurde ergänzt.
   *[other] { $taken } Gäste wurden ergänzt.
}
door-guests-listed = Auf der Liste
door-guests-name = Name
door-guests-email = E-Mail
door-guests-wish = Tischwunsch
door-guests-status = Status
door-guests-remove = Entfernen
door-guests-download = Liste als CSV-Datei speichern
door-guests-again = Alle wieder erwarten
door-guests-again-about = Für den nächsten Abend: Alle auf der Liste werden wieder erwartet und haben noch nichts bezahlt; Ersatzleute bleiben Ersatz. Zahlungen und Ausgaben eines Abends, der begonnen hat, bleiben bei diesem Abend, auf der Seite Abende. Die eines Abends, der nicht begonnen hat, sind vergessen.
door-guests-empty = Liste leeren
door-guests-empty-about = Damit sind alle Gäste mit ihren Zahlungen vergessen, und alle Ausgaben. Der Abend ändert sich nicht, und wer wann da war, bleibt bekannt. Leeren Sie die Liste nach dem Abend: Dann bleibt auch sein Geld bekannt, auf der Seite Abende.

# Wer wann da war.

door-history = Wer wann da war
door-history-about = Alle Abende auf diesem Rechner: wer da war, und was sie bezahlt haben
door-history-reading = { $nights ->
    [one] 1 Protokoll ist noch zu lesen …
   *[other] { $nights } Protokolle sind noch zu lesen …
}
door-history-nobody = Auf diesem Rechner wurde noch kein Abend gespielt.
door-history-of = { $nights ->
    [0] war nie da
    [one] 1 Abend
   *[other] { $nights } Abende
}{ GIVEN($last) ->
    [no] {""}
   *[yes] , zuletzt am { $last }
}{ GIVEN($paid) ->
    [no] {""}
   *[yes] , hat { $paid } bezahlt
}
door-history-visit = { $night }: { $how ->
    [played] hat gespielt
    [here] war da und hat nicht gespielt
   *[away] war nicht da
}{ GIVEN($paid) ->
    [no] {""}
   *[yes] , hat { $paid } bezahlt
}
door-history-download = Verlauf als CSV-Datei speichern
door-history-forget = Anwesenheit und Zahlungen vergessen
door-history-forget-about = Damit ist vergessen, wer an welchem Abend da war und was bezahlt wurde. Wer gespielt hat, steht weiter in den Protokollen.

# Das Geld.

door-money-title = headtable-Geld
door-money-heading = Das Geld des Abends
door-money-paid = { $payers ->
    [0] Noch niemand hat bezahlt
   *[other] Bezahlt von { $payers } von { $guests ->
        [one] 1 Gast
       *[other] { $guests } Gästen
    }
}
door-money-pot = Topf: was die Regeln von allen einsammeln und als Preise ausgeben
door-money-prizes = Preise
door-money-prize-of = { $prize }: { AND($winners) }
door-money-spent = Ausgaben
door-money-donation = Übrig für die Spende
door-money-missing = Fehlbetrag: mehr geht hinaus, als hereinkommt
door-money-received = Andere Einnahmen
door-money-received-about = Eine Tombola oder eine Spende, neben dem, was die Gäste bezahlen.
door-money-add-income = Eine Einnahme ergänzen
door-money-print = Drucken
door-money-add-expense = Eine Ausgabe ergänzen
door-money-what = Wofür
door-money-amount = Betrag
door-money-remove = { $what } entfernen
door-money-download = Abrechnung als CSV-Datei speichern
door-money-no-prizes = Die Regeln von heute Abend geben kein Geld als Preis.

# Die Stühle.

door-seats-title = headtable-Stühle
door-seats-heading = Wo Sie sitzen
door-seats-nobody = Noch hat niemand einen Stuhl.
door-seats-page = Seite { $page } von { $pages }
door-seats-before = Zurück
door-seats-next = Weiter
door-seats-at-table = Tisch { $table }
door-seats-with = mit { $partner }
door-seats-chair = Stuhl { $chair }
door-seats-turns = Von selbst weiterblättern
