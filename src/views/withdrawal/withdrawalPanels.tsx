import { FormattedDate, FormattedMessage } from 'react-intl'
import { auditStateOf } from '../../../contract/walletRecords.ts'
import type { WithdrawalDetail } from '../../../contract/walletRecords.ts'
import { MoneyRow } from '../ui/moneyRows.tsx'
import { Panel } from '../ui/panel.tsx'
import { AuditChip } from '../wallet/auditChip.tsx'
import { AuditReason } from '../wallet/auditReason.tsx'
import styles from '../wallet/recordPanels.module.css'
import { TargetText } from './targetText.tsx'
import { WithdrawalSums } from './withdrawalSums.tsx'

/** The details of a withdrawal. */
export function WithdrawalPanels({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  return (
    <Panel
      title={
        <FormattedMessage
          id="wallet.heldWithdrawal"
          defaultMessage="Withdrawal W{id}"
          values={{ id: String(withdrawal.id) }}
        />
      }
      end={<AuditChip state={auditStateOf(withdrawal)} />}
    >
      <AuditReason reason={withdrawal.refusedFor} />
      <WithdrawalSums sums={withdrawal} state={auditStateOf(withdrawal)} />
      <dl className={styles.facts}>
        <MoneyRow label={<FormattedMessage id="withdrawal.to" defaultMessage="To" />}>
          <TargetText target={withdrawal.target} />
        </MoneyRow>
        {withdrawal.reference === null ? null : (
          <MoneyRow
            label={<FormattedMessage id="withdrawal.reference" defaultMessage="Reference" />}
          >
            <span className={styles.code}>{withdrawal.reference}</span>
          </MoneyRow>
        )}
        <MoneyRow label={<FormattedMessage id="wallet.submittedAt" defaultMessage="Submitted" />}>
          <FormattedDate value={withdrawal.submittedAt} dateStyle="medium" timeStyle="short" />
        </MoneyRow>
        {withdrawal.resolvedAt === null ? null : (
          <MoneyRow label={<FormattedMessage id="wallet.resolvedAt" defaultMessage="Answered" />}>
            <FormattedDate value={withdrawal.resolvedAt} dateStyle="medium" timeStyle="short" />
          </MoneyRow>
        )}
      </dl>
    </Panel>
  )
}
