import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

export const pictureSizes = ['small', 'medium', 'large'] as const
export type PictureSize = (typeof pictureSizes)[number]

/**
 * The files of pictures, below the data folder or in an object store. Ids are random, so names
 * never collide.
 */
export interface PictureStore {
  write(id: string, size: PictureSize, content: Buffer): Promise<void>
  /** Deletes all files of a picture. */
  remove(id: string): Promise<void>
  /** The location of the picture: a path, or a URL of the store. */
  fileOf(id: string, size: PictureSize): string
  /** Null when the file doesn't exist. */
  read(id: string, size: PictureSize): Promise<{ bytes: number; stream: Readable } | null>
}

/** Longer than any write takes. */
const longestWriteMs = 10 * 60_000

export function folderStore(folder: string): PictureStore {
  const fileOf = (id: string, size: PictureSize) =>
    join(folder, id.slice(0, 2), `${id}.${size}.webp`)
  return {
    fileOf,
    async write(id, size, content) {
      const file = fileOf(id, size)
      const part = join(incomingIn(folder), `${id}.${size}.part`)
      await mkdir(incomingIn(folder), { recursive: true, mode: 0o700 })
      await mkdir(join(folder, id.slice(0, 2)), { recursive: true, mode: 0o700 })
      try {
        await writeFile(part, content, { mode: 0o600 })
        await rename(part, file)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async remove(id) {
      for (const size of pictureSizes) await rm(fileOf(id, size), { force: true })
    },
    async read(id, size) {
      const file = fileOf(id, size)
      const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      return found && { bytes: found.size, stream: createReadStream(file) }
    },
  }
}

/** Deletes incomplete files of killed processes. */
export async function sweepParts(folder: string): Promise<void> {
  const incoming = incomingIn(folder)
  const names = await readdir(incoming).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const file = join(incoming, name)
    const found = await stat(file).catch(() => null)
    if (found && Date.now() - found.mtimeMs > longestWriteMs) await rm(file, { force: true })
  }
}

function incomingIn(folder: string): string {
  return join(folder, 'incoming')
}
