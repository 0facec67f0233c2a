"""Every message, once: the line to a device, MQTT, the journal and the pages all speak these.

From the wire upwards: *line* is what goes over a serial line; *table*, *pace*, *people*, *prizes* and *past* are what
the game is told and what it decides, each about one thing; *inputs* and *facts* are all of either, with their
envelopes; *rooms* is what a screen, a box or the engine reads.
"""

from headtable.messages.facts import (
    Fact as Fact,
    Told as Told,
)
from headtable.messages.inputs import (
    Ack as Ack,
    Heard as Heard,
    Input as Input,
    Reflex as Reflex,
)
from headtable.messages.line import (
    LONGEST_WHY as LONGEST_WHY,
    Dice as Dice,
    DieEach as DieEach,
    Event as Event,
    FromDevice as FromDevice,
    Got as Got,
    Hello as Hello,
    Hush as Hush,
    Idle as Idle,
    Line as Line,
    Poll as Poll,
    Press as Press,
    Quiet as Quiet,
    Refused as Refused,
    Sound as Sound,
    Sounding as Sounding,
    ToDevice as ToDevice,
    Took as Took,
    Who as Who,
)
from headtable.messages.pace import (
    PaceFact as PaceFact,
    PacePlay as PacePlay,
    Ring as Ring,
    RoundCalled as RoundCalled,
    RoundOver as RoundOver,
    RoundStarted as RoundStarted,
    SetOver as SetOver,
    StartRound as StartRound,
)
from headtable.messages.past import (
    Changed as Changed,
    Correct as Correct,
    Corrected as Corrected,
    PastFact as PastFact,
    Revision as Revision,
    Undo as Undo,
    UndoLast as UndoLast,
    Undone as Undone,
    Voided as Voided,
)
from headtable.messages.people import (
    NightOpened as NightOpened,
    OpenNight as OpenNight,
    PeopleFact as PeopleFact,
    PeoplePlay as PeoplePlay,
    Walk as Walk,
    Walked as Walked,
)
from headtable.messages.plays import (
    Play as Play,
)
from headtable.messages.prizes import (
    NightOver as NightOver,
    PrizeFact as PrizeFact,
    Standing as Standing,
)
from headtable.messages.rooms import (
    Birth as Birth,
    BoardState as BoardState,
    BoxState as BoxState,
    EngineState as EngineState,
    Health as Health,
    MqttMessage as MqttMessage,
    NightState as NightState,
    Phase as Phase,
    SignalResult as SignalResult,
    SignalState as SignalState,
    SoundCommand as SoundCommand,
    TablePhase as TablePhase,
    TableState as TableState,
)
from headtable.messages.table import (
    Award as Award,
    BadThrow as BadThrow,
    BuncoGranted as BuncoGranted,
    BuncoShown as BuncoShown,
    BuncoUncalled as BuncoUncalled,
    Call as Call,
    CalledFalsely as CalledFalsely,
    CalledForNothing as CalledForNothing,
    Claim as Claim,
    Decline as Decline,
    DicePassed as DicePassed,
    FirstRoller as FirstRoller,
    FirstRollerChosen as FirstRollerChosen,
    Grant as Grant,
    Rolled as Rolled,
    RolledOff as RolledOff,
    RollOff as RollOff,
    TableFact as TableFact,
    TablePlay as TablePlay,
    TableStopped as TableStopped,
    TableTied as TableTied,
    TableWon as TableWon,
    Throw as Throw,
    ThrownAgain as ThrownAgain,
    TurnDeclined as TurnDeclined,
    TurnLost as TurnLost,
)
from headtable.messages.words import (
    EVERYONE as EVERYONE,
    HEAD_TABLE as HEAD_TABLE,
    LIFETIME_MS as LIFETIME_MS,
    OLDEST_MS as OLDEST_MS,
    AgeMs as AgeMs,
    BadThrowWhy as BadThrowWhy,
    Boot as Boot,
    Button as Button,
    ClockMs as ClockMs,
    Count as Count,
    EntryNumber as EntryNumber,
    Face as Face,
    Faces as Faces,
    Message as Message,
    Name as Name,
    Nonce as Nonce,
    Reason as Reason,
    RolledBy as RolledBy,
    SeatNumber as SeatNumber,
    Seats as Seats,
    Seq as Seq,
    Signal as Signal,
    TableNumber as TableNumber,
    Tally as Tally,
    Team as Team,
    Uid as Uid,
    WalkWhy as WalkWhy,
    Worth as Worth,
)
