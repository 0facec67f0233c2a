# The hosts' page of all nights, and the page of a house's own ruleset.

all-nights-title = noches de headtable
all-nights-heading = Noches
all-nights-console = Consola
all-nights-own-rules = Reglas propias
all-nights-now = Ahora
all-nights-new = Una nueva noche
all-nights-ruleset = Reglas
all-nights-card = La tarjeta que lee cada invitado
all-nights-its-title = Título
all-nights-day = Fecha
all-nights-place = Lugar
all-nights-names = Nombres, uno por línea, de hasta 40 caracteres. También van a la lista de invitados.
all-nights-names-later = Si aquí no hay nombres, se escriben en la consola.
all-nights-begin = Empezar esta noche
all-nights-next = Después
all-nights-begin-next = Empezar la próxima noche
all-nights-change-next = Cambiarla
all-nights-forget-next = Quitarla
all-nights-keep = Guardarla como próxima noche
all-nights-list-anew = Al empezar esta noche, en la lista de invitados nadie está aquí ni ha pagado. Los pagos y gastos de la noche anterior se quedan con ella, en «{ all-nights-past }».
all-nights-unnamed-leave = Quitar de la lista de invitados
all-nights-past = Noches pasadas
all-nights-rules-title = Reglas de la casa
all-nights-rules-heading = Reglas propias
all-nights-rules-about = Parta de unas reglas, cambie lo que en su casa se juega de otra manera y guárdelas con un nombre. Los ajustes sin efecto no se muestran.
all-nights-rules-from = Partir de
all-nights-rules-settings = Ajustes
all-nights-rules-card = La tarjeta que lee cada invitado
all-nights-rules-its-title = Título para los invitados
all-nights-rules-save = Guardar
all-nights-rules-correct = Los nuevos puntos son correctos: adaptar los ejemplos
all-nights-rules-back = Todas las noches

# What their scripts say.

all-nights-none = No hay noticias del motor.
all-nights-running = { GIVEN($title) ->
    [no] { $rules }
   *[yes] { $title }: { $rules }
}, { $phase }
all-nights-running-round = { which-round }
all-nights-when = { GIVEN($place) ->
    [no] { $day }
   *[yes] { $day }, { $place }
}
all-nights-house = { $title }, propias
all-nights-unnamed = { $guests ->
    [one] Una persona está en la lista de invitados y no entre estos nombres: { AND($names) }. Sigue en la lista, con su correo y su deseo.
   *[other] { $guests } personas están en la lista de invitados y no entre estos nombres: { AND($names) }. Siguen en la lista, con sus correos y deseos.
}
all-nights-beginning = Una nueva noche…
all-nights-kept = Guardada como próxima noche. Empieza al pulsar su botón.
all-nights-forget-title = ¿Quitar la próxima noche?
all-nights-forget-what = Se olvidan sus reglas, sus datos y sus nombres. La noche en curso queda como está.
all-nights-forget-do = Quitarla
all-nights-prepared = { $title }: { $rules }
all-nights-prepared-names = { $players ->
    [one] 1 nombre
   *[other] { $players } nombres
}
all-nights-put-away-title = ¿Guardar la noche de hoy?
all-nights-put-away-what = La noche de hoy no ha terminado: { $night }. Termina tal como está y se guarda en un archivo propio; nada de ella se pierde. Aquí no se puede continuar con ella.
all-nights-put-away-do = Guardar la noche de hoy
all-nights-no-past = Todavía no se guardó ninguna noche.
all-nights-unreadable = No se puede leer la carpeta de las noches: { $error }
all-nights-show = Clasificación
all-nights-showing = Se lee la noche…
all-nights-not-over = Esta noche se guardó antes de terminar. No tiene resultados ni certificados. Puede tener la clasificación hasta entonces, el informe y los datos.
all-nights-standings-file = Clasificación (CSV)
all-nights-rounds-file = Rondas (CSV)
all-nights-journal-file = Registro
all-nights-report-file = Informe para compartir (HTML)
all-nights-results = Resultados (PDF, { $size ->
    [letter] Letter
   *[a4] A4
})
all-nights-certificates = Certificados (PDF, { $size ->
    [letter] Letter
   *[a4] A4
})
all-nights-data-files = Todos los datos (CSV y JSON)
all-nights-data-file = Todos los datos (JSON)
all-nights-under = Con otras reglas
all-nights-replay-fold = Jugarla otra vez con otras reglas
all-nights-replay = Jugarla otra vez
all-nights-replaying = La noche se juega otra vez…
all-nights-that-night = Aquella noche: { $rules }
all-nights-other-night = Con { $rules }
all-nights-went = { $whole ->
    [yes] Toda la noche tiene sentido con estas reglas.
   *[no] { $round ->
        [0] Con estas reglas la noche no se puede jugar: su comienzo no encaja con ellas.
       *[other] Con estas reglas la noche se puede jugar hasta la ronda { $round } de { which-set }. Termina ahí, porque lo que pasó entonces no encaja con ellas.
    }
}
all-nights-stop = { GIVEN($at) ->
    [no] {""}
   *[yes] A las { $at }:{" "}
}«{ $said }» no encaja con estas reglas: { $why }.
all-nights-same = { $rounds ->
    [0] Con estas reglas no termina ninguna ronda.
   *[other] Rondas terminadas: { $rounds }. Terminaron como aquella noche las primeras: { $same }.
}
all-nights-no-standings = No terminó ninguna ronda, así que no hay clasificación.
all-nights-place-head = Lugar
all-nights-player-head = Nombre
all-nights-wins-head = Victorias
all-nights-losses-head = Derrotas
all-nights-rules-saved = Se guardaron como { $title }. Están entre las reglas de una nueva noche.
all-nights-rules-faults = { $faults ->
    [0] { $examples ->
        [0] Todos los ejemplos de estas reglas se cumplen.
        [one] Un ejemplo ya no se cumple:
       *[other] { $examples } ejemplos ya no se cumplen:
    }
   *[other] Estos ajustes no van juntos:
}
all-nights-rules-no-card = La tarjeta aparece otra vez cuando los ajustes vayan juntos.
all-nights-rules-add = { $key ->
    [breaks] Agregar un descanso
   *[prizes] Agregar un premio
}
all-nights-rules-not-set = sin definir
all-nights-rules-replace-title = ¿Reemplazar { $ruleset }?
all-nights-rules-replace-what = Ya hay unas reglas con este nombre. Su archivo se sobrescribe. Las noches jugadas conservan sus reglas.
all-nights-rules-replace-do = Reemplazar
all-nights-rules-delete = Borrar estas reglas…
all-nights-rules-delete-title = ¿Borrar { $ruleset }?
all-nights-rules-delete-what = Se borra su archivo, y ya no se podrá jugar una noche nueva con ellas. Las noches jugadas conservan sus reglas.
all-nights-rules-delete-do = Borrarlas
all-nights-rules-deleted = { $ruleset }: borradas.

