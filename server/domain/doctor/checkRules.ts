import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../db/client.ts'
import { readRules, type Rule } from './readRules.ts'

interface WrongRule extends Record<string, unknown> {
  rule: string
  is: 'missing' | 'changed' | 'not ours' | `switched ${Rule['state']}`
}

/** By name: the digest of its definition, and its state. `vitest -u` writes the file anew. */
export const knownRulesFile = join(import.meta.dirname, 'knownRules.json')

/** What was added by hand and may do harm; another index or constraint does none. */
const harmful = /^(trigger|rule|row security) /

/** PostgreSQL 15 names the table before each column of these views; 18 where it tells more. */
const printedBefore16 = new Map([
  ['cbb006eb4309ac41fda97a2c5c1a945e', 'a31d9222d6c90521e4315a6c4509b9b2'], // view always_empty_movement
  ['8740e6a104d113bf3b8aadc79b6e378e', '76ec364baa6a6edd097cf34030188c1a'], // view always_empty_numbering
  ['d59a50b580fb02e2f1839dbfbb4dafd7', '6510df7705ccdfaead5023eeec5f470d'], // view always_empty_opening
  ['ecc255a4cc52c6c43db222aa6b3c5795', '82e84ba9260fb0330b8534bab0e1a0a4'], // view always_empty_refund_event
  ['b8d09c76f446efb773c3ebf201fa3f42', '73da05ec1706a72d2632313ef92c9253'], // view always_empty_sum
  ['e2baf4bdbcaddb5ec690528cba623b22', 'f790badd1915f1105bf271221aea4e3f'], // view always_empty_wallet_posting
])

/** What guards the books and is not as it was shipped: missing, changed, switched off, or added. */
export async function checkRules(db: Db): Promise<WrongRule[]> {
  const known = JSON.parse(await readFile(knownRulesFile, 'utf8')) as Record<string, string>
  const found = await rulesByName(db)
  const wrong: WrongRule[] = []
  for (const [rule, shipped] of Object.entries(known)) {
    const is = verdict(shipped, found[rule])
    if (is) wrong.push({ rule, is })
  }
  for (const rule of Object.keys(found)) {
    if (!known[rule] && harmful.test(rule)) wrong.push({ rule, is: 'not ours' })
  }
  return wrong
}

/** As they stand in the file. */
export async function rulesByName(db: Db): Promise<Record<string, string>> {
  const rules = await readRules(db)
  return Object.fromEntries(
    rules.map(({ name, digest, state }) => [
      name,
      `${printedBefore16.get(digest) ?? digest} ${state}`,
    ]),
  )
}

function verdict(shipped: string, found: string | undefined): WrongRule['is'] | null {
  if (found === undefined) return 'missing'
  if (found === shipped) return null
  const [digest] = shipped.split(' ')
  const [foundDigest, state] = found.split(' ')
  return digest === foundDigest ? `switched ${state as Rule['state']}` : 'changed'
}
