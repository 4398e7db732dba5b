import { sql } from 'drizzle-orm'
import { createECDH } from 'node:crypto'
import { join } from 'node:path'
import { liftLimits, type Db } from '../../../db/client.ts'
import { pushKey, pushSubscriptions } from '../../../db/schema/notifications.ts'
import type { Clock } from '../../kernel/clock.ts'
import { makeKeyFile, readKeyFile } from '../../kernel/keyFile.ts'

/** The VAPID key pair that browsers know this shop by, in base64url. */
export interface PushKey {
  publicKey: string
  privateKey: string
}

/** An advisory lock: processes that start concurrently on one database take turns. */
const startLock = 4_207_813

interface Start {
  ctx: { db: Db; clock: Clock; say: (line: string) => void }
  input: {
    /** From `PUSH_KEY`; without it the file in the data folder is used. */
    given: PushKey | undefined
    dataFolder: string
    /** Ids of lost keys. */
    lostKeyIds: readonly string[]
  }
}

/**
 * Opens the key of the push messages, and creates it for a database without any. A subscription
 * works with the key that it was made with only. So a server with another key than the database's
 * sends nothing, and says what to do: it returns null.
 */
export function openPushKey({ ctx, input }: Start): Promise<PushKey | null> {
  const file = join(input.dataFolder, 'push.key')
  return ctx.db.transaction(async (tx) => {
    await liftLimits(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(${startLock})`)
    const [current] = await tx.select().from(pushKey)
    const isLost = current !== undefined && input.lostKeyIds.includes(pushKeyId(current.publicKey))
    if (isLost) {
      await tx.delete(pushSubscriptions)
      ctx.say('The key of the push messages is forgotten, and every device is unsubscribed')
    }
    const needed = isLost ? undefined : current?.publicKey
    const own = input.given ?? (await readPushKeyFile(file))
    const key = own ?? (needed === undefined ? await makePushKeyFile(file, ctx.say) : null)
    if (needed !== undefined && needed !== key?.publicKey) {
      ctx.say(refusalText(needed, input.given ? 'PUSH_KEY' : file, key))
      return null
    }
    if (!key) throw new Error('a database without a key gets one')
    const row = { publicKey: key.publicKey, since: ctx.clock.now() }
    if (needed === undefined) {
      await tx.insert(pushKey).values(row).onConflictDoUpdate({ target: pushKey.onlyRow, set: row })
    }
    return key
  })
}

/** Distinguishes the ids of these keys from those of payment codes. */
export const pushKeyPrefix = 'push-'

/** Short enough to type. */
export function pushKeyId(publicKey: string): string {
  return `${pushKeyPrefix}${publicKey.slice(-8)}`
}

/** The pair of a private key: 32 bytes as 64 hexadecimal digits. Throws with the source's name. */
export function parsePushKey(text: string, source: string): PushKey {
  const digits = text.trim()
  const pair = createECDH('prime256v1')
  try {
    if (!/^[0-9a-f]{64}$/i.test(digits)) throw new Error('no 64 digits')
    pair.setPrivateKey(digits, 'hex')
  } catch {
    throw new Error(`${source} must hold a private key of P-256 as 64 hexadecimal digits`)
  }
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(digits, 'hex').toString('base64url'),
  }
}

async function readPushKeyFile(file: string): Promise<PushKey | null> {
  const text = await readKeyFile(file, `which signs every push message. Say chmod 600 ${file}.`)
  return text === null ? null : parsePushKey(text, file)
}

async function makePushKeyFile(file: string, say: (line: string) => void): Promise<PushKey> {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  await makeKeyFile(file, `${pair.getPrivateKey('hex').padStart(64, '0')}\n`)
  const key = await readPushKeyFile(file)
  if (!key) throw new Error(`${file} is gone as soon as it was made`)
  say(`The key of the push messages is in ${file}: without it every device must subscribe again`)
  return key
}

function refusalText(needed: string, source: string, held: PushKey | null): string {
  const id = pushKeyId(needed)
  return [
    `Push messages are off: this database's devices are subscribed under key ${id}, and ${source} ${held ? `holds ${pushKeyId(held.publicKey)}` : 'is not there'}.`,
    `If that key is lost, start once with npm start -- --lost-key ${id}: shoppers then turn the messages on again.`,
  ].join(' ')
}
