import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

const production = { NODE_ENV: 'production', RETURN_ADDRESS: 'Pier 4' }

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(readEnv({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: undefined,
      dataFolder: resolve('data'),
      officeSocket: resolve('data/office.sock'),
      site: true,
      demo: true,
      poolSize: 10,
    })
  })

  test('treats an empty setting as missing', () => {
    const empty = Object.fromEntries(
      ['HOST', 'PORT', 'DATA_DIR', 'OFFICE_SOCKET', 'DATABASE_URL', 'SITE', 'HSTS'].map((name) => [
        name,
        '',
      ]),
    )
    // `trustedProxies` is a new function at each call.
    const { trustedProxies: _, ...usual } = readEnv({})
    expect(readEnv(empty)).toMatchObject(usual)
  })

  test('states a return address, in production its own', () => {
    expect(readEnv({}).returnAddress).toMatch(/Returns/)
    expect(readEnv(production).returnAddress).toBe('Pier 4')
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/RETURN_ADDRESS/)
  })

  test('shows the flow book anywhere but in production', () => {
    expect(readEnv({}).showsFlowBook).toBe(true)
    expect(readEnv(production).showsFlowBook).toBe(false)
  })

  test('seeds no demo goods in production unless requested', () => {
    expect(readEnv(production).demo).toBe(false)
    expect(readEnv({ ...production, DEMO: 'on' }).demo).toBe(true)
  })

  test.for([
    [{}, true, 'usual'],
    [{ DATABASE_URL: 'postgres://db/shop' }, false, 'off'],
    [production, false, 'off'],
    [{ DATABASE_URL: 'postgres://db/shop', DEMO: 'on', AUTOPILOT: 'on' }, true, 'asked'],
    [{ AUTOPILOT: 'on' }, true, 'asked'],
    [{ DEMO: 'off', AUTOPILOT: 'off' }, false, 'off'],
  ] as const)(
    'runs the autopilot only where it is safe or requested: %o',
    ([given, demo, autopilot]) => {
      expect(readEnv(given)).toMatchObject({ demo, autopilot })
    },
  )

  test('sends mail by SMTP only when a server is configured', () => {
    expect([readEnv({}).smtpUrl, readEnv({ SMTP_URL: '' }).smtpUrl]).toEqual([undefined, undefined])
    const given = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'shop@mail.example' }
    expect(readEnv(given)).toMatchObject({
      smtpUrl: 'smtps://mail.example',
      mailFrom: 'shop@mail.example',
    })
  })

  test('reads the keys of the payment codes, and treats an empty setting as missing', () => {
    const given = `${'0a'.repeat(32)}, ${'0b'.repeat(32)}`
    expect(readEnv({ PAYMENT_CODE_KEY: given }).payCodeKeys).toMatchObject([
      { id: expect.stringMatching(/^[0-9a-f]{16}$/) },
      { id: expect.stringMatching(/^[0-9a-f]{16}$/) },
    ])
    expect(readEnv({ PAYMENT_CODE_KEY: '' }).payCodeKeys).toBe(undefined)
  })

  test('reads the origins of other apps, and has none by default', () => {
    const given = 'https://shop.example, http://127.0.0.1:5173/,'
    expect([readEnv({}).appOrigins, readEnv({ APP_ORIGIN: given }).appOrigins]).toEqual([
      [],
      ['https://shop.example', 'http://127.0.0.1:5173'],
    ])
  })

  test('enforces TLS when configured', () => {
    expect([readEnv({}).hsts, readEnv({ HSTS: 'on' }).hsts]).toEqual([false, true])
  })

  test('puts the office socket into the data folder', () => {
    expect(readEnv({ DATA_DIR: '/srv/shop' }).officeSocket).toBe('/srv/shop/office.sock')
  })

  test.for([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http"'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536"'],
    [{ DATABASE_POOL: '-1' }, 'DATABASE_POOL must be a whole number from 0 to 200, not "-1"'],
    [
      { TRUST_PROXY: 'nginx' },
      'TRUST_PROXY must be a number of hops, or addresses and ranges such as 10.0.0.0/8, not "nginx"',
    ],
    [{ MAILS_PER_HOUR: '0' }, 'MAILS_PER_HOUR must be at least 1'],
    [{ DEMO: 'yes' }, 'DEMO must be on or off, not "yes"'],
    [{ LOG: 'JSON' }, 'LOG must be json or text, not "JSON"'],
    [
      { SMTP_URL: 'localhost:2525' },
      'SMTP_URL must be an address such as smtp://user:password@mail.example:587',
    ],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must be an address such as smtp:'],
    [
      { MAIL_FROM: 'Harborlane' },
      'MAIL_FROM must be like Shop <no-reply@shop.example>, not "Harborlane"',
    ],
    [{ APP_ORIGIN: '*' }, 'APP_ORIGIN must be origins such as https://shop.example, not "*"'],
    [
      { APP_ORIGIN: 'https://shop.example/app' },
      'APP_ORIGIN must be origins such as https://shop.example, not "https://shop.example/app"',
    ],
    [{ APP_ORIGIN: 'null' }, 'APP_ORIGIN must be origins such as https://shop.example, not "null"'],
    [
      { APP_ORIGIN: 'shop.example' },
      'APP_ORIGIN must be origins such as https://shop.example, not "shop.example"',
    ],
    [
      { APP_ORIGIN: 'file:///app' },
      'APP_ORIGIN must be origins such as https://shop.example, not "file:///app"',
    ],
    [{ PAYMENT_CODE_KEY: 'ab'.repeat(31) }, 'Key 1 of PAYMENT_CODE_KEY is too short'],
  ] as const)('names the invalid setting: %o', ([source, complaint]) => {
    expect(() => readEnv(source)).toThrow(complaint)
  })
})
