import { mkdir, readdir, rm } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'
import type { Database } from '../db/client.ts'
import { Refusal } from '../errors.ts'
import { writeChecksums } from './checksums.ts'
import { copyFolder, flush, flushFolder } from './copyFolder.ts'

export interface Backup {
  folder: string
  files: number
  /** How long the database stood still. */
  heldMs: number
}

/**
 * Copies the embedded database and then the pictures, which are written before a row names them and
 * never changed, into an empty folder. The payment codes' key stays out of it.
 */
export async function takeBackup(given: {
  ctx: { database: Pick<Database, 'copyTo'>; dataFolder: string }
  input: { folder: string }
}): Promise<Backup> {
  const { database, dataFolder } = given.ctx
  const { folder } = given.input
  if (!database.copyTo) refuse('PostgreSQL is backed up with pg_dump: see docs/operations.md')
  if (!isAbsolute(folder)) refuse('must begin at the root')
  const below = relative(dataFolder, folder)
  if (!below.startsWith('..') && !isAbsolute(below)) refuse('must lie outside the data folder')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) refuse('must be empty')
  try {
    const started = performance.now()
    await database.copyTo(join(folder, 'database'))
    const heldMs = Math.round(performance.now() - started)
    await copyFolder(join(dataFolder, 'uploads'), join(folder, 'uploads'))
    await rm(join(folder, 'uploads', 'incoming'), { recursive: true, force: true })
    await flushFolder(folder)
    const files = await writeChecksums(folder)
    await flushFolder(folder)
    await flush(join(folder, '..'))
    return { folder, files, heldMs }
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
    throw error
  }
}

function refuse(message: string): never {
  throw new Refusal('invalidInput', { fields: [{ path: 'folder', message }] })
}
