import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import type { BillKind } from '../../../contract/bill.ts'

export const kindTexts: Record<BillKind | 'all', MessageDescriptor> = defineMessages({
  all: { id: 'bill.all', defaultMessage: 'All' },
  openingBalance: { id: 'bill.openingBalance', defaultMessage: 'Opening balance' },
  orderPaid: { id: 'bill.orderPaid', defaultMessage: 'Payment' },
  refund: { id: 'bill.refund', defaultMessage: 'Refund' },
  recharge: { id: 'bill.recharge', defaultMessage: 'Top-up' },
  withdrawalHeld: { id: 'bill.withdrawalHeld', defaultMessage: 'Withdrawal' },
  withdrawalReturned: {
    id: 'bill.withdrawalReturned',
    defaultMessage: 'Withdrawal returned',
  },
  adjustedUp: { id: 'bill.adjustedUp', defaultMessage: 'Balance credited by the shop' },
  adjustedDown: { id: 'bill.adjustedDown', defaultMessage: 'Balance debited by the shop' },
  rechargeReversed: { id: 'bill.rechargeReversed', defaultMessage: 'Top-up taken back' },
})

/** Ordered by how often shoppers look for them. */
export const shownKinds = [
  'all',
  'orderPaid',
  'refund',
  'recharge',
  'withdrawalHeld',
  'withdrawalReturned',
  'openingBalance',
] as const satisfies readonly (BillKind | 'all')[]
