import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Draws the installed app's icons from public/icon.svg. A maskable one fills its square. */

const folder = join(import.meta.dirname, '../public')
const icon = readFileSync(join(folder, 'icon.svg'), 'utf8').trim()
const shape = icon.replace(/^<svg[^>]*>|<\/svg>$/g, '')
const drawing = shape.replace(/<rect[^>]*\/>/, '')
const colour = /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(shape)?.[1] ?? '#0b5fff'
const filled = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${colour}"/><g transform="translate(3.2 3.2) scale(.8)">${drawing}</g></svg>`

await draw(icon, 192, 'icon-192.png')
await draw(icon, 512, 'icon-512.png')
await draw(filled, 512, 'icon-maskable-512.png')
await draw(filled, 180, 'icon-touch-180.png')

async function draw(svg: string, pixels: number, name: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: 72 * (pixels / 32) })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, name))
}
