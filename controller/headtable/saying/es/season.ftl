# Una temporada: `headtable season`, en la terminal y como página.

# Lo que dice el comando.

season-reading = leyendo noches
season-read = leyendo noches: { $done } de { $files }
season-no-journals = no hay registros que leer: dé una carpeta con registros que terminen en .db, o los registros mismos
season-without-nights = en { JOINED($places, ", ") } no hay ninguna noche terminada: indique la carpeta con los diarios; es la de headtable.toml, si no hay otra en [engine]
season-unknown-ranking = una temporada no tiene clasificación por «{ $by }»: use --by { OR($known) }
season-no-money = ninguna noche de esta temporada tuvo premios en dinero: quite --by money
season-skipped = se omitió { $file }: { $why }
season-unknown-name = nadie se llamó «{ $name }» en estas noches{ GIVEN($nearest) ->
    [no] {""}
   *[yes] ; ¿quiso decir «{ $nearest }»?
}

# Por qué se omite un registro.

unreadable = { JOINED($errors, "; ") }
still-running = esta noche todavía no termina
copy-of = la misma noche está en { $file }

# El archivo de nombres.

names-unreadable = no se pueden leer los nombres de { $file }: { $error }
names-not-toml = los nombres de { $file } no están en TOML: { $error }. Escriba líneas como "Bob" = "Robert"
names-not-text = { $file }: lo que reemplaza a «{ $name }» debe ser un nombre entre comillas, como "Bob" = "Robert"
names-bad-length = { $file }: lo que reemplaza a «{ $name }» debe tener de 1 a { $most } caracteres
names-in-chain = { $file }: «{ $name }» pasa a ser «{ $to }», y «{ $to }» pasa a ser otro nombre: escriba el último nombre para ambos
names-of-two = «{ $one }» y «{ $other }» jugaron en { $file }, así que no pueden llamarse «{ $name }» las dos personas

# Tablas, para la terminal y la página.

season-of = { $nights ->
    [one] 1 noche
   *[other] { $nights } noches
}, { $players ->
    [one] 1 persona
   *[other] { $players } personas
}
season-span = { $counts }, { $first }{ GIVEN($last) ->
    [no] {""}
   *[yes] {" "}a { $last }
}
season-title = La temporada
season-footer = Hecho por headtable con los registros de las noches. Esta página no carga nada de internet.
season-by = { $by ->
    [wins] Victorias
    [buncos] { CAPITAL($bunco) }s
    [points] Puntos
   *[money] Dinero
}
season-place = Lugar
season-player = Nombre
season-players = Personas
season-nights = Noches
season-wins = Victorias
season-losses = Derrotas
season-buncos = { CAPITAL($bunco) }s
season-points = Puntos
season-money = Dinero
season-dollars = { MONEY($dollars) }
season-untold = Los puntos son los de las tiradas que se anotaron. Los resultados de mesas en papel no los tienen.
season-together = Quién se sentó con quién
season-sat-most-with = Más veces en la mesa con, en rondas
season-sat-with = En la mesa con, en rondas (como pareja)
season-with = { $player } { $rounds }
season-with-partners = { $player } { $rounds }{ $partners ->
    [0] {""}
   *[other] {" "}({ $partners })
}
season-list = { JOINED($each, ", ") }

# Solo en la página.

season-skipped-count = { $files ->
    [one] Se omitió un registro: su noche todavía no termina, o no se puede leer.
   *[other] Se omitieron { $files } registros: sus noches todavía no terminan, o no se pueden leer.
}
season-nobody = Todavía no ha terminado ninguna noche.
season-all-players = Todas las personas
season-players-caption = Cada persona en todas las noches, por victorias
season-chart-description = Una barra para cada una de las primeras { $bars } de { $players } personas, con el número más alto primero.
season-together-caption = Para cada persona, las demás de las mismas mesas, las más frecuentes primero
season-nights-caption = Las noches, la primera al principio
season-date = Fecha
season-rules = Reglas
season-first = Primer lugar
season-winners = { AND($players) }
