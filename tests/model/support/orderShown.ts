import { expect } from '@playwright/test'
import type { OrderContext } from '../../../src/machines/orderTypes.ts'
import type { OrderSnapshot } from '../../../src/machines/selectors/orderSelectors.ts'
import { look } from './looks.ts'
import { factOn, money, screenOf } from './onScreen.ts'
import type { Stage } from './stage.ts'

const anyAction =
  /^(?:Pay \$.*|Cancel order|Confirm receipt|Extend by 7 days|Add review|Return items|Apply for refund|I sent it back|Withdraw request|Buy again)$/

/** Expects on an order's screen its status, who acts next, the offered actions, and its refunds. */
export function showsOrder(
  status: string,
  next: readonly [step: string, who: string] | null,
  actions: (context: OrderContext) => readonly string[],
) {
  return look(
    `an order that is ${status}`,
    async (stage: Stage, { context, value }: OrderSnapshot): Promise<void> => {
      const { page } = stage
      await expect(page).toHaveURL('/orderInfo/31')
      const screen = screenOf(stage)
      await expect(screen.getByText(status, { exact: true }).first()).toBeVisible()
      const step = screen.locator('li[data-next] p')
      if (next === null) await expect(step).toHaveCount(0)
      else {
        await expect(step.first()).toHaveText(next[0])
        await expect(step.nth(1)).toContainText(next[1])
      }
      await expect.poll(() => actionsOn(stage)).toEqual(actions(context))
      if (typeof value === 'object' && 'afterSale' in value) await showsRefund(stage, context)
    },
  )
}

/** Every line with something refundable is offered. */
export function refundIn({ lines }: OrderContext): string[] {
  return lines.some(({ refundablePieces }) => refundablePieces.length > 0)
    ? ['Apply for refund']
    : []
}

/** Before anything is sent, a return is a cancellation. */
export function returnIn(context: OrderContext): string[] {
  const { lines } = context
  const isAnySent = lines.some((line) => line.refundablePieces.length > line.unsentPieces)
  return refundIn(context).map(() => (isAnySent ? 'Return items' : 'Cancel order'))
}

export function reviewIn({ lines }: OrderContext): string[] {
  return lines.some(({ reviewed }) => !reviewed) ? ['Add review'] : []
}

/** The actions are below the screen, impossible ones disabled. Views behind expose no roles. */
async function actionsOn({ page }: Stage): Promise<string[]> {
  const names = page
    .getByRole('button', { name: anyAction, disabled: false })
    .or(page.getByRole('link', { name: anyAction }))
  return names.allInnerTexts()
}

async function showsRefund(stage: Stage, { refund }: OrderContext): Promise<void> {
  if (refund === null) return
  const { amountCents, offeredCents } = refund
  const asked = offeredCents === null ? 'Amount' : 'You asked for'
  await expect(factOn(stage, asked)).toHaveText(money(amountCents))
  if (offeredCents !== null) {
    await expect(factOn(stage, 'The shop gives')).toHaveText(money(offeredCents))
  }
}
