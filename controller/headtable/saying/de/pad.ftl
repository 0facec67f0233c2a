# Das Telefon als Tastenfeld eines Tisches.

pad-title = headtable-Tastenfeld
pad-table = Tisch
pad-head-table = Haupttisch
pad-take-over = Mit diesem Telefon übernehmen
pad-table-code = Der Code des Tisches
pad-teams-part = die Teams
pad-news-part = Meldungen
pad-roll-off-part = Stechen

# Die Tasten.

pad-help = Hilfe
pad-one = eins
pad-two = zwei
pad-mini = Mini
pad-bunco = BUNCO
pad-three = drei
pad-wipe = Pleite
pad-pass = nichts
pad-pass-what = Würfel weiter
pad-cocked = schräg
pad-floor = am Boden
pad-dice-again = alle neu
pad-call = ausrufen!
pad-decline = Zug beenden
pad-redo = zurückholen

# Dieses Telefon und der Tisch.

pad-removed = Die Spielleitung hat dieses Telefon entfernt.
pad-renewed = Die Spielleitung hat den Code dieses Tisches erneuert.
pad-another-night = Ein anderer Abend hat begonnen, mit anderen Codes.
pad-other-table = Dieses Telefon ist für Tisch { $own } angemeldet. Um für Tisch { $table } zu sprechen, geben Sie dessen Code ein.
pad-needs-code = { GIVEN($out) ->
    [no] {""}
   *[yes] { $out }{" "}
}Um für Tisch { $table } zu sprechen, scannen Sie seinen QR-Code oder geben Sie seinen Code ein.
pad-shut-out = An diesem Tisch zählt { $rung ->
    [pad] nur sein Tastenfeld
   *[paper] nur der Zettel
}: Telefone sind ausgesperrt.
pad-other-phone = { pad-not-counted }Ein anderes Telefon, „{ $phone }“, ist das Tastenfeld dieses Tisches.
pad-other-buttons = { pad-not-counted }Das Tastenfeld { $pad } spricht für diesen Tisch. Wenn Sie übernehmen, zählt es erst wieder, wenn die Spielleitung es zulässt.
pad-not-counted = { $counted ->
    [no] Das wurde nicht gezählt.{" "}
   *[yes] {""}
}
pad-this-phone = Auf der Liste der Spielleitung heißt dieses Telefon „{ $phone }“.
pad-screen = Dieses Telefon schaltet mitten im Spiel vielleicht den Bildschirm aus. Stellen Sie in den Einstellungen die automatische Sperre auf eine längere Zeit.
pad-screen-told = OK

# Was gedrückt wurde, und was daraus wurde.

pad-last-press = Ihre letzte Eingabe
pad-look-at-tally = Sehen Sie am Stand, ob Ihre letzte Eingabe gezählt hat
pad-given-up = { $words }: aufgegeben; sehen Sie am Stand, ob es gezählt hat
pad-presses-wait = { $presses ->
    [one] 1 Eingabe wartet
   *[other] { $presses } Eingaben warten
}: { $error }; neuer Versuch
pad-waiting-title = Wartende Eingaben
pad-waiting-title-after = Was daraus wurde
pad-waiting-how = Sie werden in dieser Reihenfolge gesendet, sobald das Netz wieder da ist.
pad-waiting-full = Dieses Telefon behält höchstens { $most } Eingaben. Schreiben Sie die nächsten Würfe auf Papier.
pad-press-waits = { $words }: wartet seit { $minutes ->
    [0] {""}
   *[other] { $minutes } min{" "}
}{ $seconds } s
pad-heard = Der Ausruf wurde gehört
pad-undone = Zurückgenommen
pad-redone = Zählt wieder
pad-help-asked = Die Spielleitung wurde um Hilfe gebeten
pad-thrown-again = { $words }: { pad-dice-again }
pad-counted = { $words }: gezählt
pad-took-over = Dieses Telefon ist jetzt das Tastenfeld dieses Tisches
pad-first-dice = die Würfel, wer beginnt
pad-send-dice = diese Würfel senden
pad-send-roll-off = das Stechen senden
pad-roll-off = Stechen { $a } gegen { $b }
pad-tied-again = { $words }: wieder Gleichstand. Jedes Team wirft noch einmal
pad-undo-last = letzten Wurf zurücknehmen

# Welche Runde es ist.

