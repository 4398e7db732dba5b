import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { claimPromo, readClaimedPromo, withClaimedPromo } from './claimedPromo.ts'

describe('a promo code that was tapped', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

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
    kept.set('harborlane.promo', '<b>')
    expect(readClaimedPromo()).toBeNull()
  })
})
