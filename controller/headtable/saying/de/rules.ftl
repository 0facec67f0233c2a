# Warum die Regeln ablehnen, was gesagt wurde.

# Wo der Abend steht.

night-not-open = der Abend ist noch nicht eröffnet
night-is-open = der Abend ist schon eröffnet
night-is-over = der Abend ist zu Ende
rolling-for-tables = es wird um die Tische gewürfelt: warten Sie, bis alle sitzen
round-not-started = die Runde hat noch nicht begonnen
round-is-on = die Runde läuft schon
tables-still-finish = die Tische spielen die Runde noch zu Ende
on-break = es ist Pause: { $what }
no-round-follows = auf diese Pause folgt keine Runde: beenden Sie die Pause, dann geht es weiter
still-rolling-off = es läuft noch ein Stechen um einen Platz oder einen Preis
final-is-on = das Finale wird gewürfelt
night-paused = der Abend ist angehalten{ GIVEN($why) ->
    [no] {""}
   *[yes] : { $why }
}
paused-already = der Abend ist schon angehalten
not-paused = der Abend ist nicht angehalten
last-set-is-over = der letzte Satz ist zu Ende: seine Länge steht fest

# Die Glocke und die Uhr.

phone-rings-no-bell = ein Telefon läutet keine Glocke: das tut die Taste des Haupttisches oder die Spielleitung
bell-has-rung = die Glocke hat für diese Runde schon geläutet
host-ends-break = Pause, { $what }: sie dauert, bis die Spielleitung sie beendet
only-clock-ends-round = hier beendet nur die Uhr eine Runde, oder die Spielleitung
nobody-has-rolled = noch hat niemand gewürfelt: bis dahin kann nur die Spielleitung die Runde abläuten
clock-is-late = die Uhr kommt zu spät: { $of ->
    [round] die Runde
    [walk] der Tischwechsel
   *[break] die Pause
} ist schon zu Ende ({ which-round })

# Pausen, und die Länge eines Satzes und des Abends.

no-break = { GIVEN($planned) ->
    [no] es ist jetzt keine Pause
   *[yes] die Pause hat noch nicht begonnen: sie beginnt, wenn dies vorbei ist, wenn Sie sie nicht zurücknehmen
}
break-without-length = die Pause hat keine Länge: sie dauert, bis Sie sie beenden
set-cannot-end = { which-set } kann nicht nach Runde { $rounds } enden: geben Sie an: { $fewest } bis { $most }
semi-final-is-last = das Halbfinale ist der letzte Satz: beenden Sie es über seine Runden
night-cannot-end = der Abend kann nicht nach Satz { $sets } enden: Satz { $set } läuft, geben Sie an: { $fewest } oder mehr
no-round-played = es wurde keine Runde gespielt: noch gibt es keinen Abend zu beenden

# Die Spielleitung und ein Tisch.

host-knows = Tisch { $table }: die Spielleitung weiß Bescheid
no-help-asked = Tisch { $table } hat nicht um Hilfe gebeten
goes-by-already = an Tisch { $table } zählt schon { $rung ->
    [dice] was Würfel, Tastenfeld oder Telefon melden
    [pad] das Tastenfeld
    [phone] ein Telefon
   *[paper] der Zettel
}

# Eine Runde an einem Tisch.

no-such-table = Tisch { $table } gibt es nicht
table-is-tied = Gleichstand an Tisch { $table }: { $decides ->
    [dice] ein Würfel für jedes Team
   *[host] die Spielleitung entscheidet
}
only-call-left = Tisch { $table }: die Runde ist hier zu Ende, und nur das { claim-bunco }, das dort liegt, darf noch gerufen werden
only-ghosts = Tisch { $table }: dort sitzen nur Geister, und niemand kann würfeln
round-is-over = Tisch { $table }: die Runde ist hier zu Ende
tally-is-full = Tisch { $table }: der Punktezähler ist voll
no-such-roll = Tisch { $table }: keine Würfel zeigen { SPACED($faces) }
unknown-worth = Tisch { $table }: diese Regeln kennen { QUOTED($worth) } nicht
fewer-dice = Tisch { $table }: es wird nur mit { $dice } Würfeln geworfen, nicht mit { $thrown }
throw-counts = Tisch { $table }: nach diesen Regeln zählt { QUOTED($why) }; sagen Sie, was die Würfel zeigen
every-turn-is-played = Tisch { $table }: nach diesen Regeln wird jeder Zug zu Ende gespielt
tie-is-played-on = Tisch { $table }: bei Gleichstand wird weitergespielt
bell-has-not-rung = Tisch { $table }: erst wenn die Glocke geläutet hat, darf ein Zug beendet werden

# Wer beginnt, Gleichstände, und Buncos, die niemand gerufen hat.

