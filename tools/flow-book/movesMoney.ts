import type { ChartTransition } from './readChart.ts'

/** Events whose transitions move money between accounts. The ledger has a row for each. */
export const moneyEvents: Readonly<Record<string, readonly string[]>> = {
  order: [
    'order.paid',
    'order.annulled',
    'receipt.confirmed',
    'receipt.autoConfirmed',
    'refund.settled',
  ],
  paymentCode: ['xstate.done.actor.payOrder → paymentCode.resting.paid'],
  refund: ['order.annulled', 'refund.settled'],
  recharge: ['xstate.done.actor.followAudit → recharge.handedIn.passed'],
  rechargeAudit: [' → rechargeAudit.passed'],
  withdrawal: [
    'xstate.done.actor.withdraw → withdrawal.handedIn',
    'xstate.done.actor.followAudit → withdrawal.handedIn.passed',
    'xstate.done.actor.followAudit → withdrawal.handedIn.refused',
    'xstate.done.actor.followAudit → withdrawal.handedIn.cancelled',
  ],
  withdrawalAudit: [
    ' → withdrawalAudit.passed',
    ' → withdrawalAudit.refused',
    ' → withdrawalAudit.cancelled',
  ],
}

export function movesMoney(chart: string, { event, targets }: ChartTransition): boolean {
  const named = moneyEvents[chart] ?? []
  return named.includes(event) || named.includes(`${event} → ${targets.join(' + ')}`)
}
