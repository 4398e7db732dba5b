// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readGuestLines, storeGuestLines } from './guestCart.ts'

const line = { skuId: 12, quantity: 2, selected: true, seenPriceCents: 1_290 }

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the guest’s cart in the browser', () => {
  test('is read back as it was stored', () => {
    expect(storeGuestLines([line])).toBe(true)
    expect(readGuestLines()).toEqual([line])
  })

  test('leaves nothing in the storage when it is empty', () => {
    storeGuestLines([line])
    storeGuestLines([])

    expect(localStorage.length).toBe(0)
    expect(readGuestLines()).toEqual([])
  })

  test.each(['{', '"text"', '[{"skuId":-1}]', '[{"skuId":12,"quantity":2,"selected":true}]'])(
    'is empty when the storage holds %s',
    (stored) => {
      storeGuestLines([line])
      localStorage.setItem(localStorage.key(0)!, stored)

      expect(readGuestLines()).toEqual([])
    },
  )

  test('works without storage where it is full or closed', () => {
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
