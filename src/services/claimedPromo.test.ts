// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { claimPromo, readClaimedPromo, withClaimedPromo } from './claimedPromo.ts'

describe('a tapped promo code', () => {
  beforeEach(() => localStorage.clear())

  test('prefills the next checkout once', () => {
    claimPromo('WELCOME10')
    expect(readClaimedPromo()).toBe('WELCOME10')
    expect([withClaimedPromo(null), withClaimedPromo(null), readClaimedPromo()]).toEqual([
      { promoCode: 'WELCOME10', note: '' },
      null,
      null,
    ])
  })

  test('yields to a typed code and leaves the note unchanged', () => {
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

  test('is null where the storage holds something else', () => {
    localStorage.setItem('harborlane.promo', '<b>')
    expect(readClaimedPromo()).toBeNull()
  })
})
