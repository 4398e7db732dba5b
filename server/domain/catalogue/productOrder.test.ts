import { array, assert, boolean, integer, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import type { SnapshotProduct } from './snapshotProduct.ts'
import { ProductOrder } from './productOrder.ts'

it('the order equals a full sort after any insertion, move and removal', () => {
  const step = record({
    at: integer({ min: 0, max: 9 }),
    key: integer({ max: 5 }),
    stays: boolean(),
  })
  assert(
    property(array(step), (steps) => {
      const products = new Map<number, SnapshotProduct>()
      const order = new ProductOrder([], ({ soldCount }) => soldCount)
      for (const { at, key, stays } of steps) {
        const product = products.get(at) ?? ({ at, id: 100 - at } as SnapshotProduct)
        product.soldCount = key
        order.put(product)
        products.set(at, product)
        if (stays) continue
        order.drop(product)
        products.delete(at)
      }
      expect(order.products).toEqual(
        new ProductOrder(products.values(), ({ soldCount }) => soldCount).products,
      )
    }),
  )
})
