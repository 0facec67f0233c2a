# Die Konsole der Spielleitung.

console-title = headtable-Konsole
console-heading = Konsole der Spielleitung
console-topics-part = Themen
console-now = Jetzt
console-people = Personen
console-pace = Ablauf
console-rounds = Runden
console-phones = Telefone
console-past = Verlauf
console-disk-scarce = Der Speicher für das Protokoll ist fast voll. Löschen Sie Dateien, die niemand braucht.
console-box-lost = Die Verbindung zum Computer der Spielleitung { $box } ist abgerissen.
console-copy = Die zweite Kopie des Abends { $copy ->
    [no-stick] hat keinen Stick: Stecken Sie den USB-Stick ein
    [full] ist nicht vollständig: Der Stick ist voll. Stecken Sie einen anderen ein
    [read-only] kann nicht geschrieben werden: Der Stick ist schreibgeschützt
    [behind] ist im Rückstand: Der Stick ist langsam, oder das Kopieren läuft nicht
   *[failed] kann nicht geschrieben werden: Sehen Sie im Log nach
}.

# Wo der Abend steht.

console-unheard = Die Engine hat sich noch nicht gemeldet.
console-phase = { $phase ->
    [closed] noch nicht eröffnet
    [seating] es wird um die Tische gewürfelt
    [ready] bereit
    [playing] läuft
    [called] abgeläutet
    [settling] Stechen
    [break] Pause
    [final] das Finale
   *[over] der Abend ist zu Ende
}{ $paused ->
    [no] {""}
   *[yes] , angehalten
}

# Was gesendet wurde, und was daraus wurde.

console-busy = { $words }: noch nicht gesendet; auf das Vorige gibt es noch keine Antwort
console-given-up = { $words }: aufgegeben; sehen Sie im Verlauf, ob es gezählt hat
console-done = { $words }: erledigt
console-refused = { $words }: abgelehnt, { $why }

# Eine Frage an die Spielleitung, bevor etwas geschieht.

console-leave-it = Abbrechen
console-why = Warum? (nötig)
console-why-if-you-like = Warum? (wenn Sie mögen)

# Die Eröffnung.

console-open = Abend eröffnen
console-tonights-rules = Die Regeln von heute Abend: „{ $rules }“.
console-other-rules = Andere Regeln, Titel oder Ort
console-players = Wer mitspielt, ein Name in jeder Zeile; Sie können eine Liste einfügen
console-seats = Stühle
console-seats-usual = wie in den Regeln von heute Abend üblich
console-seats-drawn = ausgelost; <em>Ann + Bea</em> in einer Zeile sind ein Team
console-seats-listed = nach der Liste, Tisch für Tisch
console-seats-stars = ausgelost, wer einen Stern hat zuerst: <em>Ann *</em>
console-seats-three-dice = alle würfeln mit drei Würfeln um einen Tisch
console-hostess = Die Gastgeberin, wenn es eine gibt; sie muss nicht mitspielen
console-opening = Abend eröffnen
console-listed-twice = „{ $player }“ steht zweimal da: Schreiben Sie einen davon als „{ $player } (2)“, oder hängen Sie einen Buchstaben des Nachnamens an.
console-name-too-long = „{ $start }…“ ist zu lang: Ein Name hat höchstens { $longest } Zeichen.
console-listed-cells = „{ $start }“ sieht wie eine Tabellenzeile mit mehreren Zellen aus. Fügen Sie die Tabelle samt der Zeile ein, die ihre Spalten nennt, oder schreiben Sie einen Namen in jede Zeile.
console-name-address = „{ $player }“ enthält eine E-Mail-Adresse, und alle lesen die Namen: Schreiben Sie nur den Namen.
console-table-names = Das sind die Namen der Tabelle.
console-table-columns = Das sind die Namen der Tabelle. Diese Liste behält { AND($columns) } nicht; die Gästeliste tut es, wenn Sie die Tabelle dort einfügen.
console-listed-similar = „{ $player }“ wird leicht mit „{ $other }“ verwechselt
console-too-few = { COUNT("player", $players) }; mindestens { $fewest } sind nötig
console-listed = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}{ $ghosts ->
    [0] {""}
    [one] {" "}mit 1 Geist
   *[other] {" "}mit { $ghosts } Geistern
}{ $stars ->
    [0] {""}
    [one] ; 1 Stern
   *[other] ; { $stars } Sterne
}{ $teams ->
    [0] {""}
    [one] ; 1 Team
   *[other] ; { $teams } Teams
}

# Die Runde.

