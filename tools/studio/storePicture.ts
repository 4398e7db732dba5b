import { hash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { pictureSides } from '../../contract/pictureSides.ts'

const demo = join(import.meta.dirname, '../../demo')
export const pictureFolder = join(demo, 'pictures')
const listPath = join(demo, 'pictures.json')
/** `taken` is the digest of the description that a picture was rendered from. */
const pictureList = v.record(
  v.string(),
  v.object({ version: v.string(), tone: v.string(), taken: v.optional(v.string()) }),
)

/** AVIF qualities at which a crop at full size shows no steps: about 5, 14 and 35 KB. */
const qualities = {
  [pictureSides.small]: 66,
  [pictureSides.medium]: 72,
  [pictureSides.large]: 66,
}
/** Lighter: a cover is the largest paint of Home, where it shares the line with the font. */
const coverQualities = { ...qualities, [pictureSides.medium]: 52, [pictureSides.large]: 56 }

interface StoredPicture {
  name: string
  version: string
  tone: string
  bytes: number
}

/** Stores a square as AVIF in every size. */
export async function storePicture(name: string, square: Buffer): Promise<StoredPicture> {
  const files: { side: number; content: Buffer }[] = []
  const quality = name.startsWith('cover-') ? coverQualities : qualities
  for (const side of Object.values(pictureSides)) {
    const content = await sharp(square)
      .resize(side, side)
      .avif({ quality: quality[side], effort: 4, chromaSubsampling: '4:2:0' })
      .toBuffer()
    files.push({ side, content })
  }
  const version = hash('sha256', Buffer.concat(files.map(({ content }) => content))).slice(0, 8)
  await mkdir(pictureFolder, { recursive: true })
  for (const { side, content } of files) {
    await writeFile(join(pictureFolder, `${name}-${version}-${side}.avif`), content)
  }
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0)
  return { name, version, tone: await toneOf(square), bytes }
}

/** Updates the list to the pictures with these names, and deletes every other file. */
export async function listPictures(
  stored: readonly (StoredPicture & { taken: string })[],
  names: ReadonlySet<string>,
): Promise<void> {
  const fresh = stored.map(
    ({ name, version, tone, taken }) => [name, { version, tone, taken }] as const,
  )
  const before = Object.entries(await readPictureList()).filter(([name]) => names.has(name))
  const list = [...new Map([...before, ...fresh])].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const lines = list.map(([name, entry]) => {
    const facts = Object.entries(entry).map(([key, value]) => `"${key}": "${value}"`)
    return `  "${name}": { ${facts.join(', ')} }`
  })
  await writeFile(listPath, `{\n${lines.join(',\n')}\n}\n`)
  const starts = new Set(list.map(([name, { version }]) => `${name}-${version}`))
  for (const file of await readdir(pictureFolder)) {
    if (!starts.has(file.replace(/-\d+\.\w+$/, ''))) await rm(join(pictureFolder, file))
  }
}

async function toneOf(square: Buffer): Promise<string> {
  const { channels } = await sharp(square).stats()
  const parts = channels.slice(0, 3).map(({ mean }) => Math.round(mean))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

export async function readPictureList(): Promise<v.InferOutput<typeof pictureList>> {
  const json = await readFile(listPath, 'utf8').catch(() => '{}')
  return v.parse(pictureList, JSON.parse(json))
}
