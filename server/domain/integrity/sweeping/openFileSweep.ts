import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ctx } from '../../kernel/ctx.ts'
import { knownUploads } from '../../uploads/knownUploads.ts'

const foldersAtOnce = 10
const dayMs = 86_400_000
const retentionMs = 30 * dayMs
const pictureName = /^([\w-]{24})\.(?:small|medium|large)\.webp$/

/**
 * Moves picture files without a row to the trash, a few folders per call; any number of processes
 * may run it. A process killed between file and row leaves such files. They are deleted 30 days
 * later, so that a server started on the wrong database loses no picture.
 */
export function openFileSweep({
  ctx: { db, folder },
}: {
  ctx: Pick<Ctx, 'db'> & { folder: string }
}): () => Promise<number> {
  const aside = join(folder, 'unnamed')
  let waiting: string[] = []

  async function isYoung(path: string, ageMs: number): Promise<boolean> {
    const found = await stat(path).catch(() => null)
    return !found || Date.now() - found.mtimeMs <= ageMs
  }

  async function lookThrough(name: string): Promise<number> {
    const files = await namesIn(join(folder, name))
    const ids = files.flatMap((file) => pictureName.exec(file)?.[1] ?? [])
    if (ids.length === 0) return 0
    const known = await knownUploads({ ctx: { db }, input: { ids } })
    let moved = 0
    for (const file of files) {
      const path = join(folder, name, file)
      const id = pictureName.exec(file)?.[1]
      if (id === undefined || known.has(id) || (await isYoung(path, dayMs))) continue
      await mkdir(aside, { recursive: true, mode: 0o700 })
      if (await moveAside(path, join(aside, file))) moved += 1
    }
    return moved
  }

  return async () => {
    if (waiting.length === 0) {
      waiting = (await namesIn(folder)).filter((name) => name.length === 2)
      for (const file of await namesIn(aside)) {
        const path = join(aside, file)
        if (!(await isYoung(path, retentionMs))) await rm(path, { force: true })
      }
    }
    let moved = 0
    for (const name of waiting.splice(0, foldersAtOnce)) moved += await lookThrough(name)
    return moved
  }
}

/** False when another process moved it. */
async function moveAside(from: string, to: string): Promise<boolean> {
  try {
    await utimes(from, new Date(), new Date())
    await rename(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}
