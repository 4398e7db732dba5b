import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { paymentCodeMachine } from '../../machines/paymentCodeMachine.ts'
import { isOwnPayment, selectPaymentView } from '../../machines/selectors/paymentCodeSelectors.ts'
import type { PaymentCodeActor } from './usePaymentCode.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useAfterPaint } from '../ui/useAfterPaint.ts'
import { CodeChoice } from './codeChoice.tsx'
import { CodeEntry } from './codeEntry.tsx'
import { PaymentObstacle } from './paymentObstacle.tsx'

/** Asks for the payment code and shows the outcome. */
export function PaymentCodeSheet({
  subjectId,
  actor,
  snapshot,
  act,
}: {
  /** The id of the order or quote that the code authorizes. */
  subjectId: number
  actor: PaymentCodeActor
  snapshot: SnapshotFrom<typeof paymentCodeMachine>
  /** The label of the action that the code authorizes, such as “Pay $24.90”. */
  act: ReactNode
}) {
  const view = selectPaymentView(snapshot)
  const busy = snapshot.hasTag('busy')
  const field = useRef<HTMLInputElement>(null)
  const isOpen = useAfterPaint(isOwnPayment(snapshot, subjectId) && snapshot.hasTag('open'))
  return (
    <Sheet
      open={isOpen}
      busy={busy}
      onClose={() => actor.send({ type: 'payment.closed' })}
      title={act}
      initialFocus={view === 'entering' || view === 'choosing' ? field : undefined}
      footer={
        view === 'entering' ? (
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
      {view === 'entering' ? (
        <CodeEntry field={field} actor={actor} snapshot={snapshot} />
      ) : view === 'choosing' ? (
        <CodeChoice field={field} actor={actor} snapshot={snapshot} />
      ) : view === 'closed' ? null : (
        <PaymentObstacle actor={actor} snapshot={snapshot} kind={view} />
      )}
    </Sheet>
  )
}
