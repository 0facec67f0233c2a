# Warum ein Signal stumm blieb. $signal ist die Glocke oder die Hupe.

command-retained = der Befehl war aufbewahrt: Ein Befehl darf nie für später liegen bleiben
command-expired = der Befehl ist { $age_ms } ms alt und gilt nur { $expires_ms } ms
command-from-future = der Befehl ist { $ahead_ms } ms vordatiert: Er geht nach einer anderen Uhr
no-living-engine = keine laufende Engine ist zu hören
other-engine = der Befehl kommt von der Engine „{ $quoted }“, aber „{ $living }“ läuft
other-round = der Befehl gilt für Runde „{ $quoted }“, aber gespielt wird „{ $current }“
no-lease = die Box hat keine Erlaubnis
other-lease = der Befehl nennt eine Erlaubnis, die die Box nicht mehr hat
already-sounded = der Befehl „{ $command }“ ist schon ertönt
other-boot = der kurze Ton nennt den Start „{ $quoted }“, aber dies ist „{ $current }“
round-in-play = eine Runde läuft: jetzt wird nichts getestet
no-such-signal = an dieser Box gibt es keine { $signal ->
    [bell] Glocke
   *[horn] Hupe
}
not-armed = die { $signal ->
    [bell] Glocke
   *[horn] Hupe
} ist gesperrt
muted = die { $signal ->
    [bell] Glocke
   *[horn] Hupe
} ist stummgeschaltet
still-sounding = die { $signal ->
    [bell] Glocke
   *[horn] Hupe
} ertönt noch
resting = die { $signal ->
    [bell] Glocke
   *[horn] Hupe
} ist vor { NUMBER($rested_s, minimumFractionDigits: 1, maximumFractionDigits: 1) } s verstummt und ruht { $shortest_gap_s } s
in-quiet-hours = Ruhezeit: { $start } bis { $end }
blasts-used-up = die { $signal ->
    [bell] Glocke
   *[horn] Hupe
} ist heute Abend { $most }-mal ertönt, öfter darf sie nicht; { reset-blasts }
reset-blasts = `headtable blasts --reset` zählt wieder von null
dose-used-up = mit der { $signal ->
    [bell] Glocke
   *[horn] Hupe
} kämen die letzten 24 Stunden auf { NUMBER($dose, style: "percent") } der Lärmdosis eines Tages; bei { NUMBER($most, style: "percent") } ist Schluss
board-missing = die Platine { $board } der { $signal ->
    [bell] Glocke
   *[horn] Hupe
} ist nicht da
board-failed = die Platine { $board } der { $signal ->
    [bell] Glocke
   *[horn] Hupe
} gehorcht nicht: { $why }
sent-too-late = { $line }: zu spät an der Reihe, oder niemand liest an der Leitung
line-gone = { $line }: die Leitung ist weg
