# Nach dem Abend: sein Bericht als Seite, seine Daten, und was sie mit einer Saison gemeinsam haben.

# Dateien und Zahlen.

shared-written = { $file }: { NUMBER($kilobytes, maximumFractionDigits: 1) } kB
shared-not-html = „{ $file }“ ist nicht der Name einer Seite: nennen Sie eine Datei, die auf .html endet
shared-unwritable = „{ $file }“ lässt sich nicht schreiben: { $error }; nennen Sie eine andere Datei
shared-folder-unwritable = der Ordner „{ $folder }“ lässt sich nicht anlegen: { $error }; nennen Sie einen anderen Ordner
shared-date = { DATETIME($date, dateStyle: "medium") }
shared-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
shared-two-digits = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
shared-signed = { $sign ->
    [minus] −{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
shared-dollars = { WHOLE_MONEY($dollars) }

# Der Anfang eines Berichts.

report-title = { $title }, { $date }
report-about = { JOINED($about, " · ") }
report-not-over = Dieser Abend ist noch nicht zu Ende. Der Bericht zeigt ihn, soweit er gespielt wurde.
report-no-players = Diesen Abend hat noch niemand eröffnet.
report-footer = Von headtable aus dem Protokoll des Abends erstellt. Diese Seite lädt nichts aus dem Internet.
report-players = Personen
report-tables = Tische
report-rolls = Eingegebene Würfe

# Rangliste und Preise.

report-standings = Rangliste
report-standings-caption = Die Punktekarten, die beste zuerst
report-place = Rang
report-player = Name
report-wins = Siege
report-losses = Niederlagen
report-buncos = { claim-bunco }s
report-minis = Minis
report-prizes = Preise
report-prizes-caption = Die Preise, und wer sie gewonnen hat
report-no-prizes = An diesem Abend wurde kein Preis vergeben.
report-prize = Preis
report-won-by = Gewonnen von
report-why = Grund
report-worth = Wert
report-grand-prize = Hauptpreis
report-won-final = hat das Finale gewonnen
report-nobody = niemand
report-not-given = noch nicht vergeben
report-winners = { GIVEN($players) ->
    [no] die Gastgeberin
   *[yes] { AND($players) }
}

# Runden. Unter „Auf der Karte von“ steht „niemandem“, unter „Entschieden durch“ etwa „das Los“.

report-round = Runde
report-table = Tisch
report-table-number = Tisch { $table }
report-no-buncos = Niemand hat { $a_bunco } gewürfelt, das gezählt hat.
report-buncos-chart = { claim-bunco }s der einzelnen Personen
report-buncos-description = Ein Balken für jede Person, die { $a_bunco } auf der Karte hat. Jedes steht einzeln in der Tabelle darunter.
report-buncos-caption = Jedes { claim-bunco }, das gezählt hat
report-card = Auf der Karte von
report-no-card = niemandem
report-rounds = Runden
report-rounds-caption = Wie jede Runde an jedem Tisch ausgegangen ist
report-no-rounds = Noch ist keine Runde zu Ende.
report-mark = Zahl
report-winners-of-table = Gewonnen
report-losers-of-table = Verloren
report-tally = Stand
report-decided-by = Entschieden durch
report-pair = { AND($players) }
report-points-of-table = { $high }–{ $low }
report-how = { WORD("won-by", $how) }

# Punkte und Glück.

report-luck = Glück
report-luck-unknown = Das Glück lässt sich nicht bestimmen: An diesem Abend wurde kein Wurf eingegeben, nur die Ergebnisse der Tische.
report-luck-explained =
    Glück ist der Wert der Würfel in Punkten, abzüglich der Punkte, die ebenso viele Züge nach den Regeln im Durchschnitt bringen.
    Ein Zug zählt, soweit er gespielt wurde. { CAPITAL($a_bunco) }, das niemand gerufen hat, zählt hier so, als wäre es gerufen worden.
    Mit fairen Würfeln liegen zwei von drei Abenden innerhalb der üblichen Streuung.
report-untold = { $results ->
    [one] Ein Ergebnis kam ohne Würfe, etwa von einem Tisch auf Papier. Seine
   *[other] { $results } Ergebnisse kamen ohne Würfe, etwa von Tischen auf Papier. Ihre
} Punkte fehlen hier.
report-luck-chart = Glück der einzelnen Personen in Punkten
report-luck-description = Ein Balken für jede Person, das meiste Glück zuerst. Ein Balken nach links bedeutet weniger Punkte als erwartet.
report-luck-caption = Punkte und Glück, das meiste Glück zuerst
report-turns = Züge
report-points = Erzielte Punkte
report-dice-points = Wert der Würfel
report-expected = Erwartet
report-spread = Übliche Streuung
report-plus-or-minus = ±{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Würfel.

report-dice = Würfel
report-dice-unknown = Die Würfel lassen sich nicht prüfen: Einzelne Augenzahlen sind nicht bekannt. Tastenfelder und Telefone melden nur, was ein Wurf wert war.
report-dice-explained =
    Ein Chi-Quadrat-Test vergleicht die Augenzahlen an jedem Tisch mit denen fairer Würfel. Der p-Wert ist der Anteil fairer Würfel,
    deren Augenzahlen mindestens so ungleich verteilt sind. { $tables ->
        [0] Kein Tisch hatte genug Würfe für den Test.
        [one] Ein Tisch hatte genug Würfe für den Test.
       *[other] { $tables } Tische hatten genug Würfe für den Test, deshalb sind ihre p-Werte nach Holm korrigiert.
    } Ein korrigierter p-Wert unter 0,05 ist ungewöhnlich. Ein Abend allein beweist nichts.
report-dice-chart = Tisch { $table }
report-dice-description = Die { $seen } Augenzahlen an Tisch { $table }, eine Säule für jede Zahl. Die gestrichelte Linie bei { NUMBER($expected, maximumFractionDigits: 1) } ist der Durchschnitt fairer Würfel.
report-faces-caption = Wie oft jede Augenzahl gefallen ist
report-faces = Augenzahlen
report-face = { $face }
report-tests-caption = Der Chi-Quadrat-Test jedes Tisches
report-chi-square = Chi-Quadrat
report-degrees = Freiheitsgrade
report-p = p
report-p-corrected = p, korrigiert
report-p-value = { $tiny ->
    [yes] unter 0,001
   *[no] { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}
report-verdict = Ergebnis
report-usual = wie bei fairen Würfeln
report-unusual = ungewöhnlich für faire Würfel
report-too-few = zu wenige Würfe: { $seen } Augenzahlen von { $needed }, die der Test braucht

# Tempo.

report-pace = Tempo
report-pace-unknown = Wie lange die Runden gedauert haben, ist nicht bekannt.
report-pace-mean = { $rounds ->
    [one] Die einzige Runde, deren Dauer bekannt ist, dauerte { NUMBER($mean, maximumFractionDigits: 1) } Minuten.
   *[other] Eine Runde dauerte im Durchschnitt { NUMBER($mean, maximumFractionDigits: 1) } Minuten, alle Unterbrechungen mitgerechnet.
}
report-pace-chart = Minuten jeder Runde
report-pace-description = Ein Balken für jede Runde, in der Reihenfolge des Spiels.
report-pace-caption = Minuten vom Beginn einer Runde, bis ihr letzter Tisch fertig war
report-minutes = Minuten
report-minutes-after = Danach bis zur nächsten Runde
report-no-minutes = –
