import { FormattedMessage } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { paymentCodeMachine } from '../../machines/paymentCodeMachine.ts'
import { isOwnPayment, selectPaymentFace } from '../../machines/selectors/paymentCodeSelectors.ts'
import type { PaymentCodeActor } from '../bindings/paymentCode.tsx'
import { Button } from '../shared/button.tsx'
import { Sheet } from '../shared/sheet.tsx'
import { CodeEntry } from './codeEntry.tsx'
import { PaymentObstacle } from './paymentObstacle.tsx'

/** Asks for the payment code and says what comes of it. */
export function PaymentCodeSheet({
  orderId,
  actor,
  snapshot,
  amount,
}: {
  orderId: number
  actor: PaymentCodeActor
  snapshot: SnapshotFrom<typeof paymentCodeMachine>
  /** In words, such as $24.90. */
  amount: string
}) {
  const face = selectPaymentFace(snapshot)
  const busy = snapshot.hasTag('busy')
  return (
    <Sheet
      open={isOwnPayment(snapshot, orderId) && snapshot.hasTag('open')}
      busy={busy}
      onClose={() => actor.send({ type: 'payment.closed' })}
      title={
        <FormattedMessage id="cashier.pay" defaultMessage="Pay {amount}" values={{ amount }} />
      }
      footer={
        face === 'entering' ? (
          <Button
            wide
            busy={busy}
            disabled={!busy && !snapshot.can({ type: 'code.submitted' })}
            onClick={() => actor.send({ type: 'code.submitted' })}
          >
            <FormattedMessage id="cashier.pay" defaultMessage="Pay {amount}" values={{ amount }} />
          </Button>
        ) : undefined
      }
    >
      {face === 'entering' ? (
        <CodeEntry actor={actor} snapshot={snapshot} />
      ) : face === 'closed' ? null : (
        <PaymentObstacle actor={actor} snapshot={snapshot} face={face} />
      )}
    </Sheet>
  )
}