console-go-on = Weiter
console-start = Runde starten
console-ring = Glocke läuten: Runde beenden
console-going-on = weitergehen lassen
console-starting = Runde starten
console-ringing = Glocke läuten
console-is-over = Der Abend ist zu Ende. „Neuer Abend …“ weiter unten beginnt einen neuen und bewahrt diesen auf.
console-is-paused = Angehalten{ GIVEN($why) ->
    [no] {""}
   *[yes] : { $why }
}
console-round-mark = Runde { $round }: { $mark }
console-round-on = Die Runde läuft
console-round-time-up = Die Runde läuft, und ihre Zeit ist um
console-called = Abgeläutet
console-called-open = Abgeläutet; noch nicht fertig: { $tables }{ GIVEN($tied) ->
    [no] {""}
   *[yes] ; Gleichstand: { $tied }
}
console-called-many-open = Abgeläutet; { $tables ->
    [one] 1 Tisch ist noch nicht fertig
   *[other] { $tables } Tische sind noch nicht fertig
}

# Wer gewonnen hat, und was jetzt anders ist als bekannt gegeben.

console-outcome = Ergebnis und Preise
console-grand-prize = ★ Hauptpreis: { $player }
console-nobodys-prize = { $prize }: niemand; kommt in die letzte Verlosung
console-was-in-final = { $player } war im Finale: { $place }
console-no-prizes = Nach diesen Regeln gibt es keine Preise. Auf den Punktekarten steht:
console-leads-with = { $title }: { $who } ({ $most })
console-left = Noch zu tun
console-left-print = Ergebnisse und Urkunden drucken …
console-left-money = Das Geld des Abends
console-changed = { $count ->
    [one] 1 bekannt gegebenes Ergebnis hat sich geändert
   *[other] { $count } bekannt gegebene Ergebnisse haben sich geändert
}

# Hilfe.

console-help = Hilfe
console-asks-for-help = Tisch { $table } bittet um Hilfe
console-was-there = Ich war dort
console-helping = Hilfe für Tisch { $table }

# Stechen.

console-contest = Stechen um { $what }
console-contest-enter = Würfe eintragen
console-contest-word = selbst entscheiden
console-contest-decide = So entscheiden …
console-contest-rule = { $rule }.
console-contest-host = Darum würfelt niemand: Sie entscheiden.
console-contest-gone = Nach Hause gegangen: { $players }.
console-contest-before = Vorher Gleichstand: { $rolls }.
console-contest-rolls = Bisher geworfen: { $rolls }.
console-contest-sure = Schon sicher: { $players }.
console-contest-places = { $places ->
    [one] Wer gewinnt
   *[other] Welche { $places } gewinnen
}
console-contest-field = { console-dice-count }, zum Beispiel { $example }
console-dice-count = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
console-person-roll = { $player } { JOINED($faces, "-") }
console-person-threw = { $player } hat { $faces } geworfen
console-people-threw = Würfe von { $people } Personen
console-decide-title = Über { $what } entscheiden?
console-decide-what = Nach Ihrem Entscheid gewinnt: { $players }. Niemand würfelt mehr darum.
console-decide = Entscheiden
console-goes-to = { $what } an { $players }

# Das Finale und der Wanderwürfel.

console-final = Das Finale
console-semi-final = Das Halbfinale
console-the-traveler = Der Wanderwürfel
console-final-claim = das Finale, { $player }: { $claim }
console-final-throw = das Finale, { $player }: { JOINED($faces, "-") }
console-not-alike = nicht alle gleich
console-all-alike = alle gleich: gewinnt
console-final-rolls = { $player } würfelt: Wenn alle Würfel gleich sind, ist das Finale gewonnen.
console-in-their-chairs = Auf ihren Stühlen, im Uhrzeigersinn: { $players }.
console-chosen = { $player } ({ $place })
console-not-in-hall = Ist jemand nicht im Saal? Tippen Sie auf den Namen: Den Platz bekommt jemand anders.
console-player-asked = { $player } …
console-absent-title = { $player } ist nicht da?
console-absent-what = Der Platz wird neu vergeben.
console-absent-do = Neu vergeben
console-absent = { $player } ist nicht da
console-final-chairs = die Stühle des Finales
console-final-chair = { console-ordinal } Stuhl
console-they-sit-so = So sitzen sie
console-traveler = Berichtigen, wer den Wanderwürfel hat
console-traveler-has = der Wanderwürfel: { $player } hat ihn
console-traveler-with = der Wanderwürfel ist bei { $player }; in Wahrheit ist er bei
console-traveler-starts = der Wanderwürfel ist noch am Anfang; in Wahrheit ist er bei
console-give = Übergeben
console-die = { console-ordinal } Würfel
console-ordinal = { $number ->
    [1] erster
    [2] zweiter
    [3] dritter
   *[4] vierter
}