pad-over = Der Abend ist zu Ende
pad-final = Das Finale
pad-round = { pages-round-of-set }{ pad-round-mark }
pad-round-mark = { GIVEN($mark) ->
    [no] {""}
   *[yes] {" "}· { $mark } würfeln
}

# Worauf alle warten.

pad-host-comes = Die Spielleitung ist gerufen.
pad-paused = Angehalten: { $why }
pad-paused-until = Angehalten: Nichts zählt, bis die Spielleitung den Abend weitergehen lässt.
pad-break = Pause: { $what }{ GIVEN($left) ->
    [no] {""}
   *[yes] , noch { $left }
}
pad-phone-stays = Die Runde ist zu Ende. Lassen Sie dieses Telefon an Tisch { $table }.
pad-time-up = Die Zeit ist um: Die Runde geht weiter.
pad-starts-in = Die Runde beginnt in { $left }
pad-time-left = Restzeit: { $left }
pad-roll-for = { AND($players) }: { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
} im Stechen um { $what }; sagen Sie der Spielleitung das Ergebnis.
pad-host-decides = Die Spielleitung entscheidet über { $what }.
pad-others-roll = { $count ->
    [one] { $who } würfelt um { $what }.
   *[other] { $who } würfeln um { $what }.
}
pad-people = { $people } Personen

# Wer an der Reihe ist.

pad-closed = Die Spielleitung hat den Abend noch nicht eröffnet.
pad-no-table = Tisch { $table } gibt es heute Abend nicht: Es gibt die Tische 1 bis { $tables }.
pad-not-started = Die Runde hat noch nicht begonnen.
pad-first-roll = Wer beginnt? Je ein Würfel für { $players }; der höchste beginnt.
pad-turn = { $rolls }.
pad-last-roll = Letzter Wurf: { $worth }.
pad-last-rolls = Die Glocke hat geläutet: letzte Würfe. { $rolls }{ GIVEN($later) ->
    [no] {""}
   *[yes] , dann { $later }
}.
pad-tie-break = Gleichstand! Es wird weitergewürfelt: { $rolls }.
pad-waits-for-sheet = Die Runde ist zu Ende. Geben Sie der Spielleitung Ihren Zettel.
pad-nobody-scored = Hat hier niemand gepunktet, tippen Sie auf „nichts“.
pad-tied-host = Gleichstand! Die Spielleitung entscheidet.
pad-tied-dice = Gleichstand! Ein Würfel für jedes Team, gleichzeitig geworfen.
pad-round-over = Die Runde ist hier zu Ende.
pad-round-goes-on = Die Runde geht { $where ->
    [group] an allen Tischen dieser Gruppe
   *[hall] an allen Tischen
} weiter.
pad-undo-reopens = „rückgängig“ nimmt die Glocke zurück: Die Runde geht { $where ->
    [group] an allen Tischen dieser Gruppe
   *[hall] an allen Tischen
} weiter.
pad-dice-show = Die Würfel zeigen { SPACED($faces) }: Das zählt, wenn Sie es nicht rückgängig machen oder noch einmal werfen.
pad-all-again = Alle Würfel noch einmal{ $strikes ->
    [0] {""}
   *[other] {" "}(neben dem Tisch: { $strikes })
}.
pad-uncalled = Das { claim-bunco } von { $player } wurde nicht gerufen; nur die Spielleitung kann es noch zählen lassen.
pad-called-falsely = { $player } hat gerufen, aber es gab kein { $bunco }. { GIVEN($lost) ->
    [no] Es gehen keine Punkte verloren.
   *[yes] Das Team verliert { COUNT("point", $lost) }.
}
pad-called-for-nothing = { $player } hat gerufen, aber es gab kein { $bunco }. Es ändert sich nichts.
pad-no-answer = noch keine Antwort
pad-call-it = { $player }: ausrufen!
pad-call-now = Die Runde ist zu Ende. { $player }: jetzt ausrufen! Wenn nicht gerufen wurde, drücken Sie „nichts“.
pad-final-elsewhere = Das Finale wird am Haupttisch gewürfelt.
pad-final-turn = Das Finale: { $player } würfelt. Sind alle Würfel gleich, egal welche Zahl: { claim-bunco } drücken, sonst „nichts“.
pad-winner = Der Abend ist zu Ende. { $winner } hat den Hauptpreis gewonnen.
pad-thanks = Der Abend ist zu Ende. Danke fürs Mitspielen!
