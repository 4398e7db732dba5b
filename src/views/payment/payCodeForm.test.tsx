// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUserInfo, resetPay } from '../../../contract/account.ts'
import type { UserInfo } from '../../../contract/account.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { toasts } from '../actors/toasts.ts'
import { Screen } from './changePayPwdScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  window.history.replaceState(null, '', '/changePayPwd')
})
afterEach(async () => {
  await bindings.close()
  const left = toasts.getCurrent()
  if (left !== null) toasts.close(left.id)
})

async function shown(changes: Partial<UserInfo> = {}) {
  await knownShopper(bindings, changes)
  return bindings.show(<Screen />)
}

const press = (place: Element, button: string) =>
  act(async () => place.querySelector<HTMLElement>(`main form > button${button}`)?.click())
const formIn = (place: Element) => place.querySelector('main form')!
const send = (place: Element) => press(place, '[type=submit]')
const otherProof = (place: Element) => press(place, '[type=button]')

async function fillAll(place: Element, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) await fillIn(place, `[name=${name}]`, value)
}

const chosen = { payCode: '314159', repeated: '314159' }

const hidden = (label: string) => [
  label,
  'input aria-invalid=false type=password value=button type=button aria-pressed=false aria-label=Show what is typed',
]
/** No password field, so that no password manager stores or fills a code. */
const masked = (label: string) => [
  label,
  'input data-masked=true aria-invalid=false type=text value=button type=button aria-pressed=false aria-label=Show what is typed',
]
const newTwice = [
  ...masked('New payment code'),
  '6 to 12 digits',
  ...masked('New payment code again'),
]
const another = 'The payment code confirms every payment from your balance.'

test.each([
  {
    of: 'a first code fills it in twice',
    changes: { payCodeSet: false },
    expected: [
      'Choose 6 to 12 digits. They confirm every payment from your balance, so keep them to yourself.',
      ...newTwice,
      'button type=submit | Set payment code',
    ],
  },
  {
    of: 'another code fills in the old one too',
    changes: {},
    expected: [
      another,
      ...masked('Old payment code'),
      ...newTwice,
      'button type=submit | Change payment code',
      'button type=button | Forgotten? Use your login password',
    ],
  },
])('a shopper who sets $of', async ({ changes, expected }) => {
  expect(outlineOf(formIn(await shown(changes)))).toEqual(expected)
})

test('a shopper who forgot the old code enters the password, or the old code after all', async () => {
  const place = await shown()
  const first = outlineOf(formIn(place))
  await otherProof(place)
  const forgotten = outlineOf(formIn(place))
  await otherProof(place)
  expect([forgotten, outlineOf(formIn(place))]).toEqual([
    [
      another,
      'input type=text value=shopper',
      ...hidden('Login password'),
      ...newTwice,
      'button type=submit | Change payment code',
      'button type=button | Use the old payment code instead',
    ],
    first,
  ])
})

test('a placeholder is shown until it is known whether there is a code', async () => {
  bindings.answers(getUserInfo, () => new Promise(() => {}))
  const place = await bindings.show(<Screen />)
  expect(place.querySelectorAll('main [data-skeleton]')).toHaveLength(3)
})

test.each([
  {
    proof: 'nothing',
    changes: { payCodeSet: false },
    forgot: false,
    values: chosen,
    sent: { payCode: '314159', oldPayCode: '' },
  },
  {
    proof: 'the old code',
    changes: {},
    forgot: false,
    values: { ...chosen, oldPayCode: '271828' },
    sent: { payCode: '314159', oldPayCode: '271828' },
  },
  {
    proof: 'the password',
    changes: {},
    forgot: true,
    values: { ...chosen, password: 'harbour' },
    sent: { payCode: '314159', password: 'harbour' },
  },
])('a code is set with $proof', async ({ changes, forgot, values, sent }) => {
  bindings.answers(resetPay, { payCodeSet: true })
  const place = await shown(changes)
  if (forgot) await otherProof(place)
  await fillAll(place, values)
  await send(place)
  await soon(() => expect(window.location.pathname).toBe('/filter'))
  expect(bindings.askedFor(resetPay).map(({ body }) => body)).toEqual([sent])
})

test('a shopper who came from an order returns to it', async () => {
  window.history.replaceState(null, '', '/changePayPwd?returnTo=%2Forder%3Fid%3D31')
  bindings.answers(resetPay, { payCodeSet: true })
  const place = await shown({ payCodeSet: false })
  await fillAll(place, { payCode: '161803', repeated: '161803' })
  await send(place)
  await soon(() =>
    expect(`${window.location.pathname}${window.location.search}`).toBe('/order?id=31'),
  )
})

const lockedOutline = [
  {
    of: 'for a while',
    until: '2026-01-05T10:15:00.000Z',
    expected: [
      'Too many wrong payment codes. The old one is taken again in ',
      'time role=timer datetime=2026-01-05T10:15:00.000Z | 00:00',
      '; your login password works at once.',
    ],
  },
  {
    of: 'until it is set anew',
    until: null,
    expected: ['Too many wrong payment codes. Set a new one with your login password.'],
  },
]
const alerts = (place: Element) =>
  [...formIn(place).querySelectorAll('[role=alert]')].flatMap(outlineOf)

test.each(lockedOutline)('an old code locked $of shows the lock at its field', async (given) => {
  const place = await shown({ payCodeLock: { until: given.until } })
  const asked = alerts(place)
  await otherProof(place)
  expect([asked, alerts(place)]).toEqual([given.expected, []])
})

test.each([
  {
    of: 'one wrong code too many',
    reason: 'payCodeLocked',
    data: { until: null },
    expected: 'Too many wrong payment codes. Set a new one with your login password.',
  },
  {
    of: 'a wrong code',
    reason: 'payCodeWrong',
    data: { attemptsLeft: 1 },
    expected: 'That was not the old code.',
  },
])('a message above the button is shown for $of', async ({ reason, data, expected }) => {
  bindings.refuses(resetPay, { status: 200, msg: 'That was not the old code.', reason, data })
  const place = await shown()
  await fillAll(place, { ...chosen, oldPayCode: reason === 'payCodeLocked' ? '112358' : '141421' })
  await send(place)
  const said = () => place.querySelector('main [type=submit]')?.previousElementSibling?.textContent
  await soon(() => expect(said()).toBe(expected))
})
