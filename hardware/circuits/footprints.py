"""The names of KiCad's footprints, as its libraries have them."""

from __future__ import annotations

DO_15 = "Diode_THT:D_DO-15_P12.70mm_Horizontal"
DO_34 = "Diode_THT:D_DO-34_SOD68_P7.62mm_Horizontal"
DO_35 = "Diode_THT:D_DO-35_SOD27_P7.62mm_Horizontal"
DO_41 = "Diode_THT:D_DO-41_SOD81_P10.16mm_Horizontal"
DO_201 = "Diode_THT:D_DO-201AE_P15.24mm_Horizontal"
DO_201_THICK_WIRES = "Diode_THT:D_DO-201AD_P15.24mm_Horizontal"
TO_220 = "Package_TO_SOT_THT:TO-220-3_Vertical"
DIP_4, DIP_16 = "Package_DIP:DIP-4_W7.62mm", "Package_DIP:DIP-16_W7.62mm"
DIP_8_SOCKET = "Package_DIP:DIP-8_W7.62mm_Socket"
SOT_23 = "Package_TO_SOT_SMD:SOT-23_Handsoldering"
CONVERTER = "Converter_DCDC:Converter_DCDC_RECOM_R-78E-0.5_THT"
RESISTOR = "Resistor_THT:R_Axial_DIN0207_L6.3mm_D2.5mm_P10.16mm_Horizontal"
UPRIGHT_RESISTOR = "Resistor_THT:R_Axial_DIN0207_L6.3mm_D2.5mm_P2.54mm_Vertical"
ROUND_8, ROUND_12 = "Capacitor_THT:CP_Radial_D8.0mm_P3.50mm", "Capacitor_THT:CP_Radial_D12.5mm_P5.00mm"
BLADE_FUSE = "Fuse:Fuseholder_Blade_ATO_Littelfuse_Pudenz_2_Pin"
POLYFUSE = "Fuse:Fuse_BelFuse_0ZRE0025FF_L9.6mm_W3.8mm"
RJ45 = "Connector_RJ:RJ45_Amphenol_RJHSE5380"
BIG_BUTTON = "Button_Switch_THT:SW_PUSH-12mm_Wuerth-430476085716"
TEST_POINT = "TestPoint:TestPoint_Keystone_5000-5004_Miniature"
PIEZO = "Buzzer_Beeper:Buzzer_TDK_PS1240P02BT_D12.2mm_H6.5mm"
HOLES = {3.2: "MountingHole:MountingHole_3.2mm_M3"}
"""By the diameter of the hole, in mm. It has no copper."""

_FILM_WIDTHS_MM = ((0.1, "2.5"), (0.33, "3.5"), (0.68, "4.5"), (1.0, "5.5"), (2.2, "7.2"), (4.7, "11.0"))


def film(microfarads: float) -> str:
    """A film capacitor of 63 V with 5 mm between its wires: the more it holds, the wider it is."""
    width = next(mm for most, mm in _FILM_WIDTHS_MM if microfarads <= most)
    return f"Capacitor_THT:C_Rect_L7.2mm_W{width}mm_P5.00mm_FKS2_FKP2_MKS2_MKP2"


def terminal(poles: int) -> str:
    """Screw terminals, 5.08 mm."""
    return f"TerminalBlock_Phoenix:TerminalBlock_Phoenix_MKDS-1,5-{poles}-5.08_1x{poles:02}_P5.08mm_Horizontal"


def plug(poles: int) -> str:
    """A plug with a latch, 2.5 mm."""
    return f"Connector_JST:JST_XH_B{poles}B-XH-A_1x{poles:02}_P2.50mm_Vertical"


def pins(poles: int) -> str:
    """A row of pins, 2.54 mm."""
    return f"Connector_PinHeader_2.54mm:PinHeader_1x{poles:02}_P2.54mm_Vertical"


def sockets(poles: int) -> str:
    """A row of sockets, 2.54 mm."""
    return f"Connector_PinSocket_2.54mm:PinSocket_1x{poles:02}_P2.54mm_Vertical"


def led(millimetres: float) -> str:
    """A light-emitting diode with wires."""
    return f"LED_THT:LED_D{millimetres:.1f}mm"
