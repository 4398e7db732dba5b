// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyPay } from '../../../contract/account.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { codeAsked } from '../../../tests/support/codeAsked.ts'
import { enterCode } from '../../../tests/support/enterCode.ts'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { PaymentCodeSheet } from './paymentCodeSheet.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  await sheetsLeft()
})

async function opened(given: Parameters<typeof codeAsked>[1] = {}) {
  const asked = await codeAsked(bindings, given, (code) => (
    <PaymentCodeSheet subjectId={31} act="Pay $24.90" {...code} />
  ))
  await soon(() => expect(openSheet()).not.toBeNull())
  return asked
}

const button = () => outlineOf(openSheet()!.querySelector('footer')!)

/** The sheet's question or message, and its initial focus. */
const observed = () => ({
  title: openSheet()?.querySelector('h2')?.textContent,
  said: openSheet()?.querySelector('[role=status], [data-drawer-content] p')?.textContent,
  sends: openSheet()?.querySelector('footer')?.textContent ?? null,
  focus: ['aria-label', 'role']
    .map((name) => document.activeElement?.getAttribute(name))
    .find(Boolean),
})

test.each([
  {
    of: 'is set',
    title: 'Pay $24.90',
    given: {},
    said: 'Enter your payment code, 6 to 12 digits',
    sends: 'Pay $24.90',
    focus: 'Payment code',
  },
  {
    of: 'is not set yet',
    title: 'Create your payment code',
    given: { codeIsSet: false },
    said: 'You have not set payment password?',
    sends: null,
    focus: 'Payment code',
  },
  {
    of: 'is locked',
    title: 'Pay $24.90',
    given: { lock: { until: null, forMs: null } },
    said: 'Too many wrong codes',
    sends: null,
    focus: 'dialog',
  },
])('the sheet matches a code that $of', async ({ given, title, said, sends, focus }) => {
  await opened(given)
  await soon(() => expect(observed()).toEqual({ title, said, sends, focus }))
})

test('the headline says what each step of a first code asks for', async () => {
  await opened({ codeIsSet: false })
  const title = () => openSheet()?.querySelector('h2')?.textContent
  const titles = [title()]
  await enterCode(openSheet(), '314159')
  titles.push(title())
  await enterCode(openSheet(), '271828')
  titles.push(title())
  expect(titles).toEqual([
    'Create your payment code',
    'Enter it again to pay',
    'Create your payment code',
  ])
})

test('six digits can be submitted, and the sheet can’t be closed while they are checked', async () => {
  const answer = Promise.withResolvers<object>()
  bindings.answers(verifyPay, () => answer.promise)
  const { come } = await opened()
  const stands = [button()]
  await enterCode(openSheet(), '314159')
  stands.push(button())
  await act(async () => openSheet()?.querySelector<HTMLElement>('footer button')?.click())
  stands.push(button())
  await act(async () => openSheet()?.querySelector<HTMLElement>('[aria-label=Close]')?.click())
  await come('verifying')
  answer.resolve({})
  await come({ asking: 'entering' })
  await act(async () => openSheet()?.querySelector<HTMLElement>('[aria-label=Close]')?.click())
  await come('resting')
  await soon(() => expect(openSheet()).toBeNull())
  expect(stands).toEqual([
    ['button type=button disabled | Pay $24.90'],
    ['button type=button | Pay $24.90'],
    ['button type=button aria-busy=true aria-disabled=true | Pay $24.90'],
  ])
})
