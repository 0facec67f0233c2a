"""What was compared with a data sheet or a distributor's page before anybody bought it, and what was not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from circuits.markdown import blocks, paragraph, table
from circuits.parts import Board, Item
from circuits.sources import Second


class Checked(Struct, frozen=True):
    """A fact about a part, and the page that says it.

    ``number`` stands in a first choice, at the beginning of a word, or begins a second source.
    """

    number: str
    fact: str
    source: str


HEF4538B = "datasheetbank.com/en/datasheet-html/749157-2011/NXP/8page/HEF4538B.html"
LITTELFUSE_P6KE = "pdf.datasheet.live/062e9f77/littelfuse.com/P6KE300CA-B.html"
TI_14538B = "ti.com/lit/gpn/cd14538b-mil"
VISHAY_LED = "pdf.products.network/8f198d7a/vishay.com/TLHR5401-CS21Z.html"
CHECKED = (
    Checked("MFR-25", "0.25 W; up to 10 MΩ in 1 %, by an older edition only 4.7 MΩ", "studylib.net/doc/18098325"),
    Checked("Vishay MBB0207", "the professional series: 0.22 Ω to 22 MΩ, 1 % among others, 0.4 W, 350 V",
            "en.eeworld.com/datasheet/view/47776851.html"),
    Checked("MKS 2", "0.01 to 10 µF, 50 V and more, 5 mm, 5 %; it leaks at most as 1000 MΩ·µF do",
            "fdocuments.us/document/cap-film.html"),
    Checked("KEMET R82", "up to 4.7 µF, 50 to 400 V, 5 mm, 5 %",
            "pdf.datasheet.live/733d0577/avx.com/045036006200862%2B.html"),
    Checked("Nichicon UHE", "the series: 20 %, 105 °C; 8 mm cans have wires 3.5 mm apart, 12.5 mm cans 5 mm",
            "dtsheet.com/doc/401832/nichicon-uhe0j153"),
    Checked("BAT85", "30 V, 200 mA, DO-34, for holes 5.08 mm apart", "dtsheet.com/doc/232791/philips-bat85"),
    Checked("BZX55C10", "the series: 500 mW, C is 5 %, DO-35", "dtsheet.com/model/1075322"),
    Checked("1N5359B", "the series: 5 W, 5 %, axial case 017AA, the band is the cathode",
            "xonelec.com/mpn/onsemiconductor/1n5337bg"),
    Checked("1N5359B", "24 V at 50 mA, in the list of another maker, Galaxy",
            "m.eeworld.com.cn/datasheet_part/1N5364A,galaxy_microelectronics,26959004.html"),
    Checked("1N5359B", "its neighbour 1N5360B is for 25 V",
            "novapart.co/products/1N5360BG/zener-single-diode-25-v-5-w-017aa-2-pins-200-c"),
    Checked("onsemi 1N5240B", "the series from another maker: 500 mW, B is 5 %, DO-35; not the 10 V of this number",
            "pdf.datasheet.directory/ac4e79fb/fciconnect.com/1N5243A.html"),
    Checked("1N4007", "1000 V, 1 A, the band is the cathode", "xonelec.com/mpn/onsemiconductor/1n4005"),
    Checked("Diodes Incorporated 1N4007", "1000 V, 1 A, 1 V at 1 A, a surge of 30 A, DO-41, wires of 0.71 to 0.86 "
            "mm; the ending L is a smaller case", "dtsheet.com/doc/260565/diodes-1n4006"),
    Checked("1N5404", "the series from another maker, Synsemi: 3 A at 75 °C, 1 V at 3 A, a surge of 200 A, DO-201AD, "
            "wires of 1.22 to 1.32 mm, the band is the cathode", "dtsheet.com/doc/712847/synsemi-1n5408"),
    Checked("Diodes Incorporated 1N5404G", "3 A at 55 °C, a surge of 125 A, DO-201AD, the band is the cathode",
            "pdf.datasheet.world/d7ab8e14/diodes.com/1N5404G-T.txt"),
    Checked("P6KE18A", "the series: 600 W, DO-15, the band is the cathode", "dtsheet.com/doc/17785/vishay-p6ke180"),
    Checked("P6KE18A", "the series from Littelfuse: 600 W, DO-15, an overload usually leaves it a short circuit",
            LITTELFUSE_P6KE),
    Checked("P6KE30A", "the series from Littelfuse: 600 W, DO-15, an overload usually leaves it a short circuit",
            LITTELFUSE_P6KE),
    Checked("P6KE30A", "breaks at 28.5 to 31.5 V, by a project that uses it",
            "github.com/brickpool/Speedometer, pages/versorgungsspannung.md"),
    Checked("Littelfuse P6KE6.8A", "the series: 600 W, DO-15; not the volts of this number", LITTELFUSE_P6KE),
    Checked("STMicroelectronics P6KE", "the series: 600 W, DO-15, for one direction or both; not the number's volts",
            "novapart.co/products/P6KE440A/tvs-diode-p6ke4-unidirectional-376-v-602-do-15-2"),
    Checked("P6KE6V8A", "the series begins at 6.8 V; 6V8A and 6.8A are two spellings",
            "pdf.datasheet.live/2a69b4bc/fagorelectronica.com/P6KE47CATR.html"),
    Checked("P6KE10CA", "CA is bidirectional, so it may be turned round", "dtsheet.com/doc/17785/vishay-p6ke180"),
    Checked("IRLZ44N", "55 V, 47 A, TO-220, opens at 1 to 2.5 V", "sunkistenterprise.com/product/irlz44n-mosfet"),
    Checked("STMicroelectronics STP55NF06L", "60 V, 55 A, TO-220, up to ±16 V at its gate, 0.018 Ω at most; at which "
            "voltage of its gate, and where it opens, was not seen",
            "dtsheet.com/doc/323374/stmicroelectronics-stp55nf06lfp"),
    Checked("PC817X2NSZ9F", "the series: DIP-4, pins 1 anode, 2 cathode, 3 emitter, 4 collector, 50 % and more at "
            "5 mA; not this number's rank", "pdf.datasheet.directory/6a2cbbda/sharp.co.jp/PC817X0NSZ0F.html"),
    Checked("PC817X2NSZ9F", "Sharp's rank B is 130 to 260 % at 5 mA and 5 V; that X2 means rank B was not found",
            "pdf.datasheet.live/bf799da1/sharp.co.jp/PC847BD.html"),
    Checked("Lite-On LTV-817B", "the series: 50 % and more at 5 mA, 5000 V; the rank need not be printed on it; not "
            "what this number's rank promises", "pdf.elecfans.com/LITEON/LTV-817X-C.html"),
    Checked("Lite-On LTV-817B", "name the rank in the order, or you may get any",
            "forum.digikey.com/t/lite-on-ltv-817-series-ctr-and-part-markings/7880"),
    Checked("CD4538BE", "the type from other makers: T = R·C, 3 to 15 V, rising and falling trigger, reset low; "
            "at 5 V a pulse is 1 to 11 % longer than R·C", HEF4538B),
    Checked("CD4538BE", "beyond a sheet: NXP promises its accuracy up to 2 MΩ, and R13 has 3.9 MΩ; leakage to "
            "ground makes a time longer, and leakage from pin 13, which has 5 V, to pin 14 makes the lockout shorter",
            HEF4538B),
    Checked("CD4538BE", "not to be used instead: onsemi's MC14538B is for pulses up to 10 s, the lockout is longer",
            "manualmachine.com/datasheet/mc14538b/8342271-datasheet-on-semiconductor"),
    Checked("CD4538BE", "Texas Instruments: not for new designs; CD14538B can replace it", TI_14538B),
    Checked("Texas Instruments CD14538BE", "DIP-16, -55 to 125 °C, in production in 12/2024; interchangeable with "
            "MC14538, pins as CD4538B", TI_14538B),
    Checked("Texas Instruments CD14538BE", "Intersil's CD14538BMS: rising and falling trigger, reset low, values for "
            "5, 10 and 15 V; its longest pulse and largest resistor were not found",
            "manualmachine.com/intersil/cd14538bms/3935147-datasheet"),
    Checked("R-78E5.0-0.5", "7 to 28 V in, 5 V at 0.5 A, SIP3, in place of a 7805, by KiCad's library",
            "github.com/KiCad/kicad.github.io, _symbols/Regulator_Switching.html"),
    Checked("R-78E5.0-0.5", "its sister R-785.0-0.5: 6.5 to 32 V, pins as a 7805; not this number",
            "pdf.datasheet.directory/4022bca6/recom/R-783.3-0.5.html"),
    Checked("Traco TSR 1-2450", "6.5 to 36 V in, 5 V at 1 A, 2 %, pins as a 7805; above 32 V it wants 22 µF in front",
            "omo-ic.com/pdf/461777/tsr-1-2450-traco-power/P1-P3.html"),
    Checked("B8B-XH-A", "the series: 2.5 mm, 3 A, 250 V, wires of AWG 30 to 22",
            "keszoox.com/blogs/news/jst-xh-connector-complete-guide"),
    Checked("V23234-A1001-X036", "12 V, 85 Ω, changeover, plug-in, series Power Relay B, 50 A by the distributor; "
            "pins as ISO 7588", "novapart.co/products/V23234-A1001-X036/relay-automotive-spdt-12vdc-50a/"),
    Checked("V23234-A1001-X036", "Power Relay B: the contact that closes carries 50 A at 23 °C, 35 A at 85 °C and "
            "15 A at 125 °C; it makes 120 A and breaks 30 A, at 14 V at most, if the load is resistive or has "
            "suitable spark suppression", "pdf.elecfans.com/HUMIREL/V23234C0001X006.html"),
    Checked("V23234-A1001-X036", "Power Relay B with coil 001: it operates at 8 V and releases at 1.5 V, 85 Ω ± 10 %",
            "en.eeworld.com/datasheet/view/14574825.html"),
    Checked("M20-9990246", "the series M20: 2.54 mm, 3 A a contact",
            "dtsheet.com/doc/1289250/harwin-connector-catalog"),
    Checked("Panasonic CB1-12V", "the series CB: mini ISO, changeover, 40 A at the contact that closes, 117 mA at "
            "12 V, closes at 7 V, opens at 1.2 V, blades of 6.3 mm; without D or R in its number, nothing is across "
            "its coil",
            "elcodis.com/parts/853837/CB1F-D-12V_p11.html, elcodis.com/parts/853944/CB1-R-SM-12V.html"),
    Checked("Panasonic CB1-12V", "across its coil its maker wants a zener of 24 V or more, or a resistor; a diode "
            "alone slows its release and may shorten its life", "elcodis.com/parts/853837/CB1F-D-12V_p11.html"),
    Checked("1.5KE27CA", "CA is bidirectional, so it may be turned round; 1500 W, case 1.5KE",
            "xonelec.com/mpn/vishay/1n6276ae351"),
    Checked("1.5KE27CA", "the series from another maker: 27 A breaks at 25.7 to 28.4 V, wires of 0.96 to 1.07 mm",
            "en.eeworld.com.cn/datasheet/view/9177.html"),
    Checked("1.5KE27CA", "why no diode: TE's note 13C3311 has contacts that tack weld after a wrong suppression of "
            "the coil, and names such a bidirectional suppressor first",
            "te.com/usa-en/products/relays-contactors-switches/relays/intersection/relay-coil-suppression-dc-relays.html"),
    Checked("80.01.0.240.0000", "12 to 240 V AC or DC at its supply, so it stands the coil's kick with either sign; "
            "its contact breaks 16 A at 24 V and 0.3 A at 110 V DC",
            "manuals.plus/m/b033a4f9601a32f6607563e257e05ce368e00b6ca925f52a41d21416ee6a59a7"),
    Checked("relay module with optocouplers", "a relay that many such modules have, Songle's SRD: 3 A at 28 V DC "
            "with an inductive load, 110 V DC at most", "zanotowane.pl/1028/2980"),
    Checked("P600M", "1000 V, 6 A at 60 °C, a surge of 400 A, 1 V at 6 A, freewheeling among its uses, the band is "
            "the cathode", "pdf.datasheet.directory/cbd4855f/vishay.com/P600M-E373.txt"),
    Checked("Diodes Incorporated 6A10", "1000 V, 6 A, case R-6, the band is the cathode",
            "datasheetcafe.com/6A10-pdf-7231"),
    Checked("Diodes Incorporated 6A10", "the series from another maker, Rectron: a surge of 400 A, wires of 1.2 to "
            "1.3 mm", "xonelec.com/mpn/rectron/6a1b"),
    Checked("KM2C-11A", "series KM: for an oval hole of 19 mm, 25.5 mm behind the panel, two positions that stay; "
            "the page names no maker, so IDEC is from memory; its current, and the flats of its hole, were not seen",
            "studylib.net/doc/18232241/key-lock-switches"),
    Checked("Schneider Electric XB4BG21", "key switch, 22 mm, one contact that closes, two positions that stay, "
            "screw clamps; the lid of the printed box has a hole of 19 mm",
            "manualshelf.com/manual/schneider-electric/xb4ab2/technical-data-bulletin-german-english/page-25.html"),
    Checked("Schneider Electric XB7NA31", "push button, hole of 22.5 mm, 51.5 mm deep, one contact that closes, "
            "screw clamps", "xonelec.com/mpn/schneider/xb7na31"),
    Checked("PDC", "12 V DC: 0.2 A, 96 dB at 10 ft for each size of gong, so 106 dB at 1 m; a motor drives "
            "it, so a chirp of 50 ms may not strike; its red lead is plus",
            "manuzoid.com/manuals/K76ar-Potter%20PDC%20Series%20User%20manual"),
    Checked("OBSN-30", "a list of parts for an arcade has it beside leads and a ground harness with crimped ends of "
            "2.8 mm; no data sheet was found", "pastebin.com/40WfVpPN"),
    Checked("R-785.0-0.5", "6.5 to 32 V in, 34 V at most, 5 V at 0.5 A", "Recom's data sheet R-78xx-0.5, 5/2019"),
    Checked("MAX3075EEPA+", "MAX3075E: 3.3 V ± 10 %, 500 kbit/s, an eighth of a unit load (0.125 mA at 12 V), sure "
            "of an idle line, ±15 kV at A and B, half duplex; the ending EPA+ for DIP-8 was not found",
            "Maxim's data sheet of MAX3070E to MAX3079E"),
    Checked("ATOF series", "blade fuses of Littelfuse's ATO style are for 32 V",
            "deploy.doczz.net/doc/5978711/automotive-circuit-protection-products-contents"),
    Checked("178.6164.0001", "two public schematics have this holder on the board's footprint, 2 pins "
            "9.2 mm apart and a peg; one of them links DigiKey's page of it; no data sheet was found",
            "digikey.ca/en/products/detail/littelfuse-inc/178-6164-0001/2515818"),
    Checked("178.6164.0001", "not the holder FLR 178.6165: that has 8 pins, and the board has holes for 2 pins "
            "9.2 mm apart and a peg", "github.com/tiacsys/kicad-footprints, "
            "Fuse.pretty/FuseHolder_Blade_ATO_Littelfuse_FLR_178.6165.kicad_mod"),
    Checked("Vishay TLHR5400", "red, 5 mm, 2 V, at most 3 V, at 20 mA",
            "pdf.datasheet.live/90556eeb/vishay.com/TLHY5400AS12Z.html"),
    Checked("Vishay TLHY5400", "yellow, 5 mm", VISHAY_LED),
    Checked("Vishay TLHG5400", "green, 5 mm", VISHAY_LED),
    Checked("Vishay TLHR4400", "the series: 3 mm, diffused; not this number",
            "pdf.datasheet.directory/9f511050/vishay.com/TLHR4407-MS12Z.html"),
    Checked("430476085716", "its SMD sister 430172085816: 12 mm square, 8.5 mm high, travels 0.3 mm, 50 mA, 12 V; "
            "not this number", "dtsheet.com/doc/1636559/4301x20858x6.pdf-downloaden"),
    Checked("Omron B3F-4055", "its sister B3F-4155: 12 mm square, 7.3 mm high, 260 gf, takes a cap; not this number; "
            "the enclosures are made for 8.5 mm", "ru.elcodis.com/parts/1824976/B3F-4155_dt235999.html"),
    Checked("MaxLinear SP3075EEN-L", "SP3075E: 3.3 V, 500 kbit/s, an eighth of a unit load, half duplex, 8 pins",
            "Sipex's data sheet, 3/2005"),
    Checked("SM712-02HTG", "-7 to 12 V, 75 pF, lines on pins 1 and 2, ground on 3, SOT-23", "Littelfuse, 8/2019"),
    Checked("Semtech SM712.TCT", "breaks at 13.3 and -7.5 V, 75 pF, the same pins", "Semtech, 10/2017"),
    Checked("72R025X", "72 V, holds 0.25 A, legs 5.1 mm apart", "Littelfuse's 72R series"),
    Checked("72R050X", "72 V, up to 40 A in a fault, holds 0.5 A, trips at 1 A, 0.5 to 1.17 Ω, legs 5.1 mm apart",
            "novapart.co/products/72R050XU/resettable-fuse-pptc-poly-72r-series-72-vdc-500-ma/, "
            "dtsheet.com/doc/1282727/resettable-ptcs-72r-datasheet"),
    Checked("Bourns MF-RX025/72", "72 V, holds 0.25 A, trips at 0.5 A, 1 to 3 Ω", "Bourns' data sheet MF-RX/72"),
    Checked("Bourns MF-RX050/72", "72 V, holds 0.5 A, trips at 1 A, 0.41 to 1.17 Ω", "Bourns' data sheet MF-RX/72"),
    Checked("1N5819", "40 V, 1 A, 0.6 V at 1 A, 1 mA backwards at 40 V, DO-41", "data sheets of three makers"),
    Checked("P4KE10A", "quiet up to 8.55 V with 10 µA at most, breaks at 9.5 to 10.5 V, DO-41",
            "data sheets of two makers"),
    Checked("Vishay P4KE10A", "the series: 400 W, DO-41, the band is the cathode; not this number's volts",
            "xonelec.com/mpn/vishay/p4ke13ae354"),
    Checked("PS1240P02BT", "12.2 mm, legs 5 mm apart, no oscillator of its own, 3 V", "TDK's data sheet, 5/2011"),
    Checked("Pico H, or Pico WH", "VSYS 1.8 to 5.5 V, and a diode from VBUS to it; a second supply comes through a "
            "diode of its own", "Raspberry Pi's data sheets of Pico and Pico W"),
    Checked("Pico H, or Pico WH", "all pins together give 50 mA, pull-ups have 50 to 80 kΩ", "RP2040's data sheet"),
    Checked("any module with the poles", "modules differ in the order of their poles: look before you plug",
            "modules of several sellers"),
    Checked("4755 and 328", "4755: its output is never above 4.4 V, and down to the LiPo's 3 V",
            "Adafruit's guide to bq24074"),
    Checked("Blue Sea Systems 6006", "300 A at up to 48 V DC, studs for rings of M10",
            "manualshelf.com/manual/blue-sea/bs-9001eb/brochure-english.html"),
    Checked("ED-PSU1204", "12 V, 4 A, class II, two conductors, with a British, American, Australian or European "
            "plug; which plug its 12 V cable has is not said: cut it off", "edatec.cn/docs/acc/psu1204/ds"),
    Checked("any horn of 105 to 110 dBA at 1 m", "none was found. Horns of cars are louder: Hella's M28, 3.5 A, has "
            "105 to 118 dBA at 2 m, which is 111 to 124 dBA at 1 m",
            "hella.com/soe/en/Products/Product-detail-4957/?pid=3030"),
    Checked("XS 0.8", "its older name is XS 800, whose manual was read: for 12 V lead batteries of 1.2 to 32 Ah, "
            "sealed ones too; that its output is isolated from earth was not seen: measure it",
            "manualmachine.com/ctek/1047/18578770-user-guide"),
    Checked("NOCO GENIUS1", "about 1 A, for 6 and 12 V, for lead batteries with liquid acid, AGM or gel; the plug's "
            "country is in its ending, as GENIUS1EU; that its output is isolated from earth was not seen: measure it",
            "consumersearch.com/technology/noco-genius-user-manual-operation-troubleshooting-specifications, "
            "manualzz.com/doc/77874132/noco-genius-genius-series-kasutusjuhend"),
    Checked("Siemens 3SU1100-5BF11-3FA0", "key switch, 22 mm, two positions that stay, one contact that closes and "
            "one that opens, spring clamps, holder and key; its hole and its current were not seen",
            "cdn.shopify.com/s/files/1/1381/0993/files/3SU11005BF113FA0.pdf"),
    Checked("15.3 W USB-C supply", "5.1 V, 3 A, by Raspberry Pi for a Pi 4; KSA-15E-051300HE has the plug of Europe",
            "vdocuments.net/raspberry-pi-153w-usb-c-power-supply-2019-10-13-raspberry-pi-4-model-b-computers.html"),
    Checked("Raspberry Pi 27 W USB-C supply", "5.1 V, 5 A, what its maker recommends for a Pi 5",
            "yahboom.net/public/upload/upload-html/1703664332/3.%20Powering%20the%20Raspberry%20PI%205.html"),
    Checked("SH-U11F", "no page was found; measure its isolation before you wire it", "none"),
    Checked("DFR0924", "a screw for each leg of the Pico, five of them GND, a socket for the Pico, and lamps at the "
            "screws with a switch that turns them off", "wiki.dfrobot.com/dfr0924"),
    Checked("LED with leads and a resistor in it", "Lighthouse sells such LEDs of 5 mm for 5 to 15 V; at 3.3 V they "
            "are dim: nobody tried", "lighthouseleds.com/led-component-lighting/12v-led-with-built-in-resistor.html"),
    Checked("any hub with a supply of 25 W", "StarTech reckons 5 V, 0.5 A for each port, so 25 W for ten",
            "startech.com, FAQ of industrial USB hubs"),
)  # fmt: skip


def facts(item: Item) -> tuple[Checked, ...]:
    """What is known of an item's number and of its second source."""
    return known_of(f"{item.maker} {item.number}", item.second)


