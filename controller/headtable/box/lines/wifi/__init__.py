"""Devices on Wi-Fi: the same lines over TCP, each of them signed with the device's own key."""
