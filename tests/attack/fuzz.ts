import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { billCsv } from '../../contract/bill.ts'
import { envelope } from '../../contract/envelope.ts'
import type { Db } from '../../server/db/client.ts'
import { realTime } from '../money/moneyServers.ts'
import { badFindings, shopOn } from '../support/testShop.ts'
import { castDice, type Dice } from './dice.ts'
import { hostileRequest, type Request } from './hostileRequests.ts'
import type { Ground } from './openGround.ts'
import { goodValues, openTargets, rowsOfUsers, type Caller, type Targets } from './openTargets.ts'
import type { Row } from './row.ts'
import { uploadPictures } from '../../contract/uploads.ts'

const boundary = 'a-boundary'
const heads = [
  '',
  'x',
  `name="${uploadPictures.field}"`,
  'name="other"',
  'name="files"; filename="a',
]
const types = ['image/png', 'image/svg+xml', 'text/html', '', 'multipart/mixed; boundary=b']
/** Magic bytes of many picture formats; garbage follows. */
const beginnings = [
  '89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000',
  '89504e470d0a1a0a0000000d494844520000000100000001010000000037',
  'ffd8ffe000104a46494600010100000100010000ffdb',
  '474946383961ffffffff800000',
  '52494646ffffffff57454250565038200a000000',
  '0000001c6674797061766966000000006176696600',
  '49492a00ffffffff',
  '',
].map((hex) => Buffer.from(hex, 'hex'))
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>')

/** A form of invalid pictures, or of malformed parts. */
function hostileForm(dice: Dice, token: string): Request {
  const parts = Array.from({ length: dice.roll(11) }, () => [
    Buffer.from(dice.roll(15) === 0 ? '--wrong\r\n' : `--${boundary}\r\n`),
    Buffer.from(`content-disposition: form-data; ${headOf(dice)}\r\n`),
    Buffer.from(`content-type: ${dice.oneOf(types)}\r\n${dice.roll(15) === 0 ? '' : '\r\n'}`),
    dice.oneOf([...beginnings, svg]),
    Buffer.from(Array.from({ length: dice.roll(400) }, () => dice.roll(256))),
    Buffer.from('\r\n'),
  ])
  const end = dice.roll(8) === 0 ? '' : `--${boundary}--\r\n`
  const type = `multipart/form-data; boundary=${dice.oneOf([boundary, boundary, boundary, '', 'other', '"'])}`
  return {
    path: `${uploadPictures.address}?lang=en`,
    init: {
      method: 'POST',
      headers: { token, 'content-type': dice.roll(20) === 0 ? 'application/json' : type },
      body: Buffer.concat([...parts.flat(), Buffer.from(end)]),
    },
  }
}

function headOf(dice: Dice): string {
  const usual = `name="${uploadPictures.field}"; filename="a.png"`
  return dice.roll(3) === 0 ? dice.oneOf(heads) : usual
}

const requestsOfCall = 500
const atOnce = 8
const mostShown = 3

interface Tally {
  requests: number
  accepted: number
  /** Unexpected errors, and answers that no client could parse. */
  wrong: string[]
}

/**
 * Sends malformed input to every call. Checks each answer, and that other shoppers' rows are
 * unchanged.
 */
