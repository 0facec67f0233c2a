# Die Seiten der Geräte und des Rundgangs, für die Spielleitung.

hall-devices-link = Geräte
hall-console-link = Konsole der Spielleitung
hall-walk-link = Rundgang
hall-title = headtable-Geräte
hall-heading = Geräte
hall-status-wait = Die Geräte haben sich noch nicht gemeldet.
hall-none = Noch hat sich kein Gerät gemeldet. Ist eines eingesteckt?
hall-counted = { $all ->
    [one] { $online } von 1 Gerät ist da.
   *[other] { $online } von { $all } Geräten sind da.
}
hall-box-gone = Die Verbindung zur Box { $box } ist abgerissen.

## Signale

hall-signals = Glocke und Hupe
hall-no-signals = Keine Box hier hat eine Glocke oder eine Hupe.
hall-signal-name = { $signal ->
    [bell] Glocke
   *[horn] Hupe
}{ $many ->
    [yes] {" "}der Box { $box }
   *[no] {""}
}
hall-signal-state = { $state ->
    [sounding] Sie ertönt gerade.
    [off-by-file] headtable.toml schaltet sie ab, und keine Seite schaltet sie ein.
    [disarmed] Sie ist gesperrt: Sie bleibt stumm, bis die Spielleitung sie freigibt.
    [muted] Sie ist stummgeschaltet: Sie bleibt vorerst stumm.
    [both] Sie ist gesperrt und stummgeschaltet.
   *[ready] Sie darf ertönen.
}
hall-test = Testen …
hall-test-do = Testen
hall-test-title = { $signal ->
    [bell] Die Glocke
   *[horn] Die Hupe
} testen?
hall-test-what = Sie ertönt ganz kurz. Ist niemand in ihrer Nähe?
hall-test-done = { $signal ->
    [bell] Die Glocke
   *[horn] Die Hupe
} ist kurz ertönt.
hall-mute = Stummschalten
hall-unmute = Ton einschalten …
hall-unmute-do = Ton einschalten
hall-disarm = Sperren
hall-arm = Freigeben …
hall-arm-do = Freigeben
hall-arm-title = { $signal ->
    [bell] Die Glocke
   *[horn] Die Hupe
} wieder ertönen lassen?
hall-arm-what = Von jetzt an ertönt sie, wenn eine Runde abgeläutet wird.
hall-switched = Erledigt: Die Box hält sich daran, auch nach einem Neustart.

hall-quiet = Ruhezeit der Hupe
hall-quiet-about = Nach der Uhr im Saal. Die Hupe ist dann stumm; die Glocke und die Lampen sind es nicht.
hall-quiet-from = von
hall-quiet-until = bis
hall-quiet-set = Setzen
hall-quiet-end = Keine Ruhezeit
hall-quiet-now = Die { hall-horn-of } ist von { $start } bis { $end } stumm.
hall-horn-of = Hupe{ GIVEN($box) ->
    [no] {""}
   *[yes] {" "}der Box { $box }
}
hall-quiet-none = Die { hall-horn-of } hat keine Ruhezeit.

## Die Liste

