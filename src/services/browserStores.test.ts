// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { maxCartLines, longest, maxQuantity } from '../../contract/limits.ts'
import { readCheckoutDraft } from './checkoutDraft.ts'
import { readClaimedPromo } from './claimedPromo.ts'
import { readGuestLines } from './guestCart.ts'
import { forgetSearches, readSearches, rememberSearch } from './searchHistory.ts'
import { readViewed } from './viewedProducts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const line = { skuId: 1, quantity: 1, selected: false, seenPriceCents: 0 }
const draft = { account: 'mira', promoCode: null, note: '' }
const many = <Item>(length: number, item: Item): Item[] => Array.from({ length }, () => item)

describe('stored values', () => {
  test.each([
    ['a line of the least there is', [line]],
    ['a line of the most', [{ ...line, quantity: maxQuantity, seenPriceCents: 900_000_000 }]],
    ['as many lines as a cart takes', many(maxCartLines, line)],
  ])('accept a guest’s cart with %s', (_, lines) => {
    localStorage.setItem('harborlane.guestCart', JSON.stringify(lines))
    expect(readGuestLines()).toEqual(lines)
  })

  test.each([
    ['nothing at all in a line', [null]],
    ['no variant', [{ ...line, skuId: 0 }]],
    ['no pieces', [{ ...line, quantity: 0 }]],
    ['part of a piece', [{ ...line, quantity: 1.5 }]],
    ['too many pieces', [{ ...line, quantity: maxQuantity + 1 }]],
    ['a price below nothing', [{ ...line, seenPriceCents: -1 }]],
    ['a choice that is none', [{ ...line, selected: 'yes' }]],
    ['more than a line has', [{ ...line, note: '' }]],
    ['one among others that is no line', [line, { ...line, skuId: 0 }]],
    ['a line too many', many(maxCartLines + 1, line)],
  ])('treat a guest’s cart with %s as none', (_, lines) => {
    localStorage.setItem('harborlane.guestCart', JSON.stringify(lines))
    expect(readGuestLines()).toEqual([])
  })

  test.each([
    ['as many as are kept', many(12, 1), many(12, 1)],
    ['one too many', many(13, 1), []],
    ['one that no product has', [0], []],
    ['part of one', [1.5], []],
    ['one among others that is none', [1, '7'], []],
  ])('accept or reject viewed products with %s', (_, stored, read) => {
    localStorage.setItem('harborlane.viewed', JSON.stringify(stored))
    expect(readViewed()).toEqual(read)
  })

  test.each([
    ['as long as one may be', ['t'.repeat(100)], ['t'.repeat(100)]],
    ['one too long', ['t'.repeat(101)], []],
    ['one among others that is no text', ['tea', 7], []],
    ['no list', 'tea', []],
  ])('accept or reject searches with %s', (_, stored, read) => {
    localStorage.setItem('harborlane.searches', JSON.stringify(stored))
    expect(readSearches()).toEqual(read)
  })

  test.each([
    ['as short as one may be', 'AB', 'AB'],
    ['as long as one may be', 'P'.repeat(32), 'P'.repeat(32)],
    ['too short', 'A', null],
    ['too long', 'P'.repeat(33), null],
    ['in small letters', 'ab', null],
  ])('accept or reject a promo code %s', (_, stored, read) => {
    localStorage.setItem('harborlane.promo', stored)
    expect(readClaimedPromo()).toBe(read)
  })

  test.each([
    ['the longest of both', { promoCode: 'P'.repeat(32), note: 'n'.repeat(longest.note) }, true],
    ['a code too long', { promoCode: 'P'.repeat(33) }, false],
    ['a note too long', { note: 'n'.repeat(longest.note + 1) }, false],
    ['a note that is none', { note: 7 }, false],
  ])('accept or reject a checkout with %s', (_, typed, isTaken) => {
    const { account, ...rest } = { ...draft, ...typed }
    sessionStorage.setItem('harborlane.checkoutDraft', JSON.stringify({ account, ...rest }))
    expect(readCheckoutDraft('mira')).toEqual(isTaken ? rest : null)
  })
})

describe('the search history', () => {
  test('lists the newest first, each once in any spelling, ten at most', () => {
    for (const words of ['tea', 'lamp', 'Tea']) rememberSearch(words)
    expect(readSearches()).toEqual(['Tea', 'lamp'])
    for (let number = 1; number <= 12; number += 1) rememberSearch(`lamp ${number}`)
    expect(readSearches()).toEqual(Array.from({ length: 10 }, (_, at) => `lamp ${12 - at}`))
  })

  test('is cleared on request', () => {
    rememberSearch('tea')
    expect([forgetSearches(), readSearches()]).toEqual([[], []])
  })

  test('lasts for this page where the storage is full or closed', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { setItem: closed, getItem: closed })
    expect([rememberSearch('tea'), readSearches()]).toEqual([['tea'], []])
  })
})
