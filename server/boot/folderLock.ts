import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/** Of servers that start at once each tries again until one has it; none waits longer. */
const patienceMs = 1_000
const sqliteBusy = 5
/** One that nobody refers to is collected, and its lock with it. */
const locks = new Set<DatabaseSync>()

/**
 * Two servers on one data folder would start two PostgreSQLs on the same files. So the folder is held by a lock of
 * the kernel's on a file in it, which ends with its process however it ends, and which processes in
 * other containers meet as well. SQLite takes it, since Node itself can't; the file stays empty.
 */
export async function takeFolderLock(folder: string): Promise<() => void> {
  const sqlite = await import('node:sqlite')
  const held = new sqlite.DatabaseSync(join(folder, 'folder.lock'), { timeout: patienceMs })
  try {
    held.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    held.close()
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error
    throw new Error(
      `The data folder ${folder} is in use by another server. Stop that server, set DATA_DIR to another folder, or use PostgreSQL with DATABASE_URL for several processes.`,
      { cause: error },
    )
  }
  locks.add(held)
  await rm(join(folder, 'server.lock'), { force: true })
  return () => {
    locks.delete(held)
    held.close()
  }
}
