import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { verifyPay } from '../../contract/account.ts'
import { quoteWithdrawal, withdraw } from '../../contract/wallet.ts'
import { withdrawalDetail } from '../../contract/walletRecords.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { aCard } from '../factories/wallet.ts'
import { send, type RawAnswer } from '../support/callApi.ts'
import type { RemoteShop } from '../support/remoteShop.ts'
import { badFindings } from '../support/testShop.ts'
import { booksName, openMoneyServers } from './moneyServers.ts'

/**
 * Kills database connections under keyed withdrawals. Each is retried with its key until it is
 * answered. `npm run drops -- [--withdrawals N] [--kills N]`
 */

const { values } = parseArgs({
  options: {
    withdrawals: { type: 'string', default: '3000' },
    kills: { type: 'string', default: '300' },
  },
})
const wanted = Number(values.withdrawals)
const kills = Number(values.kills)
const shoppersAtOnce = 24
const amountCents = 1_000
const totalCents = amountCents + 300
/** A call without an answer after this time never gets one: the server is stuck. */
const patienceMs = 20_000

const servers = await openMoneyServers(2)
const { here, there, processes } = servers
const shoppers = await Promise.all(
  Array.from({ length: shoppersAtOnce }, () =>
    mintShopper(here, { balanceCents: wanted * totalCents }),
  ),
)
const reader = await servers.connect()

let started = 0
let done = 0
let killed = 0
let unexpectedErrors = 0
let cutOff = 0
const over = new AbortController()
const ids = new Set<number>()
const wrong: string[] = []

const startedAt = Date.now()
const killing = killAlong()
await Promise.all(
  shoppers.map((shopper, at) =>
    withdrawAll(shopper, there[at % there.length]!).catch((error: unknown) => {
      wrong.push(String(error))
    }),
  ),
)
over.abort()
await killing
const seconds = (Date.now() - startedAt) / 1000

const { rows: stored } = await reader.query<{ count: number; cents: number }>(
  `select (select count(*) from withdrawals)::int as count,
    (select sum(balance_cents) from accounts where kind = 'held')::int as cents`,
)
const findings = await badFindings(here)
const leftWith = { rows: stored[0]?.count, heldCents: stored[0]?.cents }
expectEqual('withdrawals answered', done, wanted)
expectEqual('different withdrawals', ids.size, wanted)
expectEqual('rows', leftWith.rows, wanted)
expectEqual('held', leftWith.heldCents, wanted * totalCents)
expectEqual('connections killed', killed, kills)
expectEqual('bad rows', findings.length, 0)
expectEqual('servers running', processes.filter((each) => each.isRunning()).length, there.length)
await expectListening()
console.log(
  `${wanted} keyed withdrawals in ${seconds.toFixed(1)} s, ${unexpectedErrors} calls answered with a fault and ${cutOff} cut off, all sent again, ${killed} connections killed`,
)
console.log(`rows ${leftWith.rows}, held ${leftWith.heldCents} cents, bad rows ${findings.length}`)
for (const line of wrong) console.log(`WRONG ${line}`)
if (wrong.length > 0) for (const each of processes) console.log(each.said().slice(-3_000))
else
  console.log(
    `drops: ${killed} killed connections, ${wanted} withdrawals, ${ids.size} effects, no server ended`,
  )
await reader.end()
await servers.close()
process.exitCode = wrong.length === 0 ? 0 : 1

async function withdrawAll(shopper: MintedShopper, shop: RemoteShop): Promise<void> {
  while (started < wanted && wrong.length === 0) {
    started += 1
    const quoted = await untilAnswered(() =>
      send(shop.app, quoteWithdrawal, { target: aCard, amountCents }, shopper),
    )
    const quoteId = (quoted.body.data as { id: number }).id
    const { payCode } = shopper
    const proven = await untilAnswered(() =>
      send(
        shop.app,
        verifyPay,
        { payCode, operation: 'withdraw', subjectId: quoteId, amountCents: totalCents },
        shopper,
      ),
    )
    const { proof } = proven.body.data as { proof: string }
    const key = randomUUID()
    const answer = await untilAnswered(() =>
      send(shop.app, withdraw, { quoteId, proof }, { ...shopper, key }),
    )
    ids.add(v.parse(withdrawalDetail, answer.body.data).id)
    done += 1
  }
}

/** Retries like a client after an error or no answer. A refusal is an answer, and wrong here. */
async function untilAnswered(ask: () => Promise<RawAnswer>): Promise<RawAnswer> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const answer = await unlessSilent(ask())
    if (answer === 'cut off') {
      cutOff += 1
      if (Date.now() < deadline) continue
    } else if (answer?.body.code === 1) return answer
    if (!answer || answer === 'cut off' || answer.status < 500 || Date.now() > deadline) {
      throw new Error(answer ? JSON.stringify(answer) : `no answer in ${patienceMs} ms`)
    }
    unexpectedErrors += 1
  }
}

/** Null when no answer comes; `cut off` when the connection to the server broke. */
function unlessSilent(asked: Promise<RawAnswer>): Promise<RawAnswer | 'cut off' | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), patienceMs)
    asked
      .catch(onlyIfCutOff)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

function onlyIfCutOff(error: unknown): 'cut off' {
  if (error instanceof TypeError && error.message === 'fetch failed') return 'cut off'
  throw error
}

async function killAlong(): Promise<void> {
  while (!over.signal.aborted && killed < kills) {
    if (killed < (done / wanted) * kills + 1) killed += await killOne()
    else await afterMs(1)
  }
}

/** Prefers a busy connection, so that it dies in the middle of a statement. */
async function killOne(): Promise<number> {
  const { rows } = await reader.query<{ killed: boolean }>(
    `select pg_terminate_backend(pid) as killed from pg_stat_activity
      where datname = current_database() and application_name <> $1
      order by (state = 'idle')::int * (random() < 0.8)::int, random() limit 1`,
    [booksName],
  )
  return rows.filter((row) => row.killed).length
}

/** The listening connections came back too. */
async function expectListening(): Promise<void> {
  const deadline = Date.now() + patienceMs
  let listening = 0
  while (listening < there.length && Date.now() < deadline) {
    const { rows } = await reader.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and application_name = 'harborlane-listener'`,
    )
    listening = rows[0]?.count ?? 0
  }
  expectEqual('servers that listen', listening, there.length)
}

function expectEqual(name: string, found: unknown, meant: unknown): void {
  if (found !== meant) wrong.push(`${name}: ${String(found)}, not ${String(meant)}`)
}

function afterMs(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms)
  })
}