# Was an einem Tisch geschehen ist.

console-paper = Wurf für einen Tisch eintragen
console-waiting-tables = Tische, die auf Sie warten
console-waiting-table = { $waits ->
    [first-roll] An Tisch { $table } entscheiden Würfel, wer beginnt.
    [host-decides] An Tisch { $table } steht es { $a } zu { $b }. Sie sagen, wer gewonnen hat.
    [tie-break] An Tisch { $table } steht es { $a } zu { $b }; er würfelt weiter, bis ein Team führt: Tragen Sie seine Würfe ein.
   *[roll-off] An Tisch { $table } steht es { $a } zu { $b }. Aus jedem Team würfelt jemand: Tragen Sie die Würfel ein.
}
console-enter-there = Für Tisch { $table } eintragen
console-table-part = Tisch
console-table-button = { $waits ->
    [none] Tisch { $table }
    [first] Tisch { $table }, wer beginnt?
    [call] Tisch { $table }, Ruf?
    [sheet] Tisch { $table }, Zettel?
    [callit] Tisch { $table }, ausrufen!
    [tied] Tisch { $table }, Gleichstand
   *[done] Tisch { $table }, fertig
}
console-table-paused = Angehalten: Kein Wurf zählt, bis Sie „Weiter“ drücken.
console-table-stands = Tisch { $table }: { $one }, { $other }{ GIVEN($rolls) ->
    [no] {""}
   *[yes] ; { $rolls }
}
console-team-stands = { $team } haben { $points }
console-goes-by = hier zählt
console-rung = { WORD("rung", $rung) }
console-goes-by-rung = an Tisch { $table } zählt { $rung }
console-at-table = Tisch { $table }: { $what }
console-rolled = gewürfelt
console-call-it = ausrufen!
console-call = rufen
console-the-bunco = das { claim-bunco } von eben
console-bunco-called = { claim-bunco } gerufen
console-bunco-not-called = { claim-bunco } nicht gerufen
console-called-there = gerufen
console-not-called-there = nicht gerufen
console-may-stop = { $player } darf aufhören:
console-plays-no-further = spielt nicht weiter
console-player-plays-no-further = { $player } spielt nicht weiter
console-grant = nicht gerufenes { claim-bunco } von { $player } zählen lassen …
console-grant-title = Das { claim-bunco } von { $player } zählen lassen?
console-grant-what = An Tisch { $table } wurde es nicht gerufen. Es zählt dann so, als wäre es gerufen worden.
console-grant-do = Zählen lassen
console-granted = das { claim-bunco } von { $player } zählt
console-dice-themselves = die Würfel selbst
console-enter-dice = diese Würfel eintragen
console-faces = { JOINED($faces, "-") }
console-bad-throw = ein Wurf, der nicht zählt
console-bad-throw-dice = wie viele Würfel, wenn sie vom Tisch gefallen sind
console-bad-throw-why = { $why ->
    [cocked] schräg
    [stacked] gestapelt
    [unshaken] nicht geschüttelt
    [off-table] neben dem Tisch
   *[floor] auf dem Boden
}
console-bad-throw-was = ein Wurf, der nicht zählt: { $why }
console-take-back-last = letzten Wurf dieses Tisches zurücknehmen
console-take-back-title = Den letzten Wurf von Tisch { $table } zurücknehmen?
console-take-back-what = Der Tisch würfelt von dort aus weiter.
console-last-roll-back = letzten Wurf zurücknehmen
console-enter-roll-off = Stechen eintragen
console-roll-off = Stechen { $a } gegen { $b }
console-tie-goes-by-word = der Gleichstand geht, wie Sie entscheiden, an
console-tie-goes = der Gleichstand geht an { $team }
console-lost-sheet = der Zettel ist verloren; die Runde geht, wie Sie entscheiden, an
console-round-goes = die Runde geht an { $team }
console-first-roll = Je ein Würfel, wer beginnt; der höchste beginnt.
console-who-rolls-first = wer beginnt
console-rolls-first = es beginnt
console-player-rolls-first = { $player } beginnt

# Die Zettel der Tische, an denen auf Papier gespielt wird.

