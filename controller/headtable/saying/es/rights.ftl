# Why the pages refuse somebody, and the accounts of those who may come in.

role-may-not = su cuenta es { WORD("account-role", $role) }: esto solo puede hacerlo una cuenta de dirección
account-role-host = de dirección
account-role-scorekeeper = de anotación
account-role-door = de entrada
input-not-yours = su cuenta es { WORD("account-role", $role) } y no puede anotar esto («{ $message }»): pídalo a quien dirige
wrong-password = ninguna cuenta tiene este nombre y esta contraseña: escriba los dos otra vez; quien dirige puede, con la clave, darle a una cuenta una contraseña nueva
sign-in-busy = se están comprobando otras contraseñas: pruebe otra vez en un segundo
password-too-short = una contraseña tiene al menos { $shortest } caracteres
account-name-unfit = el nombre de una cuenta tiene de 1 a { $longest } caracteres, todos visibles
account-name-taken = ya hay una cuenta «{ $name }»: elija otro nombre
account-name-reserved = «{ $name }» se llama en el registro una parte de headtable: elija otro nombre
too-many-accounts = ya hay { $most } cuentas: quite una primero
no-such-account = esta cuenta ya se quitó
last-host = una cuenta debe ser de dirección: haga primero otra cuenta de dirección
not-asked = headtable ya no pregunta por la primera persona que dirige, porque alguien ya ha entrado o ha pasado una hora desde el arranque: inicie sesión, o vuelva a arrancarlo
key-is-only-way = la clave es la única entrada: haga primero una cuenta de dirección
