"""Radio, television and shop signs."""

from family import family
from labels import circle, drawing, fade, path, rect, sans, text
from materials import leather, metal, plastic, printed, rubber, screen, wood
from shapes import ball, box, cylinder, lathe, place, plate, slab, tube


@family
def radio(d):
    body, oak = plastic(d["colour"], 0.38, 0.3), wood("#b98a56", along="z")
    cream, silver = plastic("#efe6d2", 0.4), metal("#d9d3c4", 0.3)
    slab(26, 16, 9.5, 3.2, body, (0, 4.75, 9), (90, 0, 0), round=1.3)
    slab(23.4, 13.4, 0.6, 2.2, cream, (0, -4.6, 9), (90, 0, 0), round=0.25)
    grille = rect(0, 0, 1200, 1200, "#3a352d", 120)
    for i in range(40):
        for j in range(40):
            grille += circle(30 + i * 29.2, 30 + j * 29.2, 9.5, "#121110")
    plate(
        11.4,
        11.4,
        printed(drawing(grille, 1200, 1200, "#3a352d"), 0.6),
        (-5.2, -5.22, 9),
        (90, 0, 0),
        radius=1.6,
    )
    dial = (
        rect(0, 0, 900, 340, "#f7edcf", 30)
        + text("DAB+", 70, 110, 66, "#8a3a22", sans, 600, "start")
        + text("98.4", 830, 150, 120, "#26231c", sans, 600, "end")
    )
    for i in range(25):
        dial += path(f"M{70 + i * 32} 210V{250 if i % 4 else 280}", stroke="#4d463a", line=5)
    dial += path("M520 195V300", stroke="#c8442a", line=10)
    plate(8.6, 3.25, screen(drawing(dial, 900, 340), 0.7), (6, -5.23, 12.7), (90, 0, 0), radius=0.3)
    for x in (3.4, 8.6):
        place(
            lathe([(0, 1.5), (1.1, 1.5), (1.6, 1.4), (1.75, 1.1), (1.75, 0)], oak, segments=64),
            (x, -5.1, 8.4),
            (90, 0, 0),
        )
        place(cylinder(2.0, 0.2, silver, round=0.06), (x, -5.1, 8.4), (90, 0, 0))
        place(box((0.14, 0.9, 0.06), plastic("#2c2620", 0.5)), (x, -6.6, 8.95), (90, 0, 0))
    for i in range(4):
        place(slab(1.5, 1.0, 0.5, 0.3, body, round=0.15), (2.2 + i * 2.5, -5.1, 4.4), (90, 0, 0))
    handle = [
        (-10.5, 0, 16),
        (-10.7, 0, 18.6),
        (-8.6, 0, 20.6),
        (0, 0, 21.1),
        (8.6, 0, 20.6),
        (10.7, 0, 18.6),
        (10.5, 0, 16),
    ]
    tube(handle, 0.75, leather("#7d5233"), 10, flatten=0.6)
    for x in (-10.55, 10.55):
        cylinder(0.95, 1.0, silver, (x, 0, 15.6))
    tube([(12.2, 2.5, 16), (13.2, 2.5, 25), (13.9, 2.5, 30)], [0.22, 0.17, 0.12], metal("#d8dadd", 0.15), 4)
    for x in (-8, 8):
        cylinder(0.8, 1.2, rubber(), (x, 0, 0.1))
    return {
        "azimuth": -24,
        "elevation": 11,
        "fill": 0.8,
        "detail": {"zoom": 2.2, "azimuth": 16, "look": (5, -4, 10)},
    }


@family
def television(d):
    cabinet, dark = wood("#9c6a3c", along="x", scale=0.5), plastic("#15171a", 0.35)
    slab(66, 44, 16, 4, cabinet, (0, 8, 42), (90, 0, 0), round=1.0)
    slab(63, 41, 0.6, 3, plastic("#ded5c2", 0.4), (0, -7.6, 42), (90, 0, 0), round=0.25)
    sky = fade("g", (0, "#1b2a52"), (0.45, "#c9607a"), (0.7, "#f4b183"), (1, "#ffe3b0")) + rect(
        0, 0, 1400, 1060, "url(#g)"
    )
    sky += (
        circle(880, 600, 110, "#fff2cf")
        + path("M0 760L220 560L420 700L640 470L860 720L1080 560L1400 780V1060H0Z", "#3b2f52")
        + path("M0 860C300 780 600 900 900 840S1300 820 1400 870V1060H0Z", "#1c2038")
    )
    slab(47.4, 36.8, 0.8, 4, dark, (-6.2, -8.0, 42), (90, 0, 0), round=0.3)
    plate(45.4, 34.8, screen(drawing(sky, 1400, 1060), 0.8), (-6.2, -8.82, 42), (90, 0, 0), radius=3.4)
    for z in (53, 42.5):
        place(
            lathe([(0, 2.0), (2.0, 2.0), (2.9, 1.6), (3.2, 0)], metal("#d6c9a8", 0.3)),
            (24.3, -8.1, z),
            (90, 0, 0),
        )
        place(cylinder(3.9, 0.3, dark), (24.3, -8.1, z), (90, 0, 0))
        box((0.4, 0.3, 1.6), dark, (24.3, -10.2, z + 0.2))
    for i in range(9):
        box((9.4, 0.3, 0.7), dark, (24.3, -8.2, 26.6 + i * 1.25), round=0.1)
    oak = wood("#b98a56", along="z")
    for x in (-25, 25):
        for y in (-5, 5):
            tube([(x, y, 20.4), (x * 1.13, y * 1.5, 0)], [1.5, 0.8], oak, 0)
    for s in (-1, 1):
        tube([(0, 2, 63.8), (s * 15, 4, 86)], [0.28, 0.18], metal("#dadcdf", 0.15), 0)
        ball(0.5, metal("#dadcdf", 0.15), (s * 15, 4, 86))
    lathe([(0, 2.4), (1.4, 2.2), (2.6, 1.0), (3, 0), (0, 0)], dark, (0, 2, 63.6), curve=3)
    return {
        "azimuth": -20,
        "elevation": 8,
        "fill": 0.84,
        "detail": {"zoom": 2.1, "azimuth": 20, "look": (18, -8, 44)},
    }


