# Die Seite der Spielleitung mit allen Abenden, und die Seite eines eigenen Regelwerks.

all-nights-title = headtable-Abende
all-nights-heading = Abende
all-nights-console = Konsole
all-nights-own-rules = Ein eigenes Regelwerk
all-nights-now = Jetzt
all-nights-new = Ein neuer Abend
all-nights-ruleset = Regelwerk
all-nights-card = Die Karte, die Gäste lesen
all-nights-its-title = Titel
all-nights-day = Datum
all-nights-place = Ort
all-nights-names = Namen, einer in jeder Zeile, bis 40 Zeichen. Sie kommen auch auf die Gästeliste.
all-nights-names-later = Ohne Namen hier tragen Sie sie an der Konsole ein.
all-nights-begin = Diesen Abend beginnen
all-nights-next = Als Nächstes
all-nights-begin-next = Den nächsten Abend beginnen
all-nights-change-next = Ändern
all-nights-forget-next = Entfernen
all-nights-keep = Als nächsten Abend merken
all-nights-list-anew = Wenn dieser Abend beginnt, ist auf der Gästeliste niemand da, und niemand hat bezahlt. Zahlungen und Ausgaben des vorigen Abends bleiben bei ihm, unter „{ all-nights-past }“.
all-nights-unnamed-leave = Von der Gästeliste nehmen
all-nights-past = Vergangene Abende
all-nights-rules-title = Hausregeln
all-nights-rules-heading = Ein eigenes Regelwerk
all-nights-rules-about = Gehen Sie von einem Regelwerk aus, ändern Sie, was Ihr Haus anders spielt, und speichern Sie es unter einem Namen. Einstellungen ohne Wirkung sind ausgeblendet.
all-nights-rules-from = Ausgehen von
all-nights-rules-settings = Einstellungen
all-nights-rules-card = Die Karte, die Gäste lesen
all-nights-rules-its-title = Titel für die Gäste
all-nights-rules-save = Speichern
all-nights-rules-correct = Die neuen Punkte stimmen: die Beispiele anpassen
all-nights-rules-back = Alle Abende

# Was ihre Skripte sagen.

all-nights-none = Die Engine hat sich noch nicht gemeldet.
all-nights-running = { GIVEN($title) ->
    [no] { $rules }
   *[yes] { $title }: { $rules }
}, { $phase }
all-nights-running-round = { which-round }
all-nights-when = { GIVEN($place) ->
    [no] { $day }
   *[yes] { $day }, { $place }
}
all-nights-house = { $title }, Ihr eigenes
all-nights-unnamed = { $guests ->
    [one] Ein Gast steht auf der Gästeliste, aber nicht unter diesen Namen: { AND($names) }. Er bleibt darauf, mit E-Mail-Adresse und Wunsch.
   *[other] { $guests } Gäste stehen auf der Gästeliste, aber nicht unter diesen Namen: { AND($names) }. Sie bleiben darauf, mit E-Mail-Adressen und Wünschen.
}
all-nights-beginning = Ein neuer Abend …
all-nights-kept = Als nächster Abend gemerkt. Er beginnt, wenn Sie seine Taste drücken.
all-nights-forget-title = Den nächsten Abend entfernen?
all-nights-forget-what = Sein Regelwerk, seine Angaben und seine Namen werden vergessen. Der laufende Abend bleibt, wie er ist.
all-nights-forget-do = Entfernen
all-nights-prepared = { $title }: { $rules }
all-nights-prepared-names = { $players ->
    [one] 1 Name
   *[other] { $players } Namen
}
all-nights-put-away-title = Den heutigen Abend ablegen?
all-nights-put-away-what = Der heutige Abend ist noch nicht zu Ende: { $night }. Er endet so, wie er steht, und wird in einer eigenen Datei abgelegt; nichts geht verloren. Hier können Sie ihn dann nicht mehr fortsetzen.
all-nights-put-away-do = Abend ablegen
all-nights-no-past = Noch wurde kein Abend abgelegt.
all-nights-unreadable = Der Ordner der Abende ist nicht lesbar: { $error }
all-nights-show = Rangliste
all-nights-showing = Der Abend wird gelesen …
all-nights-not-over = Dieser Abend wurde vor seinem Ende weggelegt. Er hat keine Ergebnisse und keine Urkunden. Den Zwischenstand, den Bericht und die Daten können Sie haben.
all-nights-standings-file = Rangliste (CSV)
all-nights-rounds-file = Runden (CSV)
all-nights-journal-file = Protokoll
all-nights-report-file = Bericht zum Teilen (HTML)
all-nights-results = Ergebnisse (PDF, { $size ->
    [letter] Letter
   *[a4] A4
})
all-nights-certificates = Urkunden (PDF, { $size ->
    [letter] Letter
   *[a4] A4
})
all-nights-data-files = Alle Daten (CSV und JSON)
all-nights-data-file = Alle Daten (JSON)
all-nights-under = Nach anderen Regeln
all-nights-replay-fold = Nach anderen Regeln noch einmal spielen
all-nights-replay = Noch einmal spielen
all-nights-replaying = Der Abend wird noch einmal gespielt …
all-nights-that-night = An jenem Abend: { $rules }
all-nights-other-night = Nach { $rules }
all-nights-went = { $whole ->
    [yes] Der ganze Abend passt zu diesen Regeln.
   *[no] { $round ->
        [0] Nach diesen Regeln lässt sich der Abend nicht spielen: sein Anfang passt nicht zu ihnen.
       *[other] Nach diesen Regeln lässt sich der Abend bis Runde { $round } { $in_semi_final ->
            [yes] im Halbfinale
           *[no] in Satz { $set }
        } spielen. Dort endet er, denn was dann geschah, passt nicht zu ihnen.
    }
}
all-nights-stop = { GIVEN($at) ->
    [no] {""}
   *[yes] Um { $at }:{" "}
}„{ $said }“ passt nicht zu diesen Regeln: { $why }.
all-nights-same = { $rounds ->
    [0] Nach diesen Regeln ist keine Runde beendet.
   *[other] Beendete Runden: { $rounds }. Die ersten { $same } endeten wie an jenem Abend.
}
all-nights-no-standings = Keine Runde wurde beendet, deshalb gibt es keine Rangliste.
all-nights-place-head = Rang
all-nights-player-head = Name
all-nights-wins-head = Siege
all-nights-losses-head = Niederlagen
all-nights-rules-saved = Gespeichert als { $title }. Sie finden es unter den Regelwerken für einen neuen Abend.
all-nights-rules-faults = { $faults ->
    [0] { $examples ->
        [0] Jedes Beispiel dieser Regeln stimmt.
        [one] Ein Beispiel stimmt nicht mehr:
       *[other] { $examples } Beispiele stimmen nicht mehr:
    }
   *[other] Diese Einstellungen passen nicht zusammen:
}
all-nights-rules-no-card = Die Karte erscheint wieder, sobald die Einstellungen zusammenpassen.
all-nights-rules-add = { $key ->
    [breaks] Pause hinzufügen
   *[prizes] Preis hinzufügen
}
all-nights-rules-not-set = nicht gesetzt
all-nights-rules-replace-title = { $ruleset } ersetzen?
all-nights-rules-replace-what = Es gibt schon ein Regelwerk mit diesem Namen. Seine Datei wird überschrieben. Gespielte Abende behalten ihre Regeln.
all-nights-rules-replace-do = Ersetzen
all-nights-rules-delete = Dieses Regelwerk löschen …
all-nights-rules-delete-title = { $ruleset } löschen?
all-nights-rules-delete-what = Die Datei wird gelöscht, und kein neuer Abend kann mehr danach gespielt werden. Gespielte Abende behalten ihre Regeln.
all-nights-rules-delete-do = Löschen
all-nights-rules-deleted = { $ruleset } ist gelöscht.

