# Eine Saison: `headtable season`, im Terminal und als Seite.

# Was der Befehl sagt.

season-reading = Abende werden gelesen
season-read = Abende werden gelesen: { $done } von { $files }
season-no-journals = es gibt kein Protokoll zu lesen: nennen Sie einen Ordner mit Protokollen, die auf .db enden, oder die Protokolle selbst
season-without-nights = in { JOINED($places, ", ") } ist kein Abend, der zu Ende ist: nennen Sie den Ordner mit den Journalen; es ist der mit headtable.toml, wenn unter [engine] kein anderer steht
season-unknown-ranking = eine Saison hat keine Rangliste nach „{ $by }“: nehmen Sie --by { OR($known) }
season-no-money = kein Abend dieser Saison hatte Preise mit Beträgen: lassen Sie --by money weg
season-skipped = { $file } übersprungen: { $why }
season-unknown-name = niemand hieß an diesen Abenden „{ $name }“{ GIVEN($nearest) ->
    [no] {""}
   *[yes] ; meinen Sie „{ $nearest }“?
}

# Warum ein Protokoll übersprungen wird.

unreadable = { JOINED($errors, "; ") }
still-running = dieser Abend ist noch nicht zu Ende
copy-of = derselbe Abend ist in { $file }

# Die Datei der Namen.

names-unreadable = die Namen in { $file } sind nicht lesbar: { $error }
names-not-toml = die Namen in { $file } sind nicht in TOML: { $error }. Schreiben Sie Zeilen wie "Bob" = "Robert"
names-not-text = { $file }: was aus „{ $name }“ wird, muss ein Name in Anführungszeichen sein, etwa "Bob" = "Robert"
names-bad-length = { $file }: was aus „{ $name }“ wird, muss 1 bis { $most } Zeichen haben
names-in-chain = { $file }: aus „{ $name }“ wird „{ $to }“, und aus „{ $to }“ wird ein anderer Name: schreiben Sie für beide den letzten Namen
names-of-two = „{ $one }“ und „{ $other }“ haben beide in { $file } gespielt, deshalb können nicht beide „{ $name }“ heißen

# Tabellen, für das Terminal und die Seite.

season-of = { $nights ->
    [one] 1 Abend
   *[other] { $nights } Abende
}, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
season-span = { $counts }, { $first }{ GIVEN($last) ->
    [no] {""}
   *[yes] {" "}bis { $last }
}
season-title = Die Saison
season-footer = Von headtable aus den Protokollen der Abende erstellt. Diese Seite lädt nichts aus dem Internet.
season-by = { $by ->
    [wins] Siege
    [buncos] { claim-bunco }s
    [points] Punkte
   *[money] Geld
}
season-place = Rang
season-player = Name
season-players = Personen
season-nights = Abende
season-wins = Siege
season-losses = Niederlagen
season-buncos = { claim-bunco }s
season-points = Punkte
season-money = Geld
season-dollars = { MONEY($dollars) }
season-untold = Gezählt sind die Punkte der eingegebenen Würfe. Ergebnisse von Tischen auf Papier haben keine.
season-together = Wer mit wem am Tisch saß
season-sat-most-with = Am häufigsten am Tisch mit, in Runden
season-sat-with = Am Tisch mit, in Runden (davon im selben Team)
season-with = { $player } { $rounds }
season-with-partners = { $player } { $rounds }{ $partners ->
    [0] {""}
   *[other] {" "}({ $partners })
}
season-list = { JOINED($each, ", ") }

# Nur auf der Seite.

season-skipped-count = { $files ->
    [one] Ein Protokoll wurde übersprungen: Sein Abend ist noch nicht zu Ende, oder es ist nicht lesbar.
   *[other] { $files } Protokolle wurden übersprungen: Ihre Abende sind noch nicht zu Ende, oder sie sind nicht lesbar.
}
season-nobody = Noch ist kein Abend zu Ende.
season-all-players = Alle Personen
season-players-caption = Alle Personen an allen Abenden, nach Siegen
season-chart-description = Ein Balken für jede der ersten { $bars } von { $players } Personen, der höchste Wert zuerst.
season-together-caption = Für jede Person die anderen an denselben Tischen, die häufigsten zuerst
season-nights-caption = Die Abende, der früheste zuerst
season-date = Datum
season-rules = Regeln
season-first = Rang 1
season-winners = { AND($players) }
