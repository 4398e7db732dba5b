import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parsePayCodeKeys, payCodeKey, type PayCodeKeys } from './payCodeKeys.ts'
import { randomBytes } from 'node:crypto'
import { isPayCodeOfMac, macPayCode } from './payCodeMac.ts'

const one = 'a1'.repeat(32)
const other = 'Zm9v'.repeat(11)
const idsIn = (text: string) => parsePayCodeKeys(text, 'PAYMENT_CODE_KEY').map(({ id }) => id)

describe('the keys of payment codes', () => {
  test('are one or several, as hex or base64url, the current one first', () => {
    const [idOfOne = ''] = idsIn(one)
    const [idOfOther = ''] = idsIn(other)
    expect(idOfOne).toMatch(/^[0-9a-f]{16}$/)
    expect(idsIn(` ${other}, ${one} `)).toEqual([idOfOther, idOfOne])
    expect(idsIn(`${one.toUpperCase()}\n${other}\n`)).toEqual([idOfOne, idOfOther])
    expect(idsIn(Buffer.from(one, 'hex').toString('base64'))).toEqual([idOfOne])
  })

  test.for([
    ['', 'PAYMENT_CODE_KEY holds no key'],
    [' , ', 'PAYMENT_CODE_KEY holds no key'],
    ['secret!', 'Key 1 of PAYMENT_CODE_KEY is neither hex nor base64url'],
    ['a1', 'Key 1 of PAYMENT_CODE_KEY is too short'],
    [one.slice(2), 'Key 1 of PAYMENT_CODE_KEY is too short'],
    [`${one},${other.slice(4)}`, 'Key 2 of PAYMENT_CODE_KEY is too short'],
  ] as const)('refuses %o without printing it', ([text, complaint]) => {
    const how =
      'A key is at least 32 random bytes as hex or base64url: openssl rand -hex 32 makes one.'
    expect(() => idsIn(text)).toThrow(new Error(`${complaint}. ${how}`))
  })

  test('are hidden from anything that prints them', () => {
    expect(inspect(parsePayCodeKeys(one, 'a test'), { depth: 9 })).not.toContain('a1a1')
  })
})

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
