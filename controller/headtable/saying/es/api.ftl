# The page of the API, for those who write programs.

api-title = La API de estas páginas
api-what = Todas las páginas la usan, y también puede hacerlo cualquier otro programa de la sala. Quien dirige inicia sesión y un teléfono muestra su código; después, ambos tienen una cookie.
api-posts = Un POST lleva el tipo de contenido <code>application/json</code>. Un rechazo es un <code>Failure</code>: una frase en su idioma y el motivo como datos.
api-document = Lo mismo como documento OpenAPI
api-types = Todos los tipos
api-cookie = { $whose ->
    [phone] Requiere la cookie de un teléfono.
   *[host] Requiere la cookie de quien dirige.
}
