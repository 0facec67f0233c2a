# Die Regelkarte: ein Regelwerk in einfachen Sätzen für Gäste, und worin sich zwei Regelwerke unterscheiden.

card-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
card-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
card-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
card-time = { $seconds ->
    [0] { card-minutes }
   *[other] { $minutes ->
        [0] { card-seconds }
       *[other] { card-minutes } und { card-seconds }
    }
}
card-signal = { $signal ->
    [bell] die Glocke
   *[horn] die Hupe
}

# Die Überschriften

card-part = { WORD("card-part", $part) }
card-part-night = Der Abend
card-part-points = Punkte
card-part-turn = Ihr Zug
card-part-legal = Gültige Würfe
card-part-bell = Die Glocke
card-part-winners = Sieg und Gleichstand
card-part-walk = Ihr nächster Tisch
card-part-ghosts = Geister und Stühle
card-part-score-card = Ihre Punktekarte
card-part-roll-offs = Stechen
card-part-final = Das Finale
card-part-traveler = Der Wanderwürfel
card-part-prizes = Preise
card-part-time = Pausen und Zeit
card-part-examples = Zum Beispiel

# Der Abend

card-partners = Je vier sitzen an einem Tisch; Sie und die Person Ihnen gegenüber sind ein Team.
card-sets = Der Abend hat { $sets ->
    [one] einen Satz
   *[other] { SPELLED($sets) } Sätze
}.
card-rounds = Ein Satz hat { $rounds ->
    [one] eine Runde
   *[other] { SPELLED($rounds) } Runden
}, jede mit einer Zahl, die Punkte bringt, der Zahl der Runde: { $rounds ->
    [1] Einsen in Runde 1
    [2] Einsen in Runde 1 und Zweien in Runde 2
    [3] Einsen in Runde 1, Zweien in Runde 2 und Dreien in Runde 3
   *[other] Einsen in Runde 1, Zweien in Runde 2 und so weiter bis zu { WORD("mark", $rounds) }
}.
card-dice = Sie werfen immer { $dice ->
    [one] einen Würfel
   *[other] { SPELLED($dice) } Würfel auf einmal
}{ $sides ->
    [6] {""}
   *[other] , mit je { SPELLED($sides) } Seiten
}.

# Punkte

card-worths-on-mark = { JOINED($worths, "; ") }.
card-worth-on-mark = { $worth ->
    [one] Ein Würfel mit der Zahl der Runde
    [two] zwei
   *[three] drei
}: { card-points }
card-worth-of-bunco = Alle { SPELLED($dice) } Würfel mit der Zahl der Runde sind { $a_bunco }: { card-points }.
card-worth-of-mini = { CAPITAL(SPELLED($dice)) } gleiche Würfel mit einer anderen Zahl{ GIVEN($spared) ->
    [no] {""}
   *[yes] , außer { WORD("mark", $spared) },
} sind ein Mini: { card-points }.
card-snake-eyes = Vorsicht bei { SPELLED($dice) } { WORD("mark", $face) }: Sie kosten Ihr Team { $loses ->
    [turn] die Punkte Ihres Zuges
   *[round] alle seine Punkte der Runde
}{ $spared ->
    [no] {""}
   *[yes] ; in Runde { $face } sind sie { $a_bunco }
}.
card-worth-of-miss = Jeder andere Wurf ist ein Fehlwurf und bringt nichts.

# Ihr Zug

card-first-rollers-chosen = Jeder Tisch bestimmt, wer beginnt.
card-first-roller = { $first_roller ->
    [table_chooses] Nach der ersten Runde bestimmt jeder Tisch, wer beginnt.
    [scorekeeper] An jedem Tisch beginnt, wer die Punkte schreibt.
   *[last_stayer] Von denen, die an Ihrem Tisch geblieben sind, beginnt, wer zuletzt gewürfelt hat.
}
card-first-chair-keeps-score = Die Punkte schreibt, wer auf dem ersten Stuhl sitzt; ein Geist schreibt keine, also tut es die nächste Person.
card-nobody-stayed = Wenn niemand geblieben ist, bestimmt der Tisch, wer beginnt.
card-first-round = { $first_round ->
    [table_chooses] In der allerersten Runde bestimmt der Tisch, wer beginnt.
   *[dice] In der allerersten Runde entscheiden die Würfel, wer beginnt: An jedem Tisch werfen alle einen Würfel, der höchste beginnt, und bei Gleichstand wird noch einmal geworfen.
}
card-turn-never-ends = Kein Wurf beendet Ihren Zug: Sie behalten die Würfel, solange Ihr Tisch spielt.
card-turn-ends-by-miss = Solange Sie punkten, würfeln Sie weiter; ein Fehlwurf beendet Ihren Zug.
card-turn-ends = Ihr Zug endet durch { OR($rolls) }; nach jedem anderen Wurf würfeln Sie weiter.
card-roll = { $worth ->
    [miss] einen Fehlwurf
    [one] einen Würfel mit der Zahl der Runde
    [two] zwei Würfel mit der Zahl der Runde
    [three] drei Würfel mit der Zahl der Runde
    [mini] { SPELLED($dice) } gleiche Würfel mit einer anderen Zahl
    [bunco] { $a_bunco }
   *[wipe] { SPELLED($dice) } { WORD("mark", $face) }
}
card-pass-left = Dann gehen die Würfel an die Person links von Ihnen.

