import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { socketName } from './postgresPlace.ts'

const pollMs = 20
const patienceMs = 20_000

/**
 * Stops a PostgreSQL that a killed server left running on this data. The caller must hold the data
 * folder's lock, which proves that nobody else uses that server.
 */
export async function endOrphan(data: string): Promise<void> {
  const text = readFile(join(data, 'postmaster.pid'), 'utf8')
  const pid = Number((await text.catch(() => '')).split('\n')[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return
  if (!(await serves(pid, data))) return forget(data)
  for (const [signal, untilMs] of [
    ['SIGINT', patienceMs],
    ['SIGQUIT', patienceMs],
  ] as const) {
    process.kill(pid, signal)
    const deadline = performance.now() + untilMs
    while (performance.now() < deadline) {
      if (!(await serves(pid, data))) return forget(data)
      await wait(pollMs)
    }
  }
  throw new Error(
    `PostgreSQL of an earlier start (process ${pid}) does not stop: end it, and start again.`,
  )
}

/** PostgreSQL trusts a stale pid file as long as any process has the pid in it. */
async function forget(data: string): Promise<void> {
  for (const name of ['postmaster.pid', `${socketName}.lock`]) {
    await rm(join(data, name), { force: true })
  }
}

/** The pid may belong to another process. PostgreSQL's working directory is its data folder. */
async function serves(pid: number, data: string): Promise<boolean> {
  if (process.platform !== 'linux') return isAlive(pid)
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null)
  return folder !== null && folder === (await realpath(data))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
