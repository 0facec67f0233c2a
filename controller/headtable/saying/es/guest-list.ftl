# La lista de invitados: qué está mal en una línea, sus archivos, y el papel de una noche.

guests-wrong-row = línea { $line }, { $column }: { $why }
guests-similar = «{ $name }» se confunde fácilmente con «{ $other }»
guests-not-read = no se conoce la lista de invitados: { $error }: cárguela o escríbala otra vez
guests-not-kept = la lista de invitados no se guarda: { $error }: después de reiniciar faltan los últimos cambios; ¿está lleno el disco?
guests-set-aside = el archivo de la lista de invitados estaba dañado; se conserva como { $place }, y se empieza una lista nueva
guests-not-set-aside = el archivo de la lista de invitados, { $file }, está dañado y no se puede renombrar ({ $error }): no se escribe encima, así que ningún cambio se conserva al reiniciar; mueva el archivo y reinicie headtable

# Quién vino y cuándo.
attendance-not-read = no se puede leer lo que se sabe de invitados anteriores: { $error }: quién jugó se lee otra vez de los registros
attendance-not-kept = no se guarda lo que se sabe de invitados anteriores: { $error }: ¿está lleno el disco?
attendance-set-aside = el archivo de invitados anteriores estaba dañado; se conserva como { $place }, y se empieza uno nuevo
attendance-not-set-aside = el archivo de invitados anteriores, { $file }, está dañado y no se puede renombrar ({ $error }): no se escribe encima; mueva el archivo y reinicie headtable
csv-visit-day = día
csv-visit-night = noche
csv-visit-played = jugó
csv-visit-here = vino
csv-visit-currency = moneda

# Nombres.
name-missing = falta el nombre
name-too-long = «{ $name }» tiene { $letters } caracteres, y en una tarjeta de puntos caben { $longest }; escriba «{ $suggested }» u otro nombre corto
same-name = «{ $name }» ya está en la lista; escriba «{ $suggested }», o agregue una letra del apellido
name-twice = «{ $name }» está también en la línea { $first }; escriba «{ $suggested }», o agregue una letra del apellido
name-not-allowed = «{ $name }»: { $why }

# Otras celdas.
not-an-amount = «{ $text }» no es un importe; escríbalo como 20 o { MONEY(20.5) }
unknown-status = «{ $text }» no es un estado; escriba uno de { JOINED($known, ", ") }, o nada
not-an-address = «{ $text }» no es una dirección de correo
cell-too-long = «{ $text }…» tiene más de { $most } caracteres; escríbalo más corto
too-many-cells = «{ $text }» no está en ninguna columna; ponga entre comillas un texto que tenga una coma
unknown-column = la columna «{ $text }» queda fuera: la lista de invitados solo tiene { $columns }

# El archivo.
no-name-column = la primera línea debe nombrar las columnas, entre ellas «nombre»; dice «{ $text }», y las columnas son { $columns }
column-twice = la primera línea nombra «{ $text }» dos veces
bad-quotes = la línea { $line } no cumple el formato CSV ({ $error }); revise sus comillas

# La lista.
no-such-guest = esta persona ya no está en la lista; otro aparato la quitó
changed-since = los datos de esta persona se cambiaron otra vez después; mire la lista
not-made-at-door = quien dirige hizo este cambio en la lista de invitados; pídale que lo deshaga
list-is-full = la lista ya tiene { $most } líneas, y no caben más
list-of-tonight = la noche no ha terminado, y la lista tiene sus pagos; espere a todos otra vez después de la noche
no-money-kept = no se sabe nada del dinero de esta noche

# Los archivos CSV. Los nombres de las columnas quedan en inglés: solo así headtable puede leer la lista otra vez.
csv-guest-name = nombre
    .also = invitado, invitada, persona
csv-guest-paid = pagado
    .also = pagó, importe, monto
csv-guest-email = correo
    .also = correo electrónico, e-mail
csv-guest-wish = deseo
    .also = deseo de mesa, deseos, petición
csv-guest-status = estado
    .also = situación
csv-money-kind = Tipo
csv-money-what = Qué
csv-money-amount = Importe
csv-money-currency = Moneda
csv-money-paid = Pagado
csv-money-pot = Bote
csv-money-prize = Premio
csv-money-prize-of = { $prize }: { AND($winners) }
csv-money-income = Ingreso
csv-money-expense = Gasto
csv-money-donation = Donación
csv-money-missing = Falta: sale más de lo que entra
