import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anAddress } from '../../tests/factories/orderAnswers.ts'
import { deleteAddress, setDefaultAddress } from './addresses.ts'
import { configureHttp } from './httpConfiguration.ts'
import { listNotices } from './noticesCalls.ts'
import { changePassword, resetPassword } from './passwordsCalls.ts'
import { verifyPayCode } from './payment.ts'
import { saveProfile } from './profile.ts'
import { getUserInfo, listLanguages, logout, resetPay, setLanguage } from './sessionCalls.ts'

const answers: unknown[] = []
beforeEach(() => {
  configureHttp({ baseURL: 'https://shop.test', getToken: () => 't', getLang: () => 'en' })
  vi.stubGlobal('fetch', async () => Response.json({ code: 1, data: answers.shift() }))
})
afterEach(() => {
  answers.splice(0)
  vi.unstubAllGlobals()
})

const unknown = {
  id: null,
  account: null,
  familyName: '',
  givenName: '',
  email: null,
  mobile: null,
  picture: null,
  payCodeSet: null,
  availableCents: null,
  heldCents: 0,
}

describe('user information', () => {
  test.each([
    ['nothing', {}, unknown],
    ['an empty list', [], unknown],
    [
      'account, email and balance',
      { account: 'mira', email: 'mira@shop.test', balance: 12.5 },
      { ...unknown, account: 'mira', email: 'mira@shop.test', availableCents: 1_250 },
    ],
    ['a balance as text', { balance: '0.29' }, { ...unknown, availableCents: 29 }],
    ['a balance that is no amount', { balance: 'much' }, unknown],
    ['cents and dollars', { balance: 1, availableCents: 7 }, { ...unknown, availableCents: 7 }],
    [
      'a language of the shop',
      { lang: { file_name: 'ri' } },
      { ...unknown, lang: { file_name: 'ri' } },
    ],
    ['a language nobody speaks here', { lang: { file_name: 'xx' } }, unknown],
    [
      'fields of other kinds',
      { account: 7, payCodeSet: 'no', picture: '/me.png', lang: 'en' },
      unknown,
    ],
  ])('accepts %s', async (_, data, known) => {
    answers.push(data)
    expect(await getUserInfo()).toEqual(known)
  })
})

test.each([
  ['logging out', () => logout()],
  ['setting the payment code', () => resetPay({ payCode: '314159' })],
  ['choosing a language', () => setLanguage('ri')],
  ['changing the password', () => changePassword({ oldPassword: 'a', password: 'b' })],
  [
    'setting a forgotten password',
    () => resetPassword({ account: 'mira', code: '12345678', password: 'b' }),
  ],
  [
    'saving the profile',
    () => saveProfile({ familyName: '', givenName: '', email: '', mobile: '', picture: null }),
  ],
])('%s needs no data in its answer', async (_, ask) => {
  for (const data of [null, '', [], { done: true }]) {
    answers.push(data)
    // Resets the duplicate guard, which blocks the same submission within a second.
    configureHttp({})
    await expect(ask()).resolves.toBeDefined()
  }
})

test('a correct payment code needs only the proof in its answer', async () => {
  answers.push({ proof: 'p' })
  const asked = verifyPayCode({
    payCode: '314159',
    operation: 'orderPay',
    subjectId: 8,
    amountCents: 100,
  })
  expect(await asked).toEqual({ proof: 'p' })
})

test('languages that the app does not support are left out', async () => {
  answers.push({
    list: [
      { language_name: 'Français', file_name: 'fr' },
      { language_name: 'English', file_name: 'en' },
    ],
  })
  expect(await listLanguages()).toEqual({ list: [{ language_name: 'English', file_name: 'en' }] })
})

test.each([
  ['deleted', deleteAddress],
  ['made the default', setDefaultAddress],
])(
  'addresses are read in a second call after one was %s without a list in the answer',
  async (_, ask) => {
    for (const data of [null, '', {}]) {
      answers.push(data, { list: [anAddress()] })
      configureHttp({})
      expect(await ask(3)).toEqual({ list: [anAddress()] })
    }
  },
)

test('a list without a cursor is complete', async () => {
  answers.push({ list: [] })
  expect(await listNotices(null)).toEqual({ list: [], nextCursor: null })
})
