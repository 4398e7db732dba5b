import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPostgresServer, type PostgresServer } from '../../tests/support/postgresServer.ts'
import { buildLargeShop, fingerprintOfLargeShop, largeShop } from './buildLargeShop.ts'

/** Reused from run to run; see bench/README.md. */
const benchFolder = process.env['BENCH_DIR'] ?? '/var/tmp/harborlane-bench'

/** PostgreSQL with the large shop in it, which is built when there is none yet. */
export async function openLargeShop(say: (line: string) => void): Promise<PostgresServer> {
  const folder = join(benchFolder, await fingerprintOfLargeShop())
  const isBuilt = join(folder, 'built')
  if (!existsSync(isBuilt)) {
    await rm(folder, { recursive: true, force: true })
    say(
      `Building ${largeShop.products} products and ${largeShop.orders} orders in ${folder}, once …`,
    )
    const builder = await openPostgresServer({
      folder,
      settings: {
        max_wal_size: '8GB',
        wal_level: 'minimal',
        max_wal_senders: '0',
        shared_buffers: '512MB',
        work_mem: '64MB',
        jit: 'off',
        autovacuum: 'off',
      },
    })
    try {
      await buildLargeShop(builder.url, say)
    } finally {
      await builder.stop()
    }
    await writeFile(isBuilt, new Date().toISOString())
  }
  return openPostgresServer({ folder, durable: true })
}
