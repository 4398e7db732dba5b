import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/** How long a start retries while another one holds the lock. */
const patienceMs = 1_000
const sqliteBusy = 5
/** Holds references to the connections: garbage collection would release their locks. */
const locks = new Set<DatabaseSync>()

/**
 * Two servers on one data folder would start two PostgreSQLs on the same files, so a kernel lock on
 * a file guards the folder. It ends with its process in every case, and processes in other
 * containers see it too. SQLite takes it, because Node has no call for file locks; the file stays
 * empty.
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
