# Der Rundgang durch den Saal, bevor die Türen aufgehen: seine Anzeige, seine Zeilen und sein Blatt.

in-hall = im Saal
at-head-table = Haupttisch
at-other-table = Tisch { $table }

station-name = { $kind ->
    [bell] { $uid }, Glockentaste
    [die] { $uid }, Würfel { $die }
    [signal] { $uid }, { $signal ->
        [bell] Glocke
       *[horn] Hupe
    }
   *[pad] { $uid }
}
station-task = { $kind ->
    [bell] die Glockentaste drücken
    [die] Würfel { $die } allein werfen
    [signal] hinhören
   *[pad] EINS drücken
}
station-listen = hinhören: die { $signal ->
    [bell] Glocke
   *[horn] Hupe
} ertönt kurz; y, wenn Sie sie gehört haben, n, wenn nicht
station-request = { $place }: { $task } ({ $uid })
station-result = { $place }, { $name }: { $result ->
    [answered] hat geantwortet
    [skipped] übersprungen
    [failed] ausgefallen
    [left-out] ausgelassen
   *[open] nicht geprüft
}{ GIVEN($notes) ->
    [no] {""}
   *[yes] {" "}({ $notes })
}

earlier-press = das wurde schon vorher gedrückt oder geworfen; noch einmal, bitte
other-device-answered = { $uid } hat geantwortet; das gehört hierhin: { $place }
bell-button-pressed = das war die Glockentaste
other-button-pressed = das war eine andere Taste, nicht die Glocke
other-dice-moved = Würfel von { $uid } haben sich bewegt, und die gehören zu Tisch { $table }
other-die-moved = das war Würfel { $die }
die-shows = zeigt { $face }
nobody-heard = niemand hat sie gehört
would-start-round = das würde jetzt die Runde beginnen

walk-progress = { $done } von { $all } geprüft
walk-keys = s überspringen   a noch einmal   q beenden
walk-summary = { $answered } von { $tried } haben geantwortet{ $left_out ->
    [0] {""}
   *[other] , { $left_out } ausgelassen
}{ $bad ->
    [0] {""}
    [one] , um { $bad } muss sich jemand kümmern
   *[other] , um { $bad } muss sich jemand kümmern
}
walk-ended = { $summary }{ GIVEN($sheet) ->
    [no] {""}
   *[yes] ; das Blatt ist { $sheet }
}

walk-without-box = die Box { $box } läuft nicht; so startet sie: headtable box, oder sudo systemctl start headtable-box
walk-without-engine = keine Engine läuft, { walk-full-length }; so startet sie: headtable engine, oder sudo systemctl start headtable-engine
walk-without-lease = die Box { $box } hört keine Engine, { walk-full-length }; was beide dazu sagen: journalctl -u 'headtable-*'
walk-full-length = und ohne sie ließe die Taste am Haupttisch Glocke und Hupe in voller Länge ertönen
presses-would-count = { $phase ->
    [playing] eine Runde läuft
    [called] eine Runde läuft
    [seating] gerade werden die Plätze ausgewürfelt
    [settling] gerade wird gestochen
   *[final] das Finale läuft
}: Was jetzt gedrückt wird, würde zählen; machen Sie den Rundgang, bevor der Abend beginnt, oder zwischen zwei Runden

sheet-title = Rundgang, { $venue }, { $when }
sheet-heading = Rundgang: { $venue }
sheet-where = wo
sheet-what = was
sheet-task = zu tun
sheet-result = Ergebnis
sheet-time = Uhrzeit
sheet-outcome = { $result ->
    [answered] hat geantwortet
    [skipped] übersprungen: hat nicht geantwortet
    [failed] ausgefallen
    [left-out] ausgelassen
   *[open] nicht geprüft
}
sheet-walked-by = gegangen von
sheet-repaired-by = in Ordnung gebracht von
sheet-unwritable = das Blatt { $file } lässt sich nicht schreiben: { $error }
