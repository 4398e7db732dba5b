// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readGuestLines, storeGuestLines } from './guestCart.ts'

const line = { skuId: 12, quantity: 2, selected: true, seenPriceCents: 1_290 }

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the guest’s cart in the browser', () => {
  test('is read as it was stored', () => {
    expect(storeGuestLines([line])).toBe(true)
    expect(readGuestLines()).toEqual([line])
  })

  test('leaves nothing behind when it is empty', () => {
    storeGuestLines([line])
    storeGuestLines([])

    expect(localStorage.length).toBe(0)
    expect(readGuestLines()).toEqual([])
  })

  test.each(['{', '"text"', '[{"skuId":-1}]', '[{"skuId":12,"quantity":2,"selected":true}]'])(
    'counts as empty when it holds %s',
    (stored) => {
      storeGuestLines([line])
      localStorage.setItem(localStorage.key(0)!, stored)

      expect(readGuestLines()).toEqual([])
    },
  )

  test('does without storage where it is full or closed', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      getItem: () => {
        throw new DOMException('closed', 'SecurityError')
      },
    })

    expect(storeGuestLines([line])).toBe(false)
    expect(readGuestLines()).toEqual([])
  })
})
