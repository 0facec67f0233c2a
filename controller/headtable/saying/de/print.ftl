# Der Abend auf Papier: `headtable print`, und jedes Wort auf seinen Blättern.

# Was der Befehl sagt.

print-written = { $file }: { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
}
print-missing-letters = keine Schrift hat hier { OR($letters) }, deshalb stehen Kästchen an ihrer Stelle: installieren Sie eine Schrift dafür, etwa fonts-noto-cjk
print-unknown-kind = Blätter namens „{ $kind }“ gibt es nicht: drucken Sie { OR($kinds) }
print-unknown-paper = Papier namens „{ $paper }“ gibt es nicht: nehmen Sie --paper { OR($papers) }
print-not-pdf = „{ $file }“ ist nicht der Name einer PDF-Datei: nennen Sie eine Datei, die auf .pdf endet
print-unwritable = „{ $file }“ lässt sich nicht schreiben: { $error }; nennen Sie mit --out eine andere Datei
print-no-players = an diesem Abend sitzt noch niemand: eröffnen Sie ihn zuerst an der Konsole
print-not-over = der Abend ist noch nicht zu Ende; drucken Sie das nach dem letzten Preis, oder die Blätter zum Weiterspielen von Hand, die den Zwischenstand haben
print-over-already = der Abend ist zu Ende, also ist von Hand nichts mehr weiterzuspielen; drucken Sie stattdessen die Ergebnisse
print-no-prizes = an diesem Abend hat niemand einen Preis gewonnen, gespielt wurde nach { $ruleset }: es gibt keine Urkunde zu drucken
print-no-address = „{ $address }“ ist keine Adresse, die ein Telefon öffnen kann: schreiben Sie sie mit http:// am Anfang, wie die Konsole sie zeigt
print-links-unreadable = die Links in { $file } sind nicht lesbar: { $error }
print-names-unreadable = die Namen in { $file } sind nicht lesbar: { $error }
print-logo-unreadable = das Bild { $file } ist nicht lesbar: { $error }
print-logo-unknown = „{ $file }“ ist kein Bild, das sich drucken lässt: wählen Sie ein PNG oder JPEG, oder drucken Sie ohne das Bild
print-links-wrong = { $file } hat keine Links von Tischen: { $error }. Schreiben Sie zum Beispiel {"{"}"1": "http://192.168.1.20:8080/join?code=ABCD"{"}"}

# Was viele Blätter haben.

paper-table = Tisch { $table }
paper-table-word = Tisch
paper-role = { $head ->
    [yes] { GIVEN($group) ->
        [no] Haupttisch
       *[yes] Haupttisch · Gruppe { $group }
    }
   *[no] { GIVEN($group) ->
        [no] {""}
       *[yes] Gruppe { $group }
    }
}
paper-seat = Tisch { $table }, Stuhl { $chair }
paper-team = { WORD("team", $team) }
paper-set = { $in_semi_final ->
    [yes] Halbfinale
   *[no] Satz { $set }
}
paper-round = { $round } · { WORD("mark", $round) }
paper-moment = { $stage ->
    [set] { pages-round-of-set }: { WORD("mark", $round) }
    [final] Das Finale
   *[end] Nach der letzten Runde
}
paper-date = { $date }
paper-rules = Regeln: { $rules }

# Namensschilder, Punktekarten und Punktezettel.

paper-name-tags = Namensschilder
paper-score-cards = Punktekarten
paper-win = Sieg
paper-loss = Niederl.
paper-buncos = { claim-bunco }s
paper-minis = Minis
paper-total = Summe
paper-so-far = Bisher
paper-tally-sheets = Punktezettel
paper-round-head = Runde · Zahl
paper-points = Punkte

# Karten für die Tische.

paper-table-cards = Tischkarten
paper-phone = { $has_code ->
    [yes] Das Telefon dieses Tisches: einfach scannen.
   *[no] Das Telefon dieses Tisches: scannen, dann den Code des Tisches eingeben.
}
paper-phone-by-name = oder { $address }

# Sitzplan.

paper-seating = Sitzplan
paper-by-name = Nach Namen
paper-by-table = Nach Tischen

# Ergebnisse und Urkunden.

paper-results = Ergebnisse
paper-standings = { $counts ->
    [before-semi-final] Rangliste vor dem Halbfinale
   *[night] Rangliste
}
paper-standings-so-far = { $counts ->
    [before-semi-final] Rangliste vor dem Halbfinale
    [semi-final] Rangliste im Halbfinale
   *[night] Bisherige Rangliste
}
paper-place = Rang
paper-player = Name
paper-wins = Siege
paper-losses = Niederlagen
paper-rounds = Runden
paper-prizes = Preise
paper-grand-prize = Hauptpreis
paper-won-final = hat das Finale gewonnen
paper-nobody = niemand
paper-winners = { GIVEN($players) ->
    [no] die Gastgeberin
   *[yes] { AND($players) }
}
paper-dollars = { WHOLE_MONEY($dollars) }
paper-certificates = Urkunden
paper-certificate = Urkunde
paper-won-prize = hat den Preis gewonnen
paper-won-grand-prize = hat den Hauptpreis gewonnen
paper-in-final = im Finale
paper-signature = Die Spielleitung

# Blätter, um von Hand weiterzuspielen.

paper-half-filled = Der Abend bis jetzt
paper-state = { $phase ->
    [ready] Die Runde hat noch nicht begonnen.
    [first-roll] Die Würfel entscheiden, wer beginnt.
    [rolling] { $roller } hat die Würfel.
    [last-lap] Die Runde ist abgeläutet. Noch würfeln: { $may_roll }.
    [waits-for-call] { CAPITAL($a_bunco) } wartet auf seinen Ruf.
    [tie-break] Gleichstand: { $roller } hat die Würfel.
    [roll-off] Gleichstand: jedes Team sticht.
    [host-decides] Gleichstand: die Spielleitung entscheidet.
   *[done] { GIVEN($winners) ->
        [no] Die Runde ist zu Ende.
       *[yes] Die Runde geht an { AND($winners) }.
    }
}