not-at-table = { QUOTED($player) } sitzt nicht an Tisch { $table }: dort sitzen { $seats }
has-started-to-roll = Tisch { $table } hat schon angefangen zu würfeln
no-dice-for-first = Tisch { $table }: jetzt sagen keine Würfel, wer beginnt
dice-say-first = Tisch { $table }: Würfel sagen, wer beginnt; je ein Würfel für { $to_roll }
no-tie-to-roll-off = an Tisch { $table } gibt es keinen Gleichstand für ein Stechen
not-level = an Tisch { $table } gibt es keinen Gleichstand: die Punkte entscheiden
no-round-to-grant-in = es läuft keine Runde; berichtigen Sie den Wurf selbst im Verlauf des Abends
nothing-uncalled = Tisch { $table }: dort wurde in dieser Runde jedes { claim-bunco } gerufen
may-still-be-called = Tisch { $table }: dort wurde in dieser Runde jedes { claim-bunco } gerufen; das letzte { claim-bunco } darf noch gerufen werden

# Der Zettel eines Tisches, an dem auf Papier gespielt wird.

waits-for-sheet = Tisch { $table } wartet auf seinen Zettel: tragen Sie den Endstand ein
sheet-before-bell = Tisch { $table }: nur die Glocke beendet die Runde; läuten Sie erst, und tragen Sie dann den Endstand ein
sheet-told-already = Tisch { $table }: der Zettel ist schon eingetragen; berichtigen Sie den Eintrag, oder nehmen Sie ihn zurück
rolls-were-told = Tisch { $table }: in dieser Runde wurden Würfe eingetragen, und die entscheiden; nehmen Sie sie zurück, um einen Endstand einzutragen
buncos-outweigh-score = Tisch { $table }: { AND($players) } haben laut Zettel { COUNT("point", $points) }, und { COUNT("bunco", $buncos) } allein { $buncos ->
    [one] bringt
   *[other] bringen
} { $worth }

# Namen.

name-is-unreadable = niemand kann den Namen { QUOTED($player) } lesen: nehmen Sie einen aus sichtbaren Buchstaben
name-of-ghost = niemand kann { QUOTED($player) } heißen: so heißt ein Geist auf einem leeren Stuhl
name-has-address = der Name { QUOTED($player) } enthält eine E-Mail-Adresse, und alle lesen die Namen: schreiben Sie nur den Namen
two-of-one-name = zwei Personen heißen { QUOTED($player) }: geben Sie einer einen anderen Namen
name-is-taken = es gibt schon eine Karte mit dem Namen { QUOTED($player) }
nobody-is-called = niemand heißt { QUOTED($player) }

# Die Eröffnung.

teams-need-draw = Teams sitzen sich nur gegenüber, wo die Stühle ausgelost werden
no-stars = keine Sterne für { $starred }: die Stühle werden { $seating ->
    [listed] nach der Liste vergeben
    [drawn] ausgelost
   *[three-dice] mit drei Würfeln ausgewürfelt
}; eröffnen Sie mit Stühlen nach Sternen
not-among-players = { QUOTED($player) } steht nicht auf der Liste
named-twice = { QUOTED($player) } ist zweimal genannt
no-hostess = { QUOTED($hostess) } kann nicht Gastgeberin sein: diese Regeln haben keine Rolle dafür; lassen Sie das Feld leer
too-many-stars = { $given } Personen haben Sterne, und nur { $chairs } beginnen an einem ersten Tisch

# Wer da ist, und wer wo sitzt.

is-here-already = { QUOTED($player) } ist schon da
no-ghost-makes-room = bis zum Ende der Runde ist jeder Stuhl besetzt: Tragen Sie { QUOTED($player) } dann noch einmal ein
tables-are-full = für { QUOTED($player) } gibt es keinen Stuhl: { $tables ->
    [one] der einzige Tisch ist voll
   *[other] alle { $tables } Tische sind voll
}
is-ghost = { QUOTED($player) } ist ein Geist: wer kommt, nimmt dessen Stuhl
has-gone-home = { QUOTED($player) } ist nach Hause gegangen
not-here = { QUOTED($player) } ist nicht da
chairs-are-won = der letzte Satz ist zu Ende: wer wo sitzt, entscheiden jetzt die Plätze
swaps-alone = { QUOTED($player) } kann nicht allein den Stuhl tauschen
has-no-seat = { QUOTED($player) } hat keinen Stuhl
nobody-moves = Tisch { $table }: niemand wechselt den Stuhl, wenn dort schon gewürfelt wird
seated-between-rounds = alle neu setzen geht nur zwischen zwei Runden
too-few-left = nur { $people } Personen sind noch da: ein Tisch braucht { $needed }
listed-twice = { QUOTED($player) } steht zweimal auf der Liste
not-listed = { QUOTED($player) } fehlt auf der Liste: führen Sie alle auf, die da sind

# Stechen.