hall-list = Alle Geräte
hall-device-where = { GIVEN($table) ->
    [no] kein Tisch
   *[yes] Tisch { $table }
}{ $bell ->
    [yes] , mit der Taste für die Glocke
   *[no] {""}
}
hall-device-what = Modell { $model }, Firmware { $firmware }
hall-device-presence = { $online ->
    [yes] da
   *[no] weg
}
hall-device-heard = { GIVEN($minutes) ->
    [no] noch nichts gehört
   *[yes] zuletzt gehört: { $minutes ->
        [0] gerade eben
        [one] vor { $minutes } Minute
       *[other] vor { $minutes } Minuten
    }
}
hall-device-battery = Batterie { $percent } %
hall-device-silent = Stumm: Es hat sich lange nicht gemeldet.
hall-device-details = Einzelheiten für die Reparatur
hall-device-counts = Nachrichten: { $heard } gehört, { $repeated } wiederholt, { $garbled } beschädigt, { $late } verspätet. Tastenprellen: { $bounces }
hall-device-placed = Die Spielleitung hat ihm hier diesen Tisch gegeben{ GIVEN($before) ->
    [no] {""}
   *[yes] ; in headtable.toml hat es Tisch { $before }
}.
hall-device-die = Würfel { $die } { WORD("die-state", $state) }
hall-identify = Blinken lassen
hall-identified = { $uid } blinkt einen Moment.
hall-rename = Benennen …
hall-rename-title = Wie heißt { $uid }?
hall-rename-what = Alle sehen diesen Namen neben dem auf dem Etikett. Die Box behält ihn, auch nach einem Neustart.
hall-rename-name = Name (leer: keiner)
hall-rename-do = So nennen
hall-renamed = { GIVEN($name) ->
    [no] { $uid } hat jetzt keinen eigenen Namen.
   *[yes] { $uid } heißt jetzt „{ $name }“.
}
hall-firmware = Neue Firmware …
hall-firmware-title = { $uid } Firmware { $to } geben?
hall-firmware-what = Jetzt hat es { $from }. Die neue wartet das Ende einer Runde ab, und die alte bleibt, bis sich die neue bewährt hat.
hall-firmware-do = Geben
hall-firmware-begun = Die Box kümmert sich um { $uid }. Die Liste sagt, wie weit sie ist.
hall-update = { $state ->
    [waiting] Neue Firmware: Sie wartet, bis die Runde vorbei ist.
    [sending] Neue Firmware: { $percent } % sind da.
    [trial] Neue Firmware: Alles ist da, und das Gerät probiert sie aus.
    [done] Die neue Firmware läuft.
   *[failed] Die neue Firmware ist gescheitert, und die vorige läuft wieder. Der Grund steht im Protokoll der Box.
    [interrupted] Es ist mitten in der Erneuerung neu gestartet. Die vorige Firmware läuft; versuchen Sie es noch einmal.
    [silent] Es antwortet nicht mehr. Die vorige Firmware ist noch da. Nimmt sie keine neue über die Leitung an, dann bringen Sie diese über USB.
    [unanswered] Seine Box sagt nichts mehr davon. Sehen Sie nach, ob die Box läuft, und versuchen Sie es noch einmal.
    [busy] Gerade bekommt ein anderes Gerät neue Firmware. Versuchen Sie es danach noch einmal.
    [unknown-model] Für dieses Gerät darf keine Box Firmware bringen. Bringen Sie sie über USB.
    [no-key] Es hat keinen Schlüssel, und ohne ihn geht es über keine Leitung. Geben Sie ein: headtable devices enrol { $uid }
    [no-tree] Seine erste Firmware muss über USB kommen. Geben Sie ein: headtable firmware flash
    [on-trial] Es probiert schon eine neue Firmware aus. Versuchen Sie es in einer Minute noch einmal.
    [signature] Es hat einen anderen Schlüssel als seine Box. Geben Sie ein: headtable devices enrol { $uid }
    [damaged] Die neue Firmware ist nicht heil angekommen. Die vorige läuft; versuchen Sie es noch einmal.
    [older] Seine Box hat eine ältere Firmware als das Gerät. Installieren Sie auf der Box ein neueres headtable.
    [other-model] Es ist ein anderes Modell, als es sagt. Bringen Sie seine Firmware über USB.
    [other-board] Für seine Platine gibt es keine Firmware.
    [no-room] Sein Speicher ist voll oder defekt. Die vorige Firmware läuft.
}
hall-place = Tisch ändern …
hall-place-first = Einen Tisch geben …
hall-place-title = Welcher Tisch für { $uid }?
hall-place-what = Seine Box behält ihn, auch nach einem Neustart. In einer Runde zählt sofort am neuen Tisch, was gedrückt wird.
hall-place-table = Tisch
hall-place-bell = Seine Glockentaste läutet die Glocke (nur am Haupttisch)
hall-place-do = Diesen Tisch geben
hall-placed = { $uid } ist jetzt an Tisch { $table }.

## Telefone

hall-phones = Telefone
hall-no-phones = Kein Telefon ist angemeldet.
hall-phone = Tisch { $table }: { $kind } { $phone }, zuletzt gemeldet: { $minutes ->
    [0] gerade eben
    [one] vor { $minutes } Minute
   *[other] vor { $minutes } Minuten
}

## Der Rundgang

hall-walk-title = headtable-Rundgang
hall-walk-heading = Rundgang
hall-walk-about = Gehen Sie von Tisch zu Tisch, und drücken Sie auf jedem Tastenfeld eine beliebige Taste. Was ankommt, wird hier abgehakt. Es zählt für keinen Abend.
hall-walk-begin = Beginnen
hall-walk-again = Noch einmal beginnen
hall-walk-end = Beenden …
hall-walk-end-do = Beenden
hall-walk-end-title = Den Rundgang beenden?
hall-walk-end-what = Was bisher geantwortet hat, wird vergessen.
hall-walk-ended = Der Rundgang ist beendet: { $why }
hall-walk-nothing = Gerade läuft kein Rundgang.
hall-walk-progress = { $done } von { $all } geprüft
hall-walk-result = { $result ->
    [answered] gehört
    [failed] fehlgeschlagen
    [skipped] übersprungen
    [left-out] ausgelassen
   *[open] noch nicht gehört
}
hall-walk-signals = Glocke und Hupe, zum Schluss
hall-walk-heard = Ich habe sie gehört
hall-walk-unheard = Ich habe sie nicht gehört
