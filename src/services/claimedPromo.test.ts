// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { claimPromo, readClaimedPromo, withClaimedPromo } from './claimedPromo.ts'

describe('a promo code that was tapped', () => {
  beforeEach(() => localStorage.clear())

  test('is what the next checkout begins with, once', () => {
    claimPromo('WELCOME10')
    expect(readClaimedPromo()).toBe('WELCOME10')
    expect([withClaimedPromo(null), withClaimedPromo(null), readClaimedPromo()]).toEqual([
      { promoCode: 'WELCOME10', note: '' },
      null,
      null,
    ])
  })

  test('stands back for one that was typed, and leaves the note', () => {
    claimPromo('WELCOME10')
    expect(withClaimedPromo({ promoCode: null, note: 'Ring twice' })).toEqual({
      promoCode: 'WELCOME10',
      note: 'Ring twice',
    })
    claimPromo('WELCOME10')
    expect(withClaimedPromo({ promoCode: 'HARBOR5', note: '' })).toEqual({
      promoCode: 'HARBOR5',
      note: '',
    })
  })

  test('is nothing where the storage holds something else', () => {
    localStorage.setItem('harborlane.promo', '<b>')
    expect(readClaimedPromo()).toBeNull()
  })
})
