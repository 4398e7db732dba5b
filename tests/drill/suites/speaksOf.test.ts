import { expect, test } from 'vitest'
import { speaksOf, wordsIn } from './speaksOf.ts'

test('names fall into their words, and short ones are left out', () => {
  expect(wordsIn('if (quote.promo?.refusedFor) throw new Refusal()')).toEqual(
    new Set(['quote', 'promo', 'refused', 'throw', 'new', 'refusal']),
  )
})

test('a word that few tests have says more than one that most have, and one of none nothing', () => {
  const tests = new Map([
    ['places', wordsIn('quote order')],
    ['pays', wordsIn('quote order proof')],
    ['promo codes', wordsIn('quote order promo')],
    ['cart', wordsIn('lines')],
  ])
  const speaks = speaksOf(wordsIn('quote.promo?.refusedFor'), tests)
  expect([...tests.keys()].toSorted((one, other) => speaks(other) - speaks(one))).toEqual([
    'promo codes',
    'places',
    'pays',
    'cart',
  ])
  expect(speaks('cart')).toBe(0)
})
