import { eq, sql } from 'drizzle-orm'
import { join } from 'node:path'
import type { Clock } from '../../kernel/clock.ts'
import { liftLimits, rowsOf, type Db } from '../../../db/client.ts'
import { payCodeKey } from '../../../db/schema/users.ts'
import { makePayCodeKeyFile, readPayCodeKeyFile } from './payCodeKeyFile.ts'
import type { PayCodeKeys } from './payCodeKeys.ts'
import { forgottenPayCode } from './storedPayCode.ts'

/** An advisory lock: processes that start concurrently on one database take turns. */
const startLock = 4_207_812

interface Start {
  ctx: { db: Db; clock: Clock; say: (line: string) => void }
  input: {
    /** From `PAYMENT_CODE_KEY`; without it the file in the data folder is used. */
    given: PayCodeKeys | undefined
    dataFolder: string
    /** Ids of lost keys. The codes under them are cleared. */
    lostKeyIds: readonly string[]
  }
}

/**
 * Opens the keys this server checks payment codes with. They must include the database's current
 * key and every other one that a stored code needs; else it throws with what to do. A new key is
 * created only for a database without any.
 */
export function openPayCodeKeys({ ctx, input }: Start): Promise<PayCodeKeys> {
  const file = join(input.dataFolder, 'payment-code.key')
  return ctx.db.transaction(async (tx) => {
    await liftLimits(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(${startLock})`)
    for (const keyId of input.lostKeyIds) await forgetKey({ ...ctx, db: tx }, keyId)
    const needed = await neededKeyIds(tx)
    const keys = input.given ?? (await readPayCodeKeyFile(file)) ?? (await makeKey(needed))
    const source = input.given ? 'PAYMENT_CODE_KEY' : file
    const notLost = keys.find(({ id }) => input.lostKeyIds.includes(id))
    if (notLost) throw new Error(`Key ${notLost.id} is not lost: ${source} holds it.`)
    const missing = needed.all.filter((needs) => keys.every(({ id }) => id !== needs))
    if (missing.length > 0) throw new Error(refusalText(missing, keys, source))
    const keyId = keys[0].id
    if (keyId !== needed.current) {
      const row = { keyId, since: ctx.clock.now() }
      await tx
        .insert(payCodeKey)
        .values(row)
        .onConflictDoUpdate({ target: payCodeKey.onlyRow, set: row })
    }
    return keys
  })

  async function makeKey(needed: { all: string[] }): Promise<PayCodeKeys> {
    if (needed.all.length > 0) throw new Error(refusalText(needed.all, [], file))
    const keys = await makePayCodeKeyFile(file)
    ctx.say(
      `The key of the payment codes is in ${file}: keep a copy of it, apart from copies of the database`,
    )
    return keys
  }
}

async function neededKeyIds(tx: Db): Promise<{ current: string | null; all: string[] }> {
  const [row] = await tx.select({ keyId: payCodeKey.keyId }).from(payCodeKey)
  const current = row?.keyId ?? null
  const used = await usedKeyIds(tx)
  return { current, all: [...new Set(current === null ? used : [current, ...used])] }
}

/** Jumps from key to key in the index, so that the cost doesn't depend on the number of codes. */
async function usedKeyIds(tx: Db): Promise<string[]> {
  const next = sql`select min(split_part(pay_code_hash, '$', 2)) as key_id from users
    where pay_code_hash like 'hmac-sha256$%'`
  const rows = await rowsOf<{ key_id: string }>(
    tx,
    sql`with recursive used as (
      (${next})
      union all
      select (${next} and split_part(pay_code_hash, '$', 2) > used.key_id)
        from used where used.key_id is not null
    ) select key_id from used where key_id is not null`,
  )
  return rows.map((row) => row.key_id)
}

async function forgetKey({ db, say }: Start['ctx'], keyId: string): Promise<void> {
  await db.delete(payCodeKey).where(eq(payCodeKey.keyId, keyId))
  const [cleared] = await rowsOf<{ codes: number }>(
    db,
    sql`with cleared as (
      update users set pay_code_hash = ${forgottenPayCode}
        where pay_code_hash like 'hmac-sha256$%' and split_part(pay_code_hash, '$', 2) = ${keyId}
        returning id
    ) select count(*)::int as codes from cleared`,
  )
  say(`Key ${keyId} is forgotten; payment codes cleared: ${cleared?.codes}`)
}

function refusalText(missing: string[], keys: readonly { id: string }[], source: string): string {
  const named = `key ${missing.join(' and key ')}`
  const held = keys.length > 0 ? `holds ${keys.map(({ id }) => id).join(', ')}` : 'is not there'
  return [
    `The payment codes of this database are stored under ${named}, and ${source} ${held}.`,
    'Name every key that stored codes need in PAYMENT_CODE_KEY, with commas between them and the one for new codes first.',
    `If ${missing.length === 1 ? 'that key is' : 'those keys are'} lost, start once with npm start -- ${missing.map((id) => `--lost-key ${id}`).join(' ')}: codes under a lost key are cleared, and shoppers set new ones by their password.`,
  ].join(' ')
}
