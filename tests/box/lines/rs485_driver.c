/* Answers the ioctls of RS-485 and of RTS at a pseudo-terminal, which has neither, and notes what they ask for.

LD_PRELOAD puts it between a program and the C library. DRIVER says what the port can do: "rs485", or only "rts".
Each request, and each write to the port, becomes a line in the file NOTES. The structs are the kernel's own. */

#define _GNU_SOURCE
#include <asm/ioctls.h>
#include <asm/termios.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/serial.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct serial_rs485 setting;

static ssize_t write_of_libc(int file, const void *bytes, size_t count) {
    ssize_t (*next)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    return next(file, bytes, count);
}

static void note(const char *line) {
    int notes = open(getenv("NOTES"), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    write_of_libc(notes, line, strlen(line));
    close(notes);
}

static int set_rs485(const struct serial_rs485 *wanted) {
    char line[100];
    setting = *wanted;
    snprintf(line, sizeof line, "rs485 enabled=%d on_send=%d after_send=%d rx_during_tx=%d before=%u after=%u\n",
             !!(setting.flags & SER_RS485_ENABLED), !!(setting.flags & SER_RS485_RTS_ON_SEND),
             !!(setting.flags & SER_RS485_RTS_AFTER_SEND), !!(setting.flags & SER_RS485_RX_DURING_TX),
             setting.delay_rts_before_send, setting.delay_rts_after_send);
    note(line);
    return 0;
}

static int set_rts(const int *lines, const char *line) {
    if (*lines & TIOCM_RTS)
        note(line);
    return 0;
}

int ioctl(int file, unsigned long request, ...) {
    int (*next)(int, unsigned long, void *) = dlsym(RTLD_NEXT, "ioctl");
    int has_rs485 = !strcmp(getenv("DRIVER"), "rs485");
    va_list rest;
    va_start(rest, request);
    void *argument = va_arg(rest, void *);
    va_end(rest);
    switch (request) {
    case TIOCGRS485:
        if (has_rs485)
            return *(struct serial_rs485 *)argument = setting, 0;
        break;
    case TIOCSRS485:
        if (has_rs485)
            return set_rs485(argument);
        break;
    case TIOCMBIS:
        return set_rts(argument, "rts on\n");
    case TIOCMBIC:
        return set_rts(argument, "rts off\n");
    }
    return next(file, request, argument);
}

ssize_t write(int file, const void *bytes, size_t count) {
    if (isatty(file))
        note("write\n");
    return write_of_libc(file, bytes, count);
}
