import { expect, test } from 'vitest'
import { aQuote } from '../../../tests/factories/orderAnswers.ts'
import { selectFormerPrices } from './priceChanges.ts'

const [group] = aQuote().groups
const [line] = group!.lines
const other = { ...line!, skuId: 201 }
const withLines = (...lines: (typeof other)[]) => aQuote({ groups: [{ ...group!, lines }] })
const dearer = withLines({ ...line!, unitPriceCents: 1_100 })

test('returns the former prices that changed', () => {
  expect(selectFormerPrices(withLines(line!, other), dearer)).toEqual(new Map([[200, 1_000]]))
  expect(selectFormerPrices(null, dearer)).toEqual(new Map())
})