# Was zu rufen ist

card-bunco-uncalled-counts = { CAPITAL($a_bunco) } zählt, auch wenn niemand es ruft.
card-bunco-called = Rufen Sie „{ claim-bunco }!“, { $until ->
    [next_throw] bevor wieder geworfen wird
   *[turn_ends] bevor Ihr Zug endet
}: Ohne Ruf { $points ->
    [0] { $credited ->
        [yes] bringt es keine Punkte, steht aber auf Ihrer Karte
       *[no] zählt es nicht
    }
   *[other] bringt es { card-points } und { $credited ->
        [yes] steht auf Ihrer Karte
       *[no] steht auf keiner Karte
    }
}.
card-bunco-after-bell = Wenn die Glocke läutet, während an Ihrem Tisch { $a_bunco } liegt, dürfen Sie es bis zum nächsten Wurf dort noch rufen; am Haupttisch gilt das Läuten als Ruf.
card-host-lets-count = Die Spielleitung darf ein nicht gerufenes { claim-bunco } innerhalb der Runde doch noch zählen lassen.
card-let-count-settles-tie = { CAPITAL($a_bunco) }, das die Spielleitung zählen lässt, entscheidet auch einen Gleichstand.
card-false-call = Ein Ruf ohne { claim-bunco } { $follows ->
    [warn] bringt eine Verwarnung
    [ignore] bedeutet nichts
   *[penalty] kostet Ihr Team { card-points }
}.

# Gültige Würfe

card-every-throw-counts = Jeder Wurf zählt so, wie die Würfel liegen.
card-thrown-again = Werfen Sie alle { SPELLED($dice) } Würfel noch einmal, wenn einer { OR($whys) }.
card-thrown-again-why = { $why ->
    [cocked] schräg liegt
    [stacked] auf einem anderen liegt
    [unshaken] nicht geschüttelt wurde
    [off-table] den Tisch verlässt
   *[floor] auf den Boden fällt
}
card-off-table-never-ends = Das beendet nie Ihren Zug.
card-off-table-ends = Wenn Sie { $times ->
    [1] {""}
    [2] zweimal{" "}
   *[other] { SPELLED($times) }-mal{" "}
}{ $times ->
    [1] {""}
   *[other] { $counts ->
        [in_a_turn] in einem Zug{" "}
       *[in_a_row] hintereinander{" "}
    }
}neben den Tisch werfen, ist Ihr Zug vorbei, und Sie { $points ->
    [kept] behalten
   *[lost] verlieren
} seine Punkte.
card-off-table-dice = { $one_die ->
    [yes] Dafür genügt ein Würfel, { $caught ->
        [yes] auch wenn er aufgefangen wird
       *[no] aber nur, wenn er auf den Boden fällt
    }
   *[no] Dafür zählen nur alle { SPELLED($dice) } Würfel auf einmal, { $caught ->
        [yes] auch wenn sie aufgefangen werden
       *[no] aber nur, wenn sie auf den Boden fallen
    }
}.
card-unclean-throw = Ein schräger, gestapelter oder ungeschüttelter Wurf zählt { $counts ->
    [yes] wie einer neben den Tisch
   *[no] nicht als einer neben den Tisch
}.

# Die Glocke

