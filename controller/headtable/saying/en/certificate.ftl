# The certificate of the pages for https.

certificate-made = wrote { $file } for { $names }; it is valid until { $until }: give the same command again before then
certificate-authority-new = the venue has an authority now: a tablet or phone that has installed it trusts this certificate; to install it, open { $address } there
certificate-authority-kept = the venue’s authority stays: who has installed it need do nothing
certificate-lines = write these lines under [web] in { $file }, and start the pages anew:
    { $lines }
certificate-beyond-authority = the authority in { $folder } was made before headtable.toml named { $names }: move the folder away, make a new one, and install its authority on the tablets again
certificate-not-made = cannot make a certificate in { $folder }: { $error }
