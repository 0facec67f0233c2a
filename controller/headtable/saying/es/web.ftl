# What the pages answer, and what they log.

# The engine and the boxes.
engine-silent = el motor no responde; vea si `headtable engine` está funcionando y qué dice
broker-silent = el motor no responde: las páginas no tienen conexión con el broker MQTT; vea si está funcionando
no-box-there = no hay ninguna caja: vea si `headtable box` está funcionando
boxes-silent = estas cajas no responden: { $boxes }; vea si están funcionando
device-absent = { $uid } no está: vea si está conectado y si su caja está funcionando
device-name-too-long = el nombre tiene { $letters } caracteres y en las listas caben { $longest }: escriba uno más corto
device-name-unreadable = el nombre tiene un carácter que nadie ve, como un salto de línea: escríbalo de nuevo con letras normales
device-name-taken = { $uid } ya se llama «{ $name }»: elija otro nombre
no-buttons = { $uid } no tiene botones: su mesa está en headtable.toml
nobody-walks = no hay ningún recorrido de prueba: empiece uno primero
pad-stays = el motor no responde: la mesa { $table } sigue con su mando
take-over-refused = el motor rechaza que un teléfono hable por la mesa { $table }

# Tables.
night-not-opened = no hay mesa { $table }: quien dirige todavía no abrió la noche
table-not-there = no hay mesa { $table }: las mesas de esta noche van de la 1 a la { $tables }
tables-unknown = todavía no se conocen las mesas de esta noche: no hay noticias del motor

# Phones.
phones-are-out = la noche terminó, y los teléfonos ya no cuentan
code-needed = este teléfono necesita el código de la mesa { $table }: pídalo a quien dirige o escanee el código QR de la mesa
phone-removed = quien dirige quitó este teléfono: pida el nuevo código de la mesa { $table }
code-renewed = quien dirige renovó el código de la mesa { $table }: pida el nuevo
other-night = empezó otra noche: pida el código de hoy de la mesa { $table }
phone-at-other-table = este teléfono está en la mesa { $own }: escriba el código de la mesa { $table } para hablar por ella
no-phones-here = por decisión de quien dirige, la mesa { $table } usa { WORD("without-phones", $rung) }: ahí no cuenta ningún teléfono
without-phones-pad = su mando de botones
without-phones-paper = papel
other-pad-speaks = no se contó: { WORD("other-pad", $pad) } habla ahora por la mesa { $table }; primero siga con este teléfono
other-pad-phone = otro teléfono
other-pad-buttons = el mando de botones
press-too-old = demasiado antigua: es de la ronda { $round } de { which-set }, que ya no se juega; mire los puntos
phone-left = este teléfono ya no está en la mesa { $table }: escriba su código
no-such-phone = no hay ningún teléfono «{ $phone }»

# Rights and limits.
host-only = solo quien dirige puede hacer esto: entre en la consola, o ábrala con la host_key de headtable.toml, o con la clave que headtable mostró al empezar si el archivo no la tiene; luego intente otra vez
other-site = esto lo envió una página de otro sitio{ GIVEN($site) ->
    [no] {""}
   *[yes] {" "}(«{ $site }»)
}; use las páginas de headtable
too-often = demasiado: { WORD("too-many", $what) }; espere { $wait_s } s e intente otra vez
too-many-requests = desde aquí llegaron muchas peticiones
too-many-presses = muchas pulsaciones
too-many-take-overs = muchos cambios de mando
too-many-wrong-code = desde aquí llegaron muchos códigos equivocados
too-many-wrong-host-key = desde aquí llegaron muchas claves equivocadas
too-many-wrong-password = desde aquí llegaron muchas contraseñas equivocadas
too-many-wrong-for-account = para esta cuenta llegaron muchas contraseñas equivocadas
too-many-streams = demasiadas páginas siguen ya la noche; cierre algunas de las suyas, o intente más tarde

# What cannot be understood.
not-our-name = estas páginas no se llaman «{ $host }»: abra la dirección que mostró headtable, o escriba el nombre en names debajo de [web] en headtable.toml
address-too-long = una dirección de headtable tiene como máximo { $most } caracteres
head-too-long = un encabezado tiene como máximo { $most } caracteres
body-too-long = lo que se envió pasa de 64 KiB; headtable no entiende nada tan largo
no-such-page = no hay página «{ $path }»; vea / (marcador), /me (invitados), /table/1 (mando) o /host
wrong-method = «{ $path }» no se puede pedir así ({ $method })
not-json = envíe application/json, no «{ $kind }»
number-of-players = en una noche juegan de 4 a 400 personas; escriba un nombre por línea
name-length = un nombre tiene de 1 a { $longest } caracteres: escríbalo más corto, o escriba alguno
text-too-long = esto tiene más de { $most } caracteres: escríbalo más corto
body-garbled = la página envió algo que headtable no entiende: { $error }: «{ $quoted }»; cárguela otra vez
query-garbled = la página preguntó mal: { $error }: { $quoted }; cárguela otra vez
framework-error = { $text }
own-mistake = headtable cometió un error aquí; su registro dice cuál

