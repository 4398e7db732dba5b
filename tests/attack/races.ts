import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../server/db/client.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { openNetworks } from '../factories/wallet.ts'
import { realTime } from '../money/moneyServers.ts'
import { badFindings, shopOn } from '../support/testShop.ts'
import type { Ground } from './openGround.ts'
import { racers, races, type RaceScene } from './playRaces.ts'
import type { Row } from './row.ts'

const rounds = 8
const loadOperations = 1_000

/** Requests from many connections at once what may happen only once. */
export async function attackByRaces(ground: Ground): Promise<Row[]> {
  const { open, start } = ground
  const here = shopOn(await open(), realTime)
  await openNetworks(here)
  const shoppers: MintedShopper[] = []
  while (shoppers.length < racers) {
    shoppers.push(await mintShopper(here, { balanceCents: 1_000_000 }))
  }
  const goods = await mintGoods(here, { stock: 1_000_000 })
  const last: RaceScene['last'] = []
  while (last.length < rounds) last.push(await mintGoods(here, { stock: 1 }))
  const opened = await sumOf(here.database)
  await here.close()

  const { server, shop } = await start()
  const wrong: string[] = []
  const played: string[] = []
  for (const [name, race] of Object.entries(races)) {
    for (let round = 0; round < rounds; round += 1) {
      const said = await race({ shop, shoppers, goods, last, round })
      if (said) wrong.push(`${name}: ${said}`)
    }
    played.push(name)
  }
  const isRunning = server.isRunning()
  await server.stop()

  const after = await open()
  const sum = await sumOf(after)
  const findings = await badFindings({ database: after })
  await after.close()
  const some = wrong.slice(0, 3).join('; ')
  return [
    {
      what: `${racers} connections race (${played.join(', ')}): more than one effect`,
      budget: `0 of ${rounds * played.length}`,
      measured: `${wrong.length}${some && `: ${some}`}`,
      isHeld: wrong.length === 0 && isRunning,
    },
    {
      what: `after the races: sum of all accounts, what came from outside, checks that aren’t empty`,
      budget: '0, unmoved, 0',
      measured: `${sum.all}, ${sum.external === opened.external ? 'unmoved' : 'moved'}, ${findings.length}`,
      isHeld: sum.all === 0 && sum.external === opened.external && findings.length === 0,
    },
    await playLoad(),
  ]
}

async function sumOf(database: Parameters<typeof badFindings>[0]['database']) {
  const [row] = await rowsOf<{ all: string; external: string }>(
    database.db,
    sql`select sum(case when kind = 'external' then -balance_cents else balance_cents end) as "all",
      sum(balance_cents) filter (where kind = 'external') as external from accounts`,
  )
  return { all: Number(row?.all), external: Number(row?.external) }
}

/** A short run of the load test, which starts two servers itself. */
async function playLoad(): Promise<Row> {
  const script = join(import.meta.dirname, '../money/moneyLoad.ts')
  const child = spawn(process.execPath, [script, String(loadOperations)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return {
    what: `PostgreSQL: a storm of ${loadOperations} mixed operations on two servers`,
    budget: 'sum never moved',
    measured: /^(?:storm: |WRONG ).*$/m.exec(said)?.[0] ?? `ended with ${code}`,
    isHeld: code === 0,
  }
}
