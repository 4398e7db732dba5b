import { mkdtemp, readdir, readFile, readlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../server/boot/openDatabase.ts'
import { badFindings } from '../support/testShop.ts'
import { startProcess, type ServerProcess } from './serverProcess.ts'

export function start(folder: string): Promise<ServerProcess> {
  return startProcess({ DATA_DIR: folder, DATABASE_URL: '', SITE: 'off' })
}

export function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'harborlane-faults-'))
}

export async function countBadRows(folder: string): Promise<number> {
  const database = await openDatabase({ dataFolder: folder })
  const findings = await badFindings({ database })
  await database.close()
  return findings.reduce((sum, finding) => sum + finding.rows.length, 0)
}

/** Kills only the postmaster: its children notice that it is gone. */
export async function killPostgres(folder: string): Promise<void> {
  const file = join(folder, 'postgres/postmaster.pid')
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  if (pid > 0 && (await processesOn(folder)).includes(pid)) process.kill(pid, 'SIGKILL')
}

export async function waitForEnd(server: ServerProcess): Promise<void> {
  while (server.isRunning()) await wait(20)
}

/** Finds PostgreSQL's processes by their working folder, which is the data folder. */
export async function processesOn(folder: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const folders = await Promise.all(ids.map((id) => readlink(`/proc/${id}/cwd`).catch(() => '')))
  return ids.filter((_, at) => folders[at]?.startsWith(folder)).map(Number)
}