# Addresses and codes on a terminal.
address-of-board = marcador        { $address }
address-of-console = consola         { $address }
address-of-pad = teléfono-mando  { $address }
address-besides = también en      { $address }
address-of-console-by-https = consola, https  { $address }
code-of-table = {"  "}mesa { $table }: { $code }  { $link }
code-for-this-machine = {"  "}solo esta máquina puede abrir estas direcciones, así que no hay código para un teléfono: abra una en un navegador aquí
code-pictures-elsewhere = {"  "}la consola muestra el código QR de cada mesa, en Teléfonos
code-picture-title = mesa { $table }

# The log.
pages-not-opened = no se pueden abrir las páginas en { $host }:{ $port } ({ $error }); detenga lo que ya está ahí, o elija otro puerto: escriba port = N bajo [web] en headtable.toml
certificate-unusable = no se puede usar el certificado { $file } con la clave { $key } ({ $error }): haga ambos de nuevo con `headtable certificate`, o quite las líneas certificate y certificate_key bajo [web] en headtable.toml
handshake-failed = una conexión para https terminó antes de estar cifrada ({ $error }): quizá un navegador no confía en el certificado; http no lo necesita
wrong-guess = equivocación: { WORD("guessed", $what) }; alguien adivina, o escribió mal
guessed-code = código
guessed-host-key = clave de la dirección
guessed-password = contraseña
visit-takes-long = una conexión tarda demasiado en preguntar: se cierra
visit-too-many-of-one = demasiadas conexiones: se cierra la más antigua
visit-too-many = hay demasiadas conexiones: se cierra la más antigua
visit-too-many-of-owner = alguien que dirige o un teléfono tiene demasiadas conexiones: se cierra la más antigua
visit-too-many-kept = quienes dirigen y los teléfonos tienen demasiadas conexiones: se cierra la más antigua
stream-refused = se rechazó una conexión continua: tiene { $own } propias, y hay { $all } en total
state-not-kept = no se guardan los códigos, los teléfonos ni las cuentas: { $error }: al reiniciar, cada teléfono necesita un código nuevo; ¿está lleno el disco?
state-not-read = no se conocen los códigos anteriores ni las cuentas: { $error }: cada teléfono necesita un código nuevo, y quien dirige entra con la clave
state-set-aside = el archivo de los códigos, los teléfonos y las cuentas estaba dañado; se conserva como { $place }, y se empieza uno nuevo
state-not-set-aside = el archivo de los códigos, los teléfonos y las cuentas, { $file }, está dañado y no se puede renombrar ({ $error }): no se escribe encima, así que ningún cambio se conserva al reiniciar; mueva el archivo y reinicie headtable
host-log-not-read = no se puede leer la lista de lo que se hizo: { $error }
host-log-not-kept = no se guarda la lista de lo que se hizo: { $error }: ¿está lleno el disco?
host-log-set-aside = la lista de lo que se hizo estaba dañada; se conserva como { $place }, y se empieza una nueva
host-log-not-set-aside = la lista de lo que se hizo, { $file }, está dañada y no se puede renombrar ({ $error }): no se escribe encima; mueva el archivo y reinicie headtable
failed-with = falló con { $error }
state-changed = se cambió después de escribirlo

# The picture for the projector.
unknown-picture = este archivo no es PNG ni JPEG: elija otro
picture-too-large = esta imagen pasa de { $most_kb } kB: elija una más pequeña
no-hall-picture = no se subió ninguna imagen

# Rondas jugadas a mano.
round-moved = la noche no está ahora en la ronda { $round } de { which-set }: mire el formulario otra vez
round-has-rolls = estas mesas ya han comunicado tiradas de esta ronda: { $tables }; anúlelas antes, porque sus puntos están en las hojas
points-missing = mesa { $table }: faltan los puntos de { AND($players) }, o no son un número de 0 a 9999
tie-without-winner = mesa { $table }: hay empate; elija quién ganó
sheet-missing = mesa { $table }: ahora hay allí otras personas; mire su formulario otra vez
level-already = mesa { $table }: su resultado se conoce, { $points } a { $points }; elija solo quién ganó

page-not-for = Usted entró { $role ->
    [scorekeeper] para la anotación, y esta página es para quien dirige. Vuelva a <a href="/host">la consola</a> o entre como quien dirige.
   *[door] para la entrada, y esta página es para quien dirige. Vuelva a <a href="/door">la entrada</a> o entre como quien dirige.
}

# A correction that is not made yet: what was, and what will be.

preview-result = mesa { $table }, { which-round }: { $points ->
    [same] sigue { JOINED($was, " a ") }
   *[other] { JOINED($was, " a ") } pasa a ser { JOINED($now, " a ") }
}; { $wins ->
    [still] siguen ganando
   *[now] ahora ganan
} { AND($winners) }
preview-changed = { $what }: «{ $was }» pasa a ser «{ $now }»

# Quién hizo una entrada de la noche.

entered-by-phone = teléfono { $phone }
entered-by-device = dispositivo { $device }
entered-by-clock = el reloj
entered-at-console = { GIVEN($name) ->
    [no] dirección, con la clave
   *[yes] { $name }
}
entered-from-sheet = { GIVEN($name) ->
    [no] hoja de papel por dirección, con la clave
   *[yes] hoja de papel por { $name }
}
