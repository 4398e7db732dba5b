"""Develops a noisy render with its passes into a picture: denoising, film curve, grain."""

import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2
import numpy as np

kernel = np.array([1 / 4, 1 / 2, 1 / 4], np.float32)


def develop(passes, side, seed, exposure=1.0):
    """Passes are float arrays by name, colours linear. Returns 8-bit BGR."""
    picture = _film(np.maximum(_denoise(passes), 0) * exposure * 1.12).astype(np.float32)
    picture = _soften_edges(picture, passes["depth"])
    if picture.shape[0] != side:
        picture = cv2.resize(picture, (side, side), interpolation=cv2.INTER_LANCZOS4)
    noise = (
        np.random.default_rng(list(str(seed).encode())).normal(0, 0.003, picture.shape[:2]).astype(np.float32)
    )
    noise = cv2.GaussianBlur(noise, (0, 0), 0.6) * 1.6
    picture = np.clip(picture + noise[..., None], 0, 1)
    return (picture[..., ::-1] * 255 + 0.5).astype(np.uint8)


def _denoise(passes):
    normal, depth = passes["normal"], passes["depth"]
    diffuse = passes["diffuse_direct"] + passes["diffuse_indirect"]
    gloss = passes["gloss_direct"] + passes["gloss_indirect"]
    soft = _smooth(diffuse, normal, depth, levels=5, colour=0.6)
    shine = _smooth(gloss, normal, depth, levels=3, colour=0.35)
    known = diffuse * passes["diffuse_colour"] + gloss * passes["gloss_colour"]
    rest = passes["combined"] - known
    return soft * passes["diffuse_colour"] + shine * passes["gloss_colour"] + rest


def _smooth(light, normal, depth, levels, colour):
    """Edge-avoiding wavelets: neighbours are weighted by similarity of normal, depth and light."""
    light = np.minimum(light, 40).astype(np.float32)
    if not light.any():
        return light
    height, width = depth.shape
    normal = normal / (np.linalg.norm(normal, axis=2, keepdims=True) + 1e-6)
    for level in range(levels):
        step = 2**level
        guide = np.log1p(cv2.GaussianBlur(light, (0, 0), 1.0 + 0.5 * step).mean(2) * 4)
        total = np.zeros_like(light)
        weight = np.zeros((height, width), np.float32)
        reach = colour / (1 + 0.6 * level)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                share = float(kernel[dy + 1] * kernel[dx + 1])
                if dx == dy == 0:
                    total += light * share
                    weight += share
                    continue
                moved = lambda image: _moved(image, dx * step, dy * step)
                agree = np.maximum(np.einsum("ijk,ijk->ij", normal, moved(normal)), 0)
                far = np.abs(depth - moved(depth)) / (0.004 * step * depth + 1e-6)
                bright = np.abs(guide - moved(guide)) / reach
                near = share * agree**24 * np.exp(-(far**2) - bright**2)
                total += moved(light) * near[..., None]
                weight += near
        light = total / weight[..., None]
        if level == 0:
            alone = np.clip((0.42 - weight) / 0.1, 0, 1)[..., None]
            light = light * (1 - alone) + cv2.medianBlur(light, 5) * alone
    return light


def _moved(image, dx, dy):
    height, width = image.shape[:2]
    across = np.array([[1, 0, dx], [0, 1, dy]], np.float32)
    return cv2.warpAffine(
        image, across, (width, height), flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REPLICATE
    )


def _soften_edges(picture, depth):
    """Antialiases outlines, which few samples leave ragged, by blending only their pixels with the neighbours."""
    near = cv2.erode(depth, np.ones((3, 3)))
    edge = ((depth - near) / (near + 1e-6) > 0.02).astype(np.float32)
    edge = cv2.GaussianBlur(cv2.dilate(edge, np.ones((3, 3))), (0, 0), 0.7)[..., None]
    return picture * (1 - edge) + cv2.GaussianBlur(picture, (0, 0), 0.75) * edge


def _film(colour):
    """A film curve with a soft shoulder and a short toe, which desaturates highlights, then sRGB."""
    peak = colour.max(2, keepdims=True)
    mapped = np.where(peak < 0.7, peak, 0.7 + 0.3 * (1 - np.exp(-(peak - 0.7) / 0.3)))
    bent = colour * (mapped / np.maximum(peak, 1e-6))
    pale = np.clip((peak - 0.7) / 2.5, 0, 1)
    bent = bent + (mapped - bent) * pale
    low = np.clip(bent, 0, 1)
    encoded = np.where(low <= 0.0031308, low * 12.92, 1.055 * low ** (1 / 2.4) - 0.055)
    return encoded + 0.03 * np.sin((encoded - 0.5) * 2 * np.pi) * (encoded < 1)


def read_pass(path):
    image = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    if image is None:
        raise FileNotFoundError(path)
    return image[..., 2::-1].astype(np.float32) if image.ndim == 3 else image.astype(np.float32)