marks = {
    "star": path("M500 190L545 335L690 380L545 425L500 570L455 425L310 380L455 335Z", "{ink}"),
    "bird": path(
        "M300 420C400 300 520 300 560 380C600 300 680 280 730 300C690 330 680 380 660 430C620 530 520 560 430 540L330 590L370 510C330 490 310 460 300 420Z",
        "{ink}",
    ),
    "leaf": path(
        "M500 180C660 280 660 480 500 590C340 480 340 280 500 180M500 260V640", "{ink}", "{ground}", 10
    ),
    "key": circle(400, 380, 110, "none", "{ink}", 46)
    + path("M500 380H720M650 380V460M710 380V440", stroke="{ink}", line=46),
    "drop": path("M500 170C610 320 660 390 660 450A160 160 0 0 1 340 450C340 390 390 320 500 170Z", "{ink}"),
    "waves": path(
        "M270 300Q385 220 500 300T730 300M270 410Q385 330 500 410T730 410M270 520Q385 440 500 520T730 520",
        stroke="{ink}",
        line=38,
    ),
    "pine": path("M500 160L620 330H560L660 470H590L680 600H320L410 470H340L440 330H380Z", "{ink}"),
    "sun": circle(500, 400, 110, "{ink}")
    + path(
        "M500 180V240M500 560V620M280 400H340M660 400H720M345 245L388 288M612 512L655 555M655 245L612 288M388 512L345 555",
        stroke="{ink}",
        line=32,
    ),
    "house": path("M280 410L500 210L720 410V600H580V460H420V600H280Z", "{ink}"),
    "lantern": path(
        "M440 190H560M500 190V250M400 250H600L630 320V540L600 600H400L370 540V320Z", "none", "{ink}", 34
    )
    + path("M500 350C560 430 540 490 500 510C460 490 440 430 500 350Z", "{ink}"),
    "cross": rect(440, 190, 120, 400, "{ink}", 30) + rect(300, 330, 400, 120, "{ink}", 30),
    "thread": circle(500, 390, 170, "none", "{ink}", 34)
    + path("M360 300L640 480M350 370L600 540M400 250L655 410", stroke="{ink}", line=22),
    "ladle": circle(420, 480, 110, "{ink}")
    + path("M490 410L690 200Q730 170 740 220", stroke="{ink}", line=38),
    "kite": path("M500 170L650 350L500 560L350 350ZM500 560Q560 610 520 650T560 700", "{ink}", "{ink}", 14),
    "box": path(
        "M300 310L500 220L700 310V520L500 610L300 520ZM300 310L500 400L700 310M500 400V610",
        "none",
        "{ink}",
        32,
    ),
    "flower": "".join(
        circle(500 + x, 390 + y, 78, "{ink}")
        for x, y in ((0, -110), (105, -34), (65, 90), (-65, 90), (-105, -34))
    )
    + circle(500, 390, 56, "{ground}"),
}


fits = {"star": (500, 380, 2.0), "kite": (510, 440, 1.4), "ladle": (525, 400, 1.4), "leaf": (500, 410, 1.7)}


@family
def sign(d):
    """An enamelled plate that fills the picture; its mark stays legible at 40 pixels."""
    ink, ground = d["ink"], d["ground"]
    mark = marks[d["mark"]].replace("{ink}", ink).replace("{ground}", ground)
    x, y, scale = fits.get(d["mark"], (500, 395, 1.5))
    art = fade("g", (0, ground), (1, d["deep"])) + rect(0, 0, 1000, 1000, "url(#g)")
    art += f'<g transform="translate(500 500) scale({scale}) translate({-x} {-y})">{mark}</g>'
    plate(20, 20, printed(drawing(art, 1000, 1000), 0.3, 0.6), (0, 0, 10), (90, 0, 0))
    return {"azimuth": 0, "elevation": 0, "fill": 1.04, "place": {"set": "sweep", "shadow": None}}
