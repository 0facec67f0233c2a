# Lines of devices and payloads of MQTT that nobody can read. $line and $payload are quoted already.

line-too-long = a line longer than { $longest } bytes: { $line }
line-malformed = not a line of the form {"$"}uid seq verb fields*crc: { $line }
line-crc-wrong = the CRC should be { $crc }: { $line }
line-uid-reserved = no device is called '{ $uid }', which { reserved-name }: { $line }
line-not-canonical = to be written { $canonical }, in this way only: { $line }
line-verb-unknown = unknown verb '{ $verb }'; known are { $verbs }: { $line }
line-fields-miscounted = { $verb } takes { $wanted ->
    [one] 1 field
   *[other] { $wanted } fields
} ({ SPACED($fields) }), not { $given }: { $line }
line-field-wrong = { $verb }: { $error }: { $line }

payload-too-long = { $topic }: a payload of { $bytes } bytes, longer than { $longest }
topic-unknown = no such topic: { $topic }
payload-fields-wrong = { $topic }: { $error }: { $payload }
payload-not-json = { $topic }: { $error }: { $payload }
payload-misplaced = { $topic }: the payload belongs on { $belongs }: { $payload }

# The log of troubles. $source is a device, a line, a topic or a file.

complaint = { $source }: { $trouble }
complaint-again = { $source }: { $times } times so far, the last: { $trouble }
