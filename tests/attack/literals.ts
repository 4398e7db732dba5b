import type { Call } from '../../contract/call.ts'
import type { Db } from '../../server/db/client.ts'
import { allCalls } from '../../server/routes/openapi.ts'
import { goodBodies, withValue } from '../api/goodBodies.ts'
import { badNumbers } from '../api/literals.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { openNetworks } from '../factories/wallet.ts'
import { realTime } from '../money/moneyServers.ts'
import { sendRaw, type Host } from '../support/callApi.ts'
import { fingerprint } from '../support/fingerprint.ts'
import { badFindings, shopOn } from '../support/testShop.ts'
import { numberFields } from './numberFields.ts'
import type { Ground } from './openGround.ts'
import { goodValues, type Caller } from './openTargets.ts'
import type { Row } from './row.ts'

const hole = '@@'
const atOnce = 8

/** Sends everything that is no number as every number of every call. */
export async function attackByLiterals({ open, start }: Ground): Promise<Row[]> {
  // The first start seeds the rows, which are read afterwards.
  await (await start()).server.stop()
  const here = shopOn(await open(), realTime)
  await openNetworks(here)
  const shopper = await mintShopper(here, { balanceCents: 100_000 })
  const caller = { shopper, bodies: await goodBodies(here, shopper) }
  const before = await stillRows(here.database.db)
  await here.close()

  const { server, shop } = await start()
  const taken: string[] = []
  const fields = allCalls().flatMap((call) =>
    numberFields(call).map((field) => [call, field] as const),
  )
  const tries = fields.flatMap(([call, field]) =>
    badNumbers.map((literal) => ({ call, field, literal })),
  )
  const left = [...tries]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = left.pop(); next; next = left.pop()) {
        const { call, field, literal } = next
        const { status, body } = await sendLiteral(shop.app, caller, next)
        if (status !== 400 || body.reason !== 'invalidInput')
          taken.push(`${call.path} ${field} ${literal}: ${status} ${body.reason ?? 'taken'}`)
      }
    }),
  )
  const isRunning = server.isRunning()
  await server.stop()

  const after = await open()
  const rows = await stillRows(after.db)
  const findings = await badFindings({ database: after })
  await after.close()
  const changed = Object.keys(before).filter((table) => before[table] !== rows[table])
  const some = taken.slice(0, 3).join('; ')
  return [
    {
      what: `${badNumbers.length} literals as each of ${fields.length} numbers: not refused as such`,
      budget: `0 of ${tries.length}`,
      measured: `${taken.length}${some && `: ${some}`}`,
      isHeld: taken.length === 0 && isRunning,
    },
    {
      what: `literals: tables with changed rows, checks that aren’t empty`,
      budget: '0, 0',
      measured: [`${changed.length}, ${findings.length}`, ...changed].join(' '),
      isHeld: changed.length === 0 && findings.length === 0,
    },
  ]
}

/** Digests of the tables, without the seals, which the clock adds. */
async function stillRows(db: Db): Promise<Record<string, string | null>> {
  const { seals: _, ...rows } = await fingerprint(db)
  return rows
}

function sendLiteral(
  app: Host,
  caller: Caller,
  { call, field, literal }: { call: Call; field: string; literal: string },
) {
  const { token } = caller.shopper
  // A query writes a list by repeating its name, so its only entry stands for the whole.
  const path = call.method === 'GET' ? field.replace(/\.0$/, '') : field
  const values = withValue(goodValues(caller, call), path, hole)
  if (call.method !== 'GET') {
    const json = JSON.stringify(values).replace(`"${hole}"`, () => literal)
    return sendRaw(app, call, json, { token })
  }
  const text = literal.startsWith('"') ? (JSON.parse(literal) as string) : literal
  const query = Object.entries(values as Record<string, unknown>).map(([name, value]) => {
    const given = value === hole ? text.toWellFormed() : String(value)
    return `&${name}=${encodeURIComponent(given)}`
  })
  return sendRaw(app, call, undefined, { token, query: query.join('') })
}
