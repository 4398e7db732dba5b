import type { BillEntry } from '../../contract/bill.ts'
import type { ShownShopper } from './queries/showShopper.ts'
import { statusText } from './statusText.ts'
import { dollars, factLines, signedDollars, tableLines } from './table.ts'

export function shopperPage(shown: ShownShopper): string[] {
  const { payCode } = shown
  return [
    ...factLines([
      ['account', shown.account],
      ['name', shown.name],
      ['mail', shown.email],
      ['phone', shown.mobile],
      ['language', shown.language],
      ['since', shown.createdAt],
      ['available', dollars(shown.balances.availableCents)],
      ['held', dollars(shown.balances.heldCents)],
      ['orders', String(shown.orderCount)],
      ['payment code', payCodeText(payCode)],
      ['signing in', shown.loginBlockedUntil && `slowed down until ${shown.loginBlockedUntil}`],
    ]),
    ...section('Last orders', [
      ['ORDER', 'STATUS', 'TOTAL', 'PLACED'],
      ...shown.orders.map((order) => [
        order.sn,
        statusText(order.status, order.afterSaleStage),
        dollars(order.totalCents),
        order.placedAt,
      ]),
    ]),
    ...section('Last rows of the bill', [
      ['WHEN', 'KIND', 'AMOUNT', 'BALANCE', 'ABOUT'],
      ...shown.bill.map((entry) => [
        entry.at,
        entry.kind,
        signedDollars(entry.amountCents),
        dollars(entry.balanceCents),
        aboutOf(entry),
      ]),
    ]),
    ...section('Sessions', [
      ['SINCE', 'UNTIL', 'BROWSER'],
      ...shown.sessions.map((each) => [each.createdAt, each.expiresAt, each.userAgent]),
    ]),
  ]
}

function payCodeText({ isSet, wrongCount, lock }: ShownShopper['payCode']): string {
  if (!isSet) return 'not set'
  const locked = lock === null ? '' : `, locked until ${lock.until ?? 'it is set anew'}`
  return `set, ${wrongCount} wrong tries${locked}`
}

function aboutOf({ orderSn, rechargeId, withdrawalId }: BillEntry): string {
  if (orderSn) return orderSn
  if (rechargeId) return `R${rechargeId}`
  return withdrawalId ? `W${withdrawalId}` : ''
}

/** Empty when there is only a heading. */
function section(title: string, [heading = [], ...rows]: string[][]): string[] {
  return rows.length === 0 ? [] : ['', title, ...tableLines(heading, rows)]
}
