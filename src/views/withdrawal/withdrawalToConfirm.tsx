import { FormattedMessage } from 'react-intl'
import type { WithdrawalQuote } from '../../../contract/wallet.ts'
import { useWithdrawalCode } from '../payment/usePaymentCode.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirmDialog.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { FailureText } from '../ui/failureText.tsx'
import { Money, useMoneyFormat } from '../ui/money.tsx'
import { MoneyRow } from '../ui/moneyRows.tsx'
import { Callout } from '../ui/callout.tsx'
import { Panel } from '../ui/panel.tsx'
import { PaymentCodeSheet } from '../payment/paymentCodeSheet.tsx'
import styles from '../wallet/recordPanels.module.css'
import { TargetText } from './targetText.tsx'
import wallet from '../wallet/wallet.module.css'
import type { WithdrawalInHand } from './useWithdrawal.ts'
import { WithdrawalSums } from './withdrawalSums.tsx'

/** Shows the exact amounts before it asks for the payment code. */
export function WithdrawalToConfirm({
  actor,
  snapshot,
  quote,
}: WithdrawalInHand & { quote: WithdrawalQuote }) {
  const code = useWithdrawalCode()
  const formatMoney = useMoneyFormat()
  const { failure } = snapshot.context
  const isUnanswered = snapshot.matches('unanswered')
  const act = (
    <FormattedMessage
      id="withdrawal.submit"
      defaultMessage="Withdraw {amount}"
      values={{ amount: formatMoney(quote.totalCents) }}
    />
  )
  return (
    <div className={wallet.form}>
      <Panel title={<FormattedMessage id="withdrawal.confirm" defaultMessage="Is this right?" />}>
        <Money cents={quote.amountCents} size="large" />
        <dl className={styles.facts}>
          <MoneyRow label={<FormattedMessage id="withdrawal.to" defaultMessage="To" />}>
            <TargetText target={quote.target} />
          </MoneyRow>
        </dl>
        <WithdrawalSums sums={quote} />
        {snapshot.matches('quoted') ? (
          <p className={wallet.soft}>
            <FormattedMessage
              id="withdrawal.holds"
              defaultMessage="The charge holds for another {time}."
              values={{ time: <Countdown until={quote.expiresAt} /> }}
            />
          </p>
        ) : null}
      </Panel>
      {isUnanswered && failure !== null ? (
        <Callout tone="bad">
          <FailureText failure={failure} />
          <div>
            <FormattedMessage
              id="withdrawal.safe"
              defaultMessage="Trying again is safe: nothing is withdrawn twice."
            />
          </div>
        </Callout>
      ) : null}
      {isUnanswered ? (
        <Button wide onClick={() => actor.send({ type: 'retry.requested' })}>
          <FormattedMessage id="shared.retry" defaultMessage="Try again" />
        </Button>
      ) : (
        <div className={wallet.stack}>
          <Button
            wide
            busy={!snapshot.matches({ quoted: 'confirming' })}
            onClick={() => actor.send({ type: 'withdrawal.confirmed' })}
          >
            {act}
          </Button>
          <Button
            wide
            variant="secondary"
            disabled={!snapshot.matches({ quoted: 'confirming' })}
            onClick={() => actor.send({ type: 'form.reopened' })}
          >
            <FormattedMessage id="withdrawal.change" defaultMessage="Change" />
          </Button>
        </div>
      )}
      <PaymentCodeSheet
        subjectId={quote.id}
        actor={code.actor}
        snapshot={code.snapshot}
        act={act}
      />
      <ConfirmDialog
        open={snapshot.matches({ quoted: 'codeNotSet' })}
        title={
          <FormattedMessage
            id="paymentCode.notSet"
            defaultMessage="You have not set payment password?"
          />
        }
        confirm={<FormattedMessage id="paymentCode.goToSettings" defaultMessage="Go to settings" />}
        onConfirm={() => actor.send({ type: 'settings.opened' })}
        onCancel={() => actor.send({ type: 'question.closed' })}
      >
        <FormattedMessage
          id="withdrawal.codeNotSetHint"
          defaultMessage="It is asked for whenever money leaves your balance."
        />
      </ConfirmDialog>
    </div>
  )
}
