import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess, type ServerProcess } from '../../tests/faults/serverProcess.ts'
import { remoteShop, type RemoteShop } from '../../tests/support/remoteShop.ts'

export interface RunningStage {
  server: ServerProcess
  shop: RemoteShop
  /** From the start of the process to its first answer. */
  firstAnswerMs: number
}

export interface Stage {
  start(): Promise<RunningStage>
  close(): Promise<void>
}

/** Starts servers one after the other on the same data. */
export async function openStage(env: Record<string, string>): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-bench-'))
  return {
    start: async () => {
      const started = performance.now()
      const server = await startProcess({ ...env, DATA_DIR: folder })
      await fetch(`${server.address}/api/catalogue/home?lang=en`)
      const firstAnswerMs = performance.now() - started
      const shop = remoteShop(server.address, join(folder, 'office.sock'))
      return { server, shop, firstAnswerMs }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
