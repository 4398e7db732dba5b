// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { sendGoodsBack } from '../../../contract/refunds.ts'
import { anOrder, aRefundAnswer } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { SendBackSheet } from './sendBackSheet.tsx'

let bindings: Bindings
let closed = 0
beforeEach(() => {
  bindings = openBindings()
  closed = 0
})
afterEach(() => bindings.close())
afterAll(sheetsLeft)

async function shown(returnAddress: string | null): Promise<Element> {
  const refund = aRefundAnswer({ stage: 'awaitingReturn', type: 'refundAndReturn', returnAddress })
  await bindings.show(<SendBackSheet open refund={refund} onClose={() => (closed += 1)} />)
  await soon(() => expect(openSheet()).not.toBeNull())
  return openSheet()!.querySelector('form')!
}

const submit = (form: Element) =>
  act(async () => form.querySelector<HTMLElement>('[type=submit]')?.click())

test.each([
  { of: 'is known', address: 'Pier 4', expected: ['Send to: Pier 4'] },
  { of: 'is not known', address: null, expected: [] },
])('shows the return address where it $of', async ({ address, expected }) => {
  expect(outlineOf(await shown(address))).toEqual([
    ...expected,
    'Carrier',
    'input aria-invalid=false value=',
    'Tracking number',
    'input aria-invalid=false value=',
    'button type=submit | I sent it back',
  ])
})

test('sends nothing without a carrier and a number, and asks for each', async () => {
  const form = await shown(null)
  await fillIn(form, '[name=carrier]', ' ')
  await submit(form)
  const asked = outlineOf(form)
  const missing = () =>
    [...form.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
  await fillIn(form, '[name=carrier]', 'UPS')
  await submit(form)
  expect([asked, missing(), bindings.askedFor(sendGoodsBack)]).toEqual([
    [
      'Carrier',
      'input aria-invalid=true value= ',
      'p role=alert | Please fill in the carrier',
      'Tracking number',
      'input aria-invalid=true value=',
      'p role=alert | Please fill in the tracking number',
      'button type=submit | I sent it back',
    ],
    ['Please fill in the tracking number'],
    [],
  ])
})

test('stays open after a refusal for another try, and closes on success', async () => {
  bindings.refuses(sendGoodsBack, { status: 200, msg: 'It moved on', reason: 'stateChanged' })
  const form = await shown(null)
  await fillIn(form, '[name=carrier]', ' UPS ')
  await fillIn(form, '[name=trackingNumber]', ' 1Z9 ')
  await submit(form)
  await soon(() => expect(form.querySelector('[role=alert]')).not.toBeNull())
  const refused = [outlineOf(form.querySelector('[role=alert]')!), closed]
  bindings.answers(sendGoodsBack, anOrder())
  const sent = { refundId: 8, carrier: 'UPS', trackingNumber: '1Z9' }
  await submit(form)
  await soon(() => expect(closed).toBe(1))
  expect([
    refused,
    form.querySelector('[role=alert]'),
    bindings.askedFor(sendGoodsBack).map(({ body }) => body),
  ]).toEqual([[['It moved on'], 0], null, [sent, sent]])
})
