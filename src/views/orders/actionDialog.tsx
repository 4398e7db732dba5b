import { defineMessages, FormattedMessage } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { ConfirmedAction, orderActionMachine } from '../../machines/orderActionMachine.ts'
import { ConfirmDialog } from '../ui/confirmDialog.tsx'
import { FailureText } from '../ui/failureText.tsx'
import { actionTexts } from './orderTexts.ts'

const titles = defineMessages({
  cancel: { id: 'orderInfo.cancelTitle', defaultMessage: 'Cancel this order?' },
  confirmReceipt: { id: 'orderInfo.confirmTitle', defaultMessage: 'Has everything arrived?' },
  extendReceipt: { id: 'orderInfo.extendTitle', defaultMessage: 'Extend by 7 days?' },
  withdrawRefund: { id: 'orderInfo.withdrawTitle', defaultMessage: 'Withdraw the request?' },
})

const texts = defineMessages({
  cancel: {
    id: 'orderInfo.cancelText',
    defaultMessage: 'You won’t be charged, and a promo code can be used again.',
  },
  confirmReceipt: {
    id: 'orderInfo.confirmText',
    defaultMessage:
      'This releases your money to the shop. You can still review, and ask for a refund.',
  },
  extendReceipt: {
    id: 'orderInfo.extendText',
    defaultMessage: 'You get seven more days to confirm receipt. This works once per order.',
  },
  withdrawRefund: {
    id: 'orderInfo.withdrawText',
    defaultMessage: 'The order goes on where it stood. You can ask again later.',
  },
})

/** Asks for confirmation before an action that can't be undone. */
export function ActionDialog({
  snapshot,
  onConfirm,
  onDismiss,
}: {
  snapshot: SnapshotFrom<typeof orderActionMachine>
  onConfirm: () => void
  onDismiss: () => void
}) {
  const { action, failure } = snapshot.context
  const shown: ConfirmedAction = action ?? 'cancel'
  return (
    <ConfirmDialog
      open={snapshot.hasTag('asking')}
      busy={snapshot.hasTag('busy')}
      danger={shown === 'cancel'}
      title={<FormattedMessage {...titles[shown]} />}
      confirm={<FormattedMessage {...actionTexts[shown]} />}
      cancel={
        shown === 'cancel' ? (
          <FormattedMessage id="orderInfo.keep" defaultMessage="Keep it" />
        ) : (
          <FormattedMessage id="orderInfo.notYet" defaultMessage="Not now" />
        )
      }
      onConfirm={onConfirm}
      onCancel={onDismiss}
    >
      {snapshot.matches('unanswered') && failure !== null ? (
        <FailureText failure={failure} />
      ) : (
        <FormattedMessage {...texts[shown]} />
      )}
    </ConfirmDialog>
  )
}
