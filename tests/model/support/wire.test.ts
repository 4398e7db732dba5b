import { describe, expect, test } from 'vitest'
import { deleteAddress, listAddresses } from '../../../contract/address.ts'
import { cancelOrder, extendReceipt, quoteCheckout } from '../../../contract/orders.ts'
import { ask, createWire, isWrite, mayTakeWrites } from './wire.ts'
import type { Sent } from './wire.ts'

const cancelled: Sent = {
  method: 'POST',
  path: cancelOrder.path,
  input: { orderId: 31 },
  key: 'k1',
}
const wanted = ask(cancelOrder, { orderId: 31 })

describe('what the page sends', () => {
  test('a POST and a GET that changes something are writes; another GET is none', () => {
    expect([cancelOrder, quoteCheckout, deleteAddress, listAddresses].map(isWrite)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('only addresses that take reads alone bypass the check', () => {
    expect(
      [
        '/api/order/cancel',
        '/api/user/address_del',
        '/api/unheard-of',
        '/api/user/address_list',
      ].map(mayTakeWrites),
    ).toEqual([true, true, true, false])
  })

  test('reports an unexpected write with its content', () => {
    const wire = createWire()
    wire.arrive(cancelled)
    expect(wire.unsettled()).toEqual({
      unexpected: ['POST /api/order/cancel {"orderId":31}'],
      missing: [],
    })
    expect(wire.takeComparisons()).toEqual([])
  })

  test('reports another call than the expected one as missing and unexpected', () => {
    const wire = createWire()
    wire.expects(wanted)
    wire.arrive({ ...cancelled, path: extendReceipt.path })
    expect(wire.unsettled()).toEqual({
      unexpected: ['POST /api/order/extend_receipt {"orderId":31}'],
      missing: ['POST /api/order/cancel'],
    })
  })

  test('compares a write whole, and once', () => {
    const wire = createWire()
    wire.expects(wanted)
    wire.arrive({ ...cancelled, input: { orderId: 32, note: '' } })
    expect(wire.takeComparisons()).toEqual([
      {
        sent: {
          method: 'POST',
          path: '/api/order/cancel',
          input: { orderId: 32, note: '' },
          fits: false,
          key: 'a new one',
        },
        asked: {
          method: 'POST',
          path: '/api/order/cancel',
          input: { orderId: 31 },
          fits: true,
          key: 'a new one',
        },
      },
    ])
    expect(wire.takeComparisons()).toEqual([])
    expect(wire.unsettled()).toEqual({ unexpected: [], missing: [] })
  })

  test('compares a changing GET by its query, without a key', () => {
    const wire = createWire()
    wire.expects(ask(deleteAddress, { id: 7 }))
    wire.arrive({ method: 'GET', path: deleteAddress.path, input: { id: '7' }, key: null })
    const [{ sent, asked } = {}] = wire.takeComparisons()
    expect(sent).toEqual(asked)
  })
})

describe('the idempotency key of a write', () => {
  test('is the same again after no answer', () => {
    expect(keysOf([cancelled, 'lost', cancelled])).toEqual([
      ['a new one', 'a new one'],
      ['that of the try before: k1', 'that of the try before: k1'],
    ])
  })

  test('is wrong where it differs after no answer', () => {
    expect(keysOf([cancelled, 'lost', { ...cancelled, key: 'k2' }])[1]).toEqual([
      'a new one',
      'that of the try before: k1',
    ])
  })

  test('is wrong where it is the same after an answer', () => {
    expect(keysOf([cancelled, cancelled])[1]).toEqual(['that of the try before: k1', 'a new one'])
  })

  test('is reported as missing where the call takes one', () => {
    expect(keysOf([{ ...cancelled, key: null }])).toEqual([['none', 'a new one']])
  })

  /** The received and the expected key of each write. */
  function keysOf(happened: readonly (Sent | 'lost')[]): unknown[] {
    const wire = createWire()
    let latest = { lose: () => {} }
    const keys: unknown[] = []
    for (const each of happened) {
      if (each === 'lost') {
        latest.lose()
        continue
      }
      wire.expects(wanted)
      latest = wire.arrive(each)
      for (const { sent, asked } of wire.takeComparisons()) {
        keys.push([(sent as { key: string }).key, (asked as { key: string }).key])
      }
    }
    return keys
  }
})
