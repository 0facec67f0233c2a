"""A first start without a screen: what a PC has put on the SD card's boot partition."""
