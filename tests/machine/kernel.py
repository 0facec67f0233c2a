"""The machine's kernel: Debian's own, with the kernel's simulated GPIO chip, which Debian does not build.

The chip is built from Debian's kernel source with three changes, each checked to have found its place: the simulated
interrupts go through a function that modules may call; as on a Raspberry Pi, an output that its process leaves keeps
its level (the parameter ``persist_gpio_outputs``, which has the same name there); and a contact to ground is stronger
than the pull-up of a program that begins to read it, so that a button can be down already.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.machine.layers import GUEST, found, layer, run

HEADERS = Path("/usr/src")
SOURCE = Path("/usr/src/linux-source-6.1.tar.xz")
SOURCES = ("drivers/gpio/gpio-sim.c", "drivers/gpio/gpiolib.h", "kernel/irq/irq_sim.c")
MODULES = ("virtio_pci", "virtio_blk", "ext4", "virtio_console", "configfs", "autofs4")
KBUILD = "obj-m := pi-gpio.o\npi-gpio-y := gpio-sim.o irq_sim.o\n"
CHANGES = {
    "irq_sim.c": {"handle_simple_irq(irq_to_desc(irqnum));": "generic_handle_irq(irqnum);"},
    "gpio-sim.c": {
        "return gpio_sim_apply_pull(chip, offset, 1);": "return 0;",
        "static void gpio_sim_free(": "static bool persist_gpio_outputs = true;\n"
        "module_param(persist_gpio_outputs, bool, 0644);\n\nstatic void gpio_sim_free(",
        "\tmutex_lock(&chip->lock);\n\t__assign_bit(offset, chip->value_map, !!test_bit(offset, chip->pull_map));": (
            "\tif (persist_gpio_outputs && !test_bit(offset, chip->direction_map))\n\t\treturn;\n"
            "\tmutex_lock(&chip->lock);\n\t__assign_bit(offset, chip->value_map, !!test_bit(offset, chip->pull_map));"
        ),
    },
}


def kernel() -> Path:
    """The folder with ``vmlinuz`` and ``initrd.gz``."""
    version = _version()
    return layer("kernel", [version, Path(__file__), GUEST / "init"], lambda folder: _make(version, folder))


def _version() -> str:
    """The newest kernel whose headers are installed; the cloud's kernels know no GPIO."""
    installed = sorted(folder.name for folder in HEADERS.glob("linux-headers-*-amd64") if "cloud" not in folder.name)
    if not installed:
        message = f"no kernel headers in {HEADERS}; `make test-system` installs linux-headers-amd64"
        raise RuntimeError(message)
    return installed[-1].removeprefix("linux-headers-")


def _make(version: str, folder: Path) -> None:
    debian = folder / "debian"
    _fetch(version, debian)
    modules = [*_in_order(version, debian), _gpio(version, folder / "gpio")]
    _initrd(modules, folder)
    (debian / f"boot/vmlinuz-{version}").rename(folder / "vmlinuz")
    run("rm", "-rf", debian, folder / "gpio")


def _fetch(version: str, debian: Path) -> None:
    debian.mkdir()
    subprocess.run(
        ["apt-get", "download", "-qq", "-o=APT::Sandbox::User=root", f"linux-image-{version}"], cwd=debian, check=True
    )
    (package,) = debian.glob("*.deb")
    run("dpkg-deb", "-x", package, debian)
    run(found("depmod"), "-b", debian, version)


def _in_order(version: str, debian: Path) -> list[Path]:
    """The modules with all that they need, first things first, and each once."""
    told = subprocess.run(
        [found("modprobe"), "-d", debian, "-S", version, "--show-depends", "-a", *MODULES],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return list(
        dict.fromkeys(Path(line.split()[1]) for line in told.stdout.splitlines() if line.startswith("insmod"))
    )


def _gpio(version: str, folder: Path) -> Path:
    folder.mkdir()
    inside = [f"linux-source-6.1/{source}" for source in SOURCES]
    run("tar", "-xf", SOURCE, "-C", folder, "--occurrence=1", "--transform=s|.*/||", *inside)
    for name, changes in CHANGES.items():
        _change(folder / name, changes)
    (folder / "Kbuild").write_text(KBUILD)
    run("make", "-s", "-C", HEADERS / f"linux-headers-{version}", f"M={folder}", "modules")
    return folder / "pi-gpio.ko"


def _change(file: Path, changes: dict[str, str]) -> None:
    text = file.read_text()
    for was, now in changes.items():
        if text.count(was) != 1:
            message = f"{file.name} of this kernel has {text.count(was)} times, and not once: {was}"
            raise RuntimeError(message)
        text = text.replace(was, now)
    file.write_text(text)


def _initrd(modules: list[Path], folder: Path) -> None:
    initrd = folder / "initrd"
    (initrd / "modules").mkdir(parents=True)
    run("cp", found("busybox"), initrd / "busybox")
    run("cp", GUEST / "init", initrd / "init")
    for number, module in enumerate(modules):
        run("objcopy", "--strip-debug", module, initrd / f"modules/{number:02}-{module.name}")
    run("sh", "-c", f"cd {initrd} && find . | cpio -o -H newc --quiet | gzip -1 >{folder}/initrd.gz")
    run("rm", "-rf", initrd)
