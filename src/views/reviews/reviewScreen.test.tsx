// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { showOrder } from '../../../contract/orders.ts'
import { addReview } from '../../../contract/reviews.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { toasts } from '../actors/toasts.ts'
import { Screen } from './reviewScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  window.history.replaceState(null, '', '/comment?order=31')
})
afterEach(async () => {
  await bindings.close()
  const left = toasts.getCurrent()
  if (left !== null) toasts.close(left.id)
})

const mainOf = (place: Element) => place.querySelector('main')!
const press = (place: Element, button: string) =>
  act(async () => place.querySelector<HTMLElement>(`main ${button}`)?.click())

const tote = anOrder({ status: 4 }).lines[0]!
const kettle = { ...tote, lineId: 2, title: 'Kettle', variant: '' }
const received = (lines: OrderDetail['lines']) => anOrder({ status: 4, lines })

async function shown(order: OrderDetail) {
  bindings.answers(showOrder, order)
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('main form')).not.toBeNull())
  return place
}

const starsFor = (of: string) => [
  of,
  ...[1, 2, 3, 4, 5].flatMap((stars) => [
    `input type=radio value=${stars}`,
    stars === 1 ? '1 star' : `${stars} stars`,
  ]),
]

const askedOf = ({ title, variant }: { title: string; variant: readonly string[] }) => [
  'img alt=',
  `h2 | ${title}`,
  ...variant,
  'input type=checkbox checked',
  `Review ${title} now`,
  ...starsFor('Product'),
  'Your review',
  'textarea aria-invalid=false',
  'Pictures0 of 9 · optional',
  'Add pictures',
  'input aria-invalid=false type=file',
]

test('asks for stars, text and pictures of each line, then for the other stars', async () => {
  const place = await shown(received([tote, kettle]))
  expect(outlineOf(mainOf(place))).toEqual([
    ...askedOf({ title: 'Canvas tote', variant: ['Navy'] }),
    ...askedOf({ title: 'Kettle', variant: [] }),
    'h2 | Rate the shop',
    ...starsFor('Service'),
    ...starsFor('Shipping'),
    'button type=submit | Submit review',
  ])
})

test('asks nothing of a line left for later, and sends nothing without lines', async () => {
  const place = await shown(received([tote, kettle]))
  const submit = () => outlineOf(mainOf(place)).at(-1)
  const observed = [submit()]
  await press(place, '[name=wanted-2]')
  const later = outlineOf(place.querySelectorAll('main h2')[1]!.closest('section')!)
  observed.push(submit())
  await press(place, '[name=wanted-1]')
  observed.push(submit())
  expect([later, observed]).toEqual([
    ['img alt=', 'h2 | Kettle', 'input type=checkbox', 'Review Kettle now'],
    [
      'button type=submit | Submit review',
      'button type=submit | Submit review',
      'button type=submit disabled | Submit review',
    ],
  ])
})

test('shows the reason for a refusal above the button', async () => {
  bindings.refuses(addReview, { status: 200, msg: 'Choose it again', reason: 'uploadMissing' })
  const place = await shown(received([tote]))
  await press(place, '[name=rating-1][value="4"]')
  await press(place, '[name=service][value="5"]')
  await press(place, '[name=shipping][value="3"]')
  await fillIn(place, '[name=content-1]', ' It holds. ')
  await press(place, '[type=submit]')
  await soon(() => expect(place.querySelector('main form > [role=alert]')).not.toBeNull())
  expect([
    outlineOf(mainOf(place)).slice(-2),
    bindings.askedFor(addReview).map(({ body }) => body),
  ]).toEqual([
    ['div role=alert | Choose it again', 'button type=submit | Submit review'],
    [
      {
        orderId: 31,
        lines: [{ lineId: 1, content: 'It holds.', productRating: 4, pictures: [] }],
        serviceRating: 5,
        shippingRating: 3,
      },
    ],
  ])
})

test.each([
  {
    of: 'was reviewed',
    order: anOrder({ status: 4, reviewed: true, lines: [] }),
    why: 'You have reviewed everything',
  },
  {
    of: 'has not come',
    order: anOrder({ status: 1 }),
    why: 'You can review this once you have confirmed receipt',
  },
  {
    of: 'was cancelled',
    order: anOrder({ status: -1 }),
    why: 'A cancelled order takes no review',
  },
  {
    of: 'was refunded',
    order: anOrder({ status: -4, afterSaleStage: 'refunded' }),
    why: 'A refunded order takes no review',
  },
  {
    of: 'is being refunded',
    order: anOrder({ status: -4, afterSaleStage: 'applying' }),
    why: 'No review can be written while a refund is under way',
  },
])('an order that $of shows why it can’t be reviewed', async ({ order, why }) => {
  bindings.answers(showOrder, order)
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('main a')).not.toBeNull())
  expect(outlineOf(mainOf(place))).toEqual([
    'span aria-hidden=true',
    why,
    'a href=/orderInfo/31 | View order',
  ])
})

test('an address without an order links to the orders', async () => {
  window.history.replaceState(null, '', '/comment')
  const place = await bindings.show(<Screen />)
  expect(outlineOf(mainOf(place))).toEqual([
    'span aria-hidden=true',
    'We couldn’t find that order',
    'a href=/myPurchases/all | My orders',
  ])
})

test('a placeholder is shown while the order loads', async () => {
  bindings.answers(showOrder, () => new Promise(() => {}))
  const place = await bindings.show(<Screen />)
  expect(place.querySelectorAll('main [data-skeleton]')).toHaveLength(6)
})

test('a retry is offered where the order fails to load', async () => {
  bindings.refuses(showOrder, { status: 200, msg: 'No such order', reason: 'notFound' })
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('main [role=alert]')).not.toBeNull())
  const failed = outlineOf(mainOf(place))
  bindings.answers(showOrder, received([tote]))
  await press(place, '[role=alert] button')
  await soon(() => expect(place.querySelector('main form')).not.toBeNull())
  expect(failed).toEqual([
    'div role=alert | span aria-hidden=true | No such order | Nothing you entered is lost. | button type=button | Try again',
  ])
})
