// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showOrder } from '../../../contract/orders.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { applyRefund, quoteRefund } from '../../../contract/refunds.ts'
import { aRefundQuote, anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { pictureTaken } from '../../../tests/support/pictureTaken.ts'
import { RefundForm } from './refundForm.tsx'
import { useRefundRequest } from './useRefundRequest.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(quoteRefund, aRefundQuote())
})
afterEach(() => bindings.close())

const received = anOrder({ status: 3, completeDeadline: '2100-01-01T12:00:00.000Z' })

function Form({ id, suggestedCents }: { id: number; suggestedCents: number | null }) {
  const { actor, snapshot } = useRefundRequest(id, [])
  const { order } = snapshot.context
  return order === null ? null : (
    <RefundForm actor={actor} snapshot={snapshot} order={order} suggestedCents={suggestedCents} />
  )
}

async function shown(order: OrderDetail, suggestedCents: number | null = null) {
  bindings.answers(showOrder, order)
  const place = await bindings.show(<Form id={order.id} suggestedCents={suggestedCents} />)
  await soon(() => expect(place.querySelector('form')).not.toBeNull())
  return place
}

async function quoted(order: OrderDetail, suggestedCents: number | null = null) {
  const place = await shown(order, suggestedCents)
  await soon(() => expect(place.querySelector('[name=amount]')).not.toBeNull())
  return place
}

const submitOutline = (place: Element) => outlineOf(place.querySelector('form')!).at(-1)

test('for received lines a refund is offered with and without return', async () => {
  expect(outlineOf(await quoted(received))).toEqual([
    'h2 | For what',
    'input type=checkbox checked',
    'img alt=',
    'Canvas toteNavy$10.00 × 2',
    'div role=group aria-label=Quantity of Canvas tote, pieces | button type=button aria-label=One fewer | input aria-label=Pieces value=2 | button type=button aria-label=One more disabled',
    'The goods',
    'label data-checked=true | input type=radio checked | Received',
    'input type=radio',
    'Not received',
    'Type of request',
    'label data-checked=true | input type=radio checked | Refund without returnMoney back; you send nothing back',
    'input type=radio',
    'Refund and returnThe shop tells you where to send the goods',
    'h2 | How much',
    'Price of the goods',
    '$20.00',
    'Their share of shipping',
    '+$4.90',
    'Maximum refund',
    '$24.90',
    'Amount in dollars',
    'input aria-invalid=false value=24.90',
    'h2 | Why',
    'Reason',
    'select aria-invalid=false | option value= disabled | Choose a reason | option value=damaged | Damaged or faulty | option value=wrong | Wrong or missing goods | option value=different | Not as described | option value=late | Late, or never arrived | option value=changedMind | Changed my mind | option value=other | Another reason',
    'Explanation',
    'textarea aria-invalid=false',
    'Proof0 of 9',
    'Add pictures',
    'input aria-invalid=false type=file',
    'button type=submit | Request $24.90',
  ])
})

test('unsent lines can’t be returned, and the form doesn’t ask whether they arrived', async () => {
  const place = await quoted(anOrder({ status: 1 }))
  expect(outlineOf(place)).toEqual([
    'h2 | For what',
    'input type=checkbox checked',
    'img alt=',
    'Canvas toteNavy$10.00 × 2',
    'div role=group aria-label=Quantity of Canvas tote, pieces | button type=button aria-label=One fewer | input aria-label=Pieces value=2 | button type=button aria-label=One more disabled',
    'Type of request',
    'label data-checked=true | input type=radio checked | Refund without returnMoney back; you send nothing back',
    'input type=radio disabled',
    'Refund and returnPossible once the goods are on their way to you',
    'h2 | How much',
    'Price of the goods',
    '$20.00',
    'Their share of shipping',
    '+$4.90',
    'Maximum refund',
    '$24.90',
    'Amount in dollars',
    'input aria-invalid=false value=24.90',
    'h2 | Why',
    'Reason',
    'select aria-invalid=false | option value= disabled | Choose a reason | option value=late | Late, or never arrived | option value=changedMind | Changed my mind | option value=other | Another reason',
    'Explanation',
    'textarea aria-invalid=false',
    'Proof0 of 9',
    'Add pictures',
    'input aria-invalid=false type=file',
    'button type=submit | Request $24.90',
  ])
})

test('lines of which only some pieces were sent count as not received', async () => {
  const sent = { sentQuantity: 1, unsentQuantity: 1 }
  const lines = anOrder().lines.map((line) => ({ ...line, ...sent }))
  const place = await quoted(anOrder({ status: 1, ...sent, lines }))
  const choices = [...place.querySelectorAll('fieldset')].slice(0, 2)
  expect(choices.map((each) => outlineOf(each))).toEqual([
    [
      'The goods',
      'input type=radio',
      'Received',
      'label data-checked=true | input type=radio checked | Not received',
    ],
    [
      'Type of request',
      'label data-checked=true | input type=radio checked | Refund without returnMoney back; you send nothing back',
      'input type=radio',
      'Refund and returnThe shop tells you where to send the goods',
    ],
  ])
})

