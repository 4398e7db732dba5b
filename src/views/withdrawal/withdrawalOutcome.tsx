import { Ban, CircleCheck, CircleX, Clock } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { auditStateOf } from '../../../contract/walletRecords.ts'
import type { AuditState, WithdrawalDetail } from '../../../contract/walletRecords.ts'
import { useWithdrawalAudit } from './useWithdrawalAudit.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useMoneyFormat } from '../ui/money.tsx'
import { BalancePanel } from '../wallet/balancePanel.tsx'
import { CancelWithdrawal } from './cancelWithdrawal.tsx'
import { OutcomeHead } from '../wallet/outcomeHead.tsx'
import styles from '../wallet/wallet.module.css'
import { WithdrawalPanels } from './withdrawalPanels.tsx'

interface Look {
  tone: 'wait' | 'good' | 'bad' | 'plain'
  Icon: LucideIcon
  title: MessageDescriptor
  hint: MessageDescriptor
}

const texts = defineMessages({
  auditing: { id: 'withdrawal.auditing', defaultMessage: '{total} is held for your withdrawal' },
  auditingHint: {
    id: 'withdrawal.auditingHint',
    defaultMessage: 'It’s in review. No need to wait. We’ll notify you.',
  },
  passed: { id: 'withdrawal.passed', defaultMessage: '{amount} is on its way to you' },
  passedHint: { id: 'withdrawal.passedHint', defaultMessage: 'It was paid out.' },
  refused: { id: 'withdrawal.refused', defaultMessage: 'Your withdrawal was declined' },
  cancelled: { id: 'withdrawal.cancelled', defaultMessage: 'Your withdrawal was cancelled' },
  backHint: { id: 'withdrawal.backHint', defaultMessage: '{total} is on your balance again.' },
})

const looks: Record<AuditState, Look> = {
  auditing: { tone: 'wait', Icon: Clock, title: texts.auditing, hint: texts.auditingHint },
  passed: { tone: 'good', Icon: CircleCheck, title: texts.passed, hint: texts.passedHint },
  refused: { tone: 'bad', Icon: CircleX, title: texts.refused, hint: texts.backHint },
  cancelled: { tone: 'plain', Icon: Ban, title: texts.cancelled, hint: texts.backHint },
}

/** The state of the withdrawal that was just submitted. It updates automatically. */
export function WithdrawalOutcome({
  withdrawal: given,
  onRenew,
}: {
  withdrawal: WithdrawalDetail
  onRenew: () => void
}) {
  const { actor, snapshot } = useWithdrawalAudit(given)
  const formatMoney = useMoneyFormat()
  const { withdrawal } = snapshot.context
  const { tone, Icon, title, hint } = looks[auditStateOf(withdrawal)]
  const values = {
    amount: formatMoney(withdrawal.amountCents),
    total: formatMoney(withdrawal.totalCents),
  }
  return (
    <div className={styles.form}>
      <OutcomeHead
        tone={tone}
        icon={<Icon size={48} strokeWidth={1.5} />}
        title={<FormattedMessage {...title} values={values} />}
        hint={<FormattedMessage {...hint} values={values} />}
      />
      <BalancePanel />
      <WithdrawalPanels withdrawal={withdrawal} />
      <CancelWithdrawal actor={actor} snapshot={snapshot} />
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onRenew}>
          <FormattedMessage id="withdrawal.another" defaultMessage="Another withdrawal" />
        </Button>
        <ButtonLink href={hrefs.depositRecord({ id: withdrawal.id })} variant="secondary">
          <FormattedMessage id="title.depositRecord" defaultMessage="Withdrawal record" />
        </ButtonLink>
      </div>
    </div>
  )
}
