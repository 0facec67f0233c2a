# Die Anzeigetafel am Beamer.

# Die Teile der Seite, für Screenreader.

projector-mark-part = die Runde
projector-changed-part = berichtigt
projector-tables-part = die Tische
projector-standings-part = Rangliste

# Die Zahl der Runde, die Runde und der Wanderwürfel.

projector-welcome = Willkommen
projector-roll = Wir würfeln
projector-next-we-roll = Als Nächstes
projector-mark-is = die Zahl der Runde: { $mark }
projector-set = Satz
projector-semi-final = Halbfinale
projector-round = Runde
projector-number-of = { $number } von { $most }
projector-time = Zeit
projector-time-is-up = ist um
projector-starts-in = Start in
projector-rules = Regeln: { $ruleset }
projector-traveler = Wanderwürfel: { $holder }{ GIVEN($way) ->
    [no] {""}
   *[yes] , davor { JOINED($way, " → ") }
}
projector-traveler-hostess = die Gastgeberin
projector-traveler-head-table = der Haupttisch

# Was die Mitte füllt.

projector-closed = Die Spielleitung eröffnet den Abend an der Konsole.
projector-console-at = { $accounts ->
    [yes] Die Konsole steht unter { $address }.
   *[no] Die Konsole steht unter { $address }: öffnen Sie sie in einem Browser, und tippen Sie den Schlüssel der Spielleitung ein. headtable hat ihn beim Start ausgegeben. Die Konsole sagt dann, wie es weitergeht.
}
projector-seating = Alle würfeln um ihre Tische.
projector-over = Ende des Abends
projector-final = Das Finale
projector-roll-off = Stechen
projector-going-on = Wie es weitergeht
projector-no-rounds = Noch ist keine Runde zu Ende.
projector-no-roll-off = Im Augenblick sticht niemand.
projector-nobody-chosen = Für Halbfinale oder Finale ist niemand ausgewählt.
projector-no-final = { $over ->
    [yes] An diesem Abend gab es kein Finale.
   *[no] Im Augenblick gibt es kein Finale.
}
projector-prizes = Preise und Auslosungen
projector-no-prizes = Es ist kein Preis vergeben.
projector-prize-to-come = noch nicht vergeben
projector-no-grand-prize = { $over ->
    [yes] An diesem Abend hat niemand einen Hauptpreis gewonnen.
   *[no] Noch hat niemand den Hauptpreis gewonnen.
}
projector-grand-prize-for = Er geht an die Siegerin oder den Sieger des Finales.
projector-sets-over = Die Sätze sind zu Ende

# Das Band quer oben.

projector-called = Es läutet
projector-called-why = { $cause ->
    [score] { projector-reached }{ GIVEN($worth) ->
        [no] {""}
       *[yes] : { $by } würfelt { $worth ->
            [mini] ein Mini
            [bunco] ein { claim-bunco }
           *[other] { pages-worth }
        }
    }
    [bunco] { claim-bunco } von { $by }
    [button] Die Taste wurde gedrückt
    [clock] Die Zeit ist um
   *[host] Die Spielleitung läutet
}
projector-reached = { GIVEN($team) ->
    [no] { $by } hat den Tisch auf { $tally } gebracht
   *[yes] { AND($team) } erreichen { $tally }
}
projector-break = Pause
projector-paused = Angehalten
projector-paused-rest = Nichts zählt, bis die Spielleitung den Abend weitergehen lässt.
projector-still-at-tables = Noch würfeln: Tische { $tables }
projector-still-to-roll = Noch würfeln: { JOINED($turns, " · ") }
projector-turns-at = { $players } an Tisch { $table }
projector-to-be-called = { $count ->
    [one] { claim-bunco } noch zu rufen an Tisch { $tables }
   *[other] { claim-bunco } noch zu rufen an den Tischen { $tables }
}
projector-sheets-awaited = { $count ->
    [one] Es fehlt der Zettel von Tisch { $tables }
   *[other] Es fehlen die Zettel der Tische { $tables }
}
projector-tied-at = { $count ->
    [one] Gleichstand an Tisch { $tables }
   *[other] Gleichstand an den Tischen { $tables }
}
projector-tables-and-more = { $tables } und { $more } weiteren
projector-every-table-done = Alle Tische sind fertig
projector-drawn = Gezogen: { $players }
projector-then-prizes = Danach die Preise
projector-then-after-sets = Danach das Ende des Abends: Stechen und Preise
projector-then-semi-final = Danach das Halbfinale
projector-then-semi-final-chairs = Danach das Halbfinale: Wer mitspielt, sucht den Stuhl
projector-then-final = Danach das Finale
projector-then-round = Danach Satz { $set }, Runde { $round }, { $mark }: Suchen Sie Ihren Stuhl
projector-until = bis { $time }

