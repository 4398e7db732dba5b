"""Develops a clean render into a picture: glare, film curve, vignette, grain."""

import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2
import numpy as np


def develop(colour, seed, exposure=1.0):
    """Linear floats in, 8-bit BGR out."""
    colour = np.maximum(colour, 0) * exposure * 1.14
    side = colour.shape[0]
    bright = np.minimum(np.maximum(colour - 0.9, 0), 6)
    colour = colour + 0.05 * cv2.GaussianBlur(bright, (0, 0), side / 90)
    picture = _crisp(_film(colour * _vignette(side)).astype(np.float32))
    noise = np.random.default_rng(list(str(seed).encode())).normal(0, 1, picture.shape[:2])
    noise = cv2.GaussianBlur(noise.astype(np.float32), (0, 0), 0.7)
    light = picture.mean(2)
    picture = picture + (noise * (0.003 + 0.009 * light * (1 - light)))[..., None]
    return (np.clip(picture, 0, 1)[..., ::-1] * 255 + 0.5).astype(np.uint8)


def _crisp(picture):
    """White balance half corrected, more contrast within each area, and the sharpness that denoising takes."""
    white = np.percentile(picture.reshape(-1, 3), 97, axis=0)
    picture = picture * (0.5 + 0.5 * white.mean() / white)
    light = picture.mean(2)
    around = cv2.GaussianBlur(light, (0, 0), picture.shape[0] / 40)
    picture = picture * (1 + 0.16 * (light - around) / np.maximum(around, 0.15))[..., None]
    picture = np.clip(picture, 0, 1)
    picture = picture + 0.03 * np.sin((picture - 0.5) * 2 * np.pi) - 0.02 * picture * picture
    for wide, share in ((1.0, 0.6), (2.4, 0.25)):
        fine = picture - cv2.GaussianBlur(picture, (0, 0), wide)
        # Limited, because outlines would show steps and halos.
        picture = picture + share * np.clip(fine, -0.035, 0.035)
    return picture


def blur(colour, depth, near, far, share):
    """Depth of field by discs as wide as each pixel is out of focus; sharp pixels do not spread."""
    if not share:
        return colour
    # A silhouette's own pixels mix two depths: the nearer one counts.
    depth = np.maximum(cv2.erode(depth, np.ones((3, 3))), 1e-6)
    widths = np.maximum(np.maximum(near / depth - 1, 1 - far / depth), 0) * share * colour.shape[0]
    found, below = colour.copy(), 0.0
    width = 2.0
    while below < widths.max():
        round = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (int(width) | 1,) * 2).astype(np.float32)
        weight = np.clip(widths / (0.7 * width) - 0.4, 0, 1) + 1e-4
        total = cv2.filter2D(colour * weight[..., None], -1, round, borderType=cv2.BORDER_REFLECT)
        spread = total / cv2.filter2D(weight, -1, round, borderType=cv2.BORDER_REFLECT)[..., None]
        share_of = np.clip((widths - below) / (width - below), 0, 1)[..., None]
        found += (spread - found) * share_of
        below, width = width, width * 1.6
    return found


def _vignette(side):
    line = np.linspace(-1, 1, side, dtype=np.float32) ** 2
    return (1 - 0.09 * (line[:, None] + line[None, :]))[..., None]


def _film(colour):
    """A film curve with a soft shoulder and a short toe, which desaturates highlights, then sRGB."""
    peak = colour.max(2, keepdims=True)
    mapped = np.where(peak < 0.6, peak, 0.6 + 0.4 * (1 - np.exp(-(peak - 0.6) / 0.4)))
    bent = colour * (mapped / np.maximum(peak, 1e-6))
    pale = np.clip((peak - 0.7) / 2.5, 0, 1)
    bent = bent + (mapped - bent) * pale
    low = np.clip(bent, 0, 1)
    encoded = np.where(low <= 0.0031308, low * 12.92, 1.055 * low ** (1 / 2.4) - 0.055)
    return encoded + 0.045 * np.sin((encoded - 0.5) * 2 * np.pi) * (encoded < 1)


def read_pass(path):
    image = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    if image is None:
        raise FileNotFoundError(path)
    return np.atleast_3d(image)[..., 2::-1].astype(np.float32)
