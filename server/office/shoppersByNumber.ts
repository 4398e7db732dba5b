import { inArray } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { users } from '../db/schema/users.ts'
import type { Asking } from '../domain/integrity/officeLog/writeLog.ts'

const noun = 'shopper '

export interface Shopper {
  id: number
  account: string
}

interface Logged {
  asking: Asking
  names: readonly string[]
}

/** The name of a shopper in the log, which outlives the account's. */
export function shopperName({ id }: Pick<Shopper, 'id'>): string {
  return `${noun}#${id}`
}

/**
 * What the log stores of a command: shoppers by their number, in its names and its words. The log is
 * append-only, and a deleted account is nameless.
 */
export async function byNumber(db: Db, { asking, names }: Logged): Promise<Logged> {
  const found = await shoppersOf(db, names)
  return {
    asking: withoutPerson(asking, found),
    names: names.map((name) => {
      const shopper = found.find(({ account }) => name.toLowerCase() === noun + account)
      return shopper ? shopperName(shopper) : name
    }),
  }
}

/**
 * The command with these shoppers by number, and without the words that were searched for or written to
 * a shopper. A long command may have been cut within them.
 */
export function withoutPerson(asking: Asking, shoppers: readonly Shopper[]): Asking {
  const known = new Map(shoppers.map(({ id, account }) => [account, `#${id}`]))
  const command = asking.command
    .replaceAll(/(--(?:search|text)[ =])("(?:[^"\\]|\\.)*(?:"|\\?$)|\S+)/g, '$1…')
    .split(' ')
    .map((word) => known.get(word.replaceAll('"', '').toLowerCase()) ?? word)
    .join(' ')
  return { ...asking, command }
}

/** The names by number of the shoppers who are named by account. */
export async function numbersOf(db: Db, names: readonly string[]): Promise<string[]> {
  return (await shoppersOf(db, names)).map(shopperName)
}

/** The same names with accounts in place of the numbers, where the account exists. */
export async function byAccount(db: Db, rows: readonly (readonly string[])[]): Promise<string[][]> {
  const ids = [...new Set(rows.flat().flatMap((name) => idIn(name) ?? []))]
  if (ids.length === 0) return rows.map((names) => [...names])
  const found = await db.select(columns).from(users).where(inArray(users.id, ids))
  const accounts = new Map(found.map(({ id, account }) => [id, account]))
  return rows.map((names) =>
    names.map((name) => {
      const account = accounts.get(idIn(name) ?? 0)
      return account === undefined ? name : noun + account
    }),
  )
}

const columns = { id: users.id, account: users.account }

function idIn(name: string): number | null {
  const [, digits] = /^shopper #(\d{1,15})$/.exec(name) ?? []
  return digits === undefined ? null : Number(digits)
}

async function shoppersOf(db: Db, names: readonly string[]): Promise<Shopper[]> {
  const accounts = names.flatMap((name) =>
    name.startsWith(noun) && idIn(name) === null ? [name.slice(noun.length).toLowerCase()] : [],
  )
  if (accounts.length === 0) return []
  return db.select(columns).from(users).where(inArray(users.account, accounts))
}
