// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listAddresses } from '../../../contract/address.ts'
import { anAddress } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { FreightNote } from './freightNote.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listAddresses, { list: [anAddress({ country: 'GB' })] })
})
afterEach(() => bindings.close())

const flat = { freightCents: 490, freeFreightFromCents: null }

test.each([
  {
    of: 'asks for the same whatever is ordered',
    freight: flat,
    expected: ['$4.90 shipping for everything from this shop'],
    isAsked: false,
  },
  {
    of: 'asks for none from an amount on',
    freight: { freightCents: 490, freeFreightFromCents: 5_000 },
    expected: ['$4.90 shipping for everything from this shop, free from $50.00'],
    isAsked: false,
  },
  {
    of: 'never asks for any',
    freight: { freightCents: 0, freeFreightFromCents: null },
    expected: ['This shop ships for free'],
    isAsked: false,
  },
  {
    of: 'asks for more there',
    freight: { ...flat, freightTo: { GB: { freightCents: 1_990, freeFreightFromCents: null } } },
    expected: ['$19.90 shipping for everything from this shop'],
    isAsked: true,
  },
  {
    of: 'doesn’t send there',
    freight: { ...flat, destinations: { except: ['GB'] } },
    expected: ['This shop doesn’t deliver to United Kingdom'],
    isAsked: true,
  },
])(
  'a shop that $of says so, and reads the addresses only where the country matters',
  async (given) => {
    const place = await bindings.show(<FreightNote freight={given.freight} />)
    await soon(() => expect(outlineOf(place)).toEqual(given.expected))
    expect(bindings.askedFor(listAddresses).length > 0).toBe(given.isAsked)
  },
)
