import { mkdir, readdir, realpath, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative } from 'node:path'
import pg from 'pg'
import { OfficeRefusal, Refusal } from '../../domain/kernel/errors.ts'
import { manifestName } from './manifest.ts'

export interface ClaimedFolder {
  /** Removes a folder that this backup created; leaves any other folder empty. */
  giveUp(): Promise<void>
}

/**
 * Creates the folder of a backup, or takes an empty one. Of two concurrent backups into one folder,
 * one is refused.
 */
export async function claimFolder(folder: string, dataFolder: string): Promise<ClaimedFolder> {
  if (!isAbsolute(folder)) refuse('must begin at the root')
  const made = await mkdir(folder, { recursive: true, mode: 0o700 }).catch(refuseUnwritable)
  const removeMade = async () => {
    if (!made) return
    for (let each = folder; each !== dirname(made); each = dirname(each)) {
      // A concurrent backup may have written into it.
      const isGone = await rmdir(each).then(
        () => true,
        () => false,
      )
      if (!isGone) return
    }
  }
  try {
    if (await isInside(folder, dataFolder)) refuse('must lie outside the data folder')
    if ((await readdir(folder)).length > 0) refuse('must be empty')
    await writeFile(join(folder, manifestName), '', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    await removeMade()
    return refuseUnwritable(error as NodeJS.ErrnoException)
  }
  return {
    giveUp: async () => {
      for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
      await removeMade()
    },
  }
}

/** Turns errors that the operator can fix into a readable message; rethrows all others. */
export function refuseUnwritable(error: NodeJS.ErrnoException): never {
  const { code, message, path } = error
  if (error instanceof pg.DatabaseError) {
    throw new OfficeRefusal('databaseUnreadable', `PostgreSQL: ${message}`)
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') refuse('is on a disk without room for the backup')
  if (path !== undefined) refuse(`can’t be written (${message})`)
  throw error
}

async function isInside(folder: string, dataFolder: string): Promise<boolean> {
  const below = relative(await realpath(dataFolder), await realpath(folder))
  return !below.startsWith('..') && !isAbsolute(below)
}

function refuse(message: string): never {
  throw new Refusal('invalidInput', { fields: [{ path: 'folder', message }] })
}
