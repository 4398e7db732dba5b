// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { login, register } from '../../../contract/account.ts'
import { law } from '../../../contract/articles.ts'
import { anArticle } from '../../../tests/factories/articleAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { shownIn } from '../../../tests/support/shownIn.tsx'
import { toasts } from '../actors/toasts.ts'
import { Screen as LoginScreen } from './loginScreen.tsx'
import { Screen as RegisterScreen } from './registerScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings({ token: null })
})
afterEach(async () => {
  await bindings.close()
  const left = toasts.getCurrent()
  if (left !== null) toasts.close(left.id)
})
afterAll(sheetsLeft)

async function shown(at: string) {
  window.history.replaceState(null, '', at)
  const Screen = at.startsWith('/login') ? LoginScreen : RegisterScreen
  return (await shownIn('en', bindings, <Screen />)).querySelector('main')!
}

/** Mimics a mouse: the pressed button gets the focus. */
const press = (main: Element, button: string) =>
  act(async () => {
    main.querySelector<HTMLElement>(button)?.focus()
    main.querySelector<HTMLElement>(button)?.click()
  })

const hiddenField =
  'input aria-invalid=false type=password value=button type=button aria-pressed=false aria-label=Show what is typed'

test('a guest signs in, or goes to sign-up or password reset', async () => {
  expect(outlineOf(await shown('/login'))).toEqual([
    'Welcome to Harborlane',
    'Sign in, or create an account in a minute. Your cart comes along.',
    'Account',
    'input aria-invalid=false value=',
    'Password',
    hiddenField,
    'button type=submit | Sign in',
    'a href=/register | Create account',
    'a href=/forgotPassword | Forgot password',
  ])
})

test('a guest signs up with an account and a password only', async () => {
  expect(outlineOf(await shown('/register'))).toEqual([
    'Open an account at Harborlane',
    'It comes with a balance: top it up in your wallet, and pay every order from it with a code.',
    'Account',
    'input aria-invalid=false value=',
    'A name or an email address to sign in with.',
    'Password',
    hiddenField,
    'At least 6 characters.',
    'button type=button | Add your emailIt gets you back in when you forget the password.',
    'button type=submit | Create account',
    'By signing up you accept our terms of use and our privacy notice.',
    'button type=button aria-haspopup=dialog | Terms of use',
    'button type=button aria-haspopup=dialog | Privacy notice',
    'a href=/login | Have an account? Sign in',
  ])
})

test.each([
  { at: '/login', leads: '/register' },
  { at: '/login?returnTo=%2Fdetail%2F20%2F3', leads: '/register?returnTo=%2Fdetail%2F20%2F3' },
  { at: '/register', leads: '/login' },
  { at: '/register?returnTo=%2Fdetail%2F20%2F3', leads: '/login?returnTo=%2Fdetail%2F20%2F3' },
])('the link at $at to the other form leads to $leads', async ({ at, leads }) => {
  const main = await shown(at)
  expect(main.querySelector('a')?.getAttribute('href')).toBe(leads)
})

test.each([
  { of: 'an address', email: 'noor@shop.test', sent: { email: 'noor@shop.test' } },
  { of: 'no address', email: null, sent: {} },
  { of: 'an address left empty', email: ' ', sent: {} },
])('an account is opened with $of', async ({ email, sent }) => {
  bindings.answers(register, () => new Promise(() => {}))
  const main = await shown('/register')
  await fillIn(main, '[name=account]', 'noor')
  await fillIn(main, '[name=password]', 'harbour-2-lane')
  if (email !== null) {
    await press(main, 'form > button[type=button]')
    await fillIn(main, '[name=email]', email)
  }
  await press(main, '[type=submit]')
  await soon(() => expect(bindings.askedFor(register)).toHaveLength(1))
  expect(bindings.askedFor(register)[0]?.body).toEqual({
    account: 'noor',
    password: 'harbour-2-lane',
    ...sent,
  })
})

test('a guest who wants to add an email gets the field and an explanation', async () => {
  const main = await shown('/register')
  await press(main, 'form > button[type=button]')
  const email = main.querySelector('[name=email]')
  const observed = outlineOf(main)
  expect([
    observed.slice(
      observed.indexOf('Email'),
      observed.indexOf('button type=submit | Create account'),
    ),
    document.activeElement === email,
  ]).toEqual([
    [
      'Email',
      'optional',
      'input aria-invalid=false type=email value=',
      'It gets you back in when you forget the password.',
    ],
    true,
  ])
})

test('each of the accepted texts opens over the form', async () => {
  bindings.answers(law, {
    list: [
      anArticle({ slug: 'terms', sections: [{ heading: 'Who sells', paragraphs: [] }] }),
      anArticle({ slug: 'privacy', sections: [{ heading: 'What is kept', paragraphs: [] }] }),
    ],
  })
  const main = await shown('/register')
  const read = async (index: number, headings: readonly string[]) => {
    const texts = main.querySelectorAll<HTMLElement>('[aria-haspopup=dialog]')
    await act(async () => texts[index]?.click())
    const observed = () =>
      [...(openSheet()?.querySelectorAll('h2, h3') ?? [])].map((each) => each.textContent)
    await soon(() => expect(observed()).toEqual(headings))
  }
  expect(openSheet()).toBeNull()
  await read(0, ['Terms of use', 'Who sells'])
  await read(1, ['Privacy notice', 'What is kept'])
})

test('a refused guest sees why', async () => {
  const msg = 'Wrong account or password'
  bindings.refuses(login, { status: 200, msg, reason: 'wrongCredentials' })
  const main = await shown('/login')
  await fillIn(main, '[name=account]', 'noor')
  await fillIn(main, '[name=password]', 'harbour-2-lane')
  await press(main, '[type=submit]')
  const refusal = () => main.querySelector('[type=submit]')?.previousElementSibling?.textContent
  await soon(() => expect(refusal()).toBe(msg))
})
