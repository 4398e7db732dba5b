import fc from 'fast-check'
import { parseArgs } from 'node:util'
import type { Database } from '../../server/db/client.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { openNetworks } from '../factories/wallet.ts'
import { databaseUrl } from '../support/databases.setup.ts'
import { openPostgresServer } from '../support/postgresServer.ts'
import { shopOn, testClock, type TestShop } from '../support/testShop.ts'
import { sequences, type Step } from './modelSteps.ts'
import { playSequence, type Tally } from './playSequence.ts'
import { createAdaptorServer } from '@hono/node-server'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenOn } from '../support/listenOn.ts'
import { remoteShop } from '../support/remoteShop.ts'
import type { Hosts } from './modelDriver.ts'

/**
 * Plays random sequences of up to 60 steps on the API over HTTP and the office over its socket, and
 * on an independent model of them. `npm run model -- [--sequences N] [--seed N]`
 */

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
})
const numRuns = Number(values.sequences)
const seed = Number(values.seed)
/** The doctor checks all rows, so a shop is replaced before it grows large. */
const sequencesForOneShop = 50

console.log(`seed ${seed}`)
const server = await openPostgresServer()
const admin = await openPostgres(server.url, 1)
let made = 0
process.exitCode = (await run()) ? 0 : 1
await admin.close()
await server.stop()

async function openNext(): Promise<Database> {
  made += 1
  const name = `harborlane_model_${process.pid}_${made}`
  await admin.db.execute(`create database ${name}`)
  const database = await openPostgres(databaseUrl(server.url, name), 4)
  return {
    ...database,
    close: async () => {
      await database.close()
      await admin.db.execute(`drop database ${name} with (force)`)
    },
  }
}

interface Opened {
  shop: TestShop
  hosts: Awaited<ReturnType<typeof openHosts>>
}

async function run(): Promise<boolean> {
  const tally: Tally = new Map()
  let last: Opened | null = null
  let played = 0
  let steps = 0
  const startedAt = Date.now()

  async function closeLast(): Promise<void> {
    await last?.hosts.close()
    await last?.shop.close()
    last = null
  }

  async function renew(): Promise<Opened> {
    await closeLast()
    const shop = shopOn(await openNext(), testClock())
    await openNetworks(shop)
    last = { shop, hosts: await openHosts(shop) }
    return last
  }

  async function play(sequence: readonly Step[]): Promise<void> {
    const isOld = played % sequencesForOneShop === 0
    const { shop, hosts } = last && !isOld ? last : await renew()
    played += 1
    steps += sequence.length
    try {
      await playSequence(shop, sequence, { tally, hosts })
    } catch (error) {
      await renew()
      throw error
    }
  }

  const result = await fc.check(fc.asyncProperty(sequences, play), { numRuns, seed })
  await closeLast()
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  if (result.failed) {
    console.log(`differs, seed ${seed}, shrunk ${result.numShrinks} times`)
    console.log(
      result.errorInstance instanceof Error
        ? result.errorInstance.message
        : String(result.errorInstance),
    )
    return false
  }
  printTally(tally)
  console.log(`model: ${played} sequences, ${steps} steps in ${seconds} s, no difference`)
  return true
}

function printTally(tally: Tally): void {
  const kinds = Map.groupBy([...tally].toSorted(), ([name]) => name.split(': ')[0] ?? '')
  for (const [kind, answers] of kinds) {
    const words = answers
      .toSorted((a, b) => b[1] - a[1])
      .map(([name, times]) => `${name.slice(kind.length + 2)} ${times}`)
    console.log(`${kind.padEnd(17)} ${words.join(', ')}`)
  }
}

/** Serves a test shop on a port, and its office on a socket, as clients and operators use them. */
async function openHosts(
  shop: Pick<TestShop, 'app' | 'office'>,
): Promise<Hosts & { close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-model-'))
  const socket = join(folder, 'office.sock')
  const office = createAdaptorServer({ fetch: shop.office.fetch })
  await new Promise<void>((resolve) => {
    office.listen(socket, () => resolve())
  })
  const server = await listenOn(shop.app)
  return {
    ...remoteShop(server.address, socket),
    close: async () => {
      await server.close()
      await new Promise((resolve) => office.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}
