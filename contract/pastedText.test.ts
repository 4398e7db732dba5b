import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { email, givenAccount, mobile, payCode, personName, register } from './account.ts'
import { resetCode } from './passwords.ts'
import { sendGoodsBack } from './refunds.ts'
import { bankCardNumber, chainAddress, transactionHash } from './walletRecords.ts'

const hash = 'ab'.repeat(32)

describe('pasted text', () => {
  test.for([
    ['a phone', mobile, '\u202a+44 20 7946 0958\u202c', '+442079460958'],
    ['a phone', mobile, '＋４４（２０）７９４６ー０９５８', '+442079460958'],
    ['a phone', mobile, '+٤٤ ٢٠ ٧٩٤٦ ٠٩٥٨', '+442079460958'],
    ['a phone', mobile, '+๔๔ ๒๐ ๗๙๔๖ ๐๙๕๘', '+442079460958'],
    ['a phone', mobile, '+44\u00a020\u20117946\u20130958', '+442079460958'],
    ['a phone', mobile, 'tel:+44-20-7946-0958', '+442079460958'],
    ['a phone', mobile, '+44 (0)20 7946 0958', '+442079460958'],
    ['a phone', mobile, '0044 20/7946.0958', '+442079460958'],
    ['a card', bankCardNumber, '４２４２\u00a04242–4242.4242', '4242424242424242'],
    ['a payment code', payCode, '１２３ ๔๕٦', '123456'],
    ['a mailed code', resetCode, '\u200b1234 ５６７８', '12345678'],
    [
      'an address on a chain',
      chainAddress,
      '\ufeffTQGR6hqD3NJ2KXAuN9k3 UsBf7fwsozVqZY',
      'TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY',
    ],
    [
      'a transaction',
      transactionHash,
      `０x${hash.slice(0, 32)}\n${hash.slice(32)}\u200e`,
      `0x${hash}`,
    ],
    [
      'a tracking number',
      sendGoodsBack.input.entries.trackingNumber,
      ' ＪＤ００１４\u00a06000 ',
      'JD0014 6000',
    ],
    ['an account', givenAccount, '\u2066Mira\u2069', 'mira'],
    ['an account', register.input.entries.account, 'Ｍｉｒａ', 'mira'],
  ] as const)('is normalized to %s', ([, schema, given, read]) => {
    expect(v.parse(schema as v.GenericSchema<string>, given)).toBe(read)
  })

  test.for([
    ['a payment code', payCode, '12345a'],
    ['a payment code', payCode, '12345²'],
    ['a phone', mobile, '20 7946 0958'],
    ['a phone', mobile, '+44 20 7946 0958 ext. 5'],
    ['an account', register.input.entries.account, '-rf'],
    ['an account', register.input.entries.account, '－rf'],
    ['an account', register.input.entries.account, '\u200b-rf'],
  ] as const)('is refused as %s', ([, schema, given]) => {
    expect(v.is(schema as v.GenericSchema<string>, given)).toBe(false)
  })
})

test('is refused unread when it is far too long', () => {
  const between = (marks: number) => `Mi${'\u200b'.repeat(marks)}ra`
  expect([100, 1_000].map((marks) => v.is(personName, between(marks)))).toEqual([true, false])
  expect([100, 1_000].map((marks) => v.is(givenAccount, between(marks)))).toEqual([true, false])
})

describe('an email', () => {
  test.for([
    ["sean.o'neill@example.ie", "sean.o'neill@example.ie"],
    ['sean.o’neill@example.ie', "sean.o'neill@example.ie"],
    ['noor+shop@example.co.uk', 'noor+shop@example.co.uk'],
    ['a@b.photography', 'a@b.photography'],
    ['x_y-z@sub.example.museum', 'x_y-z@sub.example.museum'],
    ['kontakt@müller.example', 'kontakt@müller.example'],
    ['info@例え.テスト', 'info@例え.テスト'],
    ['info@xn--r8jz45g.xn--zckzah', 'info@xn--r8jz45g.xn--zckzah'],
    ['ｎｏｏｒ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'noor@example.com'],
    ['noor@example。com', 'noor@example.com'],
    ['mailto:noor@example.com', 'noor@example.com'],
    ['\u200bnoor@example.com\u00a0', 'noor@example.com'],
    ["!#$%&'*+-/=?^_`{|}~@example.com", "!#$%&'*+-/=?^_`{|}~@example.com"],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ] as const)('can be %s', ([given, read]) => {
    expect(v.parse(email, given)).toBe(read)
  })

  test.for([
    'noor',
    'noor@',
    '@example.com',
    'noor@localhost',
    'noor@example',
    'noor@example.c',
    'noor@example.123',
    'noor@-example.com',
    'noor@example-.com',
    'noor@example..com',
    '.noor@example.com',
    'noor.@example.com',
    'no..or@example.com',
    'no or@example.com',
    'noor@exam ple.com',
    'noor@example.com, mira@example.com',
    '"noor haddad"@example.com',
    'Noor <noor@example.com>',
    'noor@example.com\u0000',
    'no\r\nBcc: x@example.com',
    'nöör@example.com',
    `${'a'.repeat(65)}@example.com`,
    `noor@${'a'.repeat(64)}.com`,
    `noor@${'a.'.repeat(130)}com`,
  ])("can't be %s", (given) => {
    expect(v.is(email, given)).toBe(false)
  })
})
