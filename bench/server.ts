import { fork } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { openPostgresServer } from '../tests/support/postgresServer.ts'
import { runLoad } from './load/runLoad.ts'
import { benchStage, rateOf } from './stage/benchStage.ts'
import { openStage } from './stage/openStage.ts'
import { printTable, type Row } from './table.ts'
import { openPostgres } from '../server/db/openPostgres.ts'
import { dearestTrips } from '../tests/support/dearestTrips.ts'
import { shopOn, testClock } from '../tests/support/testShop.ts'
import { onlyReads, tripsAllowed } from '../tests/support/tripsAllowed.ts'
import { openCountingProxy } from './trips/countingProxy.ts'

/**
 * Rates compare commits in one run; memory and waits are checked against their budgets: see
 * bench/README.md.
 */

await benchBare()
const postgres = await openPostgresServer({
  durable: true,
  binaries: process.env['BENCH_POSTGRES'],
})
try {
  printTable(
    'round trips to PostgreSQL',
    await countWrites(await newDatabase(postgres.url, 'bench_trips')),
  )
  const stage = await openStage({
    DATABASE_URL: await newDatabase(postgres.socketUrl, 'bench_shop'),
    DEMO: 'on',
  })
  printTable('PostgreSQL of DATABASE_URL, 32 connections', await benchStage(stage))
  await stage.close()
} finally {
  await postgres.stop()
}
const own = await openStage({ DATABASE_URL: '', DEMO: 'on' })
printTable('PostgreSQL of its own, 32 connections', await benchStage(own))
await own.close()

async function newDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`drop database if exists ${name}`)
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = name
  return url.href
}

async function benchBare(): Promise<void> {
  const bare = fork(join(import.meta.dirname, 'load/bareServer.ts'))
  const address = await new Promise<string>((resolve, reject) => {
    bare.once('message', (said) => resolve(String(said)))
    bare.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)))
  })
  bare.removeAllListeners('exit')
  const result = await runLoad({ address, plan: { kind: 'read', requests: [{ path: '/' }] } })
  bare.kill()
  printTable('baseline: bare Hono', [
    { what: 'a 2 KB answer', budget: '', measured: rateOf(result) },
    {
      what: 'what the load itself takes',
      budget: '',
      measured: `${result.ownMicroseconds.toFixed(0)} µs of a processor each`,
    },
  ])
}

/** Round trips and statements of every call that writes, counted between server and PostgreSQL. */
async function countWrites(databaseUrl: string): Promise<Row[]> {
  const proxy = await openCountingProxy(databaseUrl)
  const shop = shopOn(await openPostgres(proxy.url, 5), testClock())
  const dearest = await dearestTrips(shop, (work) => proxy.during(work)).finally(async () => {
    await shop.close()
    proxy.close()
  })
  return [...dearest].toSorted().map(([path, { trips, statements }]) => {
    const allowed = tripsAllowed(path)
    const isOver = !onlyReads.has(path) && trips > allowed
    return {
      what: path,
      budget: onlyReads.has(path) ? '' : `≤ ${allowed}`,
      measured: `${trips} round trips, ${statements} statements${isOver ? '  ← over' : ''}`,
    }
  })
}
