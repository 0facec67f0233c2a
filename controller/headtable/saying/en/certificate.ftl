# The certificate of the pages for https.

certificate-made = wrote { $file } for { $names }; it is valid until { $until }: give the same command again before then
certificate-left-out = left out { $names }: the authority was made before this machine had these addresses; without a new authority, tablets cannot use them for https
certificate-authority-new = the venue has a certificate authority of its own now: a tablet or phone that has installed it trusts this certificate
certificate-authority-kept = the venue’s certificate authority stays: whoever has installed it need not do anything
certificate-install = to install it on a tablet, open { $address } there, once the pages run with the certificate
certificate-only-here = no tablet can open these pages now: [web] host = "0.0.0.0" lets them in
certificate-lines = under [web] in { $file }, put these lines in place of those with the same names, and restart the pages:
    { $lines }
certificate-name-wrong = --name { $name } is no name or address of a machine: write one such as bunco.lan or 192.168.1.5
certificate-authority-ended = the certificate authority in { $folder } has ended: move the folder away, give this command again, and install the new authority on the tablets
certificate-beyond-authority = the certificate authority in { $folder } may not vouch for { $names }, as it was made without: move the folder away, give this command again, and install the new authority on the tablets
certificate-not-made = cannot make a certificate in { $folder }: { $error }
