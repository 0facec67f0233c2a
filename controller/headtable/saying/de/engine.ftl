# Was die Engine antwortet: Ablehnungen, die den Absender betreffen, und was einen Abend nicht enden lässt.

# Rechte des Absenders. $message ist der Name einer Nachricht.
only-clock-may-say = „{ $message }“ darf nur die Uhr der Engine senden, nicht { $uid }
only-host-may-say = „{ $message }“ darf nur die Spielleitung senden, und { $uid } gehört nicht zu ihr
only-own-table-by-phone = { $uid } darf nur den eigenen Tisch mit dem Telefon zählen lassen: alles andere sagt die Spielleitung
only-head-table-rings = nur der Haupttisch läutet die Glocke, und { $uid } ist an Tisch { $table }
page-cannot-sound = { $uid } ist eine Seite und kann nicht ertönt sein
stands-on-no-table = { $uid } steht auf keinem Tisch; geben Sie ihm in [[box.pads]] einen
no-throw = { $uid }: Würfel { $die } { WORD("die-state", $state) }, und das ist kein Wurf
die-state-present = ist da
die-state-rolling = rollt
die-state-settled = liegt still
die-state-cocked = liegt schräg
die-state-uncertain = ist unsicher
die-state-moved = wurde bewegt
die-state-lost = ist verloren

# Was an einem Tisch zählt.
other-rung = an Tisch { $table } zählt jetzt { WORD("heard-by", $rung) }, nicht { WORD("heard-by", $speaker) }
heard-by-dice = was die Würfel melden
heard-by-pad = das Tastenfeld
heard-by-phone = das Telefon
heard-by-paper = der Zettel

# Was der Tisch zu seinen Würfeln sagt. Ein Tastenfeld zeigt die ersten 36 Buchstaben.
dice-taken-back = Tisch { $table } Würfel: zurückgenommen
dice-thrown-again = Tisch { $table } Würfel: alle noch einmal
dice-read-by-other = Tisch { $table } Würfel: { $reader } liest sie
dice-say-otherwise = Tisch { $table } Würfel: { SPACED($faces) }{ GIVEN($worth) ->
    [no] {""}
   *[yes] , { WORD("dice-worth", $worth) }
}; erst zurücknehmen
dice-worth-miss = nichts
dice-worth-one = eins
dice-worth-two = zwei
dice-worth-three = drei
dice-worth-mini = Mini
dice-worth-bunco = { claim-bunco }
dice-worth-wipe = Pleite

# Grenzen und Häufigkeiten.
refused-too-often = { $uid } wird zu oft abgelehnt: sehen Sie es sich an, und versuchen Sie es dann noch einmal
says-too-much = { $uid } sendet zu viel auf einmal: warten Sie einen Moment, und versuchen Sie es dann noch einmal
phones-say-too-much = die Telefone senden zu viel auf einmal: warten Sie einen Moment, und versuchen Sie es dann noch einmal
previews-take-too-long = die Vorschauen von { $asker } brauchen zu viel Zeit: es gibt erst in einem Moment wieder eine
all-previews-take-too-long = alle Vorschauen zusammen brauchen zu viel Zeit: für { $asker } gibt es erst in einem Moment wieder eine

# Das Protokoll.
journal-moved = das Protokoll { $path } wurde verschoben, gelöscht oder ersetzt, während die Engine es geöffnet hatte: nichts wird angenommen. Beenden Sie die Engine, legen Sie die Datei und ihre -wal-Datei zurück, und starten Sie sie wieder; benutzen Sie nächstes Mal `headtable night archive`
night-has-moved = dieser Abend läuft seit { $at } auf einem anderen Computer weiter, durch { $file }: hier wird nichts angenommen. Nur wenn der andere endgültig aus ist: `headtable night take-back`
night-is-moved-just-now = ein anderer Befehl nimmt den Abend in { $journal } gerade mit: warten Sie, bis er fertig ist

# Ablehnungen, die als Satz aufbewahrt sind.
former-refusal = { $text }

# Ein neuer Abend.
night-stays = der Abend geht weiter: { JOINED($errors, "; ") }

# Der Abend, der im Protokoll steht, wenn eine Engine startet.
begun-night-goes-on = der Abend in { $journal }, begonnen { $opened }, geht weiter: { $round ->
    [0] vor seiner ersten Runde
   *[other] { which-round }
}; `headtable night new` beginnt einen anderen
begun-night-is-over = der Abend in { $journal }, begonnen { $opened }, ist zu Ende; `headtable night new` beginnt einen anderen

# Nachrichten, die die Engine nicht annimmt.
retained-event = ein gespeichertes (retained) Ereignis von { $uid } hat keine Zeit: veröffentlichen Sie Ereignisse ohne retain
retained-question = eine gespeicherte (retained) Frage würde bei jedem Start wieder gestellt: veröffentlichen Sie sie ohne retain
not-the-clock = „{ $uid }“ gibt sich als Uhr der Engine aus: das darf auf dem Bus niemand

# Das Log der Engine.
log-left-behind = das Ende eines früheren Abends war im Weg: es ist jetzt { $log }
entries-lost = { $journal } geht ohne seine Einträge { $entries } weiter; sie sind verloren
last-night-put-away = der letzte Abend ist jetzt { $place }
snapshot-unfit = { $snapshot } gehört nicht zu diesem Journal und dieser Version oder ist beschädigt: Die Datei ist gelöscht, und das ganze Journal wird nachgespielt
snapshot-not-written = { $snapshot } wurde nicht geschrieben ({ $error }): Der nächste Start dauert länger
snapshot-differs = der Schnappschuss bei Eintrag { $entry } war nicht, was das Journal sagt: Er ist gelöscht, und alles geht weiter, wie das Journal es sagt
ruleset-in-journal = das Regelwerk in { $journal }
