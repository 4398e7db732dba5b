// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { forgetCheckoutDraft, readCheckoutDraft, storeCheckoutDraft } from './checkoutDraft.ts'

const draft = { promoCode: 'WELCOME10', note: 'ring twice' }

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('the checkout draft', () => {
  test('is readable by its own shopper only', () => {
    storeCheckoutDraft('mira', draft)
    expect([readCheckoutDraft('mira'), readCheckoutDraft('noor')]).toEqual([draft, null])
  })

  test.each([
    ['a code alone', { promoCode: 'WELCOME10', note: '' }],
    ['a note alone', { promoCode: null, note: 'ring twice' }],
  ])('is stored with %s', (_, typed) => {
    storeCheckoutDraft('mira', typed)
    expect(readCheckoutDraft('mira')).toEqual(typed)
  })

  test.each([
    ['it is emptied', () => storeCheckoutDraft('mira', { promoCode: null, note: '' })],
    ['it is forgotten', () => forgetCheckoutDraft()],
  ])('leaves nothing in the storage when %s', (_, end) => {
    storeCheckoutDraft('mira', draft)
    end()
    expect([sessionStorage.length, readCheckoutDraft('mira')]).toEqual([0, null])
  })

  test.each(['{', '"text"', '{"account":"mira"}', '{"account":"mira","promoCode":7,"note":""}'])(
    'is empty when the tab holds %s',
    (text) => {
      storeCheckoutDraft('mira', draft)
      sessionStorage.setItem(sessionStorage.key(0)!, text)
      expect(readCheckoutDraft('mira')).toBeNull()
    },
  )

  test('works without storage where it is full or closed', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { setItem: closed, getItem: closed, removeItem: closed })
    storeCheckoutDraft('mira', draft)
    expect(readCheckoutDraft('mira')).toBeNull()
  })
})
