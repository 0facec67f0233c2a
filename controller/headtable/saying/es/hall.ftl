# The pages of the devices and of the walk test, for hosts.

hall-devices-link = Dispositivos
hall-console-link = Consola de la dirección
hall-walk-link = Recorrido de prueba
hall-title = dispositivos de headtable
hall-heading = Dispositivos
hall-status-wait = Todavía no hay noticias de los dispositivos.
hall-none = Ningún dispositivo se presentó todavía. ¿Hay alguno conectado?
hall-counted = { $all ->
    [one] Está { $online } de 1 dispositivo.
   *[other] Están { $online } de { $all } dispositivos.
}
hall-box-gone = Se perdió la caja { $box }.

## Signals

hall-signals = Campana y bocina
hall-no-signals = Ninguna caja tiene aquí campana ni bocina.
hall-signal-name = { $signal ->
    [bell] Campana
   *[horn] Bocina
}{ $many ->
    [yes] {" "}de la caja { $box }
   *[no] {""}
}
hall-signal-state = { $state ->
    [sounding] Está sonando.
    [off-by-file] Está apagada en headtable.toml, y ninguna página la enciende.
    [disarmed] Está desarmada: no suena hasta que quien dirige la arme.
    [muted] Está silenciada por ahora.
    [both] Está desarmada y silenciada.
   *[ready] Puede sonar.
}
hall-test = Probar…
hall-test-do = Probar
hall-test-title = ¿Probar esta señal: { $signal }?
hall-test-what = suena por un instante; ¿no hay nadie cerca?
hall-test-done = { $signal }: sonó por un instante.
hall-mute = Silenciar
hall-unmute = Quitar el silencio…
hall-unmute-do = Quitar el silencio
hall-disarm = Desarmar
hall-arm = Armar…
hall-arm-do = Armar
hall-arm-title = ¿Permitir que suene otra vez: { $signal }?
hall-arm-what = desde ahora suena al fin de cada ronda
hall-switched = Listo: la caja lo conserva, también después de reiniciar.

hall-quiet = Horas de silencio de la bocina
hall-quiet-about = Según la hora del salón. Entonces la bocina calla; la campana y las luces no.
hall-quiet-from = desde
hall-quiet-until = hasta
hall-quiet-set = Fijar
hall-quiet-end = Sin horas de silencio
hall-quiet-now = La { hall-horn-of } calla de { $start } a { $end }.
hall-horn-of = bocina{ GIVEN($box) ->
    [no] {""}
   *[yes] {" "}de la caja { $box }
}
hall-quiet-none = La { hall-horn-of } no tiene horas de silencio.

## The list

