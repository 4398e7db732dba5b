import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import type {
  AuditState,
  RechargeMethod,
  WithdrawalMethod,
} from '../../../contract/walletRecords.ts'

/** By the API's codes, with the spec's filter for all. */
export const auditTexts = defineMessages({
  all: { id: 'audit.all', defaultMessage: 'All' },
  auditing: { id: 'audit.auditing', defaultMessage: 'In review' },
  passed: { id: 'audit.passed', defaultMessage: 'Completed' },
  refused: { id: 'audit.refused', defaultMessage: 'Declined' },
  cancelled: { id: 'audit.cancelled', defaultMessage: 'Cancelled' },
}) satisfies Record<AuditState | 'all', MessageDescriptor>

export const rechargeMethodTexts = defineMessages({
  chain: { id: 'recharge.onChain', defaultMessage: 'On chain' },
  card: { id: 'recharge.byCard', defaultMessage: 'By card' },
}) satisfies Record<RechargeMethod, MessageDescriptor>

export const withdrawalMethodTexts = defineMessages({
  bank: { id: 'withdrawal.toBank', defaultMessage: 'To a bank card' },
  chain: { id: 'withdrawal.onChain', defaultMessage: 'On chain' },
}) satisfies Record<WithdrawalMethod, MessageDescriptor>

/** The chain that a wrong address seems to belong to. */
export const addressTexts = defineMessages({
  unknown: {
    id: 'walletCheck.addressInvalid',
    defaultMessage: 'This is not an address of the chosen network',
  },
  tron: {
    id: 'walletCheck.addressOfTron',
    defaultMessage: 'This looks like a Tron address, not one of the chosen network',
  },
  ethereum: {
    id: 'walletCheck.addressOfEthereum',
    defaultMessage: 'This looks like an Ethereum address, not one of the chosen network',
  },
  bitcoin: {
    id: 'walletCheck.addressOfBitcoin',
    defaultMessage: 'This looks like a Bitcoin address, not one of the chosen network',
  },
})
