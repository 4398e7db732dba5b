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

/** PostgreSQL prints `(a and b) and c`, and `a and b and c` once a restore has read that. */
const printedAfterRestore = new Map([
  ['4d04eb666d3d733b15ddd95c8680173e', '467940c559a1274e8b7c24cb791c55dd'], // order_lines_refunded
  ['b32a4ac8249b6f27200b1ef251a35b11', 'ee721fe85aee99b8c9c8ef8606dbd555'], // order_lines_as_placed
  ['8bc69f40ef85c7dcd4656a24d9ad19b4', 'd1930b524116dc1ec9201980ef65d12d'], // parcels_as_sent
  ['effb68887e52eb9e4889c12f53a42f1f', 'dfc1a747e56d601db9b587bd16e2611c'], // promo_uses_as_used
  ['0056cef38d485b0d544cb6a9f2bedaf0', '43c93f3aded370592f7399772f65e892'], // recharges_guard
  ['a09524e46cc575abfdaa197d1cd0dda8', '59c9e0b4942ec046130c8b29cd32d207'], // refund_lines_as_asked
  ['2c76e344c06c58bc3302ab9aa02783d0', '8dbc93f33e8cf27a5c85600cbde34eeb'], // refunds_as_asked
  ['65f280977dba3858c8d327d50130c471', '638ba86a17ea1f41ea12e8ba0a2391ab'], // withdrawal_quotes_as_shown
  ['0f4f0a93f0f9090751c5dfca64e0babf', '192b3ab9da7609f0804921a25ec8cf16'], // withdrawals_guard
  ['1a93f76d067e5aed0ed4889e21ec1ed1', '76ec364baa6a6edd097cf34030188c1a'], // view always_empty_numbering
  ['aeab2b1acb27a9429be183b07adb6e7d', '76ec364baa6a6edd097cf34030188c1a'], // view numbering, before 16
  ['f1f32d8cc6f796e85b90754ddc1b5009', '3d717656c0291b7d7b7903eedaeaf9b2'], // view always_empty_target
])

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
      `${printedBefore16.get(digest) ?? printedAfterRestore.get(digest) ?? digest} ${state}`,
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