nobody-rolls-off = gerade muss niemand stechen
host-decides = um { $what } würfelt niemand: die Spielleitung entscheidet
rolls-once = { QUOTED($player) } würfelt einmal, nicht { $times }-mal
does-not-roll-now = { QUOTED($player) } würfelt jetzt nicht: um { $what } würfeln { $to_roll }
other-number-of-dice = { QUOTED($player) } hat { $thrown ->
    [one] einen Würfel
   *[other] { $thrown } Würfel
} geworfen: um { $what } geht es mit { $dice }
nobody-tied-for = niemand sticht um { QUOTED($what) }{ GIVEN($open) ->
    [no] {""}
   *[yes] : offen ist ein Stechen um { QUOTED($open) }
}
not-tied-for = { QUOTED($player) } sticht nicht um { $what }: das tun { $players }
other-number-of-places = im Stechen um { $what } { $places ->
    [one] gewinnt 1 Person
   *[other] gewinnen { $places } Personen
}, nicht { $given }

# Das Finale und der Wanderwürfel.

stays-in-final = das Finale hat begonnen: { QUOTED($player) } bleibt darin
no-place-in-final = { QUOTED($player) } hat keinen Platz im Finale
no-chairs-to-choose = jetzt werden keine Stühle des Finales gewählt
other-finalists = im Finale sind { $finalists }: sie haben je einen Stuhl, nicht { $players }
final-at-head-table = Tisch { $table }: das Finale wird am Haupttisch gewürfelt
no-traveler = diese Regeln kennen keinen Wanderwürfel
has-traveler-already = { QUOTED($player) } hat den Wanderwürfel schon

# Was gespielt wurde, gilt weiter, wenn die Vergangenheit berichtigt wird.

is-played-again = es wird noch einmal gespielt
what-was-played-stands = was seither gespielt wurde, gilt weiter{ GIVEN($entry) ->
    [no] {""}
   *[yes] , es sei denn, es wird ab Eintrag { $entry } noch einmal gespielt
}
settled-since = es stand fest, wer { $what } hat, und seither ging es weiter: das gilt, es sei denn, das Folgende wird noch einmal gespielt
rolled-for-since = seither wurde um { $what } gewürfelt: das gilt, es sei denn, es wird noch einmal gespielt
sat-in-final-since = { QUOTED($player) } hat seither im Finale gesessen: das gilt, es sei denn, es wird noch einmal gespielt
rolled-in-final-since = { QUOTED($player) } hat seither im Finale gewürfelt: das gilt, es sei denn, es wird noch einmal gespielt
rolled-for-table = { QUOTED($player) } hat um einen Tisch gewürfelt: ein Geist kann das nicht, es sei denn, es wird noch einmal gespielt
table-was-set = für { QUOTED($player) } wurde ein Tisch aufgestellt: er bleibt, es sei denn, das Folgende wird noch einmal gespielt
no-chair-then = in den Runden, die gespielt wurden, gab es keinen Stuhl für { QUOTED($player) }: tragen Sie die Ankunft jetzt ein
name-was-taken = damals hieß schon jemand anders { QUOTED($player) }: nehmen Sie einen anderen Namen

# Warum sich die Vergangenheit so nicht berichtigen lässt.

unknown-entry = Eintrag { $entry } steht nicht im Protokoll oder wurde abgelehnt
taken-back-already = Eintrag { $entry } ist schon zurückgenommen
cannot-be-corrected = Eintrag { $entry } hat selbst die Vergangenheit berichtigt: nehmen Sie ihn stattdessen zurück
nothing-can-follow = Eintrag { $entry } hat selbst die Vergangenheit berichtigt: nennen Sie, was vor dem Vergessenen geschah
nothing-played-there = Eintrag { $entry } kann nicht noch einmal gespielt werden: dort wurde nichts gespielt
comes-before = Eintrag { $entry } kommt vor dem, was berichtigt wird: er kann dafür nicht noch einmal gespielt werden
played-since = mit Eintrag { $entry } wurde noch einmal gespielt, und seither ging das Spiel weiter: er bleibt
nobody-has-won-yet = { which-round }, Tisch { $table }: dort hat noch niemand gewonnen
won-already = { which-round }, Tisch { $table }: dort haben schon { AND($winners) } gewonnen
only-host-undoes = es läuft keine Runde, nur die Spielleitung kann etwas zurücknehmen
nothing-to-undo = Tisch { $table } hat in dieser Runde nichts zurückzunehmen
nothing-to-bring-back = Tisch { $table } hat nichts zurückgenommen, das sich zurückholen lässt
cannot-say-that = Eintrag { $entry } kann das nicht sagen: { $why }
cannot-have-happened = das kann nach Eintrag { $after } nicht geschehen sein: { $why }
roll-would-not-count = { QUOTED($player) } hat in Eintrag { $entry } gewürfelt, und nun heißt es: { $why }; der Wurf gilt, es sei denn, ab Eintrag { $entry } wird noch einmal gespielt
roll-would-be-ghosts = { QUOTED($player) } hat in Eintrag { $entry } gewürfelt, und nun hätte das ein Geist getan; der Wurf gilt, es sei denn, ab Eintrag { $entry } wird noch einmal gespielt
