// The page that asks for the key.

import { byId } from "./elements.js";
import { showNote } from "./ended-session.js";

showNote(byId("session-ended"));
