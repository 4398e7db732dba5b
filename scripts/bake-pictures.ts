import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { OverlayOptions } from 'sharp'
import * as v from 'valibot'
import { pictureSides } from '../contract/picture.ts'
import { listPictures, storePicture } from './storePicture.ts'
import { tintPixels } from './tintPixels.ts'

/**
 * Draws the pictures of the demo goods by picturePlan.json, or those whose names begin with a given
 * word. With `--from folder` what stands there as `name.png` is taken as it is, and not drawn.
 */
const side = pictureSides.large
/** The side of the square that plans are written for. */
const planSide = 512
const scale = side / planSide
const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))
const layerPlan = v.strictObject({
  icon: v.string(),
  /** The layer's side and its centre, of a square of 512. */
  size: scaled(350),
  x: scaled(planSide / 2),
  y: scaled(planSide / 2),
  /** Degrees, clockwise. */
  turn: v.optional(v.number(), 0),
  tint: v.optional(hexColour),
})
const picturePlan = v.strictObject({
  background: v.tuple([hexColour, hexColour]),
  layers: v.array(layerPlan),
})
type Layer = v.InferOutput<typeof layerPlan>
type Plan = v.InferOutput<typeof picturePlan>

const iconFile = v.object({
  width: v.number(),
  height: v.number(),
  icons: v.record(
    v.string(),
    v.object({ body: v.string(), width: v.optional(v.number()), height: v.optional(v.number()) }),
  ),
})

const demo = join(import.meta.dirname, '../server/demo')
const iconPath = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
const icons = v.parse(iconFile, await readJson(iconPath))
const plans = v.parse(
  v.record(v.string(), picturePlan),
  await readJson(join(demo, 'picturePlan.json')),
)
const { values, positionals: wanted } = parseArgs({
  options: { from: { type: 'string' } },
  allowPositionals: true,
})

const atOnce = pLimit(2)
const chosen = Object.entries(plans).filter(
  ([name]) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
)
const stored = await Promise.all(
  chosen.map(([name, plan]) => atOnce(async () => storePicture(name, await squareOf(name, plan)))),
)
await listPictures(stored, new Set(Object.keys(plans)))
const bytes = stored.reduce((sum, picture) => sum + picture.bytes, 0)
console.log(`${stored.length} pictures, ${Math.round(bytes / 1024)} KB`)

async function squareOf(name: string, plan: Plan): Promise<Buffer | string> {
  const given = values.from === undefined ? '' : join(values.from, `${name}.png`)
  return existsSync(given) ? given : draw(plan)
}

function scaled(usual: number) {
  return v.pipe(
    v.optional(v.number(), usual),
    v.transform((given) => given * scale),
  )
}

async function draw(plan: Plan): Promise<Buffer> {
  const layers = await Promise.all(plan.layers.map(drawLayer))
  return sharp(background(plan.background))
    .composite(layers.flat())
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
}

async function drawLayer(layer: Layer): Promise<OverlayOptions[]> {
  const icon = icons.icons[layer.icon]
  if (!icon) throw new Error(`No icon is called "${layer.icon}".`)
  const width = icon.width ?? icons.width
  const height = icon.height ?? icons.height
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${layer.size}" height="${layer.size}" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (layer.tint) tintPixels(data, layer.tint)
  const drawn = await sharp(data, { raw: info })
    .rotate(layer.turn, { background: '#00000000' })
    .png()
    .toBuffer()
  const { width: drawnWidth = side, height: drawnHeight = side } = await sharp(drawn).metadata()
  const left = Math.round(layer.x - drawnWidth / 2)
  const top = Math.round(layer.y - drawnHeight / 2)
  return [
    { input: shadow(layer), left: 0, top: 0 },
    { input: await cropped(drawn, left, top), left: Math.max(0, left), top: Math.max(0, top) },
  ]
}

/** Cuts away what would stand out of the square, which compositing refuses. */
async function cropped(drawn: Buffer, left: number, top: number): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(drawn).metadata()
  const fromLeft = Math.max(0, -left)
  const fromTop = Math.max(0, -top)
  return sharp(drawn)
    .extract({
      left: fromLeft,
      top: fromTop,
      width: Math.min(width - fromLeft, side - Math.max(0, left)),
      height: Math.min(height - fromTop, side - Math.max(0, top)),
    })
    .png()
    .toBuffer()
}

function background([from, to]: readonly [string, string]): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><linearGradient id="g" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )
}

function shadow({ x, y, size }: Layer): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><radialGradient id="s"><stop offset="0" stop-color="#0f1b2d" stop-opacity="0.24"/><stop offset="1" stop-color="#0f1b2d" stop-opacity="0"/></radialGradient></defs><ellipse cx="${x}" cy="${y + size * 0.47}" rx="${size * 0.42}" ry="${size * 0.075}" fill="url(#s)"/></svg>`,
  )
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'))
}
