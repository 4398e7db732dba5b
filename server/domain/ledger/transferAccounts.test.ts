import { describe, expect, expectTypeOf, test } from 'vitest'
import { transferAccounts, type Transfer, type TransferOf } from './transferAccounts.ts'

interface Always {
  amountCents: number
  at: Date
}

describe('a transfer', () => {
  test('has fixed accounts for each kind', () => {
    const rows = Object.entries(transferAccounts).map(
      ([kind, { debit, credit }]) => `${kind}: ${[debit].flat().join(' or ')} → ${credit}`,
    )
    expect(rows).toEqual([
      'openingBalance: external → available',
      'orderPaid: available → escrow',
      'orderSettled: escrow → revenue',
      'refund: escrow or revenue → available',
      'recharge: external → available',
      'withdrawalHeld: available → held',
      'withdrawalPaid: held → external',
      'withdrawalCharge: held → fee',
      'withdrawalReturned: held → available',
      'adjustedUp: external → available',
      'adjustedDown: available → external',
      'rechargeReversed: available → external',
    ])
  })

  test('names its owner and subject, and its source only where the kind has two', () => {
    expectTypeOf<
      Always & { kind: 'orderPaid'; userId: number; orderId: number }
    >().toExtend<Transfer>()
    expectTypeOf<
      Always & {
        kind: 'refund'
        from: 'revenue'
        userId: number
        orderId: number
        refundId: number
      }
    >().toExtend<Transfer>()
    expectTypeOf<TransferOf<'refund'>['from']>().toEqualTypeOf<'escrow' | 'revenue'>()
    expectTypeOf<TransferOf<'orderPaid'>['from']>().toEqualTypeOf<undefined>()
    expectTypeOf<Always & { kind: 'orderSettled'; orderId: number }>().toExtend<Transfer>()
  })

  test("doesn't compile with an account that its kind excludes", () => {
    type Paid = Always & { kind: 'orderPaid'; userId: number; orderId: number }
    expectTypeOf<Paid & { from: 'held' }>().not.toExtend<Transfer>()
    expectTypeOf<Omit<Paid, 'orderId'>>().not.toExtend<Transfer>()
    expectTypeOf<Omit<Paid, 'userId'>>().not.toExtend<Transfer>()
    expectTypeOf<keyof TransferOf<'orderPaid'>>().toEqualTypeOf<keyof Paid | 'from'>()
    expectTypeOf<keyof TransferOf<'orderSettled'>>().toEqualTypeOf<
      Exclude<keyof Paid, 'userId'> | 'from'
    >()
  })
})