console-sheets = Zettel von den Tischen
console-sheets-about = Tragen Sie den Endstand jedes Tisches ein. Tippen Sie dann der Reihe nach an, wer drei Würfel mit der Zahl der Runde hatte.
console-told-nothing = Für diesen Tisch ist in dieser Runde nichts eingetragen. Wenn er auf Papier spielt, tragen Sie den Endstand ein.
console-save-sheet = Speichern
console-save-sheets = Alle speichern
console-no-sheet-filled = Auf keinem Zettel stehen schon beide Punktzahlen: Es wurde nichts gespeichert.
console-sheets-saved = { $sheets ->
    [one] 1 Zettel
   *[other] { $sheets } Zettel
} gespeichert
console-each-table = Tisch für Tisch
console-sheets-incomplete = Noch nicht gespeichert, weil etwas fehlt: { $tables ->
    [one] Tisch { $numbers }
   *[other] Tische { $numbers }
}
console-sheet-not-saved = { $sheet }: nicht gespeichert, denn auf diesen Zettel wird nicht mehr gewartet. Ist Ihrer richtig, berichtigen Sie es unter „Was geschehen ist“.
console-sheet = Zettel { $a } zu { $b }
console-sheet-who = { claim-bunco } von
console-sheet-buncos = { $player }{ $count ->
    [0] {""}
   *[other] : { $count }
}
console-sheet-none = niemandem
console-sheet-and-traveler = { $sheet }; der Wanderwürfel { $traveler ->
    [moves] geht zu { $player }
   *[stays] bleibt
}
console-sheet-traveler = War das der letzte der Runde? Dann geht der Wanderwürfel mit.
console-sheet-traveler-moves = der Wanderwürfel geht zu { $player }
console-sheet-traveler-stays = er bleibt, wo er ist

# Personen.

console-find = Jemanden finden, mit einem Teil des Namens
console-found-part = wer gefunden wurde
console-late = Jemand ist später gekommen
console-alike-title = Ist „{ $player }“ jemand anderes als „{ $other }“?
console-alike-what = „{ $other }“ ist schon da. Ist es dieselbe Person, brechen Sie ab und berichtigen Sie den Namen.
console-alike-do = Jemand anderes
console-name = Name
console-has-come = Ist da
console-all-chairs = Alle Stühle
console-seat-again = Alle neu setzen …
console-seat-again-stays = Siege und Niederlagen bleiben; nur die Stühle ändern sich.
console-seat-again-when = Nur zwischen zwei Runden.
console-nobody-called = So heißt hier niemand.
console-player-has-come = { $player } ist da
console-put-name-right = Namen berichtigen …
console-goes-home = Geht nach Hause …
console-has-come-back = Ist wieder da
console-takes-over = Jemand übernimmt …
console-swaps-seats = Tauscht den Stuhl mit …
console-leave-title = { $player } geht nach Hause?
console-leave-what = Die Karte bleibt erhalten, und ein Geist nimmt den Stuhl ein.
console-leave-do = Geht nach Hause
console-leaving = { $player } geht nach Hause
console-substitute-title = Wer spielt für { $player } weiter?
console-substitute-what = Wer kommt, übernimmt Stuhl und Karte von { $player }.
console-substitute-do = Übernimmt
console-substituting = { $by } spielt für { $player } weiter
console-rename-title = Wie heißt { $player } richtig?
console-rename-what = Der Name wird auf jeder Karte, jedem Stuhl und jedem Bildschirm berichtigt; nur im Verlauf steht weiter der alte.
console-put-it-right = Berichtigen
console-renaming = { $player } heißt { $name }
console-swap-choice = { $player }, Tisch { $table }
console-swap-title = { $player } tauscht den Stuhl
console-swap-what = Jede Person nimmt den Stuhl der anderen.
console-swap-do = Tauschen
console-swap-with = mit
console-swapping = { $player } und { $other } tauschen die Stühle
console-seat-list = alle, vier an jedem Tisch
console-again-drawn = ausgelost
console-seat-again-title = Alle neu setzen?
console-seat-again-what = Alle nehmen ihre Sachen mit; Siege und Niederlagen bleiben.
console-seat-again-do = Neu setzen
console-seating-again = alle neu setzen
console-has-no-chair = { $player } hat jetzt keinen Stuhl.
console-has-gone-home = { $player } ist nach Hause gegangen.
console-sits = { $player } sitzt an Tisch { $table }, Stuhl { $chair }, im Team mit { $partner }.

# Der Ablauf des Abends.

