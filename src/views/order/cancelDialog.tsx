import { FormattedMessage } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { orderActionMachine } from '../../machines/orderActionMachine.ts'
import { ConfirmDialog } from '../shared/confirmDialog.tsx'
import { FailureText } from '../shared/failureText.tsx'

export function CancelDialog({
  snapshot,
  onConfirm,
  onDismiss,
}: {
  snapshot: SnapshotFrom<typeof orderActionMachine>
  onConfirm: () => void
  onDismiss: () => void
}) {
  const { action, failure } = snapshot.context
  return (
    <ConfirmDialog
      open={snapshot.hasTag('asking') && action === 'cancel'}
      busy={snapshot.hasTag('busy')}
      danger
      title={<FormattedMessage id="orderInfo.cancelTitle" defaultMessage="Cancel this order?" />}
      confirm={<FormattedMessage id="orderInfo.cancel" defaultMessage="Cancel order" />}
      cancel={<FormattedMessage id="orderInfo.keep" defaultMessage="Keep it" />}
      onConfirm={onConfirm}
      onCancel={onDismiss}
    >
      {snapshot.matches('unanswered') && failure !== null ? (
        <FailureText failure={failure} />
      ) : (
        <FormattedMessage
          id="orderInfo.cancelText"
          defaultMessage="The goods go back on the shelf, and a promo code can be used again."
        />
      )}
    </ConfirmDialog>
  )
}