# La temporada.

all-nights-season = La temporada: todas las noches juntas
all-nights-season-file = La temporada para compartir (HTML)
all-nights-season-joining = Dos nombres de una persona
all-nights-season-join-name = Este nombre
all-nights-season-join-to = cuenta como
all-nights-season-join = Unirlos…
all-nights-season-join-same = Elija dos nombres distintos.
all-nights-season-join-title = ¿Contar a { $name } como { $to }?
all-nights-season-join-what = En la temporada, { $to } tendrá { COUNT("night", $all_nights) } en vez de { $nights }, { COUNT("win", $all_wins) } en vez de { $wins } y { COUNT("bunco", $all_buncos) } en vez de { $buncos }. { $name } ya no tendrá línea propia. Las noches mismas quedan como están, y esto se puede deshacer.
all-nights-season-join-do = Unirlos
all-nights-season-joined = { $name } cuenta como { $to }.
all-nights-season-part = Deshacer
all-nights-season-reading = Se leen las noches. Una Raspberry Pi necesita unos segundos para cada una…
all-nights-season-of = { $nights ->
    [0] Aún no ha terminado ninguna noche en este equipo.
    [one] 1 noche, { all-nights-season-players }
   *[other] { $nights } noches, { all-nights-season-players }
}
all-nights-season-players = { $players ->
    [one] 1 persona
   *[other] { $players } personas
}
all-nights-season-left-out = { $why ->
    [still-running] { $journals ->
        [one] 1 noche queda fuera, porque no ha terminado
       *[other] { $journals } noches quedan fuera, porque no han terminado
    }
    [copy-of] { $journals ->
        [one] 1 archivo queda fuera, porque su noche está en otro archivo
       *[other] { $journals } archivos quedan fuera, porque sus noches están en otros archivos
    }
   *[unreadable] { $journals ->
        [one] 1 archivo queda fuera, porque no se puede leer
       *[other] { $journals } archivos quedan fuera, porque no se pueden leer
    }
}: { AND($nights) }
all-nights-season-untold = Los puntos son los de las tiradas que se anotaron. Los resultados de mesas en papel no los tienen.
all-nights-night-head = Noche
all-nights-winners-head = Primer lugar
all-nights-players-head = Personas
all-nights-season-by = Ordenar por
all-nights-season-count = { $by ->
    [wins] Victorias
    [buncos] { $bunco }s
    [points] Puntos
   *[cents] Dinero
}
all-nights-nights-head = Noches
all-nights-season-all-pairs = Mostrar todas las parejas: { $pairs }
all-nights-season-together = Quiénes coincidieron más veces en la mesa
all-nights-season-two = Dos personas
all-nights-season-rounds = Rondas
all-nights-season-partners = En pareja
