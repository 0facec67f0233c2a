# Der Saal auf einen Blick, an der Konsole: jeder Tisch, wie weit der Abend ist, und wann er endet.

glance-title = Saal
glance-now = { $semi ->
    [yes] Halbfinale, Runde { $round } von { $rounds }
   *[no] Satz { $set } von { $sets }, Runde { $round } von { $rounds }
}, { $phase }
glance-ends = Der Abend endet gegen { $time }.
glance-not-yet = Wann der Abend endet, ist nach seiner ersten beendeten Runde bekannt.
glance-counts-on = Das beruht auf { $rounds ->
    [one] 1 beendeten Runde
   *[other] { $rounds } beendeten Runden
} von etwa { glance-round }{ $walk ->
    [no] {""}
   *[yes] , auf Tischwechseln von etwa { glance-walk }
}, auf { $to_come ->
    [one] 1 Runde, die noch kommt
   *[other] { $to_come } Runden, die noch kommen
}{ glance-breaks }{ $final ->
    [yes] , und auf dem Finale als einer Runde mehr
   *[no] {""}
}.
glance-round = { $round_min ->
    [one] 1 Minute
   *[other] { $round_min } Minuten
}
glance-walk = { $walk_min ->
    [one] 1 Minute
   *[other] { $walk_min } Minuten
}
glance-breaks = { $breaks ->
    [0] {""}
    [one] , auf 1 Pause von { COUNT("minute", $breaks_min) }
   *[other] , auf { $breaks } Pausen von { COUNT("minute", $breaks_min) }
}
glance-skip-round = Eine Runde weniger spart etwa { $minutes } min.
glance-skip-set = Ein Satz weniger spart etwa { $minutes } min.
glance-engine-silent = Die Engine meldet sich nicht: Was hier steht, kann veraltet sein.
glance-all-heard = Alles ist verbunden.
glance-table = Tisch { $table }
glance-phase = { $phase ->
    [ready] wartet auf den Beginn der Runde
    [first-roll] würfelt, wer beginnt
    [rolling] spielt
    [last-lap] letzte Würfe
    [waits-for-call] ein { claim-bunco } ist noch zu rufen
    [waits-for-sheet] wartet auf den Zettel
    [roll-off] Gleichstand, Stechen
    [tie-break] Gleichstand, spielt weiter
    [host-decides] Gleichstand, die Spielleitung entscheidet
   *[done] fertig
}
glance-rung = { $rung ->
    [dice] mit Würfeln
    [pad] mit Tastenfeld
    [phone] mit Telefon
    [none] kein Gerät: mit seinem Zettel
   *[paper] auf Papier
}
glance-silent = { $name } { $gone ->
    [yes] ist weg
   *[no] ist stumm
}{ GIVEN($minutes) ->
    [no] {""}
   *[yes] , zuletzt gehört { $minutes ->
        [0] gerade eben
        [one] vor 1 Minute
       *[other] vor { $minutes } Minuten
    }
}
glance-help = bittet um Hilfe
glance-phones = { $phones ->
    [0] kein Telefon
    [one] 1 Telefon
   *[other] { $phones } Telefone
}
glance-call-it = ein { claim-bunco } ist noch zu rufen
glance-still-plays = { $count ->
    [one] spielt noch
   *[other] spielen noch
}: { $players }
