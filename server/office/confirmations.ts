import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { orders } from '../db/schema/orders.ts'
import { refunds } from '../db/schema/refunds.ts'
import { users } from '../db/schema/users.ts'
import { recharges } from '../db/schema/wallet.ts'
import { readAuditName } from '../domain/wallet/auditName.ts'
import type { Outlook } from '../domain/ledger/adjustBalance.ts'
import { OfficeRefusal, Refusal } from '../domain/kernel/errors.ts'
import { dollars, signedDollars } from './table.ts'

/** What an operator sees before typing the amount. */
export interface Shown {
  label: string
  value: string
}

/** An action that waits until the amount is typed again. */
export interface ConfirmationNeeded {
  sumCents: number
  shown: readonly Shown[]
}

const farOffCents = 100_00
const farOffShare = 0.1

/** Refuses an amount that was not typed twice. */
export function refuseUnlessConfirmed(
  needed: ConfirmationNeeded,
  confirmedCents: number | undefined,
): void {
  if (confirmedCents === needed.sumCents) return
  throw new OfficeRefusal('confirmationNeeded', confirmationText(needed, confirmedCents), needed)
}

/** Shows the resulting balance, and refuses until the amount was typed. */
export function confirmingOutlook(confirmedCents: number | undefined) {
  return ({ account, sumCents, availableCents, reason, changeCents }: Outlook): void =>
    refuseUnlessConfirmed(
      {
        sumCents,
        shown: [
          { label: 'account', value: account },
          { label: 'available', value: dollars(availableCents) },
          { label: 'change', value: signedDollars(changeCents) },
          { label: 'afterwards', value: dollars(availableCents + changeCents) },
          { label: 'reason', value: reason },
        ],
      },
      confirmedCents,
    )
}

/** Asks again when the arrived amount is far from the shopper's claim: mostly a typing error. */
export async function confirmArrival(
  tx: Db,
  given: { name: string; arrivedCents?: number | undefined; confirmedCents?: number | undefined },
): Promise<void> {
  const { name, arrivedCents, confirmedCents } = given
  const { kind, id } = readAuditName(name)
  if (kind === 'withdrawal' || arrivedCents === undefined) return
  const [row] = await tx
    .select({ claimedCents: recharges.amountCents, account: users.account })
    .from(recharges)
    .innerJoin(users, eq(users.id, recharges.userId))
    .where(eq(recharges.id, id))
  if (!row) throw new Refusal('notFound')
  const { claimedCents, account } = row
  if (!isFarOff(claimedCents, arrivedCents)) return
  const shown = [
    { label: 'account', value: account },
    { label: 'claimed', value: dollars(claimedCents) },
    { label: 'arrived', value: dollars(arrivedCents) },
    { label: 'difference', value: signedDollars(arrivedCents - claimedCents) },
  ]
  refuseUnlessConfirmed({ sumCents: arrivedCents, shown }, confirmedCents)
}

/** Confirms a refund above the limit. */
export async function confirmRefund(
  tx: Db,
  given: {
    refundId: number
    /** Set when less than requested is offered. */
    offeredCents?: number | undefined
    confirmedCents?: number | undefined
  },
  aboveCents: number,
): Promise<void> {
  const [row] = await tx
    .select({
      askedCents: refunds.amountCents,
      sn: orders.sn,
      totalCents: orders.totalCents,
      refundedCents: orders.refundedCents,
      account: users.account,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(users, eq(users.id, refunds.userId))
    .where(eq(refunds.id, given.refundId))
  if (!row) throw new Refusal('notFound')
  const sumCents = given.offeredCents ?? row.askedCents
  if (sumCents <= aboveCents) return
  const shown = [
    { label: 'account', value: row.account },
    { label: 'order', value: row.sn },
    { label: 'paid', value: dollars(row.totalCents) },
    { label: 'refunded', value: dollars(row.refundedCents) },
    { label: 'asked for', value: dollars(row.askedCents) },
    ...(sumCents < row.askedCents ? [{ label: 'gives', value: dollars(sumCents) }] : []),
  ]
  refuseUnlessConfirmed({ sumCents, shown }, given.confirmedCents)
}

/** Confirms the refund of an order's whole remaining sum when it is above the limit. */
export async function confirmAnnulment(
  tx: Db,
  given: { orderId: number; confirmedCents?: number | undefined },
  aboveCents: number,
): Promise<void> {
  const [row] = await tx
    .select({
      sn: orders.sn,
      totalCents: orders.totalCents,
      refundedCents: orders.refundedCents,
      account: users.account,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, given.orderId))
  if (!row) throw new Refusal('notFound')
  const sumCents = row.totalCents - row.refundedCents
  if (sumCents <= aboveCents) return
  const shown = [
    { label: 'account', value: row.account },
    { label: 'order', value: row.sn },
    { label: 'paid', value: dollars(row.totalCents) },
    { label: 'refunded', value: dollars(row.refundedCents) },
    { label: 'gives back', value: dollars(sumCents) },
  ]
  refuseUnlessConfirmed({ sumCents, shown }, given.confirmedCents)
}

export function isFarOff(claimedCents: number, arrivedCents: number): boolean {
  const difference = Math.abs(arrivedCents - claimedCents)
  return difference > farOffCents || difference > claimedCents * farOffShare
}

function amountText(cents: number): string {
  return cents < 0 ? signedDollars(cents) : dollars(cents)
}

function confirmationText({ sumCents }: ConfirmationNeeded, confirmedCents: number | undefined) {
  return confirmedCents === undefined
    ? 'This has to be confirmed by typing the amount'
    : `Confirmed was ${amountText(confirmedCents)}, and it is ${amountText(sumCents)}`
}
