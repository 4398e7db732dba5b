"""Open Image Denoise's network for colour with albedo and normal, run by torch on the processor.

The weights are a tensor archive: a header (magic, version, offset of the table), the tensors as half
floats, and a table of name, shape, layout, type and offset.
"""

import struct

import numpy as np
import torch
from torch.nn.functional import conv2d, interpolate, max_pool2d, pad, relu

torch.set_num_threads(2)
brightest = 65504.0


class Denoiser:
    def __init__(self, path):
        self.trained = {False: _read_archive(path), True: _read_archive(path.replace("calb_cnrm", "alb_nrm"))}

    def clean(self, colour, albedo, normal, has_glass):
        """Arrays of height, width, 3: linear colour, albedo from 0 to 1, normal from -1 to 1.

        Behind glass albedo and normal are noisy, for which other weights are trained.
        """
        self.layers = self.trained[has_glass]
        height, width = colour.shape[:2]
        exposure = _exposure(colour)
        scale = float(_encode(torch.tensor(brightest)))
        light = _encode(_tensor(colour).clamp(0, brightest) * exposure) / scale
        guides = [_tensor(albedo).clamp(0, 1), _tensor(normal).clamp(-1, 1) / 2 + 0.5]
        image = torch.cat([light, *guides])[None]
        image = pad(image, (0, -width % 16, 0, -height % 16), mode="replicate")
        with torch.inference_mode():
            found = self._run(image)[0, :, :height, :width]
        found = _decode(found.clamp(min=0) * scale) / exposure
        return found.permute(1, 2, 0).numpy()

    def _run(self, image):
        def layer(x, name):
            return relu(conv2d(x, *self.layers[name], padding=1))

        def joined(x, other, name):
            x = torch.cat([interpolate(x, scale_factor=2, mode="nearest"), other], 1)
            return layer(layer(x, f"dec_conv{name}a"), f"dec_conv{name}b")

        first = max_pool2d(layer(layer(image, "enc_conv0"), "enc_conv1"), 2)
        second = max_pool2d(layer(first, "enc_conv2"), 2)
        third = max_pool2d(layer(second, "enc_conv3"), 2)
        fourth = max_pool2d(layer(third, "enc_conv4"), 2)
        x = layer(layer(fourth, "enc_conv5a"), "enc_conv5b")
        for name, other in (("4", third), ("3", second), ("2", first), ("1", image)):
            x = joined(x, other, name)
        return conv2d(x, *self.layers["dec_conv0"], padding=1)


def _tensor(image):
    return torch.from_numpy(np.nan_to_num(image.astype(np.float32))).permute(2, 0, 1)


def _exposure(colour):
    """Maps the mean luminance, on a logarithmic scale, to middle grey."""
    light = np.maximum(colour, 0) @ np.array([0.212671, 0.71516, 0.072169], np.float32)
    height, width = (side // 16 * 16 for side in light.shape)
    blocks = light[:height, :width].reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    lit = blocks[blocks > 1e-8]
    return float(0.18 / np.exp2(np.log2(lit).mean())) if lit.size else 1.0


def _encode(y):
    """Perceptually uniform luminance: a fit of the PU2 curve of Aydin et al., 2008."""
    bent = 1.64593172 * y**0.431384981 - 2.94139609e-3
    bright = 0.192653254 * torch.log(y + 6.26026094e-3) + 0.998620152
    return torch.where(y <= 1.57945760e-6, 1412.83765 * y, torch.where(y <= 3.22087631e-2, bent, bright))


def _decode(x):
    bent = ((x + 2.94139609e-3).clamp(min=0) / 1.64593172) ** (1 / 0.431384981)
    bright = torch.exp((x - 0.998620152) / 0.192653254) - 6.26026094e-3
    return torch.where(x <= 2.23151711e-3, x / 1412.83765, torch.where(x <= 0.370974749, bent, bright))


def _read_archive(path):
    with open(path, "rb") as file:
        data = file.read()
    magic, major, _, at = struct.unpack_from("<HBBQ", data)
    if (magic, major) != (0x41D7, 2):
        raise ValueError(f"{path} is no tensor archive of version 2")

    def take(pattern):
        nonlocal at
        found = struct.unpack_from("<" + pattern, data, at)
        at += struct.calcsize("<" + pattern)
        return found

    layers = {}
    for _ in range(take("I")[0]):
        name = take(f"{take('H')[0]}s")[0].decode()
        shape = take(f"{take('B')[0]}I")
        take(f"{len(shape)}s")
        kind, offset = take("cQ")
        half = {b"h": np.float16, b"f": np.float32}[kind]
        values = np.frombuffer(data, half, int(np.prod(shape)), offset).astype(np.float32)
        layer, part = name.rsplit(".", 1)
        layers.setdefault(layer, {})[part] = torch.from_numpy(values.reshape(shape))
    return {layer: (parts["weight"], parts["bias"]) for layer, parts in layers.items()}
