# Después de la noche: su informe como página, sus datos, y lo que comparten con una temporada.

# Archivos y números.

shared-written = { $file }: { NUMBER($kilobytes, maximumFractionDigits: 1) } kB
shared-not-html = «{ $file }» no es el nombre de una página: dé un archivo que termine en .html
shared-unwritable = no se puede escribir «{ $file }»: { $error }; dé otro archivo
shared-folder-unwritable = no se puede crear la carpeta «{ $folder }»: { $error }; dé otra carpeta
shared-date = { DATETIME($date, dateStyle: "medium") }
shared-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
shared-two-digits = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
shared-signed = { $sign ->
    [minus] −{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
shared-dollars = { WHOLE_MONEY($dollars) }

# El principio de un informe.

report-title = { $title }, { $date }
report-about = { JOINED($about, " · ") }
report-not-over = Esta noche todavía no termina. El informe la muestra hasta donde se jugó.
report-no-players = Nadie ha abierto esta noche todavía.
report-footer = Hecho por headtable con el registro de la noche. Esta página no carga nada de internet.
report-players = Personas
report-tables = Mesas
report-rolls = Tiradas anotadas

# Clasificación y premios.

report-standings = Clasificación
report-standings-caption = Las tarjetas de puntos, la mejor primero
report-place = Lugar
report-player = Nombre
report-wins = Victorias
report-losses = Derrotas
report-buncos = { CAPITAL($bunco) }s
report-minis = Mini buncos
report-prizes = Premios
report-prizes-caption = Los premios, y quién los ganó
report-no-prizes = En esta noche no se entregó ningún premio.
report-prize = Premio
report-won-by = Ganado por
report-why = Motivo
report-worth = Valor
report-grand-prize = Gran Premio
report-won-final = ganó la final
report-nobody = nadie
report-not-given = todavía no se entrega
report-winners = { GIVEN($players) ->
    [no] la anfitriona
   *[yes] { AND($players) }
}

# Rondas. Bajo «Se decidió por» está, por ejemplo, «sorteo».

report-round = Ronda
report-table = Mesa
report-table-number = Mesa { $table }
report-no-buncos = Nadie tiró { $a_bunco } que contara.
report-buncos-chart = { CAPITAL($bunco) }s de cada persona
report-buncos-description = Una barra para cada persona con { $a_bunco } en la tarjeta. La tabla de abajo los muestra uno por uno.
report-buncos-caption = Cada { $bunco } que contó
report-card = En la tarjeta de
report-no-card = nadie
report-rounds = Rondas
report-rounds-caption = Cómo terminó cada ronda en cada mesa
report-no-rounds = Todavía no termina ninguna ronda.
report-mark = Número
report-winners-of-table = Ganaron
report-losers-of-table = Perdieron
report-tally = Marcador
report-decided-by = Se decidió por
report-pair = { AND($players) }
report-points-of-table = { $high }–{ $low }
report-how = { WORD("won-by", $how) }

# Puntos y suerte.

report-luck = Suerte
report-luck-unknown = No se puede saber la suerte: de esta noche no se anotó ninguna tirada, solo los resultados de las mesas.
report-luck-explained =
    La suerte es el valor de los dados en puntos, menos los puntos que da en promedio, con estas reglas, el mismo número de turnos.
    Un turno cuenta hasta donde se jugó. { CAPITAL($a_bunco) } que nadie cantó cuenta aquí como si se hubiera cantado.
    Con dados equilibrados, dos de cada tres noches quedan dentro de la variación habitual.
report-untold = { $results ->
    [one] Un resultado llegó sin tiradas, como el de una mesa en papel.
   *[other] { $results } resultados llegaron sin tiradas, como los de mesas en papel.
} Sus puntos faltan aquí.
report-luck-chart = Suerte de cada persona en puntos
report-luck-description = Una barra para cada persona, la de más suerte primero. Una barra hacia la izquierda significa menos puntos de los esperados.
report-luck-caption = Puntos y suerte, la mejor suerte primero
report-turns = Turnos
report-points = Puntos logrados
report-dice-points = Valor de los dados
report-expected = Puntos esperados
report-spread = Variación habitual
report-plus-or-minus = ±{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Dados.

report-dice = Dados
report-dice-unknown = No se pueden comprobar los dados: no se sabe qué caras salieron. Los mandos y los teléfonos solo dicen cuánto valió una tirada.
report-dice-explained =
    Una prueba de chi-cuadrado compara las caras de cada mesa con las de dados equilibrados. El valor p es la proporción de dados equilibrados
    con resultados al menos así de desiguales. { $tables ->
        [0] Ninguna mesa tuvo tiradas suficientes para la prueba.
        [one] Una mesa tuvo tiradas suficientes para la prueba.
       *[other] { $tables } mesas tuvieron tiradas suficientes para la prueba, así que sus valores p se corrigen con el método de Holm.
    } Un valor p corregido menor que 0,05 es poco común. Una sola noche no demuestra nada.
report-dice-chart = Mesa { $table }
report-dice-description = Las { $seen } caras de la mesa { $table }, una columna para cada cara. La línea discontinua en { NUMBER($expected, maximumFractionDigits: 1) } es el promedio de dados equilibrados.
report-faces-caption = Cuántas veces salió cada cara
report-faces = Caras
report-face = { $face }
report-tests-caption = La prueba de chi-cuadrado de cada mesa
report-chi-square = Chi-cuadrado
report-degrees = Grados de libertad
report-p = p
report-p-corrected = p corregido
report-p-value = { $tiny ->
    [yes] menos de 0,001
   *[no] { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}
report-verdict = Resultado
report-usual = como dados equilibrados
report-unusual = poco común en dados equilibrados
report-too-few = pocas tiradas: { $seen } caras de las { $needed } que la prueba necesita

# Ritmo.

report-pace = Ritmo
report-pace-unknown = No se sabe cuánto duraron las rondas.
report-pace-mean = { $rounds ->
    [one] La única ronda con duración conocida duró { NUMBER($mean, maximumFractionDigits: 1) } minutos.
   *[other] Una ronda duró { NUMBER($mean, maximumFractionDigits: 1) } minutos en promedio, con todas sus interrupciones.
}
report-pace-chart = Minutos de cada ronda
report-pace-description = Una barra para cada ronda, en el orden del juego.
report-pace-caption = Minutos desde el inicio de una ronda hasta que su última mesa terminó
report-minutes = Minutos
report-minutes-after = Luego, hasta la siguiente ronda
report-no-minutes = –
