// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveProfile } from '../../../contract/profile.ts'
import type { UserInfo } from '../../../contract/account.ts'
import { uploadedPictureOf } from '../../../server/domain/uploads/uploadedPictureOf.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { toasts } from '../actors/toasts.ts'
import { Screen } from './profileScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  window.history.replaceState(null, '', '/profile')
})
afterEach(async () => {
  await bindings.close()
  const left = toasts.getCurrent()
  if (left !== null) toasts.close(left.id)
})

const ada = {
  givenName: 'Ada',
  familyName: 'Byron',
  email: 'ada@example.com',
  mobile: '+12025550143',
  picture: uploadedPictureOf('evidence-evidence-eviden'),
}

const mailAndPassword = { email: 'ada@example.org', password: 'harbour-1' }

async function shown(changes: Partial<UserInfo> = {}) {
  await knownShopper(bindings, changes)
  const place = await bindings.show(<Screen />)
  return place.querySelector('main')!
}

const save = (main: Element) =>
  act(async () => main.querySelector<HTMLElement>('[type=submit]')?.click())

test.each([
  {
    of: 'nothing more than an account',
    changes: {},
    picture: [],
    values: ['', '', '', '', 'shopper'],
  },
  {
    of: 'all there is',
    changes: ada,
    picture: ['Picture you uploaded'],
    values: ['Ada', 'Byron', '+1 202 555 0143', 'ada@example.com', 'shopper'],
  },
])('the form of a shopper who filled in $of shows it', async ({ changes, picture, values }) => {
  const main = await shown(changes)
  const observed = () => ({
    picture: [...main.querySelectorAll('img')].map(({ alt }) => alt),
    values: [...main.querySelectorAll('input:not([type=file])')].map(
      (field) => (field as HTMLInputElement).value,
    ),
  })
  await soon(() => expect(observed()).toEqual({ picture, values }))
})

test('a placeholder is shown while the shopper loads', async () => {
  const place = await bindings.show(<Screen />)
  expect(place.querySelectorAll('main [data-skeleton]')).toHaveLength(5)
})

test.each([
  { of: 'names', to: { givenName: 'Augusta' }, sent: { givenName: 'Augusta' } },
  { of: 'another email', to: mailAndPassword, sent: mailAndPassword },
  { of: 'no number', to: { mobile: '' }, sent: { mobile: '' } },
  {
    of: 'a number with spaces',
    to: { mobile: '+1 202 555 0144' },
    sent: { mobile: '+12025550144' },
  },
])('saving $of works and returns to the account', async ({ to, sent }) => {
  bindings.answers(saveProfile, aUserInfo(ada))
  const main = await shown(ada)
  for (const [name, value] of Object.entries(to)) await fillIn(main, `[name=${name}]`, value)
  await save(main)
  await soon(() => expect(window.location.pathname).toBe(hrefs.me()))
  expect([
    bindings.askedFor(saveProfile).map(({ body }) => body),
    toasts.getCurrent()?.variant,
  ]).toEqual([[{ ...ada, picture: ada.picture.id, ...sent }], 'success'])
})

test('a removed picture is gone after saving', async () => {
  bindings.answers(saveProfile, aUserInfo())
  const main = await shown({ picture: ada.picture })
  await act(async () => main.querySelector<HTMLElement>('button[type=button]')?.click())
  await save(main)
  await soon(() => expect(bindings.askedFor(saveProfile)).toHaveLength(1))
  expect(bindings.askedFor(saveProfile)[0]?.body).toEqual({
    givenName: '',
    familyName: '',
    email: '',
    mobile: '',
    picture: null,
  })
})

test('a changed email needs the password, the same one with spaces does not', async () => {
  const main = await shown(ada)
  const asks = () => main.querySelector('[name=password]') !== null
  const observed = [asks()]
  for (const email of ['ada@example.org', ' ada@example.com ']) {
    await fillIn(main, '[name=email]', email)
    observed.push(asks())
  }
  expect(observed).toEqual([false, true, false])
})

test('the reason for a refusal is shown above the button', async () => {
  bindings.refuses(saveProfile, { status: 200, msg: 'Not this one.', reason: 'profileChanged' })
  const main = await shown(ada)
  await save(main)
  const said = () => main.querySelector('[type=submit]')?.previousElementSibling?.textContent
  await soon(() => expect(said()).toBe('Not this one.'))
})
