import { RectangleEllipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { paymentCodeMachine } from '../../machines/paymentCodeMachine.ts'
import type { PaymentObstacleKind } from '../../machines/selectors/paymentCodeSelectors.ts'
import type { PaymentCodeActor } from './usePaymentCode.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/screenStates.tsx'
import { Locked, PayingFailed } from './paymentSetbacks.tsx'

interface ObstacleProps {
  actor: PaymentCodeActor
  snapshot: SnapshotFrom<typeof paymentCodeMachine>
}

/** Shows why a payment is not possible, and the way to continue. */
export function PaymentObstacle({
  actor,
  snapshot,
  kind,
  topUp = null,
}: ObstacleProps & {
  kind: PaymentObstacleKind
  /** The form that tops up what is missing. A withdrawal has none. */
  topUp?: ReactNode
}) {
  switch (kind) {
    case 'forgotten':
      return <Forgotten actor={actor} />
    case 'locked':
    case 'lockedUntilReset':
      return <Locked actor={actor} snapshot={snapshot} />
    case 'balanceTooLow':
      return topUp
    case 'payingFailed':
      return <PayingFailed actor={actor} snapshot={snapshot} />
  }
}

function Forgotten({ actor }: Pick<ObstacleProps, 'actor'>) {
  return (
    <EmptyState
      icon={<RectangleEllipsis size={40} strokeWidth={1.5} />}
      title={
        <FormattedMessage id="paymentCode.forgotten" defaultMessage="Set a new payment code" />
      }
      hint={
        <FormattedMessage
          id="paymentCode.forgottenHint"
          defaultMessage="Your login password is enough. Afterwards you come back here."
        />
      }
      action={
        <Button onClick={() => actor.send({ type: 'settings.opened' })}>
          <FormattedMessage id="paymentCode.setNew" defaultMessage="Set a new code" />
        </Button>
      }
    />
  )
}
