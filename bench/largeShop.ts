import pg from 'pg'
import { openPostgresServer } from '../tests/support/postgresServer.ts'
import { busyShopper } from './large/busyShopper.ts'
import { openLargeShop } from './large/openLargeShop.ts'
import { measureShop, type Figures } from './large/measureShop.ts'
import { openStage } from './stage/openStage.ts'
import { printTable } from './table.ts'

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