card-head-table = Ein Tisch ist der Haupttisch: Er gibt dem ganzen Saal das Tempo vor.
card-head-tables-of-groups = Jede Gruppe hat einen Haupttisch: Er gibt der Gruppe das Tempo vor.
card-start = { $count ->
    [0] Die Spielleitung sagt, wann eine Runde beginnt
    [one] { CAPITAL(AND($signals)) } eröffnet die Runde
   *[other] { CAPITAL(AND($signals)) } eröffnen die Runde
}, und jeder Tisch beginnt zu würfeln.
card-target = Die Runde wird { $checked ->
    [per_turn] am Ende eines Zuges abgeläutet, wenn
   *[per_roll] abgeläutet, sobald
} { $of ->
    [table_sum] beide Teams am Haupttisch zusammen
   *[either_team] ein Team am Haupttisch
} { $met ->
    [exactly] genau { card-points } { $of ->
        [table_sum] haben
       *[either_team] hat
    }; bei mehr Punkten geht sie weiter
   *[at_least] { card-points } oder mehr { $of ->
        [table_sum] haben
       *[either_team] hat
    }
}.
card-bunco-calls = { CAPITAL($a_bunco) } am Haupttisch beendet sie { $at_once ->
    [yes] sofort, egal wie es steht
   *[no] nur, wenn die Punkte dafür reichen
}.
card-clock = { $rounds ->
    [off] Keine Uhr beendet eine Runde.
    [warning] Nach { $time } Spielzeit zeigen die Bildschirme, dass die Zeit um ist; die Runde geht weiter.
    [end] Wenn die Runde bis dahin nicht zu Ende ist, läutet die Uhr sie nach { $time } Spielzeit ab.
   *[fixed] Die Uhr läutet die Runde nach { $time } Spielzeit ab; kein Punktestand und kein { claim-bunco } tut das.
}
card-host-calls = Die Spielleitung darf sie jederzeit abläuten.
card-end = { $count ->
    [0] Dann ertönt nichts: Achten Sie auf den Haupttisch
    [one] Dann ertönt { AND($signals) }
   *[other] Dann ertönen { AND($signals) }
}.
card-others-roll-on = Bis dahin würfelt jeder andere Tisch weiter, egal wie viele Punkte er hat.
card-nobody-rolls-on = Wenn die Runde abgeläutet ist, würfelt niemand mehr.
card-last-turns = Wenn die Runde abgeläutet ist, { $at ->
    [head] hören die anderen Tische sofort auf; am Haupttisch{" "}
   *[all] {""}
}{ $after_bell ->
    [finish_turn_secondary] hört der Haupttisch sofort auf; { card-finishes }
    [min_one_turn_each] gilt: { card-finishes }; dann gehen die Würfel weiter, bis alle mindestens einen Zug hatten
    [complete_lap] gehen die Würfel { $at ->
        [head] {""}
       *[all] an jedem Tisch{" "}
    }weiter, bis alle vier gleich viele Züge hatten, mindestens je einen
   *[finish_turn_all] gilt: { card-finishes }
}.
card-finishes = wer { $at ->
    [head] dort
    [others] an den anderen Tischen
   *[all] an irgendeinem Tisch
} mitten in einem Zug ist, spielt ihn zu Ende, und er zählt
card-turn-begins = { $turn_begins ->
    [first_throw] Ein Zug beginnt mit seinem ersten Wurf: Die Würfel nur zu haben, genügt nicht.
   *[has_dice] Ein Zug beginnt, wenn Sie die Würfel bekommen, auch wenn Sie noch nicht geworfen haben.
}
card-finishing = { $finishing ->
    [must] Jeder Zug, der dann ansteht, wird zu Ende gespielt.
   *[may] Wer dann die Würfel hat, darf den Zug abbrechen.
}
card-late-bunco = { CAPITAL($a_bunco) } bei diesen letzten Würfen zählt { GIVEN($counts) ->
    [no] nicht
   *[yes] { AND($counts) }{ GIVEN($but_not) ->
        [no] {""}
       *[yes] , aber nicht { OR($but_not) }
    }
}.
card-late-way = { $way ->
    [team] für das Team
    [personal] auf der Karte
   *[traveler] für den Wanderwürfel
}

# Sieg und Gleichstand

card-winners = Wenn ein Tisch seine letzten Würfe hatte, gewinnt dort das Team mit mehr Punkten die Runde.
card-tie = { WORD("card-tie", $tie) }
card-tie-one_die_rep = Gleichstand? Aus jedem Team wirft eine Person einen Würfel, und der höhere gewinnt; gleiche Würfel werden noch einmal geworfen.
card-tie-lap_points = Gleichstand? Alle am Tisch haben noch einen Zug, so oft es nötig ist.
card-tie-one_turn_each = Gleichstand? Aus jedem Team hat eine Person noch einen Zug, so oft es nötig ist.
card-tie-sudden_death_target = Gleichstand? Die Würfel gehen weiter um den Tisch, und der erste Treffer mit der Zahl der Runde gewinnt.
card-tie-host = Gleichstand? Die Spielleitung entscheidet.
card-roller-of-tie = { $by ->
    [table_chooses] Der Tisch bestimmt, wer ihn wirft.
    [last_roller] In jedem Team wirft ihn, wer zuletzt die Würfel hatte.
   *[scorekeeper] In jedem Team wirft ihn, wer die Punkte schreibt.
}
card-sudden-death-mini = { CAPITAL(SPELLED($dice)) } gleiche Würfel mit einer anderen Zahl { $wins ->
    [yes] gewinnen dann auch
   *[no] zählen dann nicht
}.
card-sudden-death-uncalled = { CAPITAL($a_bunco) } gewinnt dann auch ohne Ruf; für die Punkte und für Ihre Karte ist der Ruf nötig.
card-sudden-death-starts = { $starts ->
    [next] Es beginnt, wer als Nächstes an der Reihe ist.
    [first_roller] Es beginnt, wer in der Runde begonnen hat.
   *[dice] Der Tisch würfelt aus, wer beginnt.
}

# Ihr nächster Tisch

