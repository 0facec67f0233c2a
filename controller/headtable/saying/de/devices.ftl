# Was die Seiten von Geräten sagen; die Befehle sprechen weiter Englisch.

table-fixed = { $uid } lässt sich hier nicht versetzen: Seine Aufgabe und sein Tisch stehen in headtable.toml
device-placed = { $uid }: Die Spielleitung hat ihm im Browser Tisch { $table } gegeben; in headtable.toml { GIVEN($before) ->
    [no] steht es nicht
   *[yes] steht Tisch { $before }
}
device-named = { $uid } heißt „{ $name }“
never-heard = hat sich nie gemeldet: Ist es eingesteckt?
box-away = die Box { $box } ist weg
device-away = weg
trouble-reported = { $trouble }
device-without-table = hat keinen Tisch
battery-weak = Batterie bei { $percent } %
presses-dropped = { $dropped ->
    [one] { $dropped } Tastendruck verloren
   *[other] { $dropped } Tastendrücke verloren
}
