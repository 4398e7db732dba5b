import type { MoneyMove } from '../../tests/model/support/ownerQuestion.ts'
import type { ChartTransition } from './readChart.ts'

/** The transitions that transfer money between accounts. The ledger has a row for each transfer. */
export const moneyMoves: Readonly<Record<string, Readonly<Record<string, readonly MoneyMove[]>>>> =
  {
    order: {
      'order.paid': ['available → escrow'],
      'order.annulled': ['escrow → available'],
      'receipt.confirmed': ['escrow → revenue'],
      'receipt.autoConfirmed': ['escrow → revenue'],
      'refund.settled if isNothingLeftInEscrow': ['escrow → available', 'escrow → revenue'],
      'refund.settled if isNothingLeft': ['revenue → available'],
      'refund.settled if isNothingUnsent': ['escrow → available'],
      'refund.settled if isWithinEscrow': ['escrow → available'],
      'refund.settled if isWithinRevenue': ['revenue → available'],
    },
    paymentCode: {
      'xstate.done.actor.payOrder → paymentCode.resting.paid': ['available → escrow'],
    },
    refund: {
      'order.annulled': ['escrow → available'],
      'refund.settled': ['escrow → available', 'revenue → available'],
    },
    recharge: {
      'xstate.done.actor.followAudit → recharge.handedIn.passed': ['external → available'],
    },
    rechargeAudit: {
      ' → rechargeAudit.passed': ['external → available'],
    },
    withdrawal: {
      'xstate.done.actor.withdraw → withdrawal.handedIn': ['available → held'],
      'xstate.done.actor.followAudit → withdrawal.handedIn.passed': [
        'held → external',
        'held → fee',
      ],
      'xstate.done.actor.followAudit → withdrawal.handedIn.refused': ['held → available'],
      'xstate.done.actor.followAudit → withdrawal.handedIn.cancelled': ['held → available'],
    },
    withdrawalAudit: {
      ' → withdrawalAudit.passed': ['held → external', 'held → fee'],
      ' → withdrawalAudit.refused': ['held → available'],
      ' → withdrawalAudit.cancelled': ['held → available'],
    },
  }

type Moving = Pick<ChartTransition, 'event' | 'guard' | 'targets'>

/** What the ledger transfers with the transition; empty for most. */
export function movesOf(chart: string, transition: Moving): readonly MoneyMove[] {
  const named = moneyMoves[chart] ?? {}
  return namesOf(transition).flatMap((name) => named[name] ?? [])
}

/** The ways in which the table may name a transition. */
export function namesOf({ event, guard, targets }: Moving): string[] {
  return [event, `${event} if ${guard}`, `${event} → ${targets.join(' + ')}`]
}

export function movesMoney(chart: string, transition: Moving): boolean {
  return movesOf(chart, transition).length > 0
}
