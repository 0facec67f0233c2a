"""Every verb of the line and its fields; written by `make generate` from the controller's messages."""

FROM_DEVICE = {
    'hello': (('protocol', 'number', 0, 99), ('firmware', 'text', '-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz', 1, 16), ('model', 'text', '-0123456789abcdefghijklmnopqrstuvwxyz', 1, 16), ('boot', 'number', 0, 999999999), ('config_crc', 'text', '0123456789ABCDEF', 4, 4), ('can', 'text', '+abcdefghijklmnopqrstuvwxyz', 1, 24)),
    'press': (('button', 'word', ('bell', 'bunco', 'call', 'cocked', 'decline', 'floor', 'help', 'mini', 'one', 'pass', 'redo', 'three', 'two', 'undo', 'wipe')), ('age_ms', 'number', 0, 86400000)),
    'dice': (('faces', 'numbers', 1, 6, 3, 4), ('age_ms', 'number', 0, 86400000)),
    'dieeach': (('a', 'number', 1, 6), ('b', 'number', 1, 6), ('age_ms', 'number', 0, 86400000)),
    'die': (('die', 'number', 1, 4), ('state', 'word', ('cocked', 'lost', 'moved', 'present', 'rolling', 'settled', 'uncertain')), ('face', 'number', 0, 6), ('age_ms', 'number', 0, 86400000)),
    'bell': (('event', 'number', 0, 999999999), ('age_ms', 'number', 0, 86400000)),
    'battery': (('die', 'number', 0, 4), ('percent', 'number', 0, 100)),
    'idle': (),
    'counts': (('bounces', 'number', 0, 999999999), ('garbled', 'number', 0, 999999999), ('dropped', 'number', 0, 999999999)),
    'calibrated': (('nonce', 'text', '0123456789abcdefghijklmnopqrstuvwxyz', 1, 16), ('die', 'number', 1, 4), ('face', 'number', 1, 6), ('became', 'word', ('askew', 'kept', 'lost', 'noted', 'restless'))),
    'crashed': (('why', 'text', ' !"#%&\'()+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~', 1, 48),),
    'enrolled': (('what', 'word', ('box', 'key', 'network', 'password', 'start')), ('crc', 'text', '0123456789ABCDEF', 4, 4)),
    'updating': (('nonce', 'text', '0123456789abcdefghijklmnopqrstuvwxyz', 1, 16), ('at', 'number', 0, 999999), ('state', 'word', ('checking', 'clearing', 'damaged', 'no-key', 'no-room', 'no-tree', 'older', 'on-trial', 'other-board', 'other-model', 'ready', 'signature', 'trial'))),
    'sounding': (('nonce', 'text', '0123456789abcdefghijklmnopqrstuvwxyz', 1, 16), ('signal', 'word', ('bell', 'horn'))),
    'quiet': (('nonce', 'text', '0123456789abcdefghijklmnopqrstuvwxyz', 1, 16), ('signal', 'word', ('bell', 'horn'))),
    'alarm': (('signal', 'word', ('bell', 'horn')), ('why', 'word', ('no-contact', 'not-allowed', 'too-often', 'welded'))),
}

TO_DEVICE = {
    'who': (),
    'poll': (),
    'got': (('event', 'number', 0, 999999999),),
    'took': (('event', 'number', 0, 999999999),),
    'refused': (('event', 'number', 0, 999999999), ('why', 'text', ' !"#%&\'()+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~', 0, 36)),
    'sound': (('nonce', 'text', '0123456789abcdefghijklmnopqrstuvwxyz', 1, 16), ('signal', 'word', ('bell', 'horn')), ('pattern_ms', 'numbers', 1, 3000, 1, 9)),
    'hush': (('nonce', 'text', '0123456789abcdefghijklmnopqrstuvwxyz', 1, 16), ('signal', 'word', ('bell', 'horn'))),
    'allow': (('seconds', 'number', 1, 10),),
    'blink': (('nonce', 'text', '0123456789abcdefghijklmnopqrstuvwxyz', 1, 16), ('seconds', 'number', 1, 60)),
    'calibrate': (('nonce', 'text', '0123456789abcdefghijklmnopqrstuvwxyz', 1, 16), ('die', 'number', 1, 4), ('face', 'number', 1, 6)),
    'show': (('nonce', 'text', '0123456789abcdefghijklmnopqrstuvwxyz', 1, 16), ('light', 'word', ('again', 'call', 'dark', 'roll', 'stop', 'wait')), ('mark', 'number', 0, 6), ('a', 'number', 0, 9999), ('b', 'number', 0, 9999), ('team', 'word', ('-', 'a', 'b')), ('who', 'text', ' !"#%&\'()+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~', 0, 12)),
    'prompt': (),
    'enrol': (('what', 'word', ('box', 'key', 'network', 'password', 'start')), ('part', 'number', 0, 3), ('text', 'text', '+/0123456789=ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 0, 36)),
    'offer': (('nonce', 'text', '0123456789abcdefghijklmnopqrstuvwxyz', 1, 16), ('bytes', 'number', 1, 999999)),
    'piece': (('at', 'number', 0, 999999), ('text', 'text', '+/0123456789=ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 1, 36)),
}
