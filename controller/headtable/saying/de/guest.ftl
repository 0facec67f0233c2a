# Die eigene Seite eines Gastes.

guest-title = Mein Bunco-Abend
guest-scoreboard = Die Anzeigetafel für alle

# Wer der Gast ist.

guest-who = Wer sind Sie?
guest-who-what = Wählen Sie Ihren Namen. Nur dieser Browser merkt ihn sich, und Sie können ihn ändern.
guest-not-listed = { $player } steht heute Abend nicht auf der Liste. Wählen Sie Ihren Namen neu, oder fragen Sie die Spielleitung, wie er geschrieben ist.
guest-no-list = Die Namen erscheinen hier, wenn die Spielleitung den Abend eröffnet.
guest-type-name = Tippen Sie einen Teil Ihres Namens
guest-fitting = { $names ->
    [0] Kein Name von heute Abend enthält diese Buchstaben.
    [one] 1 Name
   *[other] { $names } Namen
}{ $more ->
    [0] {""}
   *[other] ; die ersten { $shown } stehen hier: Tippen Sie mehr Buchstaben
}
guest-choose-again = Ich bin jemand anders

# Bevor der Abend eröffnet ist.

guest-before-when = { GIVEN($day) ->
    [no] {""}
   *[yes] { $day }.{" "}
}{ GIVEN($place) ->
    [no] {""}
   *[yes] { $place }.{" "}
}Der Abend beginnt, wenn die Spielleitung ihn eröffnet.
guest-before-name = Auf diesem Telefon sind Sie { $player }. Wenn der Abend eröffnet ist, sucht diese Seite den Namen auf der Liste.
guest-before-nobody = Wenn der Abend eröffnet ist, wählen Sie hier Ihren Namen. Ob Sie auf der Liste stehen, sagt Ihnen jetzt schon die Spielleitung.
guest-before-later = Dann zeigt diese Seite Ihren Tisch, Ihren Stuhl und Ihren Partner, und später Ihre Punktekarte und Ihre Preise.

# Der Stuhl, jetzt und danach.

guest-now = Jetzt
guest-seat-lead = { $way ->
    [goes] Gehen Sie an
    [stays] Bleiben Sie an
    [sits] Setzen Sie sich an
   *[plays] Sie spielen an
}
guest-seat = Tisch { $table }, Stuhl { $chair }
guest-head-table = Haupttisch
guest-partner = Im Team mit
guest-against = Gegen
guest-mark = { $next ->
    [yes] Als Nächstes
   *[no] Wir würfeln
}
guest-points = Punkte
guest-points-of-both = { $own } zu { $others }

# Was am Tisch des Gastes geschieht.

guest-table-play = { $phase ->
    [first-roll] Die Würfel entscheiden, wer beginnt.
    [rolling] { $rolls }.
    [last-lap] Die Glocke hat geläutet: letzte Würfe. { $rolls }.
    [waits-for-call] Die Glocke hat geläutet. Ein { claim-bunco } darf noch gerufen werden.
    [waits-for-sheet] Die Runde ist hier zu Ende. Der Zettel Ihres Tisches geht an die Spielleitung.
    [tie-break] Gleichstand! Es wird weitergewürfelt: { $rolls }.
    [roll-off] Gleichstand! Ein Würfel für jedes Team, gleichzeitig geworfen.
    [host-decides] Gleichstand! Die Spielleitung entscheidet.
    [done] Die Runde ist hier zu Ende.
   *[ready] Die Runde hat noch nicht begonnen.
}
guest-you-roll = Sie würfeln{ GIVEN($ghost) ->
    [no] {""}
   *[yes] {" "}für { $ghost }
}
guest-call-it = { $own ->
    [yes] Rufen Sie!
   *[no] { $player }: ausrufen!
}
guest-round-over = { $won ->
    [yes] Sie haben diese Runde gewonnen
   *[no] Sie haben diese Runde verloren
}: { $own } zu { $others }. Andere Tische spielen vielleicht noch.

# Worauf alle warten.

guest-closed = Die Spielleitung hat den Abend noch nicht eröffnet.
guest-seating = Alle würfeln um ihre Tische.
guest-no-chair = Sie haben in dieser Runde keinen Stuhl. Wenn das nicht stimmt, fragen Sie die Spielleitung.
guest-not-in-semi-final = Das Halbfinale läuft, und Sie spielen nicht mit.
guest-not-in-semi-final-next = Nach der Pause kommt das Halbfinale, und Sie spielen nicht mit.
guest-paused = Die Spielleitung hat den Abend angehalten{ GIVEN($why) ->
    [no] {""}
   *[yes] : { $why }
}.
guest-break = Pause: { $what }.
guest-after-break = Nach der Pause: Suchen Sie Ihren Stuhl.
guest-starts-in = Die Runde beginnt in { $left }.
guest-time-left = Restzeit: { $left }
guest-break-left = Die Pause endet in { $left }.
guest-own-table = Ihren Tisch
guest-roll-off = { $part ->
    [rolls] Werfen Sie { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    } im Stechen um { $what }, und sagen Sie der Spielleitung das Ergebnis.
    [sure] Sie haben { $what }.
    [rolled] Sie haben um { $what } gewürfelt. Andere würfeln noch.
    [out] Jetzt würfeln andere um { $what }.
    [host] Die Spielleitung entscheidet über { $what }.
   *[none] Im Stechen geht es um { $what }.
}

# Das Halbfinale, das Finale und das Ende.

guest-in-semi-final = Sie sind im Halbfinale. { $place }.
guest-in-final = Sie sind im Finale. { $place }.
guest-final-elsewhere = Das Finale wird am Haupttisch gewürfelt.
guest-final-rolls = { $rolls }. Lauter gleiche Würfel gewinnen den Hauptpreis.
guest-over = Der Abend ist zu Ende. { $winner ->
    [you] Sie haben den Hauptpreis gewonnen!
    [nobody] Danke fürs Mitspielen!
   *[other] { $player } hat den Hauptpreis gewonnen.
}
guest-prize = Sie haben einen Preis. { $prize }.

# Die Regeln des Abends.

guest-rules = Die Regeln von heute Abend

# Die Punktekarte.

guest-card = Meine Karte
guest-card-semi-final = Diese Zahlen zählen nur das Halbfinale.
guest-card-left-out = Die Rangliste zählt jetzt nur das Halbfinale.
guest-card-of-others = { $rounds ->
    [one] Auf dieser Karte hat jemand anders 1 weitere Runde gespielt.
   *[other] Auf dieser Karte hat jemand anders { $rounds } weitere Runden gespielt.
}
guest-wins = Siege
guest-losses = Niederlagen
guest-minis = Minis
guest-place = Rang
guest-place-of = { $place } von { $players }
guest-partners = Bisher im Team mit: { $partners }
guest-partner-often = { $partner } ({ $times }-mal)
guest-no-rounds = Noch ist keine Runde zu Ende.
guest-round = { $which } · Tisch { $table }
guest-round-ended = { $won ->
    [yes] Gewonnen
   *[no] Verloren
} { $own } zu { $others }{ $how ->
    [mark] , erster Treffer
    [roll-off] , nach Stechen
    [host] , Entscheid der Spielleitung
    [draw] , durch das Los
    [played] , wie gespielt
   *[points] {""}
}
guest-round-people = mit { $partner } gegen { AND($opponents) }
