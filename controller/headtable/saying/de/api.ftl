# The page of the API, for those who write programs.

api-title = Die API dieser Seiten
api-what = Jede Seite benutzt sie, und jedes andere Programm im Saal darf es auch. Die Spielleitung meldet sich an, und ein Telefon zeigt seinen Code; beide haben danach ein Cookie.
api-posts = Ein POST hat den Inhaltstyp <code>application/json</code>. Eine Ablehnung ist ein <code>Failure</code>: ein Satz in Ihrer Sprache und der Grund als Daten.
api-document = Dasselbe als OpenAPI-Dokument
api-types = Alle Typen
api-cookie = { $whose ->
    [phone] Das Cookie eines Telefons ist nötig.
   *[host] Das Cookie der Spielleitung ist nötig.
}
