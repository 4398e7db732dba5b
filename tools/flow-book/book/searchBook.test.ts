// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { ArrowEntry, ChartPage, QuestionEntry, StateEntry } from './bookData.ts'
import { chooseLanguage } from './bookWords.ts'
import { searchBook, searchEntries } from './searchBook.ts'

const state = (name: string, title: string) =>
  ({ name, title, description: '', screens: [] }) as unknown as StateEntry
const arrow = (who: ArrowEntry['who'], from: string, to: string, description: string) =>
  ({
    name: `${from}:x`,
    who,
    from,
    to: [to],
    description,
    words: '',
    guard: null,
    money: [],
  }) as unknown as ArrowEntry

const page = {
  id: 'order',
  question: 'Where does an order stand?',
  description: '',
  states: [
    state('waiting', 'Waiting to pay'),
    state('paid', 'Waiting for delivery'),
    state('cancelled', 'Cancelled'),
    state('refunded', 'Refunded'),
  ],
  arrows: [
    arrow('shopper', 'waiting', 'cancelled', 'The shopper cancels.'),
    arrow('clock', 'waiting', 'cancelled', 'Nobody paid in time.'),
    arrow('operator', 'paid', 'refunded', 'The shop annuls it.'),
    { ...arrow('operator', 'paid', 'paid', 'A parcel is sent.'), guard: 'isParcel' },
  ],
  guards: [{ name: 'isParcel', words: 'the tracking number is given', examples: [] }],
} as unknown as ChartPage

const question = {
  id: 'time-to-pay',
  ask: { en: 'How long does a shopper have to pay?', zh: '下单后多久内必须付款？' },
  answer: { en: '30 minutes.', zh: '30分钟。' },
  alsoCalled: 'payment time limit',
} as unknown as QuestionEntry

const search = (typed: string) =>
  searchBook(searchEntries([page], [question]), typed).map(
    ({ title, text }) => `${title} | ${text}`,
  )

test('finds every way to cancel, each with who acts and its state', () => {
  const ways = search('cancel').filter((found) => found.includes('·'))
  expect(ways.filter((found) => found.includes(' → ')).toSorted()).toEqual([
    'Nobody paid in time. | clock · Waiting to pay → Cancelled · order',
    'The shop annuls it. | shop · Waiting for delivery → Refunded · order',
    'The shopper cancels. | shopper · Waiting to pay → Cancelled · order',
  ])
})

test('understands who acts, in forms and synonyms of the words', () => {
  expect(search('seller cancelled')).toEqual([
    'The shop annuls it. | shop · Waiting for delivery → Refunded · order',
  ])
  expect(search('How much time to pay is left?')[0]).toBe(
    'How long does a shopper have to pay? | 30 minutes.',
  )
})

test('finds a condition by its words, and a question by its Chinese text', () => {
  expect(search('tracking number')).toEqual([
    'the tracking number is given | isParcel · order',
    'A parcel is sent. | shop · Waiting for delivery → Waiting for delivery · order · only if the tracking number is given',
  ])
  chooseLanguage('zh')
  expect(search('多久内必须付款')[0]).toBe('下单后多久内必须付款？ | 30分钟。')
  chooseLanguage('en')
})

test('reads hyphens as spaces, and a phrase as one word', () => {
  expect(search('time-to-pay')[0]).toBe('How long does a shopper have to pay? | 30 minutes.')
  expect(search('call off').toSorted()).toEqual(search('annul').toSorted())
})

test('finds nothing for words without a meaning', () => {
  expect([search(''), search('what is the'), search('zebra')]).toEqual([[], [], []])
})