test.each([
  { suggestedCents: null, expected: ['24.90', 'button type=submit | Request $24.90'] },
  { suggestedCents: 500, expected: ['5.00', 'button type=submit | Request $5.00'] },
  { suggestedCents: 9_900, expected: ['24.90', 'button type=submit | Request $24.90'] },
])('with $suggestedCents cents suggested, the amount is at most the maximum', async (given) => {
  const place = await quoted(received, given.suggestedCents)
  expect([
    place.querySelector<HTMLInputElement>('[name=amount]')?.value,
    submitOutline(place),
  ]).toEqual(given.expected)
})

test('without an amount the button names none', async () => {
  const place = await quoted(received)
  const observed = []
  for (const amount of ['0', '', '1']) {
    await fillIn(place, '[name=amount]', amount)
    observed.push(submitOutline(place))
  }
  expect(observed).toEqual([
    'button type=submit | Apply for refund',
    'button type=submit | Apply for refund',
    'button type=submit | Request $1.00',
  ])
})

test('while the maximum loads, a placeholder is shown and nothing can be sent', async () => {
  bindings.answers(quoteRefund, () => new Promise(() => {}))
  const place = await shown(received)
  const amount = place.querySelector('[role=status]')?.closest('section')
  expect([amount && outlineOf(amount), submitOutline(place)]).toEqual([
    [
      'h2 | How much',
      'div role=status | Loading | div aria-hidden=true | span data-skeleton=true | span data-skeleton=true',
    ],
    'button type=submit disabled | Apply for refund',
  ])
})

test('the maximum can be requested again, and is not requested without lines', async () => {
  bindings.answers(quoteRefund, () => Promise.reject(new TypeError('the line is cut')))
  const place = await shown(received)
  const titles = () => [...place.querySelectorAll('h2')].map(({ textContent }) => textContent)
  const amount = () => [...place.querySelectorAll('section')].at(2)
  await soon(() => expect(amount()?.querySelector('button')).toBeInstanceOf(Element))
  const unquoted = [outlineOf(amount()!), submitOutline(place)]
  bindings.answers(quoteRefund, aRefundQuote())
  await act(async () => amount()?.querySelector('button')?.click())
  await soon(() => expect(place.querySelector('[name=amount]')).not.toBeNull())
  const asked = titles()
  await act(async () => place.querySelector<HTMLElement>('input[type=checkbox]')?.click())
  expect([unquoted, asked, titles(), submitOutline(place)]).toEqual([
    [
      [
        'h2 | How much',
        'How much is possible could not be loaded.',
        'button type=button | Try again',
      ],
      'button type=submit disabled | Apply for refund',
    ],
    ['For what', 'How much', 'Why'],
    ['For what', 'Why'],
    'button type=submit disabled | Apply for refund',
  ])
})

test.each([
  { taps: [], kind: { type: 'refundOnly', goodsReceived: true } },
  { taps: ['Not received'], kind: { type: 'refundOnly', goodsReceived: false } },
  { taps: ['Refund and return'], kind: { type: 'refundAndReturn', goodsReceived: true } },
  {
    taps: ['Refund and return', 'Refund without return'],
    kind: { type: 'refundOnly', goodsReceived: true },
  },
  {
    taps: ['Refund and return', 'Not received'],
    kind: { type: 'refundOnly', goodsReceived: false },
  },
  {
    taps: ['Not received', 'Refund and return'],
    kind: { type: 'refundAndReturn', goodsReceived: true },
  },
  {
    taps: ['Not received', 'Received'],
    kind: { type: 'refundOnly', goodsReceived: true },
  },
])('a request with $taps chosen is sent, and its refusal is shown', async (given) => {
  const evidence = 'evidence-evidence-eviden'
  bindings.refuses(applyRefund, { status: 200, msg: 'Choose it again', reason: 'uploadMissing' })
  const place = await quoted(received)
  await pictureTaken(bindings, place, evidence)
  await fillIn(place, '[name=reason]', 'damaged')
  await fillIn(place, '[name=explanation]', ' The lid is cracked. ')
  for (const tap of given.taps) {
    const choice = [...place.querySelectorAll('label')].find((label) =>
      label.querySelector('span > span')?.textContent.startsWith(tap),
    )
    await act(async () => choice?.click())
  }
  await act(async () => place.querySelector<HTMLElement>('[type=submit]')?.click())
  await soon(() => expect(place.querySelector('[role=alert]')).not.toBeNull())
  const [asked] = bindings.askedFor(applyRefund)
  expect([asked?.body, outlineOf(place.querySelector('[role=alert]')!)]).toEqual([
    {
      orderId: 31,
      lines: [{ lineId: 1, quantity: 2 }],
      ...given.kind,
      amountCents: 2_490,
      reason: 'damaged',
      explanation: 'The lid is cracked.',
      evidence: [evidence],
    },
    ['Choose it again'],
  ])
})
