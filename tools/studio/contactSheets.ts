import { join } from 'node:path'
import sharp from 'sharp'
import { readPictureList, pictureFolder } from './storePicture.ts'

const side = 320
const across = 6
const onSheet = 48

/** Writes contact sheets of all stored pictures for review, and returns their paths. */
export async function contactSheets(folder: string): Promise<string[]> {
  const files = Object.entries(await readPictureList()).map(([name, { version }]) =>
    join(pictureFolder, `${name}-${version}-${side}.avif`),
  )
  const sheets = Array.from({ length: Math.ceil(files.length / onSheet) }, (_, at) =>
    files.slice(at * onSheet, (at + 1) * onSheet),
  )
  return Promise.all(
    sheets.map(async (shown, at) => {
      const path = join(folder, `sheet-${at + 1}.webp`)
      const height = Math.ceil(shown.length / across) * side
      await sharp({ create: { width: across * side, height, channels: 3, background: '#ffffff' } })
        .composite(
          shown.map((input, place) => ({
            input,
            left: (place % across) * side,
            top: Math.floor(place / across) * side,
          })),
        )
        .webp({ quality: 85 })
        .toFile(path)
      return path
    }),
  )
}
