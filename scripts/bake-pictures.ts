import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import type { OverlayOptions } from 'sharp'
import * as v from 'valibot'
import { pictureSides } from '../contract/catalogue.ts'
import { tintPixels } from './tintPixels.ts'

const side = pictureSides.large
const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))
const layerPlan = v.strictObject({
  icon: v.string(),
  /** Pixels of the 512-pixel square: the layer's side and its centre. */
  size: v.optional(v.number(), 350),
  x: v.optional(v.number(), side / 2),
  y: v.optional(v.number(), side / 2),
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
const pictures = join(demo, 'pictures')
const iconPath = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
const icons = v.parse(iconFile, await readJson(iconPath))
const plans = v.parse(
  v.record(v.string(), picturePlan),
  await readJson(join(demo, 'picturePlan.json')),
)
const wanted = process.argv.slice(2)

await mkdir(pictures, { recursive: true })
let bytes = 0
let count = 0
for (const [name, plan] of Object.entries(plans)) {
  if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue
  bytes += await bake(name, plan)
  count += 1
}
console.log(`${count} pictures in two sizes, ${Math.round(bytes / 1024)} KB`)

async function bake(name: string, plan: Plan): Promise<number> {
  const layers = await Promise.all(plan.layers.map(drawLayer))
  const whole = await sharp(background(plan.background)).composite(layers.flat()).png().toBuffer()
  const large = await sharp(whole).webp({ quality: 72, effort: 6 }).toBuffer()
  const small = await sharp(whole)
    .resize(pictureSides.small)
    .webp({ quality: 74, effort: 6 })
    .toBuffer()
  await writeFile(join(pictures, `${name}-${pictureSides.large}.webp`), large)
  await writeFile(join(pictures, `${name}-${pictureSides.small}.webp`), small)
  return large.length + small.length
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
