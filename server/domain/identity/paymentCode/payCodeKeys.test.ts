import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parsePayCodeKeys } from './payCodeKeys.ts'

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
