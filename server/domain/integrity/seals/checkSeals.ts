import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../../db/client.ts'
import { sealedLedgers, type SealedLedger } from '../../../db/schema/seals.ts'
import { sealDigest, digestColumns } from './sealedRows.ts'

export interface BrokenSeal extends Record<string, unknown> {
  ledger: SealedLedger
  fromId: number
  toId: number
  is: 'rows changed' | 'seal changed' | 'seal missing before'
}

export interface SealedChain {
  /** The first range of each ledger that differs. */
  broken: BrokenSeal[]
  /** For each ledger its last sealed id, and the digest that covers all of it. */
  heads: string[]
}

const sealsAtOnce = 5

/** Verifies each ledger's chain of digests against all of its rows. */
export async function checkSeals(db: Db): Promise<SealedChain> {
  const broken: BrokenSeal[] = []
  const heads: string[] = []
  for (const ledger of sealedLedgers) {
    const { wrong, last } = await walk(db, ledger)
    if (wrong) broken.push(wrong)
    if (last) heads.push(`${ledger} to ${last.toId}: ${last.digest.slice(0, 16)}`)
  }
  return { broken, heads }
}

interface Seal {
  number: number
  fromId: number
  toId: number
  previousDigest: string
  digest: string
  isOwnDigest: boolean
  areRowsSame: boolean
}

async function walk(db: Db, ledger: SealedLedger) {
  let last: Seal | null = null
  for (;;) {
    const next = await readSeals(db, ledger, last?.number ?? 0)
    for (const seal of next) {
      const is = verdict(seal, last)
      const { fromId, toId } = seal
      if (is) return { wrong: { ledger, fromId, toId, is }, last }
      last = seal
    }
    if (next.length < sealsAtOnce) return { wrong: null, last }
  }
}

function verdict(seal: Seal, last: Seal | null): BrokenSeal['is'] | null {
  const follows =
    seal.number === (last?.number ?? 0) + 1 &&
    seal.fromId === (last?.toId ?? 0) + 1 &&
    seal.previousDigest === (last?.digest ?? '')
  if (!follows) return 'seal missing before'
  if (!seal.isOwnDigest) return 'seal changed'
  return seal.areRowsSame ? null : 'rows changed'
}

async function readSeals(db: Db, ledger: SealedLedger, after: number): Promise<Seal[]> {
  const found = await rowsOf<Seal & Record<'number' | 'fromId' | 'toId', number | string>>(
    db,
    sql`with next as (
        select * from seals where ledger = ${ledger} and number > ${after}
        order by number limit ${sealsAtOnce}
      )
      select number, from_id as "fromId", to_id as "toId", previous_digest as "previousDigest",
        digest, digest = own as "isOwnDigest",
        (next.row_count, next.sum, next.rows_digest) = (told.row_count, told.sum, told.rows_digest)
          as "areRowsSame"
      from (select next.*, ${sealDigest(sql`sealed_at`)} as own from next) next
      cross join lateral (
        select ${digestColumns(ledger)} from ${sql.identifier(ledger)} as ledger_rows
        where id between next.from_id and next.to_id
      ) told
      order by number`,
  )
  return found.map((seal) => ({
    ...seal,
    number: Number(seal.number),
    fromId: Number(seal.fromId),
    toId: Number(seal.toId),
  }))
}
