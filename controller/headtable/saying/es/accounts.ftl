# The accounts of those who help to run a night: signing in, and the page where hosts manage them.

accounts-sign-in-title = Entrar
accounts-sign-in-what = Usted necesita una cuenta. Se la hace quien dirige.
accounts-sign-in-name = Su nombre
accounts-sign-in-password = Su contraseña
accounts-sign-in-do = Entrar
accounts-signing-in = Entrando…
accounts-session-ended = Este dispositivo ya no tiene la sesión abierta: se cerró aquí, quien dirige la cerró en otro dispositivo, o headtable empezó de nuevo con otra clave.{ GIVEN($unsent) ->
    [no] {""}
   *[yes] {" "}No se envió, y nadie más lo sabe: { $unsent }.
}
accounts-sign-in-by-key = Entrar con la clave
accounts-sign-in-by-key-what = La clave también abre la consola, por ejemplo si se olvidó una contraseña. Es la <code>host_key</code> de headtable.toml. Si el archivo no la tiene, headtable la mostró al empezar.

# What a new headtable asks at the console until somebody has signed in.

accounts-asked-title = ¿Quién dirige la noche?
accounts-asked-what = Este headtable es nuevo. Elija un nombre y una contraseña: con ellos abre esta consola en cualquier dispositivo.
accounts-asked-until = Cualquiera en esta red puede responder, durante una hora desde cada arranque y una sola vez. Después, solo usted deja entrar a otras personas.
accounts-asked-do = Dirijo yo

# The line about oneself at the top of the console.

accounts-own = { $name }, { accounts-own-role }
accounts-own-role = { $role ->
    [host] dirección
    [scorekeeper] anotación
   *[door] entrada
}
accounts-own-by-key = Usted entró con la clave.
accounts-no-account = Todavía nadie tiene una cuenta. Haga la suya: entrará con su nombre y una contraseña, y ya no necesitará la clave.
accounts-make-yours = Hacer mi cuenta
accounts-own-door = La entrada
accounts-own-others = Cuentas
accounts-own-leave = Salir
accounts-leave-everywhere = Cerrar todas las sesiones de la dirección…
accounts-leave-everywhere-title = ¿Cerrar todas las sesiones de la dirección?
accounts-leave-everywhere-what = Todos los navegadores, también este, necesitan otra vez la clave o una contraseña, sin importar con qué cuenta entraron.
accounts-leave-everywhere-do = Cerrarlas

# The page of the accounts.

accounts-heading = Cuentas
accounts-to-console = Volver a la consola
accounts-first = Hacer la primera cuenta
accounts-first-what = Es de dirección, y es la suya. Desde entonces, usted entra con su nombre y su contraseña en cualquier dispositivo.
accounts-make = Hacer una cuenta
accounts-name = Nombre
accounts-role = Función
accounts-role-host = dirección: todo
accounts-role-scorekeeper = anotación: anota tiradas y hojas
accounts-role-door = entrada: registra la llegada, agrega y sienta invitados, y cobra
accounts-role-of = La función de { $name }
accounts-password = Contraseña, al menos 8 caracteres
accounts-again = La misma contraseña otra vez
accounts-differ = Las dos contraseñas son distintas: escríbalas otra vez.
accounts-made = { $name } tiene una cuenta.
accounts-made-first = { $name } tiene una cuenta, y usted ha entrado con ella. Ya no necesita la clave.
accounts-last = { GIVEN($time) ->
    [no] sin usar: nadie entró todavía con este nombre y su contraseña
   *[yes] entró por última vez { $time }
}; { $sessions ->
    [0] ahora en ningún dispositivo
    [one] con sesión en 1 dispositivo
   *[other] con sesión en { $sessions } dispositivos
}
accounts-new-password = Nueva contraseña…
accounts-new-password-title = ¿Una nueva contraseña para { $name }?
accounts-new-password-what = Se cierran todas las sesiones de { $name }, y desde entonces se entra con la nueva.
accounts-new-password-do = Cambiarla
accounts-end = Cerrar sus sesiones…
accounts-end-title = ¿Cerrar todas las sesiones de { $name }?
accounts-end-what = Cada dispositivo de { $name } pide otra vez la contraseña.
accounts-end-do = Cerrarlas
accounts-remove = Quitar…
accounts-remove-title = ¿Quitar la cuenta de { $name }?
accounts-remove-what = Las sesiones de { $name } se cierran de inmediato. Lo que { $name } anotó se queda.
accounts-remove-do = Quitarla
accounts-key = La clave de dirección
accounts-key-state = { $opens ->
    [yes] La clave abre la consola: { $sessions ->
        [0] ningún dispositivo la usa ahora.
        [one] 1 dispositivo la usa ahora.
       *[other] { $sessions } dispositivos la usan ahora.
    }
   *[no] La clave ya no abre nada.
}
accounts-key-another = Otra clave vuelve a abrir la consola. Escríbala en headtable.toml como <code>host_key</code> e inicie headtable de nuevo. Si el archivo no tiene ninguna, headtable muestra una nueva en cada inicio.
accounts-key-end = La clave ya no abre…
accounts-key-end-title = ¿Anular la clave?
accounts-key-end-what = Quien tenga la clave ya no puede entrar, y se cierra la sesión de cada dispositivo que la usó. La dirección entra con su nombre y contraseña.
accounts-key-end-do = Anular la clave

# The log of what hosts and their helpers did.

accounts-log = Lo que se hizo
accounts-log-what = Quién hizo qué en estas páginas, lo último primero. Lo que se anotó para una noche está en el registro de esa noche.
accounts-log-none = Nada hasta ahora.
accounts-log-line = { $time }, { $name }: { accounts-act }{ GIVEN($detail) ->
    [no] {""}
   *[yes] {" "}({ $detail })
}
accounts-log-key = la clave
accounts-signal = { $signal ->
    [bell] la campana
   *[horn] la bocina
}
accounts-act = { $act ->
    [signed-in] entró
    [sessions] salió, o cerró sesiones
    [account-made] creó una cuenta
    [account-role] cambió el papel de una cuenta
    [account-password] cambió la contraseña de una cuenta
    [account-sessions] cerró todas las sesiones de una cuenta
    [account-removed] eliminó una cuenta
    [key-ended] anuló la clave de dirección
    [code] renovó el código de una mesa
    [all-codes] renovó todos los códigos
    [phone-removed] quitó un teléfono
    [device-identified] hizo parpadear un dispositivo
    [device-placed] dio una mesa a un dispositivo
    [device-named] puso nombre a un dispositivo
    [device-updated] actualizó el firmware de un dispositivo
    [signal-tested] probó { accounts-signal }
    [signal-arm] activó { accounts-signal }
    [signal-disarm] desactivó { accounts-signal }
    [signal-mute] silenció { accounts-signal }
    [signal-unmute] dejó sonar otra vez { accounts-signal }
    [quiet-hours] cambió las horas de silencio
    [walk] hizo el recorrido de prueba
    [money] cambió los gastos u otros ingresos
    [guests] cambió la lista de invitados
    [guest-history] borró llegadas y pagos
    [door] cambió una llegada o un pago en la puerta
    [seat] sentó a un invitado que llegó tarde
    [next-night] empezó otra noche
    [night-prepared] preparó la próxima noche, o la quitó
    [season-names] unió dos nombres de la temporada, o los separó
    [notice] escribió o quitó el aviso
    [picture] cambió la imagen del proyector
    [scene] eligió una escena del proyector
    [ruleset] guardó unas reglas propias
    [ruleset-deleted] borró unas reglas propias
   *[blasts] puso en cero la cuenta de toques
}
