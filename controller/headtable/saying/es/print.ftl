# The paper of a night: `headtable print`, and every word on its sheets.

# What the command says.

print-written = { $file }: { $pages ->
    [one] 1 página
   *[other] { $pages } páginas
}
print-missing-letters = ninguna fuente de aquí tiene { OR($letters) }, y en su lugar hay cuadros: instale una fuente que las tenga, como fonts-noto-cjk
print-unknown-kind = no hay hojas llamadas «{ $kind }»: imprima { OR($kinds) }
print-unknown-paper = no hay papel llamado «{ $paper }»: use --paper { OR($papers) }
print-not-pdf = «{ $file }» no es el nombre de un PDF: dé un archivo que termine en .pdf
print-unwritable = no se puede escribir «{ $file }»: { $error }; dé otro archivo con --out
print-no-players = en esta noche todavía nadie tiene silla: ábrala primero en la consola
print-not-over = la noche todavía no termina; imprima esto después del último premio, o imprima las hojas para seguir a mano, que tienen la clasificación hasta ahora
print-over-already = la noche terminó, así que no queda nada que seguir a mano; imprima mejor los resultados
print-no-prizes = nadie ganó un premio en esta noche, que se jugó con las reglas { $ruleset }: no hay certificados que imprimir
print-no-address = «{ $address }» no es una dirección que un teléfono pueda abrir: escríbala con http:// al principio, como la muestra la consola
print-links-unreadable = no se pueden leer los enlaces de { $file }: { $error }
print-names-unreadable = no se pueden leer los nombres de { $file }: { $error }
print-logo-unreadable = no se puede leer la imagen { $file }: { $error }
print-logo-unknown = «{ $file }» no es una imagen que se pueda imprimir: elija un PNG o JPEG, o imprima sin ella
print-links-wrong = { $file } no tiene enlaces de mesas: { $error }. Escriba por ejemplo {"{"}"1": "http://192.168.1.20:8080/join?code=ABCD"{"}"}

# What many sheets have.

paper-table = Mesa { $table }
paper-table-word = Mesa
paper-role = { $head ->
    [yes] { GIVEN($group) ->
        [no] Mesa principal
       *[yes] Mesa principal · grupo { $group }
    }
   *[no] { GIVEN($group) ->
        [no] {""}
       *[yes] Grupo { $group }
    }
}
paper-seat = mesa { $table }, silla { $chair }
paper-team = { CAPITAL(WORD("team", $team)) }
paper-set = { $in_semi_final ->
    [yes] Semifinal
   *[no] Serie { $set }
}
paper-round = { $round } · { WORD("mark", $round) }
paper-moment = { $stage ->
    [set] { pages-round-of-set }: { WORD("mark", $round) }
    [final] La final
   *[end] Después de la última ronda
}
paper-date = { $date }
paper-rules = Reglas: { $rules }

# Name tags, score cards and tally sheets.

paper-name-tags = Gafetes
paper-score-cards = Tarjetas de puntos
paper-win = Victoria
paper-loss = Derrota
paper-buncos = { CAPITAL($bunco) }s
paper-minis = Minis
paper-total = Total
paper-so-far = Hasta ahora
paper-tally-sheets = Hojas de puntos
paper-round-head = Ronda · número
paper-points = Puntos

# Cards for the tables.

paper-table-cards = Tarjetas de mesa
paper-phone = { $has_code ->
    [yes] El teléfono de esta mesa: escanee esto.
   *[no] El teléfono de esta mesa: escanee y luego escriba el código de la mesa.
}
paper-phone-by-name = o { $address }

# Seating.

paper-seating = Lugares
paper-by-name = Por nombre
paper-by-table = Por mesa

# Results and certificates.

paper-results = Resultados
paper-standings = { $counts ->
    [before-semi-final] Clasificación antes de la semifinal
   *[night] Clasificación
}
paper-standings-so-far = { $counts ->
    [before-semi-final] Clasificación antes de la semifinal
    [semi-final] Clasificación de la semifinal
   *[night] Clasificación hasta ahora
}
paper-place = Lugar
paper-player = Nombre
paper-wins = Victorias
paper-losses = Derrotas
paper-rounds = Rondas
paper-prizes = Premios
paper-grand-prize = Gran Premio
paper-won-final = ganó la final
paper-nobody = nadie
paper-winners = { GIVEN($players) ->
    [no] la anfitriona
   *[yes] { AND($players) }
}
paper-dollars = { WHOLE_MONEY($dollars) }
paper-certificates = Certificados
paper-certificate = Certificado
paper-won-prize = ganó el premio
paper-won-grand-prize = ganó el Gran Premio
paper-in-final = en la final
paper-signature = Quien dirige

# Sheets to go on by hand.

paper-half-filled = La noche hasta ahora
paper-state = { $phase ->
    [ready] La ronda no ha empezado.
    [first-roll] Los dados deciden quién tira primero.
    [rolling] { $roller } tiene los dados.
    [last-lap] Fin de ronda. Falta que tiren: { $may_roll }.
    [waits-for-call] Falta cantar { $a_bunco }.
    [tie-break] Empate: { $roller } tiene los dados.
    [roll-off] Empate: cada equipo tira un dado.
    [host-decides] Empate: decide quien dirige.
   *[done] { GIVEN($winners) ->
        [no] La ronda terminó.
       *[yes] Ganaron la ronda: { AND($winners) }.
    }
}
