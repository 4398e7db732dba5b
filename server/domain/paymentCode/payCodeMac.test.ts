import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { payCodeKey, type PayCodeKeys } from './payCodeKeys.ts'
import { isPayCodeOfMac, macPayCode } from './payCodeMac.ts'

const keys: PayCodeKeys = [payCodeKey(randomBytes(32))]
const userId = 4_711
const payCode = '314159'

describe('a stored payment code', () => {
  test('names its scheme and key, and is another one each time', () => {
    const [one, other] = [macPayCode(keys, userId, payCode), macPayCode(keys, userId, payCode)]
    const form = new RegExp(`^hmac-sha256\\$${keys[0].id}\\$[\\w-]{22}\\$[\\w-]{43}$`)
    expect([one, other]).toEqual([expect.stringMatching(form), expect.stringMatching(form)])
    expect(one).not.toBe(other)
  })

  test.for([
    ['the right code', { userId, payCode }, true],
    ['another code', { userId, payCode: '314158' }, false],
    ['a longer code', { userId, payCode: '3141590' }, false],
    ['the right code of another shopper', { userId: userId + 1, payCode }, false],
  ] as const)('%s: %o', ([, given, isRight]) => {
    const stored = macPayCode(keys, userId, payCode)
    expect(isPayCodeOfMac(keys, { ...given, stored })).toBe(isRight)
  })

  test('checks under an old key that is still given, and under none that is not', () => {
    const stored = macPayCode(keys, userId, payCode)
    const newer = payCodeKey(randomBytes(32))
    const given = { userId, payCode, stored }
    expect(isPayCodeOfMac([newer, ...keys], given)).toBe(true)
    expect(isPayCodeOfMac([newer], given)).toBe(false)
  })

  test.for(['', 'forgotten', '$$$', 'hmac-sha256', 'hmac-sha256$$$', 'scrypt$16$1$1$AA$AA'])(
    '%o is nobody’s code',
    (stored) => {
      expect(isPayCodeOfMac(keys, { userId, payCode, stored })).toBe(false)
    },
  )

  test('of a stolen table yields none of all codes without the key', { timeout: 60_000 }, () => {
    const stored = macPayCode(keys, userId, payCode)
    const guessed: PayCodeKeys = [{ ...payCodeKey(randomBytes(32)), id: keys[0].id }]
    expect(codesThatFit(guessed, stored)).toEqual([])
  })

  test('yields one of all codes with the key', { timeout: 60_000 }, () => {
    expect(codesThatFit(keys, macPayCode(keys, userId, payCode))).toEqual([payCode])
  })
})

function codesThatFit(keys: PayCodeKeys, stored: string): string[] {
  const found: string[] = []
  for (let code = 0; code < 1_000_000; code += 1) {
    const payCode = String(code).padStart(6, '0')
    if (isPayCodeOfMac(keys, { userId, payCode, stored })) found.push(payCode)
  }
  return found
}
