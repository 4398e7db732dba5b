import type { SnapshotProduct } from './snapshotProduct.ts'

/**
 * Products sorted by a key in ascending order, then by id. A changed product is moved without
 * sorting the rest.
 */
export class ProductOrder {
  readonly #keyOf: (product: SnapshotProduct) => number
  /** By the product's place: the key it is sorted under. */
  readonly #keys: number[] = []
  readonly #products: SnapshotProduct[]

  constructor(products: Iterable<SnapshotProduct>, keyOf: (product: SnapshotProduct) => number) {
    this.#keyOf = keyOf
    this.#products = [...products]
    for (const product of this.#products) this.#keys[product.at] = keyOf(product)
    this.#products.sort(
      (left, right) => this.#keys[left.at]! - this.#keys[right.at]! || left.id - right.id,
    )
  }

  get products(): readonly SnapshotProduct[] {
    return this.#products
  }

  put(product: SnapshotProduct): void {
    const key = this.#keyOf(product)
    const before = this.#keys[product.at]
    if (before === key) return
    if (before !== undefined) this.drop(product)
    this.#products.splice(this.#firstFrom(key, product.id), 0, product)
    this.#keys[product.at] = key
  }

  drop(product: SnapshotProduct): void {
    const key = this.#keys[product.at]
    if (key === undefined) return
    this.#products.splice(this.#firstFrom(key, product.id), 1)
    delete this.#keys[product.at]
  }

  #firstFrom(key: number, id: number): number {
    let low = 0
    let high = this.#products.length
    while (low < high) {
      const middle = (low + high) >> 1
      const product = this.#products[middle]!
      const isBefore = (this.#keys[product.at]! - key || product.id - id) < 0
      if (isBefore) low = middle + 1
      else high = middle
    }
    return low
  }
}