# Was bekannt gegeben wurde und jetzt anders ist.

projector-changed-what = { $what }:
projector-changed-rest = und { $seats ->
    [0] { $others } weitere
    [one] andere Stühle an Tisch { $tables }{ projector-changed-others }
   *[other] andere Stühle an den Tischen { $tables }{ projector-changed-others }
}
projector-changed-others = { $others ->
    [0] {""}
   *[other] , und { $others } weitere
}

# Die Karte eines Tisches. „Haupttisch“ ist ein Wort.

projector-table-name = Tisch { $table }
projector-table = Tisch
projector-from-table = von Tisch
projector-head = Haupt­tisch
projector-head-table = {""}
projector-group = Gruppe
projector-status = { $phase ->
    [first-roll] wer beginnt?
    [last-lap] Endspurt
    [waits-for-call] letzter Ruf
    [waits-for-sheet] Zettel?
    [roll-off] Stechen
    [tie-break] Gleichstand
    [host-decides] Gleichstand
    [done] fertig
    [ready] {""}
   *[rolling] {""}
}
projector-score = { JOINED($points, ":") }{ $how ->
    [mark] {" "}erster Treffer
    [roll-off] {" "}Stechen
    [host] {" "}Spielleitung
    [draw] {" "}Los
    [played] {" "}wie gespielt
   *[points] {""}
}
projector-star-means = hat die letzte Runde gewonnen
projector-won = gewonnen
projector-team-has = Team { $team } hat
projector-call-it = Rufen!
projector-dice-again = Alle Würfel noch einmal
projector-one-die-each = Je ein Würfel: { $players }
projector-tied-one-die = Gleichstand: je ein Würfel
projector-tied-host = Gleichstand: die Spielleitung entscheidet
projector-waits-for-sheet = Wartet auf seinen Zettel
projector-on-paper = Auf Papier
projector-done = fertig
projector-then-rolls = { $rolls }, dann { $later }
projector-off-the-table = { $rolls } · { $strikes }-mal neben dem Tisch
projector-last = zuletzt
projector-chair = Stuhl { $chair }

# Die Rangliste.

projector-standings = { $counts ->
    [semi-final] Im Halbfinale
    [before-semi-final] Vor dem Halbfinale
   *[night] Rangliste
}
projector-player = Name
projector-wins = Siege
projector-losses = Niederlagen
projector-wins-short = S
projector-losses-short = N
projector-mini = Mini
projector-legend = Siege–Niederlagen, { claim-bunco }{ $minis ->
    [no] {""}
   *[yes] , Mini
}{ $counts ->
    [semi-final] {" "}im Halbfinale
    [before-semi-final] {" "}vor dem Halbfinale
   *[night] {""}
}
projector-grand-prize = Hauptpreis
projector-leads-with = { $who } · { $most }

# Die Preise.

projector-joins = { $goes_to ->
    [dearest-prize] kommt zum wertvollsten Preis
   *[last-draw] kommt in die letzte Verlosung
}
projector-nobody = niemand

# Wer im Stechen würfelt.