hall-list = Todos los dispositivos
hall-device-where = { GIVEN($table) ->
    [no] sin mesa
   *[yes] mesa { $table }
}{ $bell ->
    [yes] , con el botón de la campana
   *[no] {""}
}
hall-device-what = Modelo { $model }, firmware { $firmware }
hall-device-presence = { $online ->
    [yes] conectado
   *[no] ausente
}
hall-device-heard = { GIVEN($minutes) ->
    [no] aún no se ha oído nada
   *[yes] última noticia { $minutes ->
        [0] ahora mismo
        [one] hace { $minutes } minuto
       *[other] hace { $minutes } minutos
    }
}
hall-device-battery = batería { $percent } %
hall-device-silent = Silencio: hace mucho que no hay noticias suyas.
hall-device-details = Detalles para la reparación
hall-device-counts = Mensajes: { $heard } oídos, { $repeated } repetidos, { $garbled } dañados, { $late } tardíos. Rebotes del botón: { $bounces }
hall-device-placed = Quien dirige le ha dado aquí esta mesa{ GIVEN($before) ->
    [no] {""}
   *[yes] ; en headtable.toml tiene la mesa { $before }
}.
hall-device-die = dado { $die } { $state ->
    [present] presente
    [rolling] rodando
    [settled] quieto
    [cocked] inclinado
    [uncertain] dudoso
    [moved] movido
   *[lost] perdido
}
hall-identify = Hacerlo parpadear
hall-identified = { $uid } parpadea por un instante.
hall-rename = Nombre…
hall-rename-title = ¿Cómo se llama { $uid }?
hall-rename-what = todos ven este nombre junto al de su etiqueta; su caja lo conserva, también después de reiniciar
hall-rename-name = Nombre (vacío: ninguno)
hall-rename-do = Llamarlo así
hall-renamed = { GIVEN($name) ->
    [no] { $uid } no tiene ahora nombre propio.
   *[yes] { $uid } se llama ahora «{ $name }».
}
hall-firmware = Nuevo firmware…
hall-firmware-title = ¿Llevar el firmware { $to } a { $uid }?
hall-firmware-what = ahora tiene { $from }; el nuevo espera el fin de una ronda, y el anterior queda hasta que el nuevo esté probado
hall-firmware-do = Llevarlo
hall-firmware-begun = La caja se ocupa de { $uid }. La lista dice cuánto ha avanzado.
hall-update = { $state ->
    [waiting] Nuevo firmware: espera a que termine la ronda.
    [sending] Nuevo firmware: ha llegado el { $percent } %.
    [trial] Nuevo firmware: ha llegado entero, y el dispositivo lo prueba.
    [done] El nuevo firmware funciona.
   *[failed] El nuevo firmware falló, y el anterior funciona otra vez. El registro de la caja dice por qué.
    [interrupted] Se reinició a mitad de la actualización. Su firmware anterior funciona; inténtelo otra vez.
    [silent] Ya no contesta. Su firmware anterior sigue en él. Si ese no acepta otro por la línea, instale este por USB.
    [unanswered] Su caja ya no dice nada de la actualización. Mire si la caja funciona e inténtelo otra vez.
    [busy] Otro dispositivo recibe ahora su firmware. Inténtelo otra vez cuando termine.
    [unknown-model] No hay firmware que una caja pueda llevarle. Instálelo por USB.
    [no-key] No tiene clave, y toda actualización por una línea la necesita. Escriba: headtable devices enrol { $uid }
    [no-tree] Su primer firmware debe llegar por USB. Escriba: headtable firmware flash
    [on-trial] Ya está probando un nuevo firmware. Inténtelo otra vez en un minuto.
    [signature] Tiene otra clave que su caja. Escriba: headtable devices enrol { $uid }
    [damaged] El nuevo firmware no llegó entero. El anterior funciona; inténtelo otra vez.
    [older] Su caja tiene un firmware más viejo que él. Instale en la caja un headtable más nuevo.
    [other-model] Es otro modelo que el que dice. Instale su firmware por USB.
    [other-board] No hay firmware para su placa.
    [no-room] Su memoria está llena o falla. Su firmware anterior funciona.
}
hall-place = Cambiar su mesa…
hall-place-first = Darle una mesa…
hall-place-title = ¿Qué mesa para { $uid }?
hall-place-what = su caja lo conserva, también después de reiniciar; en una ronda, lo que se oprime cuenta de inmediato en la nueva mesa
hall-place-table = Mesa
hall-place-bell = Su botón de campana toca la campana (solo en la mesa principal)
hall-place-do = Darle esta mesa
hall-placed = { $uid } está ahora en la mesa { $table }.

## Phones

hall-phones = Teléfonos
hall-no-phones = No hay ningún teléfono.
hall-phone = mesa { $table }: { $kind } { $phone }, última noticia { $minutes ->
    [0] ahora mismo
    [one] hace { $minutes } minuto
   *[other] hace { $minutes } minutos
}

## The walk test

hall-walk-title = recorrido de prueba de headtable
hall-walk-heading = Recorrido de prueba
hall-walk-about = Vaya de mesa en mesa y oprima cualquier botón de cada mando. Lo que se oye se marca aquí. No cuenta para ninguna noche.
hall-walk-begin = Empezar
hall-walk-again = Empezar otra vez
hall-walk-end = Terminar…
hall-walk-end-do = Terminar
hall-walk-end-title = ¿Terminar el recorrido?
hall-walk-end-what = se olvida lo que respondió hasta ahora
hall-walk-ended = El recorrido terminó: { $why }
hall-walk-nothing = Ahora no hay ningún recorrido.
hall-walk-progress = { $done } de { $all } probados
hall-walk-result = { $result ->
    [answered] oído
    [failed] falló
    [skipped] saltado
    [left-out] omitido
   *[open] aún sin oír
}
hall-walk-signals = Campana y bocina, al final
hall-walk-heard = Lo oí
hall-walk-unheard = No lo oí
