# The users of the broker, and their passwords.

acl-head = What each user of the broker may say and hear. `headtable keys make` writes this file; your changes would be lost.
