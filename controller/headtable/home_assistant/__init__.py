"""The night in Home Assistant: what it may show, and the messages on MQTT by which it finds out."""