card-whole-room = Sie wechseln die Tische im ganzen Saal.
card-groups = Sie wechseln die Tische innerhalb Ihrer Gruppe { $tables ->
    [one] von einem Tisch
   *[other] von { SPELLED($tables) } Tischen
}, oder so nahe daran wie möglich: Für Ihre Wechsel ist deren erster Tisch der Haupttisch. { $bell_of ->
    [room] Alle Gruppen halten das Tempo des einen Haupttisches im Saal.
   *[group] Er gibt Ihrer Gruppe das Tempo vor: Seine Glocke beendet die Runde nur für Ihre Gruppe.
}
card-ladder = { WORD("card-ladder", $ladder) }
card-ladder-step = Wer gewinnt, steigt einen Tisch auf und bleibt am Haupttisch; wer verliert, steigt einen Tisch ab und bleibt am letzten Tisch.
card-ladder-drop = Wer gewinnt, steigt einen Tisch auf und bleibt am Haupttisch; wer am Haupttisch verliert, geht an den letzten Tisch, und wer an einem anderen Tisch verliert, bleibt dort.
card-ladder-cycle = Wer gewinnt, bleibt; wer verliert, steigt einen Tisch ab, und vom letzten Tisch geht es an den Haupttisch.
card-ladder-winners_walk = Wer verliert, bleibt; wer gewinnt, steigt einen Tisch auf, und vom Haupttisch geht es an den letzten Tisch.
card-ladder-fixed = Alle bleiben den ganzen Abend am selben Tisch.
card-ladder-seat_shift = Alle rücken einen Stuhl weiter, vom letzten Stuhl eines Tisches auf den ersten des nächsten, und vom letzten Tisch an den Haupttisch.
card-split = { $split ->
    [always] Nach jeder Runde trennen sich die Teams.
    [stayers_only] Wo ein Team an seinem Tisch bleibt, werden beide Teams dort neu gemischt; wo beide Teams neu an einem Tisch sind, bleiben sie zusammen.
   *[never] Sie bleiben den ganzen Abend im selben Team.
}
card-parting = { $parting ->
    [least_lately] Ins selbe Team kommt, wer am längsten nicht zusammengespielt hat; wenn das auf mehrere zutrifft, entscheidet das Los
   *[drawn] Das Los entscheidet, wer ins selbe Team kommt
}. Zwei Geister kommen nie ins selbe Team, wenn es sich vermeiden lässt.

# Geister und Stühle

card-seats-drawn = Das Los entscheidet, wo Sie zuerst sitzen.
card-seats-by-stars = Wer eine Punktekarte mit Stern hat, beginnt am Haupttisch oder am ersten Tisch einer Gruppe; wo alle anderen sitzen, entscheidet das Los.
card-stars-short = { $stars_short ->
    [fill] Wenn es weniger Sterne als Stühle gibt, vergibt das Los die übrigen.
   *[draw_again] Wenn es weniger Sterne als Stühle gibt, vergibt das Los alle diese Stühle neu.
}
card-seats-by-dice = Alle würfeln mit drei Würfeln um den ersten Tisch: Die besten vier sitzen am Haupttisch, die nächsten vier am zweiten und so weiter; über die Stühle entscheidet das Los.
card-ranks = { $ranks ->
    [sum] Die höhere Summe ist der bessere Wurf.
   *[triples_first] Drei gleiche Würfel sind besser als alle anderen Würfe; sonst ist die höhere Summe der bessere Wurf.
}
card-level-for-table = { $level ->
    [roll_again] Bei Gleichstand um einen Tisch wird noch einmal gewürfelt, und die höhere Summe sitzt dort.
    [draw] Bei Gleichstand um einen Tisch entscheidet das Los.
   *[order] Bei Gleichstand um einen Tisch sitzt dort, wer auf der Liste der Spielleitung weiter oben steht.
}
card-ghosts = Wenn jemand fehlt, sitzen Geister auf den freien Stühlen: Für einen Geist wirft, wer mit ihm im Team ist{ $as_team ->
    [opponent_rolls] , oder die nächste Person links, wenn das auch ein Geist ist
   *[idle] ; die Würfel übergehen zwei Geister, die ein Team sind{ $tie_has_die ->
        [no] {""}
       *[yes] , und nur der Würfel bei Gleichstand wird für sie geworfen
    }
}.
card-ghosts-bunco = { $credit ->
    [partner] Wenn Sie für einen Geist aus Ihrem Team { $a_bunco } würfeln, kommt es auf Ihre Karte.
   *[nobody] { CAPITAL($a_bunco) }, das Sie für einen Geist würfeln, bringt Punkte, kommt aber auf keine Karte.
}
card-ghosts-may-win = Ein Geist kann { OR($things) } gewinnen wie alle anderen.
card-ghosts-never-win = Ein Geist gewinnt { AND($things) }.
card-thing-to-win = { $thing ->
    [prize] einen Preis
    [place] einen Platz
   *[draw] eine Verlosung
}
card-nothing-to-win = { $thing ->
    [prize] keinen Preis
    [place] keinen Platz
   *[draw] keine Verlosung
}
card-going-home-keeps = Wer nach Hause geht, behält, was bis dahin gewonnen ist, und nimmt an keinem Stechen{ $has_draws ->
    [no] {""}
   *[yes] {" "}und keiner Verlosung
} mehr teil: Wenn nur das entscheiden würde, entscheidet die Spielleitung.
card-going-home-forfeits = Wer nach Hause geht, gewinnt keinen Preis und keinen Platz.