console-no-round-to-come = Es kommt keine Runde mehr.
console-pace-now = { $semi ->
    [yes] Halbfinale
   *[no] Satz { $set } von { $sets }
}, Runde { $round } von { $rounds }.{ $paused ->
    [no] {""}
   *[yes] {" "}Angehalten{ GIVEN($why) ->
        [no] .
       *[yes] : { $why }.
    }
}
console-paused = Angehalten
console-pause = Anhalten
console-pause-about = Alles steht still, bis Sie es weitergehen lassen, auch die Uhr.
console-pause-night = Abend anhalten …
console-pause-title = Den Abend anhalten?
console-pause-what = Kein Wurf, kein Ruf und keine Glocke zählt, bis Sie „Weiter“ drücken.
console-pause-do = Anhalten
console-pausing = Abend anhalten
console-break = Eine Pause
console-break-follows = Es folgt: { $break }.
console-break-call-off = Pause absagen
console-break-after-this = Danach eine Pause …
console-break-now = Pause beginnen …
console-break-for = Wofür?
console-break-minutes = Minuten (leer: bis Sie sie beenden)
console-break-title = Eine Pause?
console-break-what = Sie beginnt, sobald keine Runde läuft, und alle erfahren es.
console-break-do = Pause machen
console-break-starting = Pause: { $what }
console-break-is = Pause, { $what }: { GIVEN($minutes) ->
    [no] bis Sie sie beenden
   *[yes] { COUNT("minute", $minutes) }
}
console-break-longer = + { $minutes } min
console-break-lengthening = Pause verlängern: { COUNT("minute", $minutes) }
console-break-end = Pause beenden
console-break-ending = Pause beenden
console-break-after-sets = „Pause beenden“ geht weiter mit dem, was die Regeln nach dem letzten Satz vorsehen, zum Beispiel mit den Preisen.
console-break-before-round = „Pause beenden“ ruft alle zu ihren Stühlen zurück; die Runde wartet. „Runde starten“ beendet die Pause und startet die Runde sofort.
console-this-set = Dieser Satz
console-set-after-round = endet nach Runde
console-change = Ändern …
console-set-end-after = Satz nach dieser Runde beenden …
console-set-end-now = Satz jetzt beenden …
console-set-to-come = { $semi ->
    [yes] Im Halbfinale kommt noch:
   *[no] In Satz { $set } kommt noch:
} { $count ->
    [one] Runde { $rounds }
   *[other] die Runden { $rounds }
}.
console-set-ends = { $round ->
    [0] { $semi ->
        [yes] Vom Halbfinale
       *[no] Von Satz { $set }
    } wird keine Runde gespielt.
   *[other] { $semi ->
        [yes] Das Halbfinale
       *[no] Satz { $set }
    } endet { $when ->
        [after] nach dieser Runde
       *[now] jetzt
    }; was darin gewonnen wurde, zählt.
}
console-set-title = { console-this-one } { $round ->
    [0] auslassen?
   *[other] nach Runde { $round } beenden?
}
console-this-one = { $semi ->
    [yes] Halbfinale
   *[no] Satz { $set }
}
console-length-do = Länge festlegen
console-setting-set = { console-this-one }{ $round ->
    [0] {" "}auslassen
   *[other] : endet nach Runde { $round }
}
console-the-night = Der Abend
console-night-after-set = endet nach Satz
console-night-end-after = Abend nach dieser Runde beenden …
console-night-end-now = Abend jetzt beenden …
console-night-not-begun = Vor dem Ende der ersten Runde gibt es keinen Abend zu beenden. Ein anderer Abend beginnt unter „Drucken“; die Eröffnung nehmen Sie unter „Was geschehen ist“ zurück.
console-night-last-set = Nach diesem Satz wird keiner mehr gespielt.
console-night-more-sets = Sätze, die nach diesem noch gespielt werden: { $sets }.
console-night-title = Den Abend nach Satz { $set } beenden?
console-setting-night = der Abend endet nach Satz { $set }
console-end-last-round = Diese Runde ist die letzte.
console-end-no-round = Es wird keine Runde mehr gespielt.
console-end-played = Gespielt sind dann: { JOINED($what, "; ") }.
console-end-left = Nicht gespielt wird: { JOINED($what, "; ") }.
console-end-rounds = { $count ->
    [one] Runde { $rounds }
   *[other] die Runden { $rounds }
} { $semi ->
    [yes] des Halbfinales
   *[no] von Satz { $set }
}
console-end-sets = { $count ->
    [one] Satz { $sets }
   *[other] die Sätze { $sets }
}
console-end-next = Danach kommt, was die Regeln nach dem letzten Satz vorsehen, zum Beispiel { $semi ->
    [yes] das Finale und die Preise
   *[no] ein Halbfinale, ein Finale oder die Preise
}.
console-end-title = Den Abend beenden?
console-end-do = Abend beenden
console-ending-with-set = Runden mit diesem Satz beenden
console-ending-after-round = Runden nach dieser beenden
console-ending = Runden beenden
console-next-under-now = { $phase }. Was jetzt kommt, etwa Stechen, ein Halbfinale oder das Finale, geben Sie unter „{ console-now }“ ein.

# Ein anderer Abend; Glocke und Hupe.

