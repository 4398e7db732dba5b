import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop } from '../support/openTestShop.ts'
import { badFindings, type TestShop } from '../support/testShop.ts'
import { tamperings } from './tamperings.ts'
import { openTampering } from './tryTampering.ts'

describe('someone who runs statements by hand', () => {
  let shop: TestShop
  let tampering: Awaited<ReturnType<typeof openTampering>>
  beforeAll(async () => {
    shop = await openTestShop(4)
    tampering = await openTampering(shop)
  })
  afterAll(() => shop.close())

  test('finds books that are in order', async () => {
    expect(await badFindings(shop)).toEqual([])
  })

  test.for(tamperings.map((each) => [each.name, each] as const))(
    'is refused or seen: %s',
    async ([, each]) => {
      expect(await tampering.outcomeOf(each)).toEqual(each.must)
    },
  )
})
