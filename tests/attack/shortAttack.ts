import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningStage } from '../../bench/stage/openStage.ts'
import { startProcess } from '../faults/serverProcess.ts'
import { remoteShop } from '../support/remoteShop.ts'
import { attackClocks } from './clocks.ts'
import { attackHoarding } from './hoarding.ts'
import { attackByOtherVersions } from './otherVersions.ts'
import { openGrounds, type Ground } from './openGround.ts'
import type { Row } from './row.ts'
import { shortScenes, swallowConnections } from './shortScenes.ts'

const yearSeconds = 365 * 24 * 60 * 60

/**
 * Plays each class of attack once, small, for CI: on the default start with its own PostgreSQL, and
 * where connections die, on `DATABASE_URL`. All scenes but that of the clock share one server.
 */
export async function attackShortly(seed: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-attack-'))
  const env = { DATA_DIR: folder, SITE: 'on', DEMO: 'on', TRUST_PROXY: '1' }
  const startOwn = async (more: Record<string, string> = {}): Promise<RunningStage> => {
    const server = await startProcess({ ...env, ...more })
    const shop = remoteShop(server.address, join(folder, 'office.sock'))
    return { server, shop, firstAnswerMs: server.startedInMs }
  }
  const ground = (start: Ground['start']): Ground => ({
    seed,
    env,
    folder,
    open: () => Promise.reject(new Error('the default start opens its database itself')),
    start,
  })
  let running: RunningStage | null = null
  try {
    running = await startOwn()
    const { server } = running
    const shared = { ...running, server: { ...server, kill: async () => {} } }
    const rows: Row[] = []
    for (const scene of shortScenes) rows.push(...(await scene(shared)))
    rows.push(...(await attackHoarding(ground(async () => shared))))
    rows.push(...(await attackByOtherVersions(ground(async () => shared))))
    await server.stop()
    const clocks = ground(async (more) => (running = await startOwn(more)))
    rows.push(...(await attackClocks(clocks, { 'a year ahead': yearSeconds })))
    rows.push(...(await onDatabase(seed)))
    return rows
  } finally {
    await running?.server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

async function onDatabase(seed: number): Promise<Row[]> {
  const grounds = await openGrounds()
  try {
    return await grounds.on(seed, swallowConnections)
  } finally {
    await grounds.close()
  }
}
