import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { paymentCodeMachine } from '../../machines/paymentCodeMachine.ts'
import { isOwnPayment, selectPaymentStage } from '../../machines/selectors/paymentCodeSelectors.ts'
import type { PaymentCodeActor } from './usePaymentCode.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { CodeEntry } from './codeEntry.tsx'
import { PaymentObstacle } from './paymentObstacle.tsx'

/** Asks for the payment code and says what comes of it. */
export function PaymentCodeSheet({
  subjectId,
  actor,
  snapshot,
  act,
}: {
  /** The order or the quote that the code is asked for. */
  subjectId: number
  actor: PaymentCodeActor
  snapshot: SnapshotFrom<typeof paymentCodeMachine>
  /** What the code sets off, such as “Pay $24.90”. */
  act: ReactNode
}) {
  const face = selectPaymentStage(snapshot)
  const busy = snapshot.hasTag('busy')
  const field = useRef<HTMLInputElement>(null)
  return (
    <Sheet
      open={isOwnPayment(snapshot, subjectId) && snapshot.hasTag('open')}
      busy={busy}
      onClose={() => actor.send({ type: 'payment.closed' })}
      title={act}
      initialFocus={face === 'entering' ? field : undefined}
      footer={
        face === 'entering' ? (
          <Button
            wide
            busy={busy}
            disabled={!busy && !snapshot.can({ type: 'code.submitted' })}
            onClick={() => actor.send({ type: 'code.submitted' })}
          >
            {act}
          </Button>
        ) : undefined
      }
    >
      {face === 'entering' ? (
        <CodeEntry field={field} actor={actor} snapshot={snapshot} />
      ) : face === 'closed' ? null : (
        <PaymentObstacle actor={actor} snapshot={snapshot} face={face} />
      )}
    </Sheet>
  )
}
