// @vitest-environment happy-dom
import { act, createRef } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyPay } from '../../../contract/account.ts'
import { payOrder } from '../../../contract/orders.ts'
import { aProof } from '../../../tests/factories/codeProof.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { codeAsked } from '../../../tests/support/codeAsked.ts'
import { enterCode } from '../../../tests/support/enterCode.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { CodeEntry } from './codeEntry.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

async function shown() {
  const field = createRef<HTMLInputElement>()
  const asked = await codeAsked(bindings, {}, (code) => <CodeEntry field={field} {...code} />)
  return { ...asked, field: () => field.current }
}

async function sent() {
  const asked = await shown()
  await enterCode(asked.place, '314159')
  await act(async () => asked.code().actor.send({ type: 'code.submitted' }))
  return asked
}

const hint = (place: Element) => {
  const status = place.querySelector<HTMLElement>('[role=status]')
  return [status?.textContent, status?.dataset['wrong']]
}

test('the keypad enters a code like the keyboard', async () => {
  const { place, code } = await shown()
  const offered = outlineOf(place).slice(-3)
  await enterCode(place, '1234567890')
  const entered = code().snapshot.context.payCode
  await act(async () => place.querySelector<HTMLElement>('[aria-label=Erase]')?.click())
  const keys = Array.from('1234567890', (digit) => `button type=button | ${digit}`).join(' | ')
  expect([offered, entered, code().snapshot.context.payCode]).toEqual([
    [
      'div role=status | Enter your payment code, 6 to 12 digits',
      'button type=button | Forgot the code?',
      `div role=group aria-label=Keypad | ${keys} | button type=button aria-label=Erase`,
    ],
    '1234567890',
    '123456789',
  ])
})

test('the sheet shows that a code is being checked, and keeps the focus in the field', async () => {
  const answer = Promise.withResolvers<object>()
  bindings.answers(verifyPay, () => answer.promise)
  const { place, come, field } = await sent()
  const meanwhile = [hint(place), document.activeElement === field()]
  answer.resolve({})
  await come({ asking: 'entering' })
  expect([meanwhile, document.activeElement]).toEqual([[['Checking…', undefined], true], field()])
})

test.each([
  {
    of: 'is wrong',
    expected: ['Wrong code. 1 try left.', 'true'],
    answer: () =>
      bindings.refuses(verifyPay, {
        status: 200,
        msg: 'No',
        reason: 'payCodeWrong',
        data: { attemptsLeft: 1 },
      }),
  },
  {
    of: 'nobody could check',
    expected: ['Something went wrong on our side. Please try again.', undefined],
    answer: () => bindings.answers(verifyPay, {}),
  },
  {
    of: 'was checked too long ago',
    expected: ['Timed out. Enter your code again.', undefined],
    answer: () => {
      bindings.answers(verifyPay, aProof)
      bindings.refuses(payOrder, { status: 200, msg: 'No', reason: 'proofInvalid' })
    },
  },
])('a message is shown for a code that $of', async ({ answer, expected }) => {
  answer()
  const { place, come } = await sent()
  await come({ asking: 'entering' })
  expect(hint(place)).toEqual(expected)
})

test('a shopper who forgot the code can set another', async () => {
  const { place, come } = await shown()
  const forgot = [...place.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Forgot the code?',
  )
  await act(async () => forgot?.click())
  await come({ asking: 'forgotten' })
})
