# Words and lists that other sentences are made of.

list-and = { $before } and { $last }
