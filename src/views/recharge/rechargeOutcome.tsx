import { CircleCheck, CircleX, Clock } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import type { RechargeWish } from '../../machines/rechargeTypes.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { auditStateOf } from '../../../contract/walletRecords.ts'
import type { AuditState, RechargeDetail } from '../../../contract/walletRecords.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useMoneyFormat } from '../ui/money.tsx'
import { BalancePanel } from '../wallet/balancePanel.tsx'
import { OrderBack } from './orderBack.tsx'
import { OutcomeHead } from '../wallet/outcomeHead.tsx'
import { RechargePanels } from './rechargePanels.tsx'
import { useRechargeAudit } from './useRechargeAudit.ts'
import styles from '../wallet/wallet.module.css'

interface Look {
  tone: 'wait' | 'good' | 'bad'
  Icon: LucideIcon
  title: MessageDescriptor
}

const titles = defineMessages({
  auditing: { id: 'recharge.auditing', defaultMessage: 'We’re checking your {amount}' },
  passed: { id: 'recharge.passed', defaultMessage: '{amount} is on your balance' },
  refused: { id: 'recharge.refused', defaultMessage: 'Your {amount} was declined' },
})

const looks: Record<AuditState, Look> = {
  auditing: { tone: 'wait', Icon: Clock, title: titles.auditing },
  passed: { tone: 'good', Icon: CircleCheck, title: titles.passed },
  refused: { tone: 'bad', Icon: CircleX, title: titles.refused },
  cancelled: { tone: 'bad', Icon: CircleX, title: titles.refused },
}

/** The state of the recharge that was just submitted. It updates automatically. */
export function RechargeOutcome({
  recharge: given,
  wish,
}: {
  recharge: RechargeDetail
  wish: RechargeWish
}) {
  const { recharge } = useRechargeAudit(given).context
  return (
    <div className={styles.form}>
      <RechargeOutcomeHead recharge={recharge} />
      {wish.orderId === null ? null : (
        <OrderBack
          id={wish.orderId}
          amountCents={null}
          isStored={auditStateOf(recharge) === 'auditing'}
        />
      )}
      <BalancePanel />
      <RechargePanels recharge={recharge} />
      <div className={styles.buttons}>
        <ButtonLink href={hrefs.topUp({ order: wish.orderId })} variant="secondary">
          <FormattedMessage id="recharge.another" defaultMessage="Another top-up" />
        </ButtonLink>
        <ButtonLink href={hrefs.topUpRecord({ id: recharge.id })} variant="secondary">
          <FormattedMessage id="title.topUpRecord" defaultMessage="Recharge record" />
        </ButtonLink>
      </div>
    </div>
  )
}

/** The state of a recharge in one sentence. */
export function RechargeOutcomeHead({ recharge }: { recharge: RechargeDetail }) {
  const formatMoney = useMoneyFormat()
  const { tone, Icon, title } = looks[auditStateOf(recharge)]
  const amount = formatMoney(recharge.arrivedCents ?? recharge.amountCents)
  return (
    <OutcomeHead
      tone={tone}
      icon={<Icon size={48} strokeWidth={1.5} />}
      title={<FormattedMessage {...title} values={{ amount }} />}
      hint={
        auditStateOf(recharge) === 'auditing' ? (
          <FormattedMessage
            id="recharge.auditingHint"
            defaultMessage="No need to wait. We’ll notify you."
          />
        ) : (
          recharge.refusedFor
        )
      }
    />
  )
}
