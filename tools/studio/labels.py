"""Labels and screens: SVG drawings, rendered to textures."""

import hashlib
import os
import subprocess

folder = os.path.join(os.path.dirname(__file__), "../../.pictures/labels")
sans, serif, script, round_sans = "Nimbus Sans", "C059", "Z003", "URW Gothic"


def drawing(body, width=1000, height=1000, background=None):
    back = f'<rect width="{width}" height="{height}" fill="{background}"/>' if background else ""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{back}{body}</svg>'
    )
    name = hashlib.sha256(svg.encode()).hexdigest()[:16]
    path = os.path.abspath(os.path.join(folder, f"{name}.png"))
    if not os.path.exists(path):
        os.makedirs(folder, exist_ok=True)
        subprocess.run(["rsvg-convert", "-o", path], input=svg.encode(), check=True)
    return path


def text(
    words, x, y, size, fill="#16233a", font=sans, weight=400, anchor="middle", spacing=0, style="normal"
):
    safe = words.replace("&", "&amp;").replace("<", "&lt;")
    return (
        f'<text x="{x}" y="{y}" font-family="{font}" font-size="{size}" font-weight="{weight}" fill="{fill}" '
        f'text-anchor="{anchor}" letter-spacing="{spacing}" font-style="{style}">{safe}</text>'
    )


def rect(x, y, width, height, fill, radius=0, stroke="none", line=0, opacity=1):
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" fill="{fill}" '
        f'stroke="{stroke}" stroke-width="{line}" opacity="{opacity}"/>'
    )


def circle(x, y, radius, fill, stroke="none", line=0, opacity=1):
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="{line}" opacity="{opacity}"/>'


def path(d, fill="none", stroke="none", line=0, opacity=1, cap="round"):
    return (
        f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{line}" opacity="{opacity}" '
        f'stroke-linecap="{cap}" stroke-linejoin="round"/>'
    )


def fade(name, *stops, x2=0, y2=1):
    inner = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    return (
        f'<defs><linearGradient id="{name}" x1="0" y1="0" x2="{x2}" y2="{y2}">{inner}</linearGradient></defs>'
    )


def pantry(
    shop, name, line, weight, ink="#16233a", accent="#b3421c", ground="#f4ecdc", width=1600, height=760
):
    """The label of a jar, a bag or a bottle."""
    middle = width / 2
    size = min(150, 1.55 * width * 0.52 / max(6, len(name)))
    body = rect(0, 0, width, 40, accent) + rect(0, height - 40, width, 40, accent)
    body += rect(middle - width * 0.3, 80, width * 0.6, height - 160, "none", 0, ink, 4)
    body += text(shop.upper(), middle, 165, 42, ink, sans, 600, spacing=8)
    body += path(f"M{middle - 120} 205H{middle + 120}", stroke=accent, line=4)
    body += text(name, middle, height * 0.53, size, accent, serif, 700)
    body += text(line, middle, height * 0.53 + 100, 56, ink, serif, 400, style="italic")
    body += text(weight, middle, height - 130, 44, ink, sans, 500, spacing=3)
    return drawing(body, width, height, ground)


def phone_screen(colours, width=700, height=1480, time="9:41", day="Saturday 21 November"):
    a, b, c, d = colours
    body = fade("g", (0, a), (0.5, b), (0.8, c), (1, d)) + rect(0, 0, width, height, "url(#g)")
    for i, (colour, base) in enumerate(((b, 0.48), (c, 0.6), (a, 0.7), (d, 0.82))):
        y, lift = height * base, height * 0.07
        body += path(
            f"M0 {y}C{width * 0.3} {y - lift * (1 + i % 2)} {width * 0.6} {y + lift * 1.4} {width} {y - lift * 0.4}V{height}H0Z",
            fill=colour,
            opacity=0.62,
        )
    body += text(day, width / 2, height * 0.135, width * 0.052, "#ffffff", sans, 500)
    body += text(time, width / 2, height * 0.225, width * 0.21, "#ffffff", sans, 600)
    body += rect(width / 2 - 100, height - 34, 200, 9, "#ffffff", 4, opacity=0.9)
    for x in (width * 0.15, width * 0.85):
        body += circle(x, height * 0.92, width * 0.065, "#000000", opacity=0.28)
    return drawing(body, width, height)
