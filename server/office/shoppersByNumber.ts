import { inArray } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { users } from '../db/schema/users.ts'
import type { Asking } from '../domain/integrity/officeLog/writeLog.ts'

const noun = 'shopper '

export interface Logged {
  asking: Asking
  names: readonly string[]
}

/**
 * What the log stores of a command: shoppers by their number, in its names and its words, and no
 * words that were searched for. The log is append-only, and a deleted account is nameless.
 */
export async function byNumber(db: Db, { asking, names }: Logged): Promise<Logged> {
  const found = await usersOf(db, names)
  return {
    asking: { ...asking, command: commandWith(asking.command, found) },
    names: names.map((name) => {
      const user = found.find(({ account }) => name === noun + account)
      return user ? `${noun}#${user.id}` : name
    }),
  }
}

/** The names by number of the shoppers who are named by account. */
export async function numbersOf(db: Db, names: readonly string[]): Promise<string[]> {
  return (await usersOf(db, names)).map(({ id }) => `${noun}#${id}`)
}

/** The same names with accounts in place of the numbers, where the account exists. */
export async function byAccount(db: Db, rows: readonly (readonly string[])[]): Promise<string[][]> {
  const ids = rows.flat().flatMap((name) => idIn(name) ?? [])
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, account: users.account })
          .from(users)
          .where(inArray(users.id, [...new Set(ids)]))
  const accounts = new Map(found.map(({ id, account }) => [id, account]))
  return rows.map((names) =>
    names.map((name) => {
      const account = accounts.get(idIn(name) ?? 0)
      return account === undefined ? name : noun + account
    }),
  )
}

function idIn(name: string): number | null {
  const [, digits] = /^shopper #(\d{1,15})$/.exec(name) ?? []
  return digits === undefined ? null : Number(digits)
}

async function usersOf(db: Db, names: readonly string[]) {
  const accounts = names.flatMap((name) =>
    name.startsWith(noun) && idIn(name) === null ? [name.slice(noun.length).toLowerCase()] : [],
  )
  return accounts.length === 0
    ? []
    : db
        .select({ id: users.id, account: users.account })
        .from(users)
        .where(inArray(users.account, accounts))
}

function commandWith(command: string, found: readonly { id: number; account: string }[]): string {
  const known = new Map(found.map(({ id, account }) => [account, `#${id}`]))
  return command
    .replaceAll(/(--search[ =])("(?:[^"\\]|\\.)*"|\S+)/g, '$1…')
    .split(' ')
    .map((word) => known.get(word.replaceAll('"', '').toLowerCase()) ?? word)
    .join(' ')
}
