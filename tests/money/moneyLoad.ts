import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { mintGoods } from '../factories/goods.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { openNetworks } from '../factories/wallet.ts'
import { badFindings } from '../support/testShop.ts'
import { openMoneyServers } from './moneyServers.ts'
import { operations } from './loadOperations.ts'
import { idle, type Outcome, type Scene } from './loadScene.ts'

/**
 * Runs mixed money operations against two servers on one PostgreSQL, while a reader repeatedly adds
 * up all accounts. `npm run load -- [operations]`
 */

const { positionals } = parseArgs({ allowPositionals: true })
const wanted = Number(positionals[0] ?? 10_000)
const wide = 50
const shoppersAtOnce = 20
const readEveryMs = 50
const openingCents = 60_000

interface Tally {
  accepted: number
  refused: Map<string, number>
  worstMs: number
}

const servers = await openMoneyServers(2)
const { here, there, processes } = servers
const tallies = new Map<string, Tally>()
const scene: Scene = {
  servers,
  shoppers: [],
  goods: [],
  orders: [],
  recharges: [],
  withdrawals: [],
  refunds: [],
  arrivedCents: 0,
  paidOutCents: 0,
  wrong: [],
  note: (kind, outcome) => count(kind, outcome, 0),
}
await openNetworks(here)
for (const priceCents of [499, 1_250, 2_999, 7_777]) {
  scene.goods.push(await mintGoods(here, { priceCents, stock: Math.ceil(wanted / 40) }))
}
for (let made = 0; made < shoppersAtOnce; made += 1) {
  scene.shoppers.push(await mintShopper(here, { balanceCents: openingCents }))
}

const bag = Object.entries(operations).flatMap(([kind, { weight, run }]) =>
  Array.from({ length: weight }, () => ({ kind, run })),
)
let started = 0
let done = 0
const over = new AbortController()
const connection = await servers.connect()
const reading = readSums(connection)
const startedAt = Date.now()
await Promise.all(Array.from({ length: wide }, work))
const seconds = (Date.now() - startedAt) / 1000
over.abort()
const sums = await reading

const findings = await badFindings(here)
const external = await externalCents(connection)
const expected = shoppersAtOnce * openingCents + scene.arrivedCents - scene.paidOutCents
printTable()
console.log(
  `\n${done} operations, ${wide} wide, on ${there.length} servers in ${seconds.toFixed(1)} s (${(done / seconds).toFixed(0)}/s)`,
)
console.log(
  `reader: ${sums.readings} readings, the sum of all accounts was ${[...sums.seen].join(', ')} cents`,
)
console.log(`external: ${external} cents stored, ${expected} by the answers`)
console.log(`doctor: ${findings.length === 0 ? 'nothing found' : JSON.stringify(findings)}`)
expectTrue(sums.readings > 0 && [...sums.seen].join() === '0', 'the sum of all accounts moved')
expectTrue(external === expected, 'what came in and went out isn’t what was answered')
expectTrue(findings.length === 0, 'the doctor found something')
expectTrue(done === wanted, `${done} operations were done`)
expectTrue(
  processes.every((each) => each.isRunning()),
  'a server ended',
)
if (scene.wrong.length === 0) {
  console.log(`storm: ${done} operations, ${sums.readings} readings, sum never moved`)
} else {
  for (const line of scene.wrong.slice(0, 20)) console.log(`WRONG ${line}`)
  for (const each of processes) console.log(each.said().slice(-3_000))
}
await connection.end()
await servers.close()
process.exitCode = scene.wrong.length === 0 ? 0 : 1

async function work(): Promise<void> {
  while (started < wanted && scene.wrong.length === 0) {
    started += 1
    while (!(await operate())) continue
    done += 1
  }
}

async function operate(): Promise<boolean> {
  const { kind, run } = bag[randomInt(bag.length)]!
  const from = performance.now()
  try {
    const outcome = await run(scene, there[randomInt(there.length)]!)
    if (outcome === idle) return false
    count(kind, outcome, performance.now() - from)
  } catch (error) {
    scene.wrong.push(`${kind}: ${String(error)}`)
  }
  return true
}

function count(kind: string, { status, word }: Outcome, ms: number): void {
  const tally = tallies.get(kind) ?? { accepted: 0, refused: new Map(), worstMs: 0 }
  tallies.set(kind, tally)
  tally.worstMs = Math.max(tally.worstMs, ms)
  if (word === 'accepted') tally.accepted += 1
  else tally.refused.set(word, (tally.refused.get(word) ?? 0) + 1)
  if (status >= 500) scene.wrong.push(`${kind} answered ${status}`)
}

/** The shop's liabilities minus its assets. One statement, so one snapshot. */
async function readSums(client: pg.Client): Promise<{ readings: number; seen: Set<string> }> {
  const seen = new Set<string>()
  let readings = 0
  while (!over.signal.aborted) {
    const { rows } = await client.query<{ cents: string }>(
      `select sum(case when kind = 'external' then -balance_cents else balance_cents end) as cents from accounts`,
    )
    seen.add(rows[0]?.cents ?? 'nothing')
    readings += 1
    await new Promise((resolve) => {
      setTimeout(resolve, readEveryMs)
    })
  }
  return { readings, seen }
}

async function externalCents(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ cents: string }>(
    `select balance_cents as cents from accounts where kind = 'external'`,
  )
  return Number(rows[0]?.cents)
}

function expectTrue(isTrue: boolean, otherwise: string): void {
  if (!isTrue) scene.wrong.push(otherwise)
}

function printTable(): void {
  console.log(`${'operation'.padEnd(22)}  accepted  refused  worst ms  why refused`)
  for (const [kind, { accepted, refused, worstMs }] of [...tallies].toSorted()) {
    const why = [...refused].toSorted((a, b) => b[1] - a[1])
    const total = why.reduce((sum, [, times]) => sum + times, 0)
    const line = [
      kind.padEnd(22),
      String(accepted).padStart(8),
      String(total).padStart(7),
      worstMs === 0 ? '       –' : worstMs.toFixed(0).padStart(8),
      why.map(([word, times]) => `${word} ${times}`).join(', '),
    ]
    console.log(line.join('  '))
  }
}
