// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestResetCode, resetPassword } from '../../../contract/passwords.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { shownIn } from '../../../tests/support/shownIn.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { toasts } from '../actors/toasts.ts'
import { Screen } from './forgotPasswordScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings({ token: null })
  window.history.replaceState(null, '', '/forgotPassword')
})
afterEach(async () => {
  await bindings.close()
  const left = toasts.getCurrent()
  if (left !== null) toasts.close(left.id)
})

const expiresAt = '2026-01-05T10:15:00.000Z'
const hiddenField =
  'input aria-invalid=false type=password value=button type=button aria-pressed=false aria-label=Show what is typed'

async function shown() {
  const place = await shownIn('en', bindings, <Screen />)
  return place.querySelector('main')!
}

const submit = (main: Element) =>
  act(async () => main.querySelector<HTMLElement>('[type=submit]')?.click())

/** Submits an account, so that the code was mailed. */
async function mailed() {
  bindings.answers(requestResetCode, { expiresAt })
  const main = await shown()
  await fillIn(main, '[name=account]', 'noor')
  await submit(main)
  await soon(() => expect(main.querySelector('[name=code]')).not.toBeNull())
  return main
}

async function chosen(main: Element) {
  await fillIn(main, '[name=code]', '1234 5678')
  await fillIn(main, '[name=password]', 'harbour-2-lane')
  await fillIn(main, '[name=repeated]', 'harbour-2-lane')
  await submit(main)
}

test('asks for the account first', async () => {
  expect(outlineOf(await shown())).toEqual([
    'We mail an 8-digit code to the address of your account. With it you choose a new password.',
    'Account',
    'input aria-invalid=false value=',
    'button type=submit | Send code',
    'a href=/login | Back to sign in',
  ])
})

test('shows above the button why no code is mailed', async () => {
  bindings.refuses(requestResetCode, { status: 200, msg: 'Not this one.', reason: 'notFound' })
  const main = await shown()
  await fillIn(main, '[name=account]', 'noor')
  await submit(main)
  const said = () => main.querySelector('[type=submit]')?.previousElementSibling?.textContent
  await soon(() => expect(said()).toBe('Not this one.'))
})

test('asks for the code and the new password once the code was mailed', async () => {
  const main = await mailed()
  const goodUntil = new Date(expiresAt).toLocaleTimeString('en', { timeStyle: 'short' })
  expect([outlineOf(main), document.activeElement?.getAttribute('name')]).toEqual([
    [
      `div role=status | If  | noor |  is an account with a mail address, a code is on its way there. It is good until  | ${goodUntil} | .`,
      'input type=text value=noor',
      'Code from the mail',
      'input aria-invalid=false value=',
      '8 digits',
      'New password',
      hiddenField,
      'At least 6 characters.',
      'New password again',
      hiddenField,
      'button type=submit | Set new password',
      expect.stringMatching(/^No mail\? Another code in time role=timer datetime=\S+ \| 00:\d\d$/),
      'button type=button | Another account',
    ],
    'code',
  ])
})

test('asks again after the account changes', async () => {
  const main = await mailed()
  await act(async () => [...main.querySelectorAll('button')].at(-1)?.click())
  expect(main.querySelector<HTMLInputElement>('[name=account]')?.value).toBe('noor')
})

test('changes the password with the code, and offers to sign in', async () => {
  bindings.answers(resetPassword, { sessionsEnded: true })
  const main = await mailed()
  await chosen(main)
  await soon(() => expect(main.querySelector('form')).toBeNull())
  expect([outlineOf(main), bindings.askedFor(resetPassword).map(({ body }) => body)]).toEqual([
    [
      'span aria-hidden=true',
      'span role=status | Your password is changed',
      'You are signed out on every device. Sign in with the new password.',
      'a href=/login | Sign in',
    ],
    [{ account: 'noor', code: '12345678', password: 'harbour-2-lane' }],
  ])
})

test('shows above the button why a code is refused', async () => {
  bindings.refuses(resetPassword, { status: 200, msg: 'Not this code.', reason: 'resetCodeWrong' })
  const main = await mailed()
  await chosen(main)
  const said = () => main.querySelector('[type=submit]')?.previousElementSibling?.textContent
  await soon(() => expect(said()).toBe('Not this code.'))
})
