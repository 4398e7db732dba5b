import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openConnection } from '../../server/office/backup/openConnection.ts'
import { openOwnPostgres } from '../../server/boot/ownPostgres.ts'
import { createSchemaAt } from '../../server/db/migratePostgres.ts'
import { runOffice } from '../support/runOffice.ts'
import { killPostgres, newFolder, start } from './crashSupport.ts'
import { spawnServer } from './serverProcess.ts'

/** Work that is killed at any moment and then restarted. Returns the data folder that it used. */
type Work = (stageFolder: string, round: number) => Promise<{ folder: string; restartMs: number }>

const longestMs = { firstStart: 4_000, migration: 1_500, backup: 600, restore: 4_000 }
/** The last schema whose `recharges` have no order. */
const olderMigration = 1795376304000
const restoreScript = join(import.meta.dirname, '../../server/boot/restore.ts')
let olderFolder: string | null = null
let backupFolder: string | null = null

export const works: Record<string, Work> = {
  'first start': async (_, round) => {
    const folder = await newFolder()
    await cutOff(spawnServer(ownEnv(folder)), folder, round, longestMs.firstStart)
    return { folder, restartMs: await startAndStop(folder) }
  },
  migration: async (_, round) => {
    const folder = await newFolder()
    olderFolder ??= await makeOlder()
    spawnSync('cp', ['-a', `${olderFolder}/.`, folder])
    await cutOff(spawnServer(ownEnv(folder)), folder, round, longestMs.migration)
    return { folder, restartMs: await startAndStop(folder) }
  },
  backup: async (folder, round) => {
    const server = await start(folder)
    const backup = await newFolder()
    const taking = takeBackup(folder, join(backup, 'cut'))
    await wait(Math.random() * longestMs.backup)
    if (round % 2 === 0) await killPostgres(folder)
    await server.kill()
    await taking
    await rm(backup, { recursive: true, force: true })
    return { folder, restartMs: await startAndStop(folder) }
  },
  restore: async (stageFolder, round) => {
    backupFolder ??= await makeBackup(stageFolder)
    const folder = await newFolder()
    await cutOff(restore(folder, backupFolder), folder, round, longestMs.restore)
    const began = Date.now()
    const [code] = (await once(restore(folder, backupFolder), 'exit')) as [number | null]
    const isDone = code === 0 || (await isRestored(folder))
    if (!isDone) throw new Error(`the restore could not be done again: ended with ${code}`)
    return { folder, restartMs: Date.now() - began }
  },
}

/** Alternates between killing the process, its PostgreSQL, or both. */
async function cutOff(
  child: ChildProcess,
  folder: string,
  round: number,
  longest: number,
): Promise<void> {
  const ended = once(child, 'exit')
  await wait(Math.random() * longest)
  if (round % 3 !== 0) await killPostgres(folder)
  if (round % 3 !== 1) child.kill('SIGKILL')
  else setTimeout(() => child.kill('SIGTERM'), 100)
  await ended
}

async function startAndStop(folder: string): Promise<number> {
  const server = await start(folder)
  await server.stop()
  return server.startedInMs
}

async function makeOlder(): Promise<string> {
  const folder = await newFolder()
  const own = await openOwnPostgres({ dataFolder: folder, say: () => {}, onEnded: () => {} })
  const client = await openConnection(own.url)
  await client.query('begin')
  await createSchemaAt(client, olderMigration)
  await client.query('commit')
  await client.end()
  await own.stop()
  return folder
}

async function makeBackup(stageFolder: string): Promise<string> {
  const server = await start(stageFolder)
  const backup = join(await newFolder(), 'backup')
  const { code, err } = await takeBackup(stageFolder, backup)
  await server.stop()
  if (code !== 0) throw new Error(err)
  return backup
}

function takeBackup(folder: string, to: string) {
  return runOffice(['backup', to], { OFFICE_SOCKET: join(folder, 'office.sock') })
}

function restore(folder: string, from: string): ChildProcess {
  return spawn(process.execPath, [restoreScript, from], {
    env: { ...process.env, ...ownEnv(folder) },
    stdio: 'ignore',
  })
}

/** True when the restore had finished before the kill. */
async function isRestored(folder: string): Promise<boolean> {
  const own = await openOwnPostgres({ dataFolder: folder, say: () => {}, onEnded: () => {} })
  const client = await openConnection(own.url)
  const { rowCount } = await client.query('select from transfers limit 1')
  await client.end()
  await own.stop()
  return rowCount === 1
}

function ownEnv(folder: string) {
  return { DATA_DIR: folder, DATABASE_URL: '', SITE: 'off' }
}