console-another-night = Ein anderer Abend
console-another-night-about = Der heutige Abend wird in einer eigenen Datei abgelegt, und die Konsole eröffnet den nächsten.
console-to-nights = Abende
console-new-night = Neuer Abend …
console-standings-file = Rangliste als CSV
console-rounds-file = Runden als CSV
console-data-files = Alle Daten (CSV und JSON)
console-data-file = Alle Daten (JSON)
console-report-file = Bericht zum Teilen (HTML)
console-notice = Ein Hinweis für den Saal
console-notice-words = Was der Beamer zeigt
console-notice-show = Zeigen
console-notice-off = Wegnehmen
console-notice-shown = Der Beamer zeigt: „{ $text }“
console-notice-none = Der Beamer zeigt keinen Hinweis.
console-signals = Glocke und Hupe
console-signals-about = Die Box zählt die Töne. Wenn die Grenze für heute Abend erreicht ist, bleibt sie stumm.
console-count-anew = Zähler zurücksetzen …
console-count-anew-title = Den Zähler der Töne zurücksetzen?
console-count-anew-what = Die Box vergisst, wie oft Glocke und Hupe heute Abend ertönt sind, und zählt wieder ab null. Wenn sie stumm blieb, um das Gehör zu schützen, wird es jetzt lauter und länger, als sicher ist.
console-count-anew-do = Zurücksetzen
console-counting-anew = Zähler zurücksetzen …
console-counted-anew = Glocke und Hupe werden wieder ab null gezählt

# Telefone.

console-phones-about = Ein Telefon spricht für einen Tisch, wenn es dessen Code für heute Abend hat.
console-phones-no-night = Jeder Tisch hat einen Code, sobald der Abend eröffnet ist.
console-phones-wrong = { $wrong ->
    [one] Bisher wurde 1 falscher Code eingegeben.
   *[other] Bisher wurden { $wrong } falsche Codes eingegeben.
}
console-phones-old = Keine Verbindung zum Computer der Spielleitung: Diese Liste kann veraltet sein.
console-phones-table = Tisch { $table }
console-phones-picture = QR-Code und Link
console-phones-picture-of = QR-Code von { $link }
console-phones-by-name = oder { $address }
console-phones-by-pad = Hier zählt nur das Tastenfeld: Telefone sind ausgesperrt.
console-phones-by-paper = Hier zählt nur der Zettel: Telefone sind ausgesperrt.
console-phones-took-over = Ein Telefon hat von { $pad } übernommen; unter „Jetzt“ lassen Sie das Tastenfeld wieder zählen.
console-phones-pad = Sein Tastenfeld ist { $pad }.
console-phones-one = { $kind } { $phone }, seit { $time }{ $is_pad ->
    [no] {""}
   *[yes] , das Tastenfeld des Tisches
}
console-remove-phone = Entfernen …
console-remove-phone-title = Telefon { $phone } entfernen?
console-remove-phone-what = Telefon { $phone } spricht nicht mehr für Tisch { $table }. Der Tisch bekommt einen anderen Code, damit das Telefon nicht wiederkommt. Andere Telefone bleiben.
console-remove-phone-do = Entfernen
console-renew = Erneuern …
console-renew-title = Den Code von Tisch { $table } erneuern?
console-renew-what = Alle Telefone von Tisch { $table } sind abgemeldet und brauchen den neuen Code{ $phones ->
    [0] {""}
   *[other] ; jetzt angemeldet: { $phones }
}.
console-renew-do = Erneuern
console-renew-all = Alle Codes erneuern …
console-renew-all-title = Alle Codes erneuern?
console-renew-all-what = Alle Telefone sind abgemeldet und brauchen den neuen Code ihres Tisches.
console-renew-all-do = Alle erneuern

# Die Runden, die zu Ende sind.

console-finished = Runden, die zu Ende sind
console-finished-round = Runde
console-finished-whose = Tisch oder Name
console-no-rounds = Noch hat kein Tisch eine Runde beendet.
console-no-such-rounds = Dazu passt kein Tisch.
console-won-against = { $winners } gegen { $losers }: gewonnen { JOINED($points, " zu ") }
console-won-how = { $how ->
    [points] durch Punkte
    [mark] durch den ersten Treffer
    [roll-off] durch Stechen
    [host] durch Entscheid der Spielleitung
    [draw] durch das Los
   *[played] wie gespielt wurde
}
console-others-won = die anderen haben gewonnen …
console-overrule-title = Diese Runde an { $losers } geben?
console-overrule-what = { $which }, Tisch { $table }: { $winners } haben gewonnen. Siege und Niederlagen werden neu berechnet; in einer Runde, die begonnen hat, wechselt niemand den Stuhl.
console-overrule-do = Runde vergeben
console-overruling = { $which }, Tisch { $table }: an { $losers }