# Ihre Punktekarte

card-scorekeeper = { $scorekeeper ->
    [team] Jedes Team bestimmt, wer seine Punkte schreibt.
    [table] An jedem Tisch schreibt eine Person die Punkte beider Teams.
   *[roller_partner] Wer mit der würfelnden Person im Team ist, schreibt die Punkte und sagt nach jedem Wurf den neuen Stand des Teams.
}
card-win-or-loss = Nach jeder Runde tragen Sie einen Sieg oder eine Niederlage ein.
card-own-bunco = Wenn Sie { $a_bunco } würfeln, tragen Sie auch das ein: nur Sie, nicht die andere Person im Team.
card-minis = { $shown ->
    [yes] Auch { SPELLED($dice) } gleiche Würfel mit einer anderen Zahl tragen Sie ein.
   *[no] { CAPITAL(SPELLED($dice)) } gleiche Würfel mit einer anderen Zahl bringen Punkte, aber Sie tragen sie nicht ein.
}

# Stechen

card-host-decides-level = Bei Gleichstand um einen Platz oder einen Preis entscheidet die Spielleitung.
card-roll-off = Bei Gleichstand um einen Platz oder einen Preis werfen alle Beteiligten je { $dice ->
    [one] einen Würfel
   *[other] { SPELLED($dice) } Würfel
} auf einmal, und der höchste Wurf gewinnt; { $again ->
    [tied] wer dann noch gleichauf liegt, würfelt noch einmal
   *[all] wenn von den Besten wieder welche gleichauf liegen, würfeln alle noch einmal
}.

# Das Finale

card-semi-final = In jeder Gruppe { $counts ->
    [all_sets] kommen über alle Sätze die Person mit den meisten Siegen und die mit den meisten { claim-bunco }s ins Halbfinale, das einen Satz dauert; eine einzige Gruppe geht direkt ins Finale, ohne Pause
   *[each_set] kommen in jedem Satz die Person mit den meisten Siegen und die mit den meisten { claim-bunco }s ins Halbfinale, das einen Satz dauert
}.
card-leads-both = { $leads_both ->
    [next_buncos] Wer in beidem führt, kommt durch die Siege weiter, und dazu kommt die Person mit den nächstmeisten { claim-bunco }s.
    [next_wins] Wer in beidem führt, kommt einmal weiter, und dazu kommt die Person mit den nächstmeisten Siegen.
    [draw] Wer in beidem führt, kommt durch die Siege weiter, und der Platz für { claim-bunco }s wird ausgelost.
   *[leave_open] Wer in beidem führt, kommt durch die Siege weiter, und der Platz für { claim-bunco }s bleibt frei.
}
card-no-bunco = Wenn niemand { $a_bunco } gewürfelt hat, { $no_bunco ->
    [roll_off] stechen alle um diesen Platz
    [draw] wird dieser Platz ausgelost
   *[next_wins] geht dieser Platz an die Person mit den nächstmeisten Siegen
}.
card-semi-final-fill = Wenn ein Tisch des Halbfinales nicht voll ist, { $fill ->
    [next_best] füllen ihn die Nächstbesten aller Gruppen
    [ghosts] füllen ihn Geister
   *[wild_cards] werden die Plätze unter allen anderen ausgelost
}.
card-semi-final-head = { $head ->
    [draw] Die Stühle des Halbfinales werden ausgelost.
   *[best_record] Die vier mit dem besten Ergebnis sitzen am Haupttisch des Halbfinales; die anderen Stühle werden ausgelost.
}
card-finalist-missing = Wer nicht da ist, wenn das Halbfinale oder das Finale beginnt, wird durch die Nächstbesten ersetzt.
card-finalists = Vier spielen das Finale: die Person mit den meisten Siegen und die mit den meisten { claim-bunco }s im Halbfinale, eine, die unter den Übrigen dort ausgelost wird, und eine Wildcard.
card-wild-card = Die Wildcard wird unter allen ausgelost{ $wild_card ->
    [exclude] , die da und noch nicht im Finale sind
   *[redraw] , und noch einmal, wenn es jemanden trifft, der schon im Finale ist
}.
card-final-seats = { $seats ->
    [draw] Die Stühle des Finales werden ausgelost.
    [choice] Wer im Finale ist, wählt seinen Stuhl.
   *[by_die] Im Finale sitzt man in der Reihenfolge der Würfel, der niedrigste zuerst.
}
card-final-rolls = Wer den niedrigsten Würfel hat, beginnt; dann würfeln alle reihum im Uhrzeigersinn je einmal, bis alle Würfel eines Wurfs gleich sind: Dieser Wurf gewinnt.

# Der Wanderwürfel

