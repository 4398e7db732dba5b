// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { resetPassword } from '../../../contract/passwords.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { shownIn } from '../../../tests/support/shownIn.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { toasts } from '../actors/toasts.ts'
import { Screen } from './changePasswordScreen.tsx'

let bindings: Bindings
afterEach(async () => {
  await bindings.close()
  const left = toasts.getCurrent()
  if (left !== null) toasts.close(left.id)
})

const hiddenField =
  'input aria-invalid=false type=password value=button type=button aria-pressed=false aria-label=Show what is typed'

async function shown(given: { token?: null } = {}) {
  bindings = openBindings(given)
  window.history.replaceState(null, '', '/changePassword')
  if (given.token === undefined) await knownShopper(bindings)
  const place = await shownIn('en', bindings, <Screen />)
  return place.querySelector('main')!
}

async function submit(main: Element) {
  await fillIn(main, '[name=oldPassword]', 'harbour-1')
  await fillIn(main, '[name=password]', 'harbour-2-lane')
  await fillIn(main, '[name=repeated]', 'harbour-2-lane')
  await act(async () => main.querySelector<HTMLElement>('[type=submit]')?.click())
}

test('a guest is led to sign in, or to a mailed code', async () => {
  expect(outlineOf(await shown({ token: null }))).toEqual([
    'span aria-hidden=true',
    'Sign in to change your password',
    'If you have forgotten it, a code by mail lets you choose a new one.',
    'a href=/login?returnTo=%2FchangePassword | Sign in',
    'a href=/forgotPassword | Forgot password',
  ])
})

test('a shopper fills in the old password once and the new one twice', async () => {
  expect(outlineOf(await shown())).toEqual([
    'Every device is signed out afterwards, this one too.',
    'input type=text value=shopper',
    'Old password',
    hiddenField,
    'New password',
    hiddenField,
    'At least 6 characters.',
    'New password again',
    hiddenField,
    'button type=submit | Change password',
    'a href=/forgotPassword | Forgot password',
  ])
})

test('a changed password ends the session and shows a message', async () => {
  const main = await shown()
  bindings.answers(resetPassword, { sessionsEnded: true })
  await submit(main)
  await soon(() => expect(bindings.redirects).toEqual(['/login']))
  expect([
    bindings.askedFor(resetPassword).map(({ body }) => body),
    toasts.getCurrent()?.variant,
  ]).toEqual([[{ oldPassword: 'harbour-1', password: 'harbour-2-lane' }], 'success'])
})

test('the reason for a refusal is shown above the button', async () => {
  const main = await shown()
  bindings.refuses(resetPassword, { status: 200, msg: 'That is not it.', reason: 'passwordWrong' })
  await submit(main)
  const said = () => main.querySelector('[type=submit]')?.previousElementSibling?.textContent
  await soon(() => expect(said()).toBe('That is not it.'))
})
