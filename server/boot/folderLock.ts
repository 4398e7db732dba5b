import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
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
    throw inUse(folder, error)
  }
  const older = join(folder, 'server.lock')
  if (await isHeldByOlder(older)) {
    held.close()
    throw inUse(folder)
  }
  locks.add(held)
  await rm(older, { force: true })
  return () => {
    locks.delete(held)
    held.close()
  }
}

function inUse(folder: string, cause?: unknown): Error {
  return new Error(
    `The data folder ${folder} is in use by another server. Stop that server, set DATA_DIR to another folder, or use PostgreSQL with DATABASE_URL for several processes.`,
    { cause },
  )
}

/**
 * Whether a server of the first versions runs on the folder. Its file names its process id and, on
 * Linux, when that started, so that a reused id isn't taken for it.
 */
async function isHeldByOlder(file: string): Promise<boolean> {
  const holder = (await readFile(file, 'utf8').catch(() => '')).trim()
  const pid = Number(holder.split(' ')[0])
  return pid > 0 && describeProcess(pid) === holder
}

function describeProcess(pid: number): string | null {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return String(pid)
  }
}
