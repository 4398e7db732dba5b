// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { billCsv, listBill, type BillEntry } from '../../../contract/bill.ts'
import {
  heldBy,
  openBindings,
  soon,
  type Asked,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { toasts } from '../actors/toasts.ts'
import { useBill, useBillExport } from './useBills.ts'

const file = { method: 'GET', path: billCsv.address } as const

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await bindings.close()
})

function anEntry(changes: Partial<BillEntry>): BillEntry {
  return {
    id: 1,
    kind: 'recharge',
    amountCents: 5_000,
    balanceCents: 5_000,
    at: '2026-02-03T10:00:00.000Z',
    orderId: null,
    orderSn: null,
    refundId: null,
    rechargeId: 51,
    withdrawalId: null,
    ...changes,
  }
}

test('gives each entry the sums of its month, page after page', async () => {
  const february = { month: '2026-02', inCents: 5_000, outCents: 700 }
  const [late, early] = [anEntry({ id: 2 }), anEntry({ id: 1, at: '2026-01-31T23:59:59.999Z' })]
  bindings.answers(listBill, ({ query }: Asked) =>
    query?.['cursor'] === undefined
      ? { list: [late], nextCursor: 'after-2', months: [february] }
      : { list: [early], nextCursor: null, months: [] },
  )
  const held = await heldBy(bindings, () => useBill({ kind: 'recharge', month: '' }))
  await soon(() => expect(held().items).toHaveLength(1))
  await act(async () => held().loadMore())
  await soon(() => expect(held().more).toBe('ended'))
  const first = { ...late, month: february }
  expect([
    held().items,
    held().firstPage,
    bindings.askedFor(listBill).map(({ query }) => query),
  ]).toEqual([
    [first, { ...early, month: { month: '2026-01', inCents: 0, outCents: 0 } }],
    { list: [first], nextCursor: 'after-2', months: [february] },
    [{ kind: 'recharge' }, { kind: 'recharge', cursor: 'after-2' }],
  ])
})

describe('the bill file', () => {
  let saved: string[]
  beforeEach(() => {
    saved = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} at ${this.href}`)
    })
    vi.spyOn(URL, 'createObjectURL').mockImplementation(
      (content) => `blob:${(content as Blob).size}`,
    )
  })

  async function asked(month: string) {
    const onSaved = vi.fn()
    const held = await heldBy(bindings, () => useBillExport(onSaved))
    await act(async () => held().submit({ kind: 'all', month }))
    return { held, onSaved }
  }

  test.each([
    { month: '2026-02', name: 'harborlane-2026-02.csv' },
    { month: '', name: 'harborlane-all.csv' },
  ])('for the month “$month” is saved as $name', async ({ month, name }) => {
    const content = Promise.withResolvers<object>()
    bindings.answers(file, () => content.promise)
    const { held, onSaved } = await asked(month)
    await soon(() => expect(bindings.askedFor(file)).toHaveLength(1))
    const observed = toasts.getCurrent()
    const meanwhile = [observed?.variant, observed?.wording, held().busy, [...saved]]
    content.resolve({ row: 1 })
    await soon(() => expect(onSaved).toHaveBeenCalledOnce())
    const size = JSON.stringify({ code: 1, msg: '', data: { row: 1 } }).length
    expect([
      meanwhile,
      saved,
      toasts.getCurrent(),
      bindings.askedFor(file).map(({ query, token }) => [query, token]),
    ]).toEqual([
      [
        'loading',
        { message: { id: 'download.preparing', defaultMessage: 'Preparing the file…' } },
        true,
        [],
      ],
      [`${name} at blob:${size}`],
      null,
      [[month === '' ? { kind: 'all' } : { kind: 'all', month }, 'token-1']],
    ])
  })

  test('that fails replaces the progress message by the reason', async () => {
    bindings.refuses(file, { status: 404, msg: 'None', reason: 'notFound' })
    const { held, onSaved } = await asked('')
    await soon(() => expect(held().failure).not.toBeNull())
    expect([toasts.getCurrent()?.variant, saved, onSaved.mock.calls]).toEqual(['fail', [], []])
  })
})