# Was geschehen ist.

console-happened = Was geschehen ist
console-at = Wo
console-all-tables = alle Tische
console-one-table = Tisch { $table }
console-newer = Es gibt mehr: anzeigen
console-older = Älteres: anzeigen, was vorher geschah
console-nothing = Heute Abend ist noch nichts geschehen.
console-nothing-at-table = An Tisch { $table } ist in letzter Zeit nichts geschehen.
console-nothing-told = Die Liste, was bisher geschehen ist, ist noch nicht da.
console-bring-back = zurückholen
console-bring-back-entry = diesen Eintrag wieder zählen lassen
console-undo-entry = diesen Eintrag zurücknehmen
console-correct = ändern
console-correct-entry = anders angeben, was gewürfelt wurde
console-add-after = + danach
console-add-after-entry = danach wurde etwas vergessen
console-quoted = „{ $words }“
console-cut = { $start } …
console-earlier = was früher geschah
console-inserted = nach { $entry }: { $what }{ console-by-whom }{ console-because }
console-entry-marked = { $entry }: { $mark }
console-taken-back = zurückgenommen{ console-by-whom }{ console-at-time }{ console-because }
console-taken-back-at = zurückgenommen{ console-by-whom } an Tisch { $table }{ console-at-time }
console-counts-again = zählt wieder, zurückgeholt{ console-by-whom }{ GIVEN($table) ->
    [no] { console-at-time }{ console-because }
   *[yes] {" "}an Tisch { $table }{ console-at-time }
}
console-corrected = berichtigt{ console-by-whom }: { $instead }{ console-because }
console-counts-no-more = zählt nicht mehr{ console-because }
console-at-time = { GIVEN($at) ->
    [no] {""}
   *[yes] {" "}um { $at }
}
console-because = { GIVEN($why) ->
    [no] {""}
   *[yes] {" "}(Grund: { $why })
}
console-by-whom = { GIVEN($by) ->
    [no] {""}
   *[yes] {" "}von { $by ->
        [host] der Spielleitung
        [phone] einem Telefon
       *[other] { $by }
    }
}
console-instead-roll-off = ein Stechen { $a } gegen { $b }
console-instead-else = etwas anderes

# Berichtigungen.

console-undo-title = Das zurücknehmen?
console-undo-do = Zurücknehmen
console-undoing = { $what } zurücknehmen
console-bring-back-title = Das zurückholen?
console-bring-back-do = Zurückholen
console-bringing-back = { $what } zurückholen
console-correct-title = Das berichtigen
console-correcting = { $what } berichtigen
console-add-title = Was wurde danach vergessen?
console-add-do = Ergänzen
console-adding = Vergessenes ergänzen nach { $what }
console-it-was = es war
console-or-the-dice = oder die Würfel selbst
console-forgotten = { $kind ->
    [roll] ein Wurf
    [call] ein Ruf
    [ring] die Glocke
    [leave] jemand ging nach Hause
   *[swap] zwei haben die Stühle getauscht
}
console-field-table = an Tisch
console-field-who = wer
console-field-with-whom = mit wem
console-table-of = { $table }: { $players }
console-does-not-fit = Passt nicht zu dem, was seither gespielt wurde
console-what-changes = Was sich ändert
console-will-not-count = Zählt dann nicht mehr
console-played-since = Was seither gespielt wurde
console-let-stand = bleibt gültig
console-let-follow = die Würfel gehen dort reihum, wie es die Regeln sagen
console-play-again = wird ab { $entry } verworfen und noch einmal gespielt

# Die Eröffnung aus der Gästeliste, und Stühle von Hand.

console-from-list = Aus der Gästeliste
console-take-here = Alle nehmen, die da sind ({ $guests })
console-take-all = Alle nehmen ({ $guests })
console-list-earlier = Diese Gästeliste ist von einem früheren Abend; auch „da“ bezieht sich auf ihn. Wenn dieselben Leute kommen, halten Sie die Taste, um die Liste neu zu beginnen.
console-list-again = Alle auf der Liste werden erwartet, und niemand hat schon gezahlt.
console-list-kept = In der Liste oben, aber nicht auf der Gästeliste: { AND($players) }. Wer nicht da ist: Löschen Sie die Zeile.
console-alternates = Ersatz: Ein Tipp fügt den Namen hinzu.
console-list-pages = <a href="/guests">Gästeliste</a>, <a href="/money">Geld</a>, <a href="/seats">Stühle nach Namen</a>
console-hand-about = Tippen Sie zwei Stühle an, um sie zu tauschen, oder wählen Sie unten eine Person und einen Stuhl. Geister nehmen die Stühle, die übrig sind.
console-hand-chair = Tisch { $table }, Stuhl { $chair }: { $player }
console-hand-who = Wer
console-hand-where = Wo
console-hand-put = Dorthin setzen
console-hand-done = { $player } sitzt an Tisch { $table }, Stuhl { $chair }.