# Die Saison.

all-nights-season = Die Saison: alle Abende zusammen
all-nights-season-file = Die Saison zum Weitergeben (HTML)
all-nights-season-joining = Zwei Namen derselben Person
all-nights-season-join-name = Dieser Name
all-nights-season-join-to = zählt für
all-nights-season-join = Zusammenfassen …
all-nights-season-join-same = Wählen Sie zwei verschiedene Namen.
all-nights-season-join-title = { $name } für { $to } zählen?
all-nights-season-join-what = In der Saison hat { $to } dann { COUNT("night", $all_nights) } statt { $nights }, { COUNT("win", $all_wins) } statt { $wins } und { COUNT("bunco", $all_buncos) } statt { $buncos }. { $name } hat keine eigene Zeile mehr. Die Abende selbst bleiben, wie sie sind, und Sie können das zurücknehmen.
all-nights-season-join-do = Zusammenfassen
all-nights-season-joined = { $name } zählt für { $to }.
all-nights-season-part = Zurücknehmen
all-nights-season-reading = Die Abende werden gelesen. Ein Pi braucht für jeden ein paar Sekunden …
all-nights-season-of = { $nights ->
    [0] Auf diesem Rechner ist noch kein Abend zu Ende.
    [one] 1 Abend, { all-nights-season-players }
   *[other] { $nights } Abende, { all-nights-season-players }
}
all-nights-season-players = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
all-nights-season-left-out = { $why ->
    [still-running] { $journals ->
        [one] 1 Abend fehlt hier, weil er nicht zu Ende ist
       *[other] { $journals } Abende fehlen hier, weil sie nicht zu Ende sind
    }
    [copy-of] { $journals ->
        [one] 1 Datei fehlt hier, weil ihr Abend in einer anderen Datei steht
       *[other] { $journals } Dateien fehlen hier, weil ihre Abende in anderen Dateien stehen
    }
   *[unreadable] { $journals ->
        [one] 1 Datei fehlt hier, weil sie nicht lesbar ist
       *[other] { $journals } Dateien fehlen hier, weil sie nicht lesbar sind
    }
}: { AND($nights) }
all-nights-season-untold = Gezählt sind die Punkte der eingegebenen Würfe. Ergebnisse von Tischen auf Papier haben keine.
all-nights-night-head = Abend
all-nights-winners-head = Erster Platz
all-nights-players-head = Personen
all-nights-season-by = Geordnet nach
all-nights-season-count = { $by ->
    [wins] Siege
    [buncos] { $bunco }s
    [points] Punkte
   *[cents] Geld
}
all-nights-nights-head = Abende
all-nights-season-all-pairs = Alle Paare zeigen: { $pairs }
all-nights-season-together = Wer am häufigsten zusammensaß
all-nights-season-two = Zwei Personen
all-nights-season-rounds = Runden
all-nights-season-partners = Als Team
