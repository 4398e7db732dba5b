const clearAlpha = 40
const greySaturation = 0.18
const hueWidth = 50

type Colour = readonly [red: number, green: number, blue: number]

/**
 * Recolours the icon's main colour in RGBA pixels, keeping its light and shade. An icon that is
 * mostly grey is recoloured as a whole.
 */
export function tintPixels(pixels: Buffer, tint: string): void {
  const target = colourOf(tint)
  const main = mainHue(pixels)
  const mean = meanBrightness(pixels, main)
  for (let at = 0; at < pixels.length; at += 4) {
    const isClear = pixels[at + 3] === 0
    if (isClear) continue
    const colour: Colour = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
    const share = belonging(colour, main)
    if (share === 0) continue
    const shaded = shade(target, brightness(colour) - mean)
    for (const channel of [0, 1, 2] as const) {
      const mixed = colour[channel] * (1 - share) + shaded[channel] * share
      pixels[at + channel] = Math.round(mixed)
    }
  }
}

function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function brightness([red, green, blue]: Colour): number {
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

function hueAndSaturation([red, green, blue]: Colour): { hue: number; saturation: number } {
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread === 0) return { hue: 0, saturation: 0 }
  let sector = (red - green) / spread + 4
  if (most === red) sector = ((green - blue) / spread + 6) % 6
  else if (most === green) sector = (blue - red) / spread + 2
  return { hue: sector * 60, saturation: spread / most }
}

/** The most frequent hue, or null when the icon is mostly grey. */
function mainHue(pixels: Buffer): number | null {
  const counts = Array.from<number>({ length: 24 }).fill(0)
  let grey = 0
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < clearAlpha) continue
    const { hue, saturation } = hueAndSaturation([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!])
    if (saturation < greySaturation) grey += 1
    else counts[Math.floor(hue / 15) % 24]! += saturation
  }
  const around = counts.map(
    (count, sector) => count + counts[(sector + 1) % 24]! + counts[(sector + 23) % 24]!,
  )
  const most = Math.max(...around)
  return grey > most * 2 ? null : around.indexOf(most) * 15 + 7.5
}

function belonging(colour: Colour, main: number | null): number {
  if (main === null) return 1
  const { hue, saturation } = hueAndSaturation(colour)
  const away = Math.abs(((hue - main + 540) % 360) - 180)
  const byHue = Math.min(1, Math.max(0, (hueWidth - away) / 15))
  const bySaturation = Math.min(1, Math.max(0, (saturation - 0.08) / 0.12))
  return byHue * bySaturation
}

function meanBrightness(pixels: Buffer, main: number | null): number {
  let sum = 0
  let weight = 0
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < clearAlpha) continue
    const colour: Colour = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
    const share = belonging(colour, main)
    sum += brightness(colour) * share
    weight += share
  }
  return weight === 0 ? 0.5 : sum / weight
}

function shade(colour: Colour, difference: number): Colour {
  const towards = difference > 0 ? 255 : 0
  const strength = Math.min(0.85, Math.abs(difference) * (difference > 0 ? 1.1 : 1.3))
  const mix = (channel: number) => channel + (towards - channel) * strength
  return [mix(colour[0]), mix(colour[1]), mix(colour[2])]
}
