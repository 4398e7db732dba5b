import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'
import type {
  OpenRefund,
  OrderContext,
  OrderEvent,
  RefundRequest,
} from '../../../src/machines/orderTypes.ts'
import type { OrderSnapshot } from '../../../src/machines/selectors/orderSelectors.ts'
import { verifyPay } from '../../../contract/account.ts'
import { payOrder, showOrder } from '../../../contract/orders.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import { applyRefund, quoteRefund, sendGoodsBack } from '../../../contract/refunds.ts'
import { declareReturn, showReturn } from '../../../contract/returns.ts'
import { addReview } from '../../../contract/reviews.ts'
import { photo } from '../../browser/support/photo.ts'
import { anOrder, aRefundAnswer, aReturnOffer } from '../../factories/orderAnswers.ts'
import type { CallName } from './wire.ts'
import type { Exchange, Stage } from './stage.ts'
import { answer } from './stage.ts'
import { codeProof } from '../../factories/codeProof.ts'

export const payCode = '246810'
export const evidence = 'aaaaaaaaaaaaaaaaaaaaaaaa'
const opinion = 'Sturdy and light.'
const explanation = 'The lid is cracked.'
const titles = ['Canvas tote', 'Deck lamp']
const dayMs = 86_400_000
const parcel: OrderDetail['parcels'][number] = {
  id: 1,
  carrier: 'DHL',
  trackingNumber: 'JD014',
  shippedAt: '2026-01-06T10:00:00.000Z',
  lines: [],
  events: [],
}

/** The order as the API returns it in the snapshot's state. */
export function orderAt(snapshot: OrderSnapshot): OrderDetail {
  const { context, value } = snapshot
  const [{ code = 0 } = {}] = Object.values(snapshot.getMeta())
  const afterSaleStage = typeof value === 'object' && 'afterSale' in value ? value.afterSale : null
  const soon = new Date(Date.now() + 3 * dayMs).toISOString()
  const deadline = context.deadline === null ? null : soon
  const [line] = anOrder().lines
  if (line === undefined) throw new Error('an order has lines')
  return anOrder({
    status: code,
    afterSaleStage: afterSaleStage ?? null,
    totalCents: context.totalCents,
    refundedCents: context.money.givenBackCents,
    ...piecesOf(context),
    parcels: context.stock.sentPieces > 0 ? [parcel] : [],
    lines: context.lines.map(({ lineId, quantity, refundablePieces, unsentPieces, reviewed }) => ({
      ...line,
      lineId,
      title: titles[lineId - 1] ?? '',
      quantity,
      refundableCents: refundablePieces.reduce((sum, cents) => sum + cents, 0),
      refundableQuantity: refundablePieces.length,
      refundedQuantity: quantity - refundablePieces.length,
      refundedCents: (quantity - refundablePieces.length) * 500,
      sentQuantity: refundablePieces.length - unsentPieces,
      unsentQuantity: unsentPieces,
      reviewed,
    })),
    payDeadline: code === 0 ? soon : null,
    receiveDeadline: code === 2 ? deadline : null,
    completeDeadline: code === 3 ? deadline : null,
    refundDeadline: code === 4 ? deadline : null,
    deadlineLeftMs: context.timeLeft,
    returnUntil: context.returnUntil === null ? null : soon,
    sendBackBy: afterSaleStage === 'awaitingReturn' ? deadline : null,
    extended: context.extensions > 0,
    refund:
      context.refund === null || !afterSaleStage ? null : refundOf(context.refund, afterSaleStage),
  })
}

function piecesOf({ lines }: OrderContext) {
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  return {
    sentQuantity: sum(
      lines.map(({ refundablePieces, unsentPieces }) => refundablePieces.length - unsentPieces),
    ),
    unsentQuantity: sum(lines.map(({ unsentPieces }) => unsentPieces)),
  }
}

function refundOf(request: OpenRefund, stage: RefundDetail['stage']): RefundDetail {
  return aRefundAnswer({
    stage,
    type: request.withReturn ? 'refundAndReturn' : 'refundOnly',
    goodsReceived: request.isOfSent,
    amountCents: request.amountCents,
    offeredCents: request.offeredCents,
    offeredFor: request.offeredCents === null ? null : 'one scratch',
    isStatutory: request.isStatutory,
    deductedCents: request.deductedCents,
    deductedFor: request.deductedCents === 0 ? null : 'one scratch',
    reason: reasonFor(request.isOfSent),
    explanation,
    returnAddress: request.withReturn && stage !== 'applying' ? 'Pier 4' : null,
  })
}

/**
 * From now on the API returns this order from every call, and accepts the call that leads there.
 */
export async function answersWith(
  stage: Stage,
  order: OrderDetail,
  ...calls: CallName[]
): Promise<void> {
  for (const call of [showOrder, ...calls]) {
    await stage.reply({ call, reply: answer(order), standing: true })
  }
}

/** The write succeeds, and the order's screen, which it leads to, loads the changed order. */
export function thenShows(order: OrderDetail, written: CallName): readonly Exchange[] {
  return [
    { call: showOrder, reply: answer(order), standing: true },
    { call: written, reply: answer(order) },
    { call: showOrder, hold: true },
  ]
}

/** The shop or the clock acted: a notice of it arrives. */
export async function isNoticeFor(stage: Stage, kind: OrderEvent['type']): Promise<void> {
  const at = new Date().toISOString()
  await stage.stream.push([{ id: 9, kind, orderId: 31, refundId: null, at, read: false }], '42')
}