def known_of(first: str, second: Second) -> tuple[Checked, ...]:
    """What is known of a first choice, a maker with its number, and of a second source."""
    other = second if isinstance(second, str) else ""
    return tuple(one for one in CHECKED if f" {one.number}" in f" {first}" or other.startswith(one.number))


def compared(bill: Iterable[tuple[str, Second]]) -> str:
    """A section of a page: what is known of each first choice and of each second source in its bill."""
    words = (
        "These facts were read on stored pages. Nobody has bought or measured a part. All other numbers are from "
        "memory."
    )
    known = dict.fromkeys(fact for first, second in bill for fact in known_of(first, second))
    return blocks("## What was compared", paragraph(words), _table(known))


def _table(known: Iterable[Checked]) -> str:
    return table(("number", "fact", "source"), ((one.number, one.fact, one.source) for one in known))


def _is_from_memory(number: str) -> bool:
    return not number.startswith("any") and not any(number.startswith(one.number) for one in CHECKED)


def _numbers(item: Item) -> Iterator[str]:
    """The number of an item, and its second source if that has one."""
    yield item.number
    if isinstance(item.second, str):
        yield item.second


def page(board: Board) -> str:
    """A section of the bill: each fact with its source, and the numbers without any."""
    items = list(dict.fromkeys(part.item for part in board.parts))
    known = dict.fromkeys(fact for item in items for fact in facts(item))
    open_ = sorted({number for item in items for number in _numbers(item) if _is_from_memory(number)})
    rest = "\n".join(f"- {number}" for number in open_)
    return (
        "## What was checked\n\nThese facts were read on stored pages, not on the newest ones. Nobody has bought or "
        f"measured a part.\n\n{_table(known)}\n\n"
        f"These numbers are from memory. Compare each with its data sheet before you order:\n\n{rest}\n"
    )
