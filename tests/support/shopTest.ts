import { expect, test as base } from 'vitest'
import { openTestShop } from './openTestShop.ts'
import { badFindings, type TestShop } from './testShop.ts'

/** False where tests change rows without the shop. */
const checked = base.extend('booksBalance', { scope: 'file' }, true)

/** Tests with a `shop` that all tests of a file share, opened for the first one that uses it. */
export const test = checked.extend(
  'shop',
  { scope: 'file' },
  async ({ booksBalance }, { onCleanup }) => openChecked(booksBalance, onCleanup),
)

/** Tests with a `shop` of their own each. */
export const freshShopTest = checked.extend('shop', async ({ booksBalance }, { onCleanup }) =>
  openChecked(booksBalance, onCleanup),
)

/** A shop that must have reported no errors in the end, and whose books must balance. */
async function openChecked(
  booksBalance: boolean,
  onCleanup: (close: () => Promise<void>) => void,
): Promise<TestShop> {
  const shop = await openTestShop()
  onCleanup(async () => {
    try {
      expect(shop.unexpectedErrors).toEqual([])
      if (booksBalance) expect(await badFindings(shop)).toEqual([])
    } finally {
      await shop.close()
    }
  })
  return shop
}
