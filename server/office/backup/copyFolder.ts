import { constants } from 'node:fs'
import { copyFile, mkdir, open, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pLimit from 'p-limit'

const filesAtOnce = 16
const ownersAlone = 0o700

/** Lists all files below a folder by relative path, sorted. Returns none for a missing folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneIfGone)
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

/** Copies a folder recursively. Files that are deleted during the copy are skipped. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(noneIfGone)
  await mkdir(to, { recursive: true, mode: ownersAlone })
  const pathOf = (entry: (typeof entries)[number]) =>
    relative(from, join(entry.parentPath, entry.name))
  for (const entry of entries) {
    if (entry.isDirectory())
      await mkdir(join(to, pathOf(entry)), { recursive: true, mode: ownersAlone })
  }
  const inTurns = pLimit(filesAtOnce)
  const { COPYFILE_EXCL, COPYFILE_FICLONE } = constants
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(pathOf)
      .map((path) =>
        inTurns(() =>
          copyFile(join(from, path), join(to, path), COPYFILE_EXCL | COPYFILE_FICLONE).catch(
            noneIfGone,
          ),
        ),
      ),
  )
}

/** Flushes a folder and everything in it to disk. */
export async function flushFolder(folder: string): Promise<void> {
  const inside = await readdir(folder, { recursive: true })
  const inTurns = pLimit(filesAtOnce)
  await Promise.all(inside.map((path) => inTurns(() => flush(join(folder, path)))))
  await flush(folder)
}

export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function noneIfGone(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}
