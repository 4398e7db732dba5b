// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listAddresses } from '../../../contract/address.ts'
import { aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { aDelivery, daysUntil } from '../../../tests/factories/deliveryAnswers.ts'
import { anAddress } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { FreightStand } from './freightStand.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    of: 'asks for the same whatever is chosen',
    line: { freight: { freightCents: 500, freeFreightFromCents: null } },
    expected: ['p data-stand=flat | $5.00 freight'],
  },
  {
    of: 'asks for none from more on',
    line: { freight: { freightCents: 500, freeFreightFromCents: 2_500 } },
    expected: ['p data-stand=missing | Add $5.00 more for free freight'],
  },
  {
    of: 'asks for none by now',
    line: { freight: { freightCents: 500, freeFreightFromCents: 2_000 } },
    expected: ['p data-stand=free | Freight is free'],
  },
  {
    of: 'doesn’t send there',
    line: {
      freight: { freightCents: 500, freeFreightFromCents: null, destinations: { only: ['US'] } },
      delivery: aDelivery(),
    },
    expected: ['p data-stand=notSent | This shop doesn’t send to United Kingdom'],
  },
  {
    of: 'never asks for any',
    line: { freight: { freightCents: 0, freeFreightFromCents: null } },
    expected: [],
  },
  {
    of: 'tells how long it takes',
    line: { delivery: aDelivery() },
    expected: [`p data-stand=flat | $5.00 freightArrives ${daysUntil('GB')}`],
  },
])('the line of a shop that $of says so', async ({ line, expected }) => {
  bindings.answers(listAddresses, { list: [anAddress({ country: 'GB' })] })
  const place = await bindings.show(<FreightStand lines={[aCartLine(line)]} />)
  await soon(() => expect(outlineOf(place)).toEqual(expected))
})
