import { randomInt } from 'node:crypto'
import { resetCodeMinutes } from '../../../../contract/passwords.ts'
import { addSeconds } from '../../kernel/clock.ts'
import type { Db } from '../../../db/client.ts'
import { passwordCodes } from '../../../db/schema/users.ts'
import { hashPassword } from '../session/passwordHash.ts'

const tries = 5

const digits = 8

type StoredCode = typeof passwordCodes.$inferInsert

/**
 * Creates a code with its slow hash. Only the hash is stored, so the code is readable here only.
 */
export async function drawResetCode(at: Date) {
  const code = resetCodeOf(randomInt(10 ** digits))
  const stored = {
    codeHash: await hashPassword(code),
    triesLeft: tries,
    expiresAt: addSeconds(at, resetCodeMinutes * 60),
  } satisfies Partial<StoredCode>
  return { code, stored }
}

/** Formats eight digits, with leading zeros. */
export function resetCodeOf(drawn: number): string {
  return String(drawn).padStart(digits, '0')
}

/** Stores a code. It replaces the account's earlier one. */
export async function storeResetCode(db: Db, { account, ...stored }: StoredCode): Promise<void> {
  await db
    .insert(passwordCodes)
    .values({ account, ...stored })
    .onConflictDoUpdate({ target: passwordCodes.account, set: stored })
}
