import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { assertDefined } from '../../kernel/assertDefined.ts'

/** OWASP's scrypt parameters with 16 MiB per check. */
export const passwordSetting = { N: 2 ** 14, r: 8, p: 5 }
const keyLength = 32
const saltLength = 16

/**
 * Returns `scrypt$N$r$p$salt$key`, so that old hashes still check after the parameters grow. For a
 * caller from outside, run it in `inSlowTurn`.
 */
export async function hashPassword(password: string, setting = passwordSetting): Promise<string> {
  const salt = randomBytes(saltLength)
  const key = await derive(password, salt, setting)
  const { N, r, p } = setting
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

const nobody = hashPassword(randomBytes(saltLength).toString('hex'))

/** Takes as long without a hash as with a wrong password. */
export async function checkPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt, key] = (hash ?? (await nobody)).split('$')
  const wanted = Buffer.from(assertDefined(key), 'base64url')
  const given = await derive(password, Buffer.from(assertDefined(salt), 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(given, wanted) && hash !== null
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
