// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { answerKey } from '../../contract/answerKey.ts'
import type { showProduct, showShop } from '../../contract/catalogue.ts'
import { ApiError } from './apiError.ts'
import {
  holdFirstData,
  keepFirstDataAt,
  keepFirstDataIn,
  readFirstData,
  takeFirstAnswer,
  isMeantFor,
} from './firstData.ts'

const path = '/api/catalogue/product'
const takeProduct = (id: number) => takeFirstAnswer<typeof showProduct>(path, { id })
const data = {
  lang: 'en' as const,
  answers: { [answerKey(path, { id: 7 })]: { data: { title: 'Tote' } } },
}

afterEach(() => {
  holdFirstData(null)
  document.body.replaceChildren()
})

describe('answers embedded in the page', () => {
  test('are returned once, each to its own call', () => {
    holdFirstData(structuredClone(data))
    const shop = takeFirstAnswer<typeof showShop>('/api/catalogue/shop', { id: 7 })
    expect([shop, takeProduct(8), takeProduct(7), takeProduct(7)]).toEqual([
      null,
      null,
      { title: 'Tote' },
      null,
    ])
  })

  test('are valid in their language only', () => {
    holdFirstData(structuredClone(data))
    keepFirstDataIn('en')
    const stored = takeProduct(7)
    holdFirstData(structuredClone(data))
    keepFirstDataIn('ri')
    expect([stored, takeProduct(7)]).toEqual([{ title: 'Tote' }, null])
  })

  test('are valid for the first screen only', () => {
    history.replaceState(null, '', '/detail/7')
    keepFirstDataAt('/detail/7')
    const takenAt = (place: string) => {
      holdFirstData(structuredClone(data))
      history.pushState(null, '', place)
      window.dispatchEvent(new Event('pushState'))
      return takeProduct(7)
    }
    expect([takenAt('/detail/7?sku=1'), takenAt('/home')]).toEqual([{ title: 'Tote' }, null])
  })

  test('are dropped at once if the user has left the first screen before it was rendered', () => {
    holdFirstData(structuredClone(data))
    history.replaceState(null, '', '/home')
    keepFirstDataAt('/detail/7')
    expect(takeProduct(7)).toBeNull()
  })

  test('reject with the same error as a call where nothing is found', () => {
    const answers = { [answerKey(path, { id: 9 })]: { notFound: { msg: 'No product' } } }
    holdFirstData({ lang: 'en', answers })
    const observed = (() => {
      try {
        return takeProduct(9)
      } catch (error) {
        return error
      }
    })()
    const refusal = { reason: 'notFound', data: null } as const
    expect(observed).toEqual(
      new ApiError({ kind: 'refused', status: 200, msg: 'No product', refusal }),
    )
    expect(takeProduct(9)).toBeNull()
  })

  test('are read from the page and removed from it', () => {
    const element = document.createElement('script')
    element.id = 'first-data'
    element.type = 'application/json'
    element.textContent = JSON.stringify(data)
    document.body.append(element)
    expect([readFirstData(), document.getElementById('first-data'), readFirstData()]).toEqual([
      data,
      null,
      null,
    ])
  })
})

test.each([
  { owner: undefined, token: null, meant: true },
  { owner: undefined, token: 'token-of-mira', meant: true },
  { owner: 'of-mira', token: 'token-of-mira', meant: true },
  { owner: 'of-mira', token: 'token-of-noor', meant: false },
  { owner: 'of-mira', token: null, meant: false },
])('with owner $owner are valid for token $token: $meant', ({ owner, token, meant }) => {
  const data = { lang: 'en' as const, answers: {}, ...(owner === undefined ? {} : { owner }) }
  expect(isMeantFor(token, data)).toBe(meant)
})
