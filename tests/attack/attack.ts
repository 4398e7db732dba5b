import { parseArgs, isDeepStrictEqual } from 'node:util'
import { printTable } from '../../bench/table.ts'
import { attackBackup } from './backup.ts'
import { attackDatabaseAway } from './databaseAway.ts'
import { attackByFloods } from './floods.ts'
import { attackFolderHolders } from './folderHolders.ts'
import { attackFullDisk } from './fullDisk.ts'
import { attackByFuzz } from './fuzz.ts'
import { attackHeaders } from './headers.ts'
import { attackByLiterals } from './literals.ts'
import { attackLogins } from './logins.ts'
import { attackOneRequest } from './oneRequest.ts'
import { attackPictures } from './pictures.ts'
import { openGrounds, type Ground } from './openGround.ts'
import { attackByPasskeys } from './passkeys.ts'
import { attackByRaces } from './races.ts'
import { attackClocks } from './clocks.ts'
import { attackHoarding } from './hoarding.ts'
import { attackByOtherVersions } from './otherVersions.ts'
import { attackShortly } from './shortAttack.ts'
import type { Row } from './row.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { countLost, loadUntilKilled } from '../faults/loadUntilKilled.ts'
import { realTime } from '../money/moneyServers.ts'
import { remote } from '../support/callApi.ts'
import { attackTurns } from './turns.ts'
import { badFindings, shopOn, testClock } from '../support/testShop.ts'
import { attackUnread } from './unread.ts'
import { tamperings } from '../money/tamperings.ts'
import { openTampering } from '../money/tryTampering.ts'

const leastTried = 50

/** Runs manual statements against the books as the owner of the tables. */
async function attackByTampering({ open }: Ground): Promise<Row[]> {
  const shop = shopOn(await open(), testClock())
  try {
    const { outcomeOf } = await openTampering(shop)
    const slipped: string[] = []
    for (const each of tamperings) {
      if (!isDeepStrictEqual(await outcomeOf(each), each.must)) slipped.push(each.name)
    }
    const tried = tamperings.length
    const some = slipped.length === 0 ? '' : `: ${slipped.slice(0, 3).join('; ')} passed`
    return [
      {
        what: `tampering refused by the database or seen by the doctor`,
        budget: `all, of ≥ ${leastTried}`,
        measured: `${tried - slipped.length} of ${tried}${some}`,
        isHeld: slipped.length === 0 && tried >= leastTried,
      },
    ]
  } finally {
    await shop.close()
  }
}

const rounds = 3
const shoppersAtOnce = 8

/** A few rounds of `npm run faults`: a server is killed while it answers. */
async function attackByKills({ open, start }: Ground): Promise<Row[]> {
  const here = shopOn(await open(), realTime)
  const goods = await mintGoods(here, { priceCents: 1_234, stock: 1_000_000 })
  const shoppers: MintedShopper[] = []
  while (shoppers.length < shoppersAtOnce) {
    shoppers.push(await mintShopper(here, { balanceCents: 900_000_000 }))
  }
  await here.close()
  let lost = 0
  let acknowledged = 0
  for (let round = 0; round < rounds; round += 1) {
    const { server } = await start()
    const orders = await loadUntilKilled(server, shoppers, goods)
    const again = await start()
    lost += await countLost(remote(again.server.address), orders)
    acknowledged += orders.size
    await again.server.kill()
  }
  const after = await open()
  const findings = await badFindings({ database: after })
  await after.close()
  return [
    {
      what: `${rounds} kills under load: acknowledged orders lost, checks that aren’t empty`,
      budget: '0, 0',
      measured: `${lost} of ${acknowledged}, ${findings.length}`,
      isHeld: lost === 0 && acknowledged > 0 && findings.length === 0,
    },
  ]
}

/**
 * Attacks servers that it starts itself, each on its own database and data folder: `npm run attack
 * -- [--only fuzz,literals] [--seed 7]`. With `--short` it plays each class once, small, as CI does.
 */

const onGrounds: Record<string, (ground: Ground) => Promise<Row[]>> = {
  requests: attackOneRequest,
  tampering: attackByTampering,
  logins: attackLogins,
  turns: attackTurns,
  pictures: attackPictures,
  floods: attackByFloods,
  unread: attackUnread,
  hoarding: attackHoarding,
  clocks: attackClocks,
  versions: attackByOtherVersions,
  away: attackDatabaseAway,
  fuzz: attackByFuzz,
  literals: attackByLiterals,
  passkeys: attackByPasskeys,
  races: attackByRaces,
  kills: attackByKills,
  backup: attackBackup,
  headers: attackHeaders,
}
/** Attacks that prepare their own data folders. */
const onFolders: Record<string, () => Promise<Row[]>> = {
  holders: attackFolderHolders,
  disk: attackFullDisk,
}
const usualSeed = '20261122'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: usualSeed },
  },
})
const names = [...Object.keys(onGrounds), ...Object.keys(onFolders)]
const wanted = values.only?.split(',') ?? names
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) throw new Error(`no attack ${unknown.join(', ')}: ${names.join(', ')}`)
const seed = Number(values.seed)
if (!Number.isSafeInteger(seed)) throw new Error(`--seed takes a whole number, not ${values.seed}`)

console.log(`seed ${seed}`)
const rows: Row[] = []
if (values.short) await observed('short', () => attackShortly(seed))
else {
  await attackOnGrounds()
  for (const [name, attack] of Object.entries(onFolders)) {
    if (wanted.includes(name)) await observed(name, attack)
  }
}
printTable(
  'attack',
  rows.map(({ isHeld, ...row }) => ({ ...row, what: `${isHeld ? ' ' : '✗'} ${row.what}` })),
)
const missed = rows.filter(({ isHeld }) => !isHeld).length
console.log(missed === 0 ? '\nall held' : `\n${missed} of ${rows.length} missed`)
process.exit(missed === 0 ? 0 : 1)

async function attackOnGrounds(): Promise<void> {
  if (!wanted.some((name) => name in onGrounds)) return
  const grounds = await openGrounds()
  try {
    for (const [name, attack] of Object.entries(onGrounds)) {
      if (wanted.includes(name)) await observed(name, () => grounds.on(seed, attack))
    }
  } finally {
    await grounds.close()
  }
}

/** An attack that throws counts as failed; the others go on. */
async function observed(what: string, attack: () => Promise<Row[]>): Promise<void> {
  const started = performance.now()
  const found = await attack().catch((error: unknown) => {
    console.error(error)
    return [{ what, budget: 'ends', measured: 'broke off', isHeld: false }]
  })
  rows.push(...found)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const lost = found.filter(({ isHeld }) => !isHeld).length
  console.log(`${what}: ${seconds} s, ${lost === 0 ? 'held' : `${lost} of ${found.length} missed`}`)
}
