"""The certificate of the pages for https, by an authority of the venue."""
