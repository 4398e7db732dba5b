import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const pictureSizes = ['small', 'large'] as const
export type PictureSize = (typeof pictureSizes)[number]

/** The pictures' files, below the data folder. Ids are random, so names never meet. */
export interface PictureStore {
  write(id: string, size: PictureSize, content: Buffer): Promise<void>
  /** Where the picture lies on the disk. */
  fileOf(id: string, size: PictureSize): string
  /** Null when the file is not there. */
  read(id: string, size: PictureSize): Promise<{ bytes: number; stream: ReadStream } | null>
}

export function folderStore(folder: string): PictureStore {
  const fileOf = (id: string, size: PictureSize) =>
    join(folder, id.slice(0, 2), `${id}.${size}.webp`)
  return {
    fileOf,
    async write(id, size, content) {
      const file = fileOf(id, size)
      await mkdir(join(folder, id.slice(0, 2)), { recursive: true, mode: 0o700 })
      await writeFile(`${file}.part`, content, { mode: 0o600 })
      await rename(`${file}.part`, file)
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
