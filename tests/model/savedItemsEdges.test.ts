import { expect, test } from 'vitest'
import { savedItemsMachine } from '../../src/machines/savedItemsMachine.ts'
import type { SavedItem } from '../../src/machines/savedItemsMachine.ts'
import { saved } from './charts/savedItems.ts'
import { journey } from './support/journey.ts'

test.each([
  [{ of: 'product', id: 22, wanted: true }, [22, 20, 21], [3, 4]],
  [{ of: 'product', id: 21, wanted: true }, [21, 20], [3, 4]],
  [{ of: 'product', id: 21, wanted: false }, [20], [3, 4]],
  [{ of: 'shop', id: 5, wanted: true }, [20, 21], [5, 3, 4]],
  [{ of: 'shop', id: 3, wanted: false }, [20, 21], [4]],
  [{ of: 'variant', id: 41, wanted: true }, [20, 21], [3, 4], [41, 40]],
  [{ of: 'variant', id: 40, wanted: false }, [20, 21], [3, 4], []],
  [{ of: 'price', id: 51, wanted: true }, [20, 21], [3, 4], [40], [51, 50]],
  [{ of: 'price', id: 50, wanted: false }, [20, 21], [3, 4], [40], []],
] as [SavedItem, number[], number[], number[]?, number[]?][])(
  'once %o is saved, products are %j, shops %j, awaited variants %j and watched products %j',
  async (item, productIds, shopIds, awaitedSkuIds = [40], watchedProductIds = [50]) => {
    const input = { isGuest: false, carried: null }
    const savedItems = journey(savedItemsMachine, { input })
    const before = {
      productIds: [20, 21],
      shopIds: [3, 4],
      awaitedSkuIds: [40],
      watchedProductIds: [50],
    }
    await savedItems.settle('loadSavedItems', { type: 'loaded', savedItems: before })
    savedItems.send({ type: 'item.set', item })
    await savedItems.settle('saveItem', saved)
    expect(savedItems.snapshot().context).toMatchObject({
      productIds,
      shopIds,
      awaitedSkuIds,
      watchedProductIds,
    })
  },
)
