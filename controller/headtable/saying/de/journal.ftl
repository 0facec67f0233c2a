# Was über die Datei eines Journals gesagt wird. $journal ist ihr Pfad.

number-run = { $first } bis { $last }
journal-is-folder = [engine] journal = "{ $journal }" ist ein Ordner: Nennen Sie eine Datei darin, etwa "tonight.night.db"
journal-is-device = [engine] journal = "{ $journal }" ist eine Pipe oder ein Gerät: Nennen Sie eine Datei auf einem Datenträger
journal-named-as-folder = [engine] journal = "{ $journal }" ist der Name eines Ordners: Nennen Sie eine Datei darin, etwa "tonight.night.db"
journal-name-too-long = [engine] journal = "{ $journal }" ist zu lang: Ein Name mit { $most } Zeichen lässt Platz für die Dateien daneben
journal-not-a-file = { $journal } taugt nicht als Protokoll: Es ist { WORD("file-kind", $kind) }; nennen Sie eine Datei auf einem Datenträger
journal-neighbour-blocked = neben dem Protokoll { $journal } lässt sich nichts schreiben: { $file } ist { WORD("file-kind", $kind) }; räumen Sie das weg
file-kind-folder = ein Ordner
file-kind-device = eine Pipe oder ein Gerät
file-kind-dangling = ein Verweis ins Leere
journal-unreadable = das Protokoll { $journal } lässt sich nicht lesen: { $error }
not-a-journal = { $journal } ist kein Protokoll von headtable: Nennen Sie eine andere Datei für das Protokoll; diese hier bleibt unberührt; war sie eines, dann ist ihr Anfang beschädigt: { rescue-command }
journal-too-new = { $journal } ist ein Protokoll im Format { $format }, und dieses headtable { $installed } liest die Formate { $oldest } bis { $newest }: Nehmen Sie { GIVEN($headtable) ->
    [no] ein neueres headtable
   *[yes] headtable { $headtable }, das es geschrieben hat, oder ein neueres
}, oder nennen Sie ein neues Protokoll; dieses hier bleibt unberührt
journal-too-old = { $journal } ist ein Protokoll im Format { $format }, und dieses headtable { $installed } liest die Formate { $oldest } bis { $newest }: Nehmen Sie das headtable, das es geschrieben hat, oder nennen Sie ein neues Protokoll; dieses hier bleibt unberührt
rescue-command = `headtable night rescue { $journal } NEW`
journal-being-read = das Protokoll { $journal } hat ein älteres Format und muss umgeschrieben werden, aber ein anderes Programm hat es offen: Schließen Sie das Programm, und starten Sie neu
journal-not-migrated = das Protokoll { $journal } lässt sich nicht in das heutige Format umschreiben: { $error }; das alte ist unberührt; sehen Sie nach dem Ordner und dem Datenträger
journal-exists = das Protokoll { $journal } gibt es schon: `headtable night archive` räumt es für einen neuen Abend weg
journal-in-use = eine andere Engine hat das Protokoll { $journal } offen; halten Sie sie zuerst an, oder nennen Sie ein anderes Protokoll
journal-folder-unusable = der Ordner des Protokolls { $journal } taugt nicht: { $error }; legen Sie ihn an, oder nennen Sie einen anderen
journal-not-created = ein neues Protokoll { $journal } lässt sich nicht schreiben: { $error }; sehen Sie nach dem Ordner und dem Datenträger
log-in-the-way = { $log } von einem früheren Abend steht einem neuen Protokoll im Weg und lässt sich nicht verschieben: { $error }
log-unreadable = { $log } lässt sich nicht lesen: { $error }; vielleicht steht das Ende des Abends darin
log-of-other-night = { $log } gehört zu einem anderen Abend als { $journal }: Legen Sie die Datei neben das Protokoll ihres eigenen Abends, unter dessen Namen mit -wal am Ende
log-not-kept = { $log } kann keinen zweiten Namen behalten: { $error }; sehen Sie nach dem Ordner
log-has-gaps = { $log } ist beschädigt: Die Einträge { $entries } fehlen darin, und spätere sind da; was heil ist, sichert { rescue-command }
journal-write-failed = das Protokoll { $journal } lässt sich nicht schreiben ({ $error }): Bis es geht, wird nichts angenommen; schaffen Sie Platz auf dem Datenträger, oder sehen Sie nach seinem Kabel
journal-read-failed = das Protokoll { $journal } lässt sich nicht lesen: { $error }
journal-no-room = das Protokoll { $journal } lässt sich nicht schreiben ({ $error }): Schaffen Sie Platz auf dem Datenträger, und versuchen Sie es noch einmal
journal-no-place = neben dem Protokoll { $journal } lässt sich nichts schreiben ({ $error }): SQLite legt dort eigene Dateien an; machen Sie Ordner und Datei beschreibbar, oder kopieren Sie das Protokoll woandershin, und seine -wal, wenn es eine gibt
journal-damaged = das Protokoll { $journal } ist beschädigt ({ $error }): Lassen Sie die Datei, wie sie ist, und sichern Sie mit { rescue-command }, was heil ist; oder legen Sie eine Kopie zurück; oder nennen Sie ein neues Protokoll, und spielen Sie nach den Zetteln weiter
night-row-changed = die Zeile des Abends wurde nachträglich geändert
entries-missing = die Einträge { $entries } fehlen
entry-changed = Eintrag { $entry } wurde nachträglich geändert: Seine Prüfsumme stimmt nicht
no-journal-there = es gibt kein Protokoll { $journal }: Nichts muss weggeräumt werden
night-not-put-away = { $journal } lässt sich nicht als { $place } weglegen: { $error }; sehen Sie nach dem Ordner
