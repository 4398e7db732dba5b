import { describe, expect } from 'vitest'
import { test } from '../support/shopTest.ts'
import { badFindings } from '../support/testShop.ts'
import { tamperings } from './tamperings.ts'
import { openTampering } from './tryTampering.ts'

describe('manual statements against the books', () => {
  let tampering: Awaited<ReturnType<typeof openTampering>>
  test.beforeAll(async ({ shop }) => {
    tampering = await openTampering(shop)
  })

  test('finds no findings before any tampering', async ({ shop }) => {
    expect(await badFindings(shop)).toEqual([])
  })

  test.for(tamperings.map((each) => [each.name, each] as const))(
    'is refused or found: %s',
    async ([, each]) => {
      expect(await tampering.outcomeOf(each)).toEqual(each.must)
    },
  )
})
