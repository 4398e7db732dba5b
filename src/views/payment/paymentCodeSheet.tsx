import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { paymentCodeMachine } from '../../machines/paymentCodeMachine.ts'
import { isOwnPayment, selectPaymentView } from '../../machines/selectors/paymentCodeSelectors.ts'
import type { PaymentCodeActor } from './usePaymentCode.ts'
import { Button } from '../ui/button.tsx'
import { useMoneyFormat } from '../ui/money.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useAfterPaint } from '../ui/useAfterPaint.ts'
import { CodeChoice } from './codeChoice.tsx'
import { CodeEntry } from './codeEntry.tsx'
import { PasskeyEntry } from './passkeyEntry.tsx'
import { PaymentObstacle } from './paymentObstacle.tsx'

/** Asks for a passkey or the payment code, and shows the outcome. */
export function PaymentCodeSheet({
  subjectId,
  actor,
  snapshot,
  act,
  topUp = null,
  finalFocus,
}: {
  /** The id of the order or quote that the code authorizes. */
  subjectId: number
  actor: PaymentCodeActor
  snapshot: SnapshotFrom<typeof paymentCodeMachine>
  /** The label of the action that the code authorizes, such as “Pay $24.90”. */
  act: ReactNode
  /** The form that tops up what the balance lacks. A withdrawal has none. */
  topUp?: ReactNode
  /** The button that asks for the payment. The sheet may have opened without it. */
  finalFocus?: RefObject<HTMLElement | null>
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
      finalFocus={finalFocus}
      title={<Headline snapshot={snapshot} act={act} />}
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
        ) : view === 'byPasskey' ? (
          <Button wide busy={busy} onClick={() => actor.send({ type: 'passkey.requested' })}>
            <FormattedMessage id="paymentCode.usePasskey" defaultMessage="Use passkey" />
          </Button>
        ) : undefined
      }
    >
      {view === 'entering' ? (
        <CodeEntry field={field} actor={actor} snapshot={snapshot} />
      ) : view === 'choosing' ? (
        <CodeChoice field={field} actor={actor} snapshot={snapshot} />
      ) : view === 'byPasskey' ? (
        <PasskeyEntry actor={actor} snapshot={snapshot} />
      ) : view === 'closed' ? null : (
        <PaymentObstacle actor={actor} snapshot={snapshot} kind={view} topUp={topUp} />
      )}
    </Sheet>
  )
}

/** Says what the current step asks for. */
function Headline({
  snapshot,
  act,
}: {
  snapshot: SnapshotFrom<typeof paymentCodeMachine>
  act: ReactNode
}) {
  const amount = useMoneyFormat()(snapshot.context.shortCents)
  if (snapshot.matches({ asking: 'balanceTooLow' })) {
    return (
      <FormattedMessage
        id="cashier.short"
        defaultMessage="You need {amount} more"
        values={{ amount }}
      />
    )
  }
  if (snapshot.matches({ asking: { notSet: 'choosing' } })) {
    return <FormattedMessage id="paymentCode.create" defaultMessage="Create your payment code" />
  }
  if (snapshot.matches({ asking: { notSet: 'repeating' } })) {
    return <FormattedMessage id="paymentCode.repeat" defaultMessage="Enter it again to pay" />
  }
  return act
}
