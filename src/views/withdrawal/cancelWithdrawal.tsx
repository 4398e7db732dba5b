import { FormattedMessage } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { withdrawalAuditMachine } from '../../machines/withdrawalAuditMachine.ts'
import type { WithdrawalAuditActor } from './useWithdrawalAudit.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirmDialog.tsx'
import { FailureText } from '../ui/failureText.tsx'
import { useMoneyFormat } from '../ui/money.tsx'

/** Cancels a withdrawal during its audit, after a confirmation. */
export function CancelWithdrawal({
  actor,
  snapshot,
}: {
  actor: WithdrawalAuditActor
  snapshot: SnapshotFrom<typeof withdrawalAuditMachine>
}) {
  const { withdrawal, failure } = snapshot.context
  const amount = useMoneyFormat()(withdrawal.totalCents)
  return (
    <>
      {snapshot.matches('auditing') ? (
        <Button variant="secondary" wide onClick={() => actor.send({ type: 'cancel.asked' })}>
          <FormattedMessage id="withdrawal.cancel" defaultMessage="Cancel the withdrawal" />
        </Button>
      ) : null}
      <ConfirmDialog
        open={snapshot.hasTag('asking')}
        busy={snapshot.hasTag('busy')}
        danger
        title={
          <FormattedMessage id="withdrawal.cancelTitle" defaultMessage="Cancel this withdrawal?" />
        }
        confirm={<FormattedMessage id="withdrawal.cancelConfirm" defaultMessage="Cancel it" />}
        cancel={<FormattedMessage id="orderInfo.keep" defaultMessage="Keep it" />}
        onConfirm={() => actor.send({ type: 'cancel.confirmed' })}
        onCancel={() => actor.send({ type: 'cancel.dismissed' })}
      >
        {failure === null ? (
          <FormattedMessage
            id="withdrawal.cancelText"
            defaultMessage="{amount} is on your balance again at once."
            values={{ amount }}
          />
        ) : (
          <FailureText failure={failure} />
        )}
      </ConfirmDialog>
    </>
  )
}
