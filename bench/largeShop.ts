import pg from 'pg'
import { openPostgresServer, type PostgresServer } from '../tests/support/postgresServer.ts'
import { busyShopper } from './large/busyShopper.ts'
import { measureShop, type Figures } from './large/measureShop.ts'
import { openStage } from './stage/openStage.ts'
import { printTable } from './table.ts'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildLargeShop, fingerprintOfLargeShop, largeShop } from './large/buildLargeShop.ts'

/** Reused from run to run; see bench/README.md. */
const benchFolder = process.env['BENCH_DIR'] ?? '/var/tmp/harborlane-bench'

/** PostgreSQL with the large shop in it, which is built when there is none yet. */
async function openLargeShop(say: (line: string) => void): Promise<PostgresServer> {
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

/**
 * Measures the same calls on 50,000 products and 1,000,000 orders, and on the small shop: see
 * bench/README.md.
 */

const small = await measureSmall()
const large = await measureLarge()
printTable(
  'large shop, 32 connections (small shop in brackets)',
  large.map(({ what, budget, measured }) => {
    const before = small.find((figure) => figure.what === what)?.measured
    return { what, budget, measured: before ? `${measured}  (${before})` : measured }
  }),
)

async function measureSmall(): Promise<Figures> {
  const postgres = await openPostgresServer({ durable: true })
  try {
    const stage = await openStage({ DATABASE_URL: postgres.socketUrl, DEMO: 'on' })
    const figures = await measureShop(stage, null)
    await stage.close()
    return figures
  } finally {
    await postgres.stop()
  }
}

async function measureLarge(): Promise<Figures> {
  const postgres = await openLargeShop(console.log)
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await client.connect()
    await client.query('analyze')
    const busy = await busyShopper(client)
    const stage = await openStage({ DATABASE_URL: postgres.socketUrl, DEMO: 'off' })
    const figures = await measureShop(stage, busy)
    await stage.close()
    return figures
  } finally {
    await client.end()
    await postgres.stop()
  }
}
