import { FormattedDate, FormattedMessage } from 'react-intl'
import { auditStateOf } from '../../../contract/walletRecords.ts'
import type { RechargeDetail } from '../../../contract/walletRecords.ts'
import { Money } from '../ui/money.tsx'
import { MoneyRow } from '../ui/moneyRows.tsx'
import { OwnPicture } from '../pictures/ownPicture.tsx'
import { Panel } from '../ui/panel.tsx'
import { AuditChip } from '../wallet/auditChip.tsx'
import { AuditReason } from '../wallet/auditReason.tsx'
import styles from '../wallet/recordPanels.module.css'
import { rechargeMethodTexts } from '../wallet/walletTexts.ts'

/** The details of a recharge. */
export function RechargePanels({ recharge }: { recharge: RechargeDetail }) {
  const { method, network, ownAddress, depositAddress, transactionHash } = recharge
  return (
    <Panel
      title={
        <FormattedMessage
          id="recharge.number"
          defaultMessage="Top-up R{id}"
          values={{ id: String(recharge.id) }}
        />
      }
      end={<AuditChip state={auditStateOf(recharge)} />}
    >
      <AuditReason reason={recharge.refusedFor} />
      <dl className={styles.facts}>
        <MoneyRow label={<FormattedMessage id="recharge.handedIn" defaultMessage="Amount sent" />}>
          <Money cents={recharge.amountCents} />
        </MoneyRow>
        {recharge.arrivedCents === null ? null : (
          <MoneyRow
            label={<FormattedMessage id="recharge.arrived" defaultMessage="Actual arrival" />}
          >
            <span className={styles.good}>
              <Money cents={recharge.arrivedCents} signed />
            </span>
          </MoneyRow>
        )}
        <MoneyRow label={<FormattedMessage id="recharge.method" defaultMessage="Method" />}>
          <FormattedMessage {...rechargeMethodTexts[method]} />
        </MoneyRow>
        {network === null ? null : (
          <MoneyRow label={<FormattedMessage id="wallet.network" defaultMessage="Network" />}>
            {network.toUpperCase()}
          </MoneyRow>
        )}
        {ownAddress === null ? null : (
          <MoneyRow label={<FormattedMessage id="recharge.from" defaultMessage="From" />}>
            <span className={styles.code}>{ownAddress}</span>
          </MoneyRow>
        )}
        {depositAddress === null ? null : (
          <MoneyRow label={<FormattedMessage id="recharge.to" defaultMessage="To" />}>
            <span className={styles.code}>{depositAddress}</span>
          </MoneyRow>
        )}
        {transactionHash === null ? null : (
          <MoneyRow
            label={<FormattedMessage id="recharge.transaction" defaultMessage="Transaction" />}
          >
            <span className={styles.code}>{transactionHash}</span>
          </MoneyRow>
        )}
        <MoneyRow label={<FormattedMessage id="wallet.submittedAt" defaultMessage="Submitted" />}>
          <FormattedDate value={recharge.submittedAt} dateStyle="medium" timeStyle="short" />
        </MoneyRow>
        {recharge.resolvedAt === null ? null : (
          <MoneyRow label={<FormattedMessage id="wallet.resolvedAt" defaultMessage="Answered" />}>
            <FormattedDate value={recharge.resolvedAt} dateStyle="medium" timeStyle="short" />
          </MoneyRow>
        )}
      </dl>
      <div>
        <p className={styles.label}>
          <FormattedMessage id="recharge.evidence" defaultMessage="Payment evidence" />
        </p>
        <OwnPicture picture={recharge.evidence} size={96} />
      </div>
    </Panel>
  )
}