export async function pays(stage: Stage, after: OrderDetail): Promise<void> {
  const { page } = stage
  const proof = { proof: codeProof, expiresAt: new Date(Date.now() + 120_000) }
  await stage.reply({ call: verifyPay, reply: answer(proof), standing: true })
  await page.getByRole('link', { name: /^Pay \$/ }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Payment code').fill(payCode)
  await answersWith(stage, after, payOrder)
  await sheet.getByRole('button', { name: /^Pay \$/ }).click()
  await page.getByRole('link', { name: 'View order' }).click()
}

/** Taps a button with a confirmation, and confirms. */
export async function confirms({ page }: Stage, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('alertdialog').getByRole('button', { name }).click()
}

export async function reviews(stage: Stage, after: OrderDetail): Promise<void> {
  const { page } = stage
  await page.getByRole('link', { name: 'Add review' }).click()
  await page.getByLabel('Review Deck lamp now').uncheck()
  for (const group of ['Product', 'Service', 'Shipping']) {
    await page.getByRole('group', { name: group }).getByRole('radio').last().check()
  }
  await page.getByLabel('Your review').fill(opinion)
  await answersWith(stage, after, addReview)
  await page.getByRole('button', { name: 'Submit review' }).click()
}

/** The review that is written of these lines. */
export function reviewOf(lineIds: readonly number[]) {
  const lines = lineIds.map((lineId) => ({
    lineId,
    content: opinion,
    productRating: 5,
    pictures: [],
  }))
  return { orderId: 31, lines, serviceRating: 5, shippingRating: 5 }
}

/** The request as the form sends it. */
export function refundAsked({ lines, amountCents, withReturn, isOfSent }: RefundRequest) {
  return {
    orderId: 31,
    type: withReturn ? ('refundAndReturn' as const) : ('refundOnly' as const),
    goodsReceived: isOfSent,
    lines: [...lines],
    amountCents,
    reason: reasonFor(isOfSent),
    explanation,
    evidence: [evidence],
  }
}

function reasonFor(isOfSent: boolean): 'damaged' | 'late' {
  return isOfSent ? 'damaged' : 'late'
}

export async function asksForMoney(
  stage: Stage,
  { lines, amountCents, withReturn, isOfSent }: RefundRequest,
  after: OrderDetail,
): Promise<void> {
  const { page } = stage
  const quote = { maxAmountCents: amountCents, lines: [], returnPossible: true }
  await stage.reply({ call: quoteRefund, reply: answer(quote), standing: true })
  await page.getByRole('link', { name: 'Apply for refund' }).click()
  for (const [index, name] of titles.entries()) {
    const box = page.getByRole('checkbox', { name: new RegExp(name) })
    const asked = lines.find(({ lineId }) => lineId === index + 1)
    if (await box.isEnabled()) await box.setChecked(asked !== undefined)
    if (asked)
      await asksForPieces(
        page.getByRole('group', { name: `Quantity of ${name}, pieces` }),
        asked.quantity,
      )
  }
  const arrived = page.getByRole('radio', {
    name: isOfSent ? 'Received' : 'Not received',
    exact: true,
  })
  if (await arrived.isVisible()) await arrived.check()
  if (withReturn) await page.getByRole('radio', { name: /^Refund and return/ }).check()
  await page.getByLabel('Reason').selectOption(reasonFor(isOfSent))
  await page.getByLabel('Explanation').fill(explanation)
  await page.getByLabel('Add pictures').setInputFiles(await photo('lid.png', 200))
  await expect(page.getByAltText('Picture 1')).toBeVisible()
  await expect(page.getByText('Picture 1 is on its way')).toBeHidden()
  await answersWith(stage, after, applyRefund)
  await page.getByRole('button', { name: /^Request \$/ }).click()
}

/** Chooses the pieces to return without a reason, and confirms. */
export async function returnsGoods(
  stage: Stage,
  lines: RefundRequest['lines'],
  after: OrderDetail,
): Promise<void> {
  const { page } = stage
  await stage.reply({ call: showReturn, reply: answer(aReturnOffer()), standing: true })
  await page.getByRole('link', { name: /^(?:Return items|Cancel order)$/ }).click()
  for (const [index, name] of titles.entries()) {
    const box = page.getByRole('checkbox', { name: new RegExp(name) })
    const chosen = lines.find(({ lineId }) => lineId === index + 1)
    if (await box.isEnabled()) await box.setChecked(chosen !== undefined)
    if (chosen)
      await asksForPieces(
        page.getByRole('group', { name: `Quantity of ${name}, pieces` }),
        chosen.quantity,
      )
  }
  await page.getByRole('button', { name: 'Continue' }).click()
  await answersWith(stage, after)
  await stage.reply({ call: declareReturn, reply: answer(aReturnOffer()), standing: true })
  await page.getByRole('button', { name: /^Confirm/ }).click()
}

async function asksForPieces(stepper: Locator, quantity: number): Promise<void> {
  if (!(await stepper.isVisible())) return
  const count = stepper.getByRole('textbox')
  for (let shown = Number(await count.inputValue()); shown > quantity; shown -= 1) {
    await stepper.getByRole('button', { name: 'One fewer' }).click()
  }
  await expect(count).toHaveValue(`${quantity}`)
}

export async function sendsBack(
  stage: Stage,
  { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
  after: OrderDetail,
): Promise<void> {
  const { page } = stage
  await page.getByRole('button', { name: 'I sent it back' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Carrier').fill(carrier)
  await sheet.getByLabel('Tracking number').fill(trackingNumber)
  await answersWith(stage, after, sendGoodsBack)
  await sheet.getByRole('button', { name: 'I sent it back' }).click()
}
