import { readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Two processes on one embedded database lose acknowledged writes, so the folder is held
 * by a file that names its holder. A holder that is gone loses it.
 */
export async function takeFolderLock(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'server.lock')
  const own = describe(process.pid)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      await writeFile(file, own, { flag: 'wx', mode: 0o600 })
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = await readFile(file, 'utf8').catch(() => '')
    const pid = Number(holder.split(' ')[0])
    if (pid > 0 && describe(pid) === holder) {
      throw new Error(
        `The data folder ${folder} is in use by process ${pid}. Stop that server, set DATA_DIR to another folder, or use PostgreSQL with DATABASE_URL for several processes.`,
      )
    }
    await rm(file, { force: true })
  }
  throw new Error(`The lock file ${file} could not be taken.`)
}

/** The process id with its start time where the system tells it, so that a reused id isn't taken for the holder. */
function describe(pid: number): string {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return ''
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return `${pid}`
  }
}