card-traveler-starts = Der Wanderwürfel beginnt { $starts ->
    [hostess] bei der Gastgeberin
   *[head_table] am Haupttisch
} und wird jeder Person zugeworfen, die { $a_bunco } würfelt.
card-traveler-in-roll-offs = { CAPITAL($a_bunco) } im Stechen mit drei Würfeln { $moves ->
    [yes] bewegt ihn auch
   *[no] bewegt ihn nicht
}.
card-traveler-no-bunco = Wenn den ganzen Abend niemand { $a_bunco } würfelt, { $has ->
    [hostess] hat ihn am Ende die Gastgeberin
   *[nobody] hat ihn am Ende niemand
}.
card-simultaneous = Wenn zwei { claim-bunco }s fast gleichzeitig kommen, gilt als letztes, { $by ->
    [device_time] was später gewürfelt wurde, wenn elektronische Würfel es zeigen; sonst, was später gerufen wurde
   *[receipt] wovon headtable später erfährt
}.

# Preise

card-no-prizes = Diese Regeln nennen keine Preise{ $has_final ->
    [no] {""}
   *[yes] {" "}außer dem Hauptpreis im Finale
}.
card-pot-each = Alle zahlen { WHOLE_MONEY($each) }, und das ganze Geld geht in die Preise: Sie werden gleich am Ende vergeben.
card-pot-shares = { $shares ->
    [proportional] Der Topf wird in Vielfachen von { WHOLE_MONEY(1) } nach den Anteilen geteilt.
   *[fixed] Jeder Preis hat seinen vollen Betrag, solange der Topf reicht, und der letzte bekommt den Rest.
}
card-pot-one-each = { $one_each ->
    [yes] Niemand gewinnt mehr als einen Preis, und der wertvollste wird zuerst vergeben.
   *[no] Eine Person kann mehrere Preise gewinnen.
}
card-pot-tied = { $tied ->
    [roll_off] Bei Gleichstand um einen Preis wird gestochen.
    [share] Bei Gleichstand um einen Preis haben ihn alle Beteiligten gemeinsam.
   *[split] Bei Gleichstand um einen Preis wird sein Geld geteilt.
}
card-prize = Der Preis „{ $prize }“{ $pot ->
    [fixed] , { WHOLE_MONEY($share) }
    [proportional] , { $share ->
        [one] 1 Anteil
       *[other] { $share } Anteile
    }
   *[none] { $share ->
        [1] {""}
       *[other] , { $share } Anteile
    }
}: { WORD("card-winner", $to) }.
card-winner-most_wins = die meisten Siege
card-winner-most_losses = die meisten Niederlagen
card-winner-most_buncos = die meisten { claim-bunco }s
card-winner-most_minis = die meisten Minis
card-winner-even = gleich viele Siege und Niederlagen, oder am nächsten daran
card-winner-exactly_even = gleich viele Siege und Niederlagen; wenn das niemand hat, bekommt ihn niemand
card-winner-one_even = gleich viele Siege und Niederlagen; wenn das niemand hat oder mehrere, bekommt ihn niemand
card-winner-even_by_host = gleich viele Siege und Niederlagen, oder am nächsten daran; bei Gleichstand entscheidet die Spielleitung
card-winner-first_bunco = das erste { claim-bunco } des Abends
card-winner-last_bunco = das letzte { claim-bunco } des Abends
card-winner-traveler = wer am Ende den Wanderwürfel hat
card-winner-grand_prize = wer das Finale gewinnt
card-winner-draw_without_prize = ausgelost unter allen, die keinen Preis haben
card-last-draw = Ein Preis, den niemand bekommen kann, kommt in die letzte Verlosung.
card-money-of-nobody = { $is_drawn ->
    [yes] Wenn alle schon einen Preis haben, wird nichts verlost, und das Geld
   *[no] Das Geld eines Preises, den niemand bekommen kann,
} kommt zum wertvollsten Preis, den jemand hat.
card-less-than-dollar = Ein Preis, der weniger als { WHOLE_MONEY(1) } ausmacht, wird nicht vergeben.

# Pausen und Zeit

card-no-breaks = Zwischen den Sätzen gibt es keine Pausen, außer wenn die Spielleitung eine zulässt.
card-breaks = Eine Pause gibt es { JOINED($breaks, "; ") }.
card-break = { GIVEN($after_set) ->
    [no] vor dem Halbfinale
   *[yes] nach Satz { $after_set }
}, { GIVEN($time) ->
    [no] bis die Spielleitung sie beendet
   *[yes] { $time } lang
}: { $what }
card-drawings = In jeder Pause { $names ->
    [one] wird ein Name
   *[other] werden { SPELLED($names) } Namen
} unter allen gezogen, die da sind.
card-walk-time = Für den Weg zum nächsten Tisch haben Sie { $time }; dann startet die Uhr die Runde.
card-next-round = Die nächste Runde beginnt, wenn alle wieder sitzen.

# Zum Beispiel

card-examples = Wenn { WORD("mark", $mark) } zählen: { JOINED($rolls, "; ") }.
card-example = { SPACED($dice) } { $worth ->
    [miss] ist ein Fehlwurf
    [wipe] kostet Punkte
    [bunco] ist { $a_bunco }, { card-points }
   *[other] bringt { card-points }
}

