import { parseArgs } from 'node:util'
import { printTable } from '../../bench/table.ts'
import { attackBackup } from './backup.ts'
import { attackByFloods } from './floods.ts'
import { attackFolderHolders } from './folderHolders.ts'
import { attackFullDisk } from './fullDisk.ts'
import { attackByFuzz } from './fuzz.ts'
import { attackHeaders } from './headers.ts'
import { attackByKills } from './kills.ts'
import { attackByLiterals } from './literals.ts'
import { attackLogins } from './logins.ts'
import { attackOneRequest } from './oneRequest.ts'
import { openGrounds, type Ground } from './openGround.ts'
import { attackByRaces } from './races.ts'
import type { Row } from './row.ts'
import { attackByTampering } from './tampering.ts'

/**
 * Attacks servers that it starts itself, each on its own database and data folder: `npm run attack
 * -- [--only fuzz,literals] [--seed 7]`
 */

const onGrounds: Record<string, (ground: Ground) => Promise<Row[]>> = {
  requests: attackOneRequest,
  tampering: attackByTampering,
  logins: attackLogins,
  floods: attackByFloods,
  fuzz: attackByFuzz,
  literals: attackByLiterals,
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
await attackOnGrounds()
for (const [name, attack] of Object.entries(onFolders)) await observed(name, attack)
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
      await observed(name, () => grounds.on(seed, attack))
    }
  } finally {
    await grounds.close()
  }
}

/** An attack that throws counts as failed; the others go on. */
async function observed(what: string, attack: () => Promise<Row[]>): Promise<void> {
  if (!wanted.includes(what)) return
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