# Papier.

console-print = Drucken
console-print-sheet = Blätter
console-print-paper = Papier
console-print-do = PDF erstellen
console-printing = drucken; das dauert einige Sekunden
console-printed = PDF öffnen: { $sheet }, { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
}
console-print-missing = Keine Schrift hat diese Zeichen: { $letters }
console-sheet-name = { $sheet ->
    [name-tags] Namensschilder
    [score-cards] Punktekarten
    [tally-sheets] Zettel
    [table-cards] Tischkarten
    [seating] Stühle nach Namen und nach Tischen
    [results] Ergebnisse
    [certificates] Urkunden
   *[half-filled] Blätter, um von Hand weiterzuspielen
}
console-paper-name = { $paper ->
    [letter] Letter
   *[a4] A4
}

# Die Bildschirme des Beamers.

console-projector = Beamer
console-projector-about = Ein Bildschirm zeigt, was gerade zum Abend passt, oder die Ansicht, die Sie wählen.
console-projector-another = Für einen weiteren Bildschirm öffnen Sie in dessen Browser diese Adresse:
console-projector-none = Kein Bildschirm ist offen.
console-projector-screen = { $screen }{ $connected ->
    [no] {""} (nicht offen)
   *[yes] {""}
}
console-scene = { $scene ->
    [room] Die Tische
    [seats] Wer wo sitzt
    [standings] Die Rangliste
    [prizes] Preise und Auslosungen
    [join] Zur eigenen Seite
    [phones] Telefone für die Tische
    [clock] Uhr und Pause
    [notice] Der Hinweis
    [grand-prize] Der Hauptpreis
    [end-of-set] Das Ende des Satzes
    [roll-off] Das Stechen
    [going-on] Wer weiterkommt
    [final] Das Finale
   *[automatic] Was zum Abend passt
}
console-picture = Ein Bild für den Beamer
console-picture-about = Ein Logo oder ein Foto, PNG oder JPEG. Eine Datei mit mehr als { $most_kb } kB wird in diesem Browser verkleinert. Das Bild steht neben der Adresse, der Uhr, dem Hinweis, dem Ende eines Satzes und dem Gewinner des Hauptpreises, und auf den gedruckten Blättern.
console-picture-file = Die Datei
console-picture-send = Bild zeigen
console-picture-off = Bild entfernen
console-picture-shown = Der Beamer hat Ihr Bild.
console-picture-see = Ansehen
console-picture-reducing = Das Bild wird verkleinert …
console-picture-sending = Das Bild wird gesendet …
console-picture-none = Es gibt kein Bild.
console-picture-too-large = Diese Datei hat { $kb } kB, und dieser Browser kann sie nicht auf { $most_kb } kB verkleinern. Wählen Sie ein Bild in PNG oder JPEG.

# Runden, die ohne Strom von Hand gespielt wurden.

console-by-hand = Von Hand gespielte Runden nachtragen
console-by-hand-about = Nach einem Stromausfall: Tragen Sie ein, was auf den Zetteln steht, eine Runde nach der anderen. Weder Glocke noch Hupe ertönt. Saß jemand an einem anderen Tisch als hier, tauschen Sie zuerst unter „Personen“ die Plätze.
console-by-hand-partners = Wer zusammen gespielt hat
console-by-hand-against = { $one } gegen { $other }
console-by-hand-buncos-of = { $bunco } von { $player }: wie oft
console-by-hand-tie = Es steht gleich. Wer hat gewonnen?
console-by-hand-save = Diese Runde speichern
console-by-hand-sending = Die Runde wird gespeichert …
console-by-hand-typed = { pages-round-of-set } ist gespeichert.
console-by-hand-wrong = { $cells ->
    [one] Noch ist nichts gespeichert: Ein Feld ist falsch.
   *[other] Noch ist nichts gespeichert: { $cells } Felder sind falsch.
}
console-by-hand-undo = Diese Runde zurücknehmen
console-by-hand-undo-what = Die Runde, die Sie eben nachgetragen haben, mit allen ihren Zetteln
console-by-hand-rolled = Diese Tische haben in dieser Runde schon Würfe gemeldet: { $tables }. Deren Punkte stehen auf den Zetteln; nehmen Sie die Würfe zuerst zurück.
console-by-hand-again = Früher Eingetragenes zurücknehmen
console-by-hand-again-what = Die Runde, die beim Stromausfall begonnen hatte. Ihre Punkte stehen auf den Zetteln.