# Warum eine Einstellung neben den anderen ihres Regelwerks nichts ändert

why-idle = { WORD("idle", $why) }
idle-no-roll-for-table = niemand würfelt um einen Tisch
idle-no-stars = es gibt keine Sterne
idle-scorekeeper-first = es beginnt, wer die Punkte schreibt
idle-all-move-alone = alle wechseln allein
idle-nobody-parts = niemand trennt sich
idle-one-group = der ganze Saal ist eine Gruppe
idle-no-traveler = es gibt keinen Wanderwürfel
idle-no-last-turns = niemand spielt einen Zug zu Ende
idle-nobody-rolls-again = niemand würfelt noch einmal
idle-three-are-all = drei Würfel mit der Zahl der Runde sind alle Würfel
idle-no-clock = keine Uhr achtet auf die Runden
idle-only-clock = nur die Uhr beendet eine Runde
idle-host-decides = die Spielleitung entscheidet
idle-no-calls = niemand muss rufen
idle-false-call-free = ein falscher Ruf kostet keine Punkte
idle-off-table-counts = ein Wurf neben den Tisch zählt
idle-unclean-counts = ein unsauberer Wurf zählt
idle-one-kind-off-table = nur eine Art von Wurf neben den Tisch wird noch einmal geworfen
idle-never-ends-turn = kein Wurf neben den Tisch beendet einen Zug
idle-one-is-enough = ein Wurf neben den Tisch genügt
idle-no-first-or-last = nichts gewinnt man durch das erste oder letzte Bunco
idle-no-prizes = es gibt keine Preise, die jemand behalten könnte
idle-no-three-dice = in keinem Stechen sind drei Würfel
idle-nothing-to-win = es gibt nichts zu gewinnen
idle-no-single-die = bei Gleichstand entscheidet kein einzelner Würfel
idle-no-first-mark = bei Gleichstand entscheidet kein erster Treffer

# Wer leiht, was die Quelle eines Regelwerks offenlässt

lent-by = aus { $ruleset }
own-choice = eigene Wahl von headtable

# `headtable rules`

rules-words-unknown = rules { $words }: es gibt `rules`, `rules rfp`, `rules diff wba evt`, `rules copy rfp my.toml`, `rules check my.toml`
rules-list-hint = headtable rules NAME gibt eines davon als Regelkarte aus.
rules-copied = { $file } ist eine Kopie von { $ruleset }, die Sie ändern können
rules-copied-next = prüfen Sie sie dann: headtable rules check { $file }
rules-file-exists = { $file } gibt es schon: nennen Sie eine andere Datei
rules-file-unwritable = „{ $file }“ lässt sich nicht schreiben: { $error }
rules-mark-lent = Was diese Regeln hier offenlassen, stammt aus { $ruleset }.
rules-mark-own-choice = Was diese Regeln hier offenlassen, ist die eigene Wahl von headtable.
rules-alike = { $one } und { $other } haben die gleichen Regeln.
rules-difference-head = was
rules-idle = (egal: { $why })
rules-none-such = (keine solche Regel)
rules-settles = { JOINED($settles, "; ") }
rules-proved = { $file } ist in Ordnung: { $title }
rules-example-proved = { "  " }✓ Zahl der Runde { $mark }, Würfel { SPACED($dice) }: { $worth } für { card-points }
rules-examples-proved = { "  " }{ $examples ->
    [one] ein Beispiel
   *[other] { SPELLED($examples) } Beispiele
} geprüft
rules-idle-setting = { "  " }Zeile { $line }: { $setting } = { $value } ändert hier nichts: { $why }
rules-setting-left-out = { "  " }nicht in der Datei: { $setting } = { $value }, eigene Wahl von headtable

# Was jede Einstellung regelt

