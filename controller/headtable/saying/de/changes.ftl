# Änderungen des Vergangenen an der Konsole: was jede bewirkt, und der Tipp, der sie zurücknimmt.

changes-looking = Es wird geprüft, was sich dadurch ändert …
changes-incomplete = Füllen Sie die Felder aus, um zu sehen, was sich dadurch ändert.
changes-nothing-else = Sonst ändert sich dadurch nichts.
changes-unknown = Was sich dadurch ändert, ist nicht bekannt: { $error }
changes-cut-off = Die Box ist nicht erreichbar, deshalb lässt sich jetzt nichts ändern. Sobald sie antwortet, geht es hier von selbst weiter.
changes-impossible = Nicht möglich: der Grund steht oben.
changes-without-effect = Der Knopf ist grau, weil oben „bleibt gültig“ gewählt ist: Das ändert nichts. Zum Fortfahren wählen Sie „wird ab … verworfen“.
changes-not-ticked = Haken Sie zuerst das Kästchen mit dem roten Rand an.
changes-all-the-same = Trotzdem tun
changes-lost = Ja, das geht verloren: { $opening ->
    [yes] die Eröffnung des Abends, { changes-lost-rounds }
   *[no] { changes-lost-rounds }
}
changes-lost-rounds = { $rounds ->
    [0] {""}
    [one] 1 Runde,{" "}
   *[other] { $rounds } Runden,{" "}
}{ $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
}
changes-at-one-tap = { $made ->
    [change] Diese Änderung zurücknehmen
   *[taken-back] Diese Änderung wiederholen
}
changes-at-one-tap-do = { $made ->
    [change] Zurücknehmen
   *[taken-back] Wiederholen
}
changes-taking-back = { $change }, { $made ->
    [change] zurückgenommen
   *[taken-back] wiederholt
}
