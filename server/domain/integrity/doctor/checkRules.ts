import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../../db/client.ts'
import { readRules, type Rule } from './readRules.ts'

interface WrongRule extends Record<string, unknown> {
  rule: string
  is: 'missing' | 'changed' | 'not ours' | `switched ${Rule['state']}`
}

/**
 * Maps each rule's name to the digest of its definition and its state. `vitest -u` rewrites the
 * file.
 */
export const knownRulesFile = join(import.meta.dirname, 'knownRules.json')

/**
 * PostgreSQL prints `(a and b) and c` at first, and `a and b and c` after a restore has parsed
 * that. Maps the digest of one form to that of the other, so that both count as shipped.
 */
const printedAfterRestore = new Map([
  ['4d04eb666d3d733b15ddd95c8680173e', '467940c559a1274e8b7c24cb791c55dd'], // order_lines_refunded
  ['b32a4ac8249b6f27200b1ef251a35b11', 'ee721fe85aee99b8c9c8ef8606dbd555'], // order_lines_as_placed
  ['8bc69f40ef85c7dcd4656a24d9ad19b4', 'd1930b524116dc1ec9201980ef65d12d'], // parcels_as_sent
  ['effb68887e52eb9e4889c12f53a42f1f', 'dfc1a747e56d601db9b587bd16e2611c'], // promo_uses_as_used
  ['a40890b45b2edf1e4838b04f32e0a6b8', '39fa3cbdd07d15ee435dffe5bd50f8c5'], // recharges_guard
  ['d05fa7ec4287c5bfd4670b4b14339a49', '182d1dbafb31ac8c5c65a754c2343ec4'], // refund_lines_as_asked
  ['9fe69d3e8c659347ead05918b9db1990', 'db73067295386a7e13a85ee6332f8e0f'], // refunds_as_asked
  ['65f280977dba3858c8d327d50130c471', '638ba86a17ea1f41ea12e8ba0a2391ab'], // withdrawal_quotes_as_shown
  ['0f4f0a93f0f9090751c5dfca64e0babf', '192b3ab9da7609f0804921a25ec8cf16'], // withdrawals_guard
  ['1a93f76d067e5aed0ed4889e21ec1ed1', '76ec364baa6a6edd097cf34030188c1a'], // view always_empty_numbering
  ['aeab2b1acb27a9429be183b07adb6e7d', '76ec364baa6a6edd097cf34030188c1a'], // view always_empty_numbering, before 16
  ['f1f32d8cc6f796e85b90754ddc1b5009', '3d717656c0291b7d7b7903eedaeaf9b2'], // view always_empty_target
])

/** Kinds of added rules that may do harm. Another index or constraint does none. */
const harmful = /^(trigger|rule|row security) /

/**
 * PostgreSQL 15 prints the table before each column of these views; 18 only where it is ambiguous.
 */
const printedBefore16 = new Map([
  ['cbb006eb4309ac41fda97a2c5c1a945e', 'a31d9222d6c90521e4315a6c4509b9b2'], // view always_empty_movement
  ['8740e6a104d113bf3b8aadc79b6e378e', '76ec364baa6a6edd097cf34030188c1a'], // view always_empty_numbering
  ['d59a50b580fb02e2f1839dbfbb4dafd7', '6510df7705ccdfaead5023eeec5f470d'], // view always_empty_opening
  ['c26357ac24e7fd5b733281bdc269645e', '6f668c0e60e9e6b643de58630e2d5a1f'], // view always_empty_parcel
  ['ee14972d981ac29b38c223533880e23d', 'a3b7766e562727da443df2aea3272692'], // view always_empty_refund_event
  ['b8d09c76f446efb773c3ebf201fa3f42', '73da05ec1706a72d2632313ef92c9253'], // view always_empty_sum
  ['a979ced172e021c21072e5f525d06e03', '8d20d18dd1563644fbf945130c56d488'], // view always_empty_unsent
  ['e2baf4bdbcaddb5ec690528cba623b22', 'f790badd1915f1105bf271221aea4e3f'], // view always_empty_wallet_posting
])

/** Finds rules that differ from the shipped ones: missing, changed, disabled or added. */
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

/** Rules in the format of the file. */
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