projector-roll-off-for = Stechen um { $what }
projector-host-decides = Die Spielleitung entscheidet.
projector-gone-host-decides = Nach Hause gegangen: { $players }. Die Spielleitung entscheidet.
projector-makes = macht { $sum }
projector-is-in = ist dabei
projector-is-out = ist ausgeschieden
projector-now-rolls = würfelt
projector-rolls-again = würfelt noch einmal
projector-goes-on = { $player } kommt ins { $stage ->
    [final] Finale
   *[semi-final] Halbfinale
}. { $place }
projector-are-in-the-final = Im Finale: { AND($players) }
projector-decided = Schon entschieden

# Wer weiterkommt, und das Finale.

projector-in-the-final = Im Finale
projector-in-the-semi-final = Im Halbfinale
projector-chair-at = Tisch { $table }, Stuhl { $chair }
projector-final-rule = Wer lauter gleiche Würfel wirft, gewinnt den Hauptpreis, egal mit welcher Zahl
projector-final-next = { $rolled } hat gewürfelt · { $roller } ist als Nächstes dran
projector-final-has-dice = { $roller } hat die Würfel
projector-final-not-alike = { $rolled }: nicht alle gleich

# Was der Beamer tut, wenn eine Runde beginnt oder abgeläutet wird.

projector-sound = { $sound ->
    [on] Ton an
    [asleep] Ton: hier drücken
   *[off] Ton aus
}
projector-voice = { $voice ->
    [on] Stimme an
    [asleep] Stimme: hier drücken
   *[off] Stimme aus
}
projector-sounds-part = Ton und Stimme
projector-no-voice = Dieser Browser hat keine deutsche Stimme. Installieren Sie eine auf diesem Computer, oder öffnen Sie diese Seite in einem anderen Browser.
projector-spoken-call = { $word }. { $why }.
projector-spoken-start = Wir würfeln { $mark }!
projector-spoken-winner = Der Hauptpreis geht an { $winner }!
projector-spoken-prize = { $prize }: { AND($players) }.

# Die Seiten einer Ansicht, und die Zeile am Fuß.

projector-page = Seite { $page } von { $pages }
projector-calls-at = { $count ->
    [one] Tisch { $tables }
   *[other] Tische { $tables }
}
projector-bunco-cry = { claim-bunco }!
projector-bunco-by = { $player } an Tisch { $table }
projector-head-score = Haupttisch
projector-points = { JOINED($points, " : ") }

# Wer wo sitzt.

projector-who-sits-where = Wer wo sitzt
projector-name-range = { $from } bis { $to }
projector-seat-legend = Tisch · Stuhl: 1 und 3 sind Partner, 2 und 4 auch
projector-table-number = Tisch { $table }

# Wie Gäste auf ihre Seite kommen.

projector-join = Ihre eigene Seite
projector-join-by-name = oder { $address }
projector-join-about = { $closed ->
    [yes] Sie zeigt jetzt die Regeln, und sobald der Abend eröffnet ist, Ihren Stuhl und Ihre Punktekarte.
   *[no] Sie zeigt Ihren Stuhl, Ihre Punktekarte und die Regeln.
}
projector-join-picture = QR-Code von { $address }
projector-phones = Ein Telefon für jeden Tisch
projector-phones-about = Ein Telefon je Tisch scannt das Bild seines Tisches. Oder geben Sie den Code hinter der Nummer ein, unter { $address }.
projector-phones-by-either = { $address } oder { $by_name }
projector-phones-picture = QR-Code von Tisch { $table }: { $link }
projector-phones-unreachable = Handys können noch nicht mitmachen. Die Konsole der Spielleitung sagt, warum.
projector-phones-signed-out = Dieser Bildschirm zeigt die Codes der Tische, sobald sich die Spielleitung an ihm anmeldet, unter { $address }.

# Das Ende eines Satzes, und die Auslosungen.

projector-end-of-set = Satz { $set } ist zu Ende
projector-draws = { GIVEN($drawn) ->
    [no] {""}
   *[yes] Gezogen: { $drawn } ·{" "}
}Niemand kann die Auslosungen von heute ändern: ihr Code ist { $commitment }

# Die Einblendung für einen Stream.

projector-overlay-title = headtable-Einblendung
projector-overlay-round = { pages-round-of-set } von { $rounds }
