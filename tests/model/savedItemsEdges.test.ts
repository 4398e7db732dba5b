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
] as [SavedItem, number[], number[], number[]?][])(
  'once %o is saved, products are %j, shops %j and awaited variants %j',
  async (item, productIds, shopIds, awaitedSkuIds = [40]) => {
    const input = { isGuest: false, carried: null }
    const savedItems = journey(savedItemsMachine, { input })
    const before = { productIds: [20, 21], shopIds: [3, 4], awaitedSkuIds: [40] }
    await savedItems.settle('loadSavedItems', { type: 'loaded', savedItems: before })
    savedItems.send({ type: 'item.set', item })
    await savedItems.settle('saveItem', saved)
    expect(savedItems.snapshot().context).toMatchObject({ productIds, shopIds, awaitedSkuIds })
  },
)
