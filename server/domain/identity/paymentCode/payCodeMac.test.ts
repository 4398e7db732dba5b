import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { payCodeKey, type PayCodeKeys } from './payCodeKeys.ts'
import { isPayCodeOfMac, macPayCode } from './payCodeMac.ts'

const keys: PayCodeKeys = [payCodeKey(randomBytes(32))]
const userId = 4_711
const payCode = '031415'

describe('a stored payment code', () => {
  test('contains its scheme and key id, and differs each time', () => {
    const [one, other] = [macPayCode(keys, userId, payCode), macPayCode(keys, userId, payCode)]
    const form = new RegExp(`^hmac-sha256\\$${keys[0].id}\\$[\\w-]{22}\\$[\\w-]{43}$`)
    expect([one, other]).toEqual([expect.stringMatching(form), expect.stringMatching(form)])
    expect(one).not.toBe(other)
  })

  test.for([
    ['the right code', { userId, payCode }, true],
    ['another code', { userId, payCode: '031416' }, false],
    ['a longer code', { userId, payCode: '0314150' }, false],
    ['the right code of another shopper', { userId: userId + 1, payCode }, false],
  ] as const)('%s: %o', ([, given, isRight]) => {
    const stored = macPayCode(keys, userId, payCode)
    expect(isPayCodeOfMac(keys, { ...given, stored })).toBe(isRight)
  })

  test('checks under an old key that is still configured, and under no missing one', () => {
    const stored = macPayCode(keys, userId, payCode)
    const newer = payCodeKey(randomBytes(32))
    const given = { userId, payCode, stored }
    expect(isPayCodeOfMac([newer, ...keys], given)).toBe(true)
    expect(isPayCodeOfMac([newer], given)).toBe(false)
  })

  test.for(['', 'forgotten', '$$$', 'hmac-sha256', 'hmac-sha256$$$', 'scrypt$16$1$1$AA$AA'])(
    '%o matches no code',
    (stored) => {
      expect(isPayCodeOfMac(keys, { userId, payCode, stored })).toBe(false)
    },
  )

  test('in a stolen table matches no code without the key', { timeout: 60_000 }, () => {
    const stored = macPayCode(keys, userId, payCode)
    const guessed: PayCodeKeys = [{ ...payCodeKey(randomBytes(32)), id: keys[0].id }]
    expect(firstCodeThatFits(guessed, stored)).toBeNull()
  })

  test('matches its own code with the key', { timeout: 60_000 }, () => {
    expect(firstCodeThatFits(keys, macPayCode(keys, userId, payCode))).toBe(payCode)
  })
})

function firstCodeThatFits(keys: PayCodeKeys, stored: string): string | null {
  for (let code = 0; code < 1_000_000; code += 1) {
    const payCode = String(code).padStart(6, '0')
    if (isPayCodeOfMac(keys, { userId, payCode, stored })) return payCode
  }
  return null
}
