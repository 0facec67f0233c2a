"""What only developers use: pictures of the pages, the site of docs/ and its sentences. None of it is shipped."""
