# Was in der Datei eines Regelwerks falsch ist.

ruleset-unusable = [engine] ruleset = "{ $ruleset }": { $why }
ruleset-unreadable = das Regelwerk „{ $ruleset }“ ist nicht lesbar: { $error }
ruleset-file-missing = die Datei „{ $file }“ gibt es nicht; `headtable rules copy rfp FILE` schreibt eine für den Anfang
ruleset-unknown = das Regelwerk „{ $ruleset }“ gibt es nicht{ GIVEN($nearest) ->
    [no] .
   *[yes] ; meinen Sie "{ $nearest }"?
} Es gibt { $known }, Ihre eigenen im Ordner rulesets neben headtable.toml, oder nennen Sie den Pfad einer TOML-Datei
dice-of-other-ruleset = [[box.dice]] { $uid } wirft mit { $dice } Würfeln, und das Regelwerk "{ $ruleset }" wird mit { $thrown } gespielt: schreiben Sie dort dice = { $thrown }, und schließen Sie so viele an, oder nennen Sie unter [engine] ein anderes Regelwerk
ruleset-left-out-written = left_out: entfernen Sie es aus der Datei; headtable findet selbst heraus, was die Datei weglässt
ruleset-inherits-unknown = inherited: die Einstellung „{ $setting }“ gibt es nicht{ GIVEN($nearest) ->
    [no] {""}
   *[yes] ; meinen Sie „{ $nearest }“?
}
ruleset-rounds-too-many = rounds = { $rounds }: gewürfelt wird die Nummer der Runde, und ein Würfel hat { $sides } Seiten
ruleset-face-too-high = [snake_eyes] face = { $face }: ein Würfel hat { $sides } Seiten
procedure-unknown = { $key } = { $name }: dieses Verfahren gibt es nicht; { GIVEN($nearest) ->
    [no] es
   *[yes] meinen Sie "{ $nearest }"? Es
} gibt { $known }
break-without-time = die Pause „{ $what }“: schreiben Sie, wann sie ist, mit after_set = 2 oder mit before = "semi_final"
break-without-semi-final = before = "{ $before }": ein Halbfinale gibt es nur mit [knockout]
break-twice = die Pause { GIVEN($before) ->
    [no] after_set = { $after_set }: nach diesem Satz gibt es schon eine
   *[yes] before = "{ $before }": es gibt schon eine
}
prize-to-unknown = to = { $to }: so lässt sich kein Preis gewinnen; es gibt { $known }
prize-name-twice = zwei Preise heißen { $prize }: geben Sie einem einen anderen Namen
prize-without-traveler = ein Preis geht an die Person, die den Wanderwürfel hat: schreiben Sie in [traveler], wo er beginnt
prize-without-final = ein Preis geht an die Person, die das Finale gewinnt: das gibt es nur mit [knockout]
pot-without-prizes = [pot] braucht [[prizes]]: jemand muss gewinnen, was alle einzahlen
example-without-roll = das Beispiel mark = { $mark }, dice = [{ $dice }]: diesen Wurf gibt es mit diesen Würfeln nicht
example-wrong = das Beispiel mark = { $mark }, dice = [{ $dice }]: dort steht { $says } für { $says_points }, nach den Punkten oben ist es aber { $is_worth } für { $is_points }

# In der Liste der Regelwerke.
ruleset-in-short = { $sets ->
    [one] 1 Satz
   *[other] { $sets } Sätze
} mit { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}{ $final ->
    [yes] , Halbfinale und Finale
   *[no] {""}
}; für { $least } Personen oder mehr{ $group ->
    [0] {""}
   *[other] , in Gruppen von etwa { $group }
}
