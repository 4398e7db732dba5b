"""Shop signs: an enamel plate with the logo of a shop."""

from family import family
from labels import circle, drawing, fade, path, rect, text
from materials import metal, plastic, printed, wood
from shapes import box, cylinder, place_all, plate, prism, rounded_rectangle

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


@family
def sign(d):
    ink, ground = d["ink"], d["ground"]
    mark = marks[d["mark"]].replace("{ink}", ink).replace("{ground}", ground)
    size = min(92, 1500 / len(d["name"]))
    art = (
        fade("g", (0, ground), (1, d["deep"]))
        + rect(0, 0, 1000, 1000, "url(#g)")
        + rect(44, 44, 912, 912, "none", 120, ink, 10)
    )
    art += mark + text(d["name"], 500, 800, size, ink, d["font"], 600)
    outline = rounded_rectangle(20, 20, 3.2, 12)
    rim = metal("#cbb483", 0.25)
    parts = [prism(outline, 1.0, rim, round=0.3)]
    parts.append(
        prism(
            [(x * 0.965, y * 0.965) for x, y in outline],
            0.3,
            plastic(ground, 0.2, 0.8),
            (0, 0, 0.85),
            round=0.12,
        )
    )
    parts.append(plate(19.0, 19.0, printed(drawing(art, 1000, 1000), 0.22, 0.9), (0, 0, 1.155), radius=2.9))
    place_all(parts, (0, 0, 10.2), (84, 0, 0))
    box((26, 7, 1.6), wood("#a9794a", along="x"), (0, -1.0, -1.4), round=0.3)
    for x in (-6, 6):
        cylinder(0.5, 1.6, metal("#b9bdc2", 0.3), (x, 1.6, 0))
    return {"azimuth": -12, "elevation": 7, "fill": 0.84}
