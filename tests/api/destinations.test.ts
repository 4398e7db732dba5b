import { sql } from 'drizzle-orm'
import { afterAll, describe, expect } from 'vitest'
import { addresses } from '../factories/wallet.ts'
import { listeningOffice, type ListeningOffice } from '../support/listeningOffice.ts'
import { test } from '../support/shopTest.ts'
import { badFindings } from '../support/testShop.ts'

describe('where shoppers send money', () => {
  let office: ListeningOffice
  test.beforeAll(async ({ shop }) => {
    office = await listeningOffice(shop)
  })
  afterAll(() => office.close())

  test('is checked against the office’s log, after any change by a command', async ({ shop }) => {
    const { db } = shop.database
    const amounts = ['--min-recharge', '10', '--min-withdrawal', '10', '--charge', '1']
    const set = await office.type(
      'network',
      'set',
      'trc20',
      '--address',
      addresses.tron,
      ...amounts,
    )
    await office.type('network', 'disable', 'trc20')
    await office.type('network', 'enable', 'trc20')
    const card = ['--holder', 'Pier Ltd', '--bank', 'Pier Bank', '--account', 'GB33 PIER']
    const stated = await office.type('card', 'set', ...card)
    const fine = await badFindings(shop)
    await db.execute(sql`update networks set deposit_address = 'TMine' where code = 'trc20'`)
    await db.execute(sql`update card_instructions set account = 'GB33 MINE'`)
    const found = await badFindings(shop)
    await office.type('network', 'set', 'trc20', '--address', addresses.tron)
    await office.type('card', 'off')
    expect([set.err, stated.err, fine, found, await badFindings(shop)]).toEqual([
      '',
      '',
      [],
      [
        {
          view: 'always_empty_destination',
          rows: [
            { place: 'network trc20', stated: 'TMine', logged: addresses.tron },
            {
              place: 'card',
              stated: 'Pier Ltd Pier Bank GB33 MINE',
              logged: 'Pier Ltd Pier Bank GB33 PIER',
            },
          ],
        },
      ],
      [],
    ])
  })
})
