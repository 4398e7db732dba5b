// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listOrders, showOrder } from '../../../contract/orders.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Asked, type Bindings } from '../../../tests/support/bindings.tsx'
import { arrivalOutline, momentOutline } from '../../../tests/support/momentOutline.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { actorStore } from '../actors/actorStore.ts'
import { OrderUnderWay } from './orderUnderWay.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const later = '2100-01-01T12:00:00.000Z'
const unpaid = anOrder({ id: 1, payDeadline: later })
const packed = anOrder({ id: 2, status: 1, arrivesBy: later })
const onItsWay = anOrder({ id: 3, status: 2, receiveDeadline: later })
const toSendBack = anOrder({ id: 4, status: -4, afterSaleStage: 'awaitingReturn' })
const toAnswer = anOrder({ id: 5, status: -4, afterSaleStage: 'applying' })
const over = [
  anOrder({ id: 6, status: 3 }),
  anOrder({ id: 7, status: 4 }),
  anOrder({ id: 8, status: -1 }),
  anOrder({ id: 9, status: -4, afterSaleStage: 'refunded' }),
]

const cardOf = (place: ParentNode) => place.querySelector('aside')

function given(orders: readonly OrderDetail[]) {
  bindings.answers(listOrders, { list: orders, nextCursor: null })
  bindings.answers(showOrder, ({ query }: Asked) =>
    orders.find(({ id }) => String(id) === query?.['id']),
  )
}

test.each([
  {
    of: 'an order to pay before everything else',
    orders: [onItsWay, packed, toSendBack, unpaid],
    shown: [
      `a href=/orderInfo/1 | img alt= | Pay the orderYou · by time datetime=${later} | ${momentOutline(later)}`,
    ],
  },
  {
    of: 'a parcel to confirm before a return',
    orders: [packed, toSendBack, onItsWay],
    shown: [
      `a href=/orderInfo/3 | img alt= | Confirm when it arrivesYou · by time datetime=${later} | ${momentOutline(later)}`,
    ],
  },
  {
    of: 'a return before what the shop does',
    orders: [packed, toAnswer, toSendBack],
    shown: ['a href=/orderInfo/4 | img alt= | Send the goods backYou'],
  },
  {
    of: 'what the shop does, with the day of arrival',
    orders: [...over, packed, toAnswer],
    shown: [
      `a href=/orderInfo/2 | img alt= | The shop is packing itThe shop · Arrives by time datetime=${later} | ${arrivalOutline(later)}`,
    ],
  },
])('shows $of', async ({ orders, shown }) => {
  given(orders)
  const place = await bindings.show(<OrderUnderWay isShown />)
  await soon(() => expect(cardOf(place)).not.toBeNull())
  expect(outlineOf(cardOf(place)!)).toEqual([...shown, 'button type=button aria-label=Hide'])
})

test('shows nothing when nothing is under way, and asks nothing on other screens', async () => {
  given(over)
  const place = await bindings.show(
    <>
      <OrderUnderWay isShown />
      <OrderUnderWay isShown={false} />
    </>,
  )
  await soon(() => expect(bindings.askedFor(listOrders)).toHaveLength(1))
  await act(async () => {})
  expect([cardOf(place), bindings.askedFor(showOrder)]).toEqual([null, []])
})

test('follows its order, and shows the next one when it is hidden', async () => {
  given([packed, unpaid])
  const place = await bindings.show(<OrderUnderWay isShown />)
  const linked = () => place.querySelector('aside a')?.getAttribute('href')
  const seen: unknown[] = []
  await soon(() => expect(linked()).toBe('/orderInfo/1'))
  given([packed, { ...unpaid, status: -1 }])
  await act(async () => actorStore.refresh(['orders', 'latest'], ['orders', 'one', 1]))
  await soon(() => expect(linked()).toBe('/orderInfo/2'))
  seen.push(linked())
  await act(async () => place.querySelector('button')?.click())
  seen.push(cardOf(place))
  given([packed, unpaid])
  await act(async () => actorStore.refresh(['orders']))
  await soon(() => expect(linked()).toBe('/orderInfo/1'))
  await act(async () => place.querySelector('button')?.click())
  expect([...seen, cardOf(place)]).toEqual(['/orderInfo/2', null, null])
})
