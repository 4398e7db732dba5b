import { describe, expect, test } from 'vitest'
import type { ShopFreight } from './freight.ts'
import { freightOf, freightTo, isSentTo } from './freightTo.ts'

const everywhere: ShopFreight = { freightCents: 900, freeFreightFromCents: 9_000 }
const shop: ShopFreight = {
  ...everywhere,
  freightTo: {
    GB: { freightCents: 300, freeFreightFromCents: 2_000 },
    NL: { freightCents: 0, freeFreightFromCents: null },
  },
}

describe('the freight to a country', () => {
  test('uses the whole rule of the country, else the default rule', () => {
    expect(['GB', 'NL', 'FR', null].map((country) => freightTo(shop, country))).toEqual([
      { freightCents: 300, freeFreightFromCents: 2_000 },
      { freightCents: 0, freeFreightFromCents: null },
      everywhere,
      everywhere,
    ])
  })

  test("is free from the rule's sum of goods on", () => {
    const rule = freightTo(shop, 'GB')
    expect([0, 1_999, 2_000].map((cents) => freightOf(rule, cents))).toEqual([300, 300, 0])
    expect(freightOf({ freightCents: 300, freeFreightFromCents: null }, 1_000_000)).toBe(300)
  })
})

test.for([
  [undefined, [true, true, true]],
  [{ only: ['GB', 'IE'] }, [true, false, true]],
  [{ except: ['US'] }, [true, false, true]],
] as const)("follows the shop's list of destinations: %o", ([destinations, sent]) => {
  const given = destinations && structuredClone(destinations)
  const freight = given ? { ...everywhere, destinations: given as never } : everywhere
  expect(['GB', 'US', null].map((country) => isSentTo(freight, country))).toEqual(sent)
})