setting-settles = { WORD("settles", $setting) }
settles-sets = Sätze an einem Abend
settles-rounds = Runden in einem Satz; gewürfelt wird die Nummer der Runde
settles-dice = Würfel auf einmal
settles-sides = Seiten eines Würfels
settles-target = Punkte am Haupttisch, die die Runde beenden
settles-target_of = wer sie haben muss
settles-target_met = ob auch mehr Punkte zählen
settles-target_checked = wann die Punkte geprüft werden
settles-bunco_ends_round = ein Bunco am Haupttisch beendet die Runde
settles-call = ob ein Bunco gerufen werden muss
settles-turn_ends = Würfe, die einen Zug beenden
settles-turn_begins = wann ein Zug beginnt
settles-after_bell = wer nach dem Abläuten noch würfeln darf
settles-after_bell_at = an welchen Tischen
settles-tie = was bei Gleichstand entscheidet
settles-ladder = wohin man nach Sieg und Niederlage wechselt
settles-split = wann sich Teams trennen
settles-first_roller = wer beginnt
settles-first_round = wer in der allerersten Runde beginnt
settles-scorekeeper = wer die Punkte schreibt
settles-minis_shown = ob Minis auf der Punktekarte stehen
settles-words-bunco = das Wort für alle Würfel mit der Zahl der Runde
settles-points-one = ein Würfel mit der Zahl der Runde
settles-points-two = zwei Würfel mit der Zahl der Runde
settles-points-mini = alle Würfel gleich, mit einer anderen Zahl
settles-points-bunco = alle Würfel mit der Zahl der Runde
settles-points-three = drei von vier Würfeln mit der Zahl der Runde
settles-signals-start = was eine Runde eröffnet
settles-signals-end = was beim Abläuten ertönt
settles-snake_eyes-face = die Zahl, die Punkte kostet, wenn alle Würfel sie zeigen
settles-snake_eyes-loses = welche Punkte sie kostet
settles-breaks = Pausen zwischen den Sätzen und vor dem Halbfinale
settles-drawings-names = Namen, die in jeder Pause gezogen werden
settles-time-rounds = ob die Uhr eine Runde beendet
settles-time-round_s = Sekunden Spielzeit in einer Runde
settles-time-move_s = Sekunden für den Tischwechsel, bis die Uhr die nächste Runde startet
settles-ghosts-bunco = auf wessen Karte kommt, was für einen Geist gewürfelt wird
settles-ghosts-as_team = wer für zwei Geister wirft, die ein Team sind
settles-ghosts-eligible = ob ein Geist gewinnen oder gezogen werden kann
settles-going_home = ob behält, was gewonnen ist, wer nach Hause geht
settles-seating-way = wie man an den ersten Tisch kommt
settles-seating-ranks = welche drei Würfel dabei die besten sind
settles-seating-level = was bei Gleichstand um einen Tisch entscheidet
settles-seating-stars_short = was geschieht, wenn weniger Sterne als Stühle gezogen werden
settles-bell_of = wessen Runde die Glocke beendet, wo es Gruppen gibt
settles-group_tables = Tische in einer Gruppe, die für sich wechselt
settles-parting = wer ein Team wird, wo sich zwei Teams trennen
settles-roll_off-dice = Würfel für jede Person im Stechen
settles-roll_off-again = wer bei Gleichstand im Stechen noch einmal würfelt
settles-knockout-counts = was für das Halbfinale zählt
settles-knockout-leads_both = was geschieht, wenn jemand nach Siegen und nach Buncos führt
settles-knockout-no_bunco = wer den Platz für Buncos hat, wenn niemand eines gewürfelt hat
settles-knockout-semi_fill = wer die Tische des Halbfinales füllt
settles-knockout-semi_head = wer dort am Haupttisch sitzt
settles-knockout-wild_card = wie die Wildcard des Finales ausgelost wird
settles-knockout-final_seats = wer im Finale wo sitzt
settles-simultaneous = welches von zwei fast gleichzeitigen Buncos das erste war
settles-traveler-starts = wer den Wanderwürfel zuerst hat
settles-traveler-in_roll_offs = ob ein Stechen ihn bewegt
settles-traveler-no_bunco = wer ihn hat, wenn niemand ein Bunco gewürfelt hat
settles-pot-each = was jede Person zahlt
settles-pot-shares = ob die Preise mit dem Topf wachsen
settles-pot-one_each = höchstens ein Preis für jede Person
settles-pot-tied = was bei Gleichstand um einen Preis geschieht
settles-prizes = die Preise, und wer sie gewinnt
settles-false_call = was auf einen Ruf ohne Bunco folgt
settles-false_call_penalty = Punkte, die er kostet
settles-finishing = ob die Züge nach dem Abläuten zu Ende gespielt werden müssen
settles-tie_rolled_by = wer für jedes Team den einen Würfel wirft
settles-legal_rolls-thrown_again = Würfe, die nicht zählen und wiederholt werden
settles-legal_rolls-off_table_ends_turn = Würfe neben den Tisch, die einen Zug beenden
settles-legal_rolls-off_table_counts = ob sie aufeinanderfolgen müssen
settles-legal_rolls-points = was mit den Punkten dieses Zuges geschieht
settles-legal_rolls-one_die_counts = ob ein Würfel neben dem Tisch genügt
settles-legal_rolls-caught_counts = ob Würfel zählen, die vor dem Boden aufgefangen werden
settles-legal_rolls-unclean_counts = ob auch schräge, gestapelte und ungeschüttelte Würfel zählen
settles-uncalled-points = Punkte eines Buncos, das niemand gerufen hat
settles-uncalled-credited = ob es auf der Karte steht
settles-uncalled-until = bis wann es gerufen werden darf
settles-late_bunco-team = ob ein Bunco bei den letzten Würfen Punkte bringt
settles-late_bunco-personal = ob es auf der Karte steht
settles-late_bunco-traveler = ob es den Wanderwürfel bewegt
settles-sudden_death-starts = wer bei Gleichstand beginnt, wenn der erste Treffer gewinnt
settles-sudden_death-mini_wins = ob auch ein Mini gewinnt
