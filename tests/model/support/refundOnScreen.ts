import { expect } from '@playwright/test'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import type { RefundContext } from '../../../src/machines/refundTypes.ts'
import type { RefundSnapshot } from '../../../src/machines/selectors/refundSelectors.ts'
import { anOrder, aRefundAnswer } from '../../factories/orderAnswers.ts'
import { look } from './looks.ts'
import { factOn, money, screenOf } from './onScreen.ts'
import type { Stage } from './stage.ts'

const openStages = ['applying', 'awaitingReturn', 'returning', 'refunding'] as const

/** The order as the API returns it when its request is in the snapshot's state. */
export function orderWith({ value, context }: RefundSnapshot): OrderDetail {
  const afterSaleStage = openStages.find((stage) => stage === value) ?? null
  return anOrder({
    status: afterSaleStage === null ? 2 : -4,
    afterSaleStage,
    refund: value === 'unasked' ? null : requestAt(value, context),
  })
}

function requestAt(stage: RefundDetail['stage'], context: RefundContext): RefundDetail {
  const { askedCents, offeredCents, withReturn, refusedFor, annulledFor } = context
  const { isStatutory, deductedCents } = context
  return aRefundAnswer({
    stage,
    type: withReturn ? 'refundAndReturn' : 'refundOnly',
    amountCents: askedCents,
    offeredCents,
    offeredFor: offeredCents === null ? null : 'one scratch',
    returnAddress: withReturn && stage !== 'applying' ? 'Pier 4' : null,
    refusedFor,
    isAnnulment: annulledFor !== null,
    isStatutory,
    deductedCents,
    deductedFor: deductedCents === 0 ? null : 'worn soles',
    explanation: annulledFor ?? 'The lid is cracked.',
  })
}

/**
 * Expects the request on its order's screen: its stage, the requested amount, and who acts next.
 */
export function showsRequest(status: string, next: readonly [step: string, who: string]) {
  return look(
    `a request that is ${status}`,
    async (stage: Stage, { context }: RefundSnapshot): Promise<void> => {
      const screen = screenOf(stage)
      const panel = screen.locator('section').filter({
        has: stage.page.getByRole('heading', { name: headingOf(context), exact: true }),
      })
      await expect(panel.locator('header')).toContainText(status)
      const step = screen.locator('li[data-next] p')
      await expect(step.first()).toHaveText(next[0])
      await expect(step.nth(1)).toContainText(next[1])
      await showsSums(stage, context)
      await expect(panel.getByText(reasonPattern)).toHaveText(reasonsIn(context))
    },
  )
}

const reasonPattern =
  /^(?:Damaged or faulty|The shop refused: .*|The shop cancelled this order: .*)$/

function headingOf({ isStatutory }: RefundContext): string {
  return isStatutory ? 'Return without a reason' : 'After-sale'
}

/** The shop's reason, and the shopper's where the shopper made the request. */
function reasonsIn({ refusedFor, annulledFor, isStatutory }: RefundContext): string[] {
  if (isStatutory) return []
  if (annulledFor !== null) return [`The shop cancelled this order: ${annulledFor}`]
  return [...(refusedFor === null ? [] : [`The shop refused: ${refusedFor}`]), 'Damaged or faulty']
}

/** There is no request: the order offers to make one. */
export async function showsNoRequest(stage: Stage): Promise<void> {
  await expect(stage.page.getByRole('link', { name: 'Apply for refund' })).toBeVisible()
  await expect(stage.page.getByRole('heading', { name: 'After-sale', exact: true })).toHaveCount(0)
}

async function showsSums(stage: Stage, { askedCents, offeredCents }: RefundContext): Promise<void> {
  const asked = offeredCents === null ? 'Amount' : 'You asked for'
  await expect(factOn(stage, asked)).toHaveText(money(askedCents))
  if (offeredCents === null) return
  await expect(factOn(stage, 'The shop gives')).toHaveText(money(offeredCents))
}
