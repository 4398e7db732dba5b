// @vitest-environment happy-dom
import { act, createRef } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resetPay } from '../../../contract/account.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { codeAsked } from '../../../tests/support/codeAsked.ts'
import { enterCode } from '../../../tests/support/enterCode.ts'
import { CodeChoice } from './codeChoice.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

async function shown() {
  const field = createRef<HTMLInputElement>()
  const asked = await codeAsked(bindings, { codeIsSet: false }, (code) => (
    <CodeChoice field={field} {...code} />
  ))
  const { place } = asked
  const press = (name: string) =>
    act(async () =>
      [...place.querySelectorAll('button')]
        .find(({ textContent }) => textContent === name)
        ?.click(),
    )
  return { ...asked, press, field: () => field.current }
}

/** The question, the messages and the buttons, without the keypad. */
function observed(place: Element) {
  const status = place.querySelector<HTMLElement>('[role=status]')
  return {
    question: place.querySelector('p')?.textContent,
    label: place.querySelector('input')?.getAttribute('aria-label'),
    said: status?.textContent,
    isWrong: status?.dataset['wrong'] === 'true',
    offered: [...place.querySelectorAll('button')]
      .filter((button) => button.closest('[role=group]') === null)
      .map(({ textContent, disabled }) => (disabled ? `${textContent}, not now` : textContent)),
    keys: place.querySelectorAll('[role=group] button').length,
  }
}

const choosing = {
  question: 'You have not set payment password?',
  label: 'Payment code',
  said: 'Choose six digits now. They confirm every payment from your balance.',
  isWrong: false,
  offered: ['Go to settings'],
  keys: 11,
}
const repeating = {
  ...choosing,
  question: undefined,
  label: 'Payment code again',
  said: 'The same six digits. Then your order is paid.',
  offered: ['Choose other digits'],
}

test('a first code is chosen with six digits, on the keypad or in the settings', async () => {
  const { place, field } = await shown()
  expect([observed(place), document.activeElement]).toEqual([choosing, field()])
})

test('the six digits are asked for again, or others can be chosen', async () => {
  const { place, press, field } = await shown()
  await enterCode(place, '314159')
  const again = observed(place)
  await press('Choose other digits')
  expect([again, observed(place), document.activeElement]).toEqual([repeating, choosing, field()])
})

test('six different digits are refused the second time', async () => {
  const { place } = await shown()
  await enterCode(place, '314159271828')
  expect(observed(place)).toEqual({
    ...choosing,
    said: 'The codes didn’t match. Start again.',
    isWrong: true,
  })
})

test('the sheet shows that a code is being set, and accepts no other', async () => {
  bindings.answers(resetPay, () => new Promise(() => {}))
  const { place } = await shown()
  await enterCode(place, '314159314159')
  expect(observed(place)).toEqual({
    ...repeating,
    said: 'Setting the code…',
    offered: ['Choose other digits, not now'],
  })
})

test('a code whose setting was not answered can be sent again, or another chosen', async () => {
  bindings.refuses(resetPay, { status: 503, msg: '' })
  const { place, press, come } = await shown()
  await enterCode(place, '271828271828')
  await come({ asking: { notSet: 'unanswered' } })
  const unanswered = observed(place)
  await press('Try again')
  await come({ asking: { notSet: 'unanswered' } })
  await press('Choose other digits')
  expect([unanswered, observed(place)]).toEqual([
    {
      ...repeating,
      said: expect.stringContaining('Something went wrong on our side.') as unknown,
      offered: ['Try again', 'Choose other digits'],
      keys: 0,
    },
    choosing,
  ])
})

test('the settings offer to set a code', async () => {
  window.history.replaceState(null, '', '/order?id=31')
  const { press } = await shown()
  await press('Go to settings')
  await soon(() => expect(window.location.pathname).toBe('/changePayPwd'))
})
