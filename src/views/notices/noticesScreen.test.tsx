// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listNotices, readNotices, type Notice } from '../../../contract/notices.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { previewOf } from '../../../tests/factories/orderPreview.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { momentOutline } from '../../../tests/support/momentOutline.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Screen } from './noticesScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  window.history.replaceState(null, '', '/notification')
})
afterEach(() => bindings.close())

const at = '2026-01-06T10:00:00.000Z'
const time = `time datetime=${at} | ${momentOutline(at)}`

function aNotice(changes: Partial<Notice> = {}): Notice {
  return { id: 1, kind: 'order.paid', orderId: null, refundId: null, at, read: true, ...changes }
}

async function shown(...list: Notice[]) {
  bindings.answers(listNotices, { list, nextCursor: null })
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('li, main a')).not.toBeNull())
  return place
}

test.each([
  {
    of: 'an order, with its goods',
    notice: aNotice({ orderId: 31, order: previewOf(anOrder()) }),
    expected: [`a href=/orderInfo/31 | img alt= | Your order is paidCanvas tote${time}`],
    sign: null,
  },
  {
    of: 'an order, without its goods',
    notice: aNotice({ orderId: 31, read: false }),
    expected: [`a data-unread=true href=/orderInfo/31 | Your order is paid${time} | Unread`],
    sign: 'lucide-package',
  },
  {
    of: 'a message of the shop',
    notice: aNotice({ kind: 'message.received', orderId: 31 }),
    expected: [`a href=/messages/31 | The shop wrote to you${time}`],
    sign: 'lucide-package',
  },
  {
    of: 'a refused refund, and why',
    notice: aNotice({ kind: 'refund.refused', orderId: 31, refundId: 8, reason: 'It is whole.' }),
    expected: [`a href=/orderInfo/31 | Your refund was refusedIt is whole.${time}`],
    sign: 'lucide-rotate-ccw',
  },
  {
    of: 'a recharge',
    notice: aNotice({ kind: 'recharge.passed', rechargeId: 51 }),
    expected: [`a href=/topUpRecord?id=51 | Your top-up arrived${time}`],
    sign: 'lucide-wallet',
  },
  {
    of: 'a variant that is back in stock',
    notice: aNotice({
      kind: 'stock.returned',
      skuId: 200,
      product: { id: 20, title: 'Canvas tote', picture: anOrder().lines[0]!.picture },
    }),
    expected: [
      `a href=/detail/20?sku=200 | img alt= | Back in stock: what you were waiting forCanvas tote${time}`,
    ],
    sign: null,
  },
  {
    of: 'a withdrawal',
    notice: aNotice({ kind: 'withdrawal.passed', withdrawalId: 81 }),
    expected: [`a href=/depositRecord?id=81 | Your withdrawal was paid out${time}`],
    sign: 'lucide-wallet',
  },
  {
    of: 'the balance',
    notice: aNotice({ kind: 'balance.adjusted', reason: 'counted twice' }),
    expected: [`a href=/capitalRecord | The shop changed your balancecounted twice${time}`],
    sign: 'lucide-wallet',
  },
  {
    of: 'the account, which no screen shows',
    notice: aNotice({ kind: 'password.changed', read: false }),
    expected: [`Your password was changed${time}`, 'Unread'],
    sign: 'lucide-wallet',
  },
])('a notice about $of shows it and links there', async ({ notice, expected, sign }) => {
  const place = await shown(notice)
  const row = place.querySelector('li')
  expect([row && outlineOf(row), row?.querySelector('svg')?.classList.item(1) ?? null]).toEqual([
    expected,
    sign,
  ])
})

const unread = aNotice({ id: 2, orderId: 31, read: false })
const readOne = aNotice({ id: 1, orderId: 30 })

const readAll = (place: Element) => place.querySelector<HTMLElement>('[aria-label="Mark all read"]')

test('unread notices are marked, and all can be marked read at once', async () => {
  const place = await shown(unread, readOne)
  const answer = Promise.withResolvers<object>()
  bindings.answers(readNotices, () => answer.promise)
  const button = () => readAll(place)?.getAttribute('aria-disabled') ?? null
  const before = button()
  await act(async () => readAll(place)?.click())
  await soon(() => expect(bindings.askedFor(readNotices)).toHaveLength(1))
  const meanwhile = button()
  bindings.answers(listNotices, { list: [{ ...unread, read: true }, readOne], nextCursor: null })
  answer.resolve({ unread: 0 })
  await soon(() => expect(readAll(place)).toBeNull())
  expect([before, meanwhile, bindings.askedFor(readNotices).map(({ body }) => body)]).toEqual([
    null,
    'true',
    [{ upToId: 2 }],
  ])
})

test('opening an unread notice marks it read, opening a read one sends nothing', async () => {
  bindings.answers(readNotices, { unread: 0 })
  const place = await shown(unread, readOne)
  await act(async () => place.querySelector<HTMLElement>('[href="/orderInfo/30"]')?.click())
  await act(async () => place.querySelector<HTMLElement>('[href="/orderInfo/31"]')?.click())
  await soon(() => expect(bindings.askedFor(readNotices)).not.toEqual([]))
  expect(bindings.askedFor(readNotices).map(({ body }) => body)).toEqual([{ upToId: 2 }])
})

test('an empty list says what will appear here', async () => {
  const place = await shown()
  expect([readAll(place), expected(place)]).toEqual([
    null,
    [
      'div data-pulled=true | div data-phase=resting role=status | span aria-hidden=true | No notifications yet | You hear from us here when a shop ships, refunds or replies. | a href=/home | Look around',
    ],
  ])
})

test('a placeholder is shown while the notices load', async () => {
  bindings.answers(listNotices, () => new Promise(() => {}))
  const place = await bindings.show(<Screen />)
  const rows = Array.from({ length: 4 }, () => 'span data-skeleton=true')
  expect(expected(place)).toEqual([
    ['div role=status', 'Loading', 'div aria-hidden=true', ...rows].join(' | '),
  ])
})

function expected(place: Element): string[] {
  const main = place.querySelector('main')
  return main ? outlineOf(main) : []
}
