# The page of the API, for those who write programs.

api-title = The API of these pages
api-what = Every page uses it, and so may any other program in the hall. A host signs in and a phone shows its code; both then have a cookie.
api-posts = A post has the content type <code>application/json</code>. A refusal is a <code>Failure</code>: a sentence in your language, and the reason as data.
api-document = The same as an OpenAPI document
api-types = All types
api-cookie = { $whose ->
    [phone] It needs the cookie of a phone.
   *[host] It needs the cookie of a host.
}
