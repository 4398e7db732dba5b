import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import pLimit from 'p-limit'
import { checksumsOf } from './checksums.ts'
import { flushFolder } from './copyFolder.ts'
import type { Backup } from './readBackup.ts'

const prefix = 'uploads/'
const filesAtOnce = 16

/**
 * Returns the function that copies them. The target may hold only pictures of this backup, left by
 * an interrupted restore.
 */
export async function preparePictures(
  { folder, manifest, checksums }: Backup,
  uploads: string,
): Promise<() => Promise<void>> {
  if (manifest.pictures === null) return async () => {}
  const incoming = join(uploads, 'incoming')
  const there = await checksumsOf(uploads)
  for (const [path, digest] of there) {
    if (path.startsWith('incoming/') || checksums.get(`${prefix}${path}`) === digest) continue
    throw new Error(
      `${uploads} is not empty (it has ${path}), and nothing in it is overwritten. Empty it, or set DATA_DIR to another folder.`,
    )
  }
  const missing = [...checksums.keys()]
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter((path) => !there.has(path))
  return async () => {
    if (missing.length === 0) return
    await mkdir(incoming, { recursive: true, mode: 0o700 })
    const inTurns = pLimit(filesAtOnce)
    const copyOne = async (path: string) => {
      const part = join(incoming, basename(path))
      await copyFile(join(folder, prefix, path), part)
      await mkdir(dirname(join(uploads, path)), { recursive: true, mode: 0o700 })
      await rename(part, join(uploads, path))
    }
    const copied = await Promise.allSettled(missing.map((path) => inTurns(() => copyOne(path))))
    const failed = copied.find((each) => each.status === 'rejected')
    if (failed) {
      for (const path of [...missing, 'incoming']) {
        await rm(join(uploads, path), { recursive: true, force: true })
      }
      throw failed.reason
    }
    await flushFolder(uploads)
  }
}