export async function attackByFuzz({ seed, open, start }: Ground): Promise<Row[]> {
  const here = shopOn(await open(), realTime)
  const targets = await openTargets(here)
  await outliveAttack(here.database.db)
  const before = await rowsOfUsers(here.database.db, targets.victims)
  await here.close()

  const { server } = await start()
  const tally: Tally = { requests: 0, accepted: 0, wrong: [] }
  for (const makeOne of makers(castDice(seed), targets)) {
    await inLanes(() => sendOne(server.address, makeOne(), tally))
  }
  const unexpectedErrors = server.said().match(/^.*(?:fault|uncaught|unhandled).*$/gim) ?? []
  const isRunning = server.isRunning()
  await server.stop()

  const after = await open()
  const touched = await rowsOfUsers(after.db, targets.victims)
  const findings = await badFindings({ database: after })
  await after.close()
  const changed = Object.keys(before).filter(
    (table) => !isDeepStrictEqual(before[table], touched[table]),
  )
  const calls = targets.callers.size + 2
  return [
    {
      what: `fuzz of ${calls} calls, ${requestsOfCall} each: faults, unreadable answers`,
      budget: '0, still running',
      measured: `${tally.wrong.length} of ${tally.requests}, ${tally.accepted} accepted${shown([...tally.wrong, ...unexpectedErrors])}`,
      isHeld: tally.wrong.length === 0 && unexpectedErrors.length === 0 && isRunning,
    },
    {
      what: `fuzz: tables with changed rows of other shoppers`,
      budget: `0 of ${Object.keys(before).length}`,
      measured: `${changed.length}${shown(changed)}`,
      isHeld: changed.length === 0,
    },
    {
      what: `fuzz: checks of the doctor that aren’t empty after it`,
      budget: '0',
      measured: `${findings.length}${shown(findings.map(({ view }) => view))}`,
      isHeld: findings.length === 0,
    },
  ]
}

/** Otherwise the clock would sweep the proofs of others while a slow machine is still sending. */
async function outliveAttack(db: Db): Promise<void> {
  await db.execute(sql`update pay_proofs set expires_at = expires_at + interval '1 day'`)
}

type Maker = () => { request: Request; onDeadSession: () => void }

function makers(dice: Dice, { callers, others }: Targets): Maker[] {
  const csv = { method: 'GET', path: billCsv.address, auth: 'session' } as const
  const calls = [...callers].map(([call, own]) => {
    const one = (caller: Caller) => ({ call, good: goodValues(caller, call), others })
    return fromCallers(own, (caller) =>
      hostileRequest(dice, { ...one(caller), token: caller.shopper.token }),
    )
  })
  const reader = [...callers].find(([call]) => call.method === 'GET')?.[1] ?? []
  return [
    ...calls,
    fromCallers(reader, ({ shopper: { token } }) =>
      hostileRequest(dice, { call: csv, good: { kind: 'all', month: '2026-03' }, token, others }),
    ),
    fromCallers(reader, ({ shopper: { token } }) => hostileForm(dice, token)),
  ]
}

/** Continues as the next caller once a session has ended. */
function fromCallers(callers: readonly Caller[], make: (caller: Caller) => Request): Maker {
  let at = 0
  return () => {
    const used = at
    const caller = callers[used]
    if (!caller) throw new Error('nobody to call')
    return {
      request: make(caller),
      onDeadSession: () => {
        if (at === used && at + 1 < callers.length) at += 1
      },
    }
  }
}

async function inLanes(work: () => Promise<void>): Promise<void> {
  let left = requestsOfCall
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1
        await work()
      }
    }),
  )
}

async function sendOne(
  address: string,
  { request: { path, init }, onDeadSession }: ReturnType<Maker>,
  tally: Tally,
): Promise<void> {
  tally.requests += 1
  const wrong = (what: string) =>
    tally.wrong.push(`${init.method} ${path.slice(0, 200)} ${what}`.slice(0, 400))
  const answer = await fetch(`${address}${path}`, init).catch((error: unknown) => {
    wrong(String(error instanceof Error ? (error.cause ?? error) : error))
    return null
  })
  if (!answer) return
  const text = await answer.text()
  if (answer.status === 401 && 'token' in init.headers) onDeadSession()
  if (answer.status >= 500) wrong(`${answer.status} ${init.body?.toString().slice(0, 200)}`)
  else if (!isReadable(answer, text)) wrong(`${answer.status} unreadable: ${text.slice(0, 100)}`)
  else if (answer.status === 200 && /^\{"code":1\b/.test(text)) tally.accepted += 1
}

function isReadable(answer: Response, text: string): boolean {
  if (answer.headers.get('content-type')?.startsWith('text/csv')) return answer.status === 200
  try {
    return v.is(envelope, JSON.parse(text))
  } catch {
    return false
  }
}

function shown(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `: ${lines.slice(0, mostShown).join('; ')}`
}
