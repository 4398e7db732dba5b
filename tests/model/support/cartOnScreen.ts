import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type { CartContext, CartEdit } from '../../../src/machines/cartTypes.ts'
import { addToCart, removeFromCart, updateCart } from '../../../contract/cart.ts'
import type { Stage } from './stage.ts'
import { ask } from './wire.ts'
import type { Ask } from './wire.ts'

export const productPath = '/detail/20/3'

export function askedBy(edit: CartEdit): Ask {
  switch (edit.type) {
    case 'line.added': {
      const { type: _type, priceCents: _priceCents, ...line } = edit
      return ask(addToCart, line)
    }
    case 'quantity.set':
      return ask(updateCart, { lines: [{ skuId: edit.skuId, quantity: edit.quantity }] })
    case 'lines.selected':
      return ask(updateCart, {
        lines: edit.skuIds.map((skuId) => ({ skuId, selected: edit.selected })),
      })
    case 'lines.removed':
      return ask(removeFromCart, { skuIds: [...edit.skuIds] })
  }
}

export async function tapsOneMore(place: Page | Locator): Promise<void> {
  await place
    .getByRole('group', { name: 'Quantity of Canvas tote' })
    .getByRole('button', { name: 'One more' })
    .click()
}

/** Acts in the cart sheet over a product, and returns to the sign-in. */
export async function inGuestCart(stage: Stage, act: () => Promise<void>): Promise<void> {
  const { page } = stage
  await stage.goTo(productPath)
  await page.getByRole('link', { name: /^Cart, / }).click()
  await act()
  // A toast with a link is a dialog, too.
  const sheet = page.getByRole('dialog', { name: 'Cart', exact: true })
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  await page.goBack()
}

/** Acts as a guest's other tab: stores the lines in the browser, and broadcasts it. */
export async function keepsForGuest(stage: Stage, lines: CartContext['guestLines']): Promise<void> {
  await stage.page.evaluate(
    (stored) => localStorage.setItem('harborlane.guestCart', JSON.stringify(stored)),
    lines,
  )
  await stage.broadcastsToTabs('cart', null)
}
