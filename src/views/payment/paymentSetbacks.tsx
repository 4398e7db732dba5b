import { CircleAlert, LockKeyhole } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { paymentCodeMachine } from '../../machines/paymentCodeMachine.ts'
import type { PaymentCodeActor } from './usePaymentCode.ts'
import { Button } from '../ui/button.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { EmptyState } from '../ui/screenStates.tsx'
import { FailureText } from '../ui/failureText.tsx'
import { PasskeyInstead } from './passkeyEntry.tsx'
import styles from './paymentSetbacks.module.css'

interface SetbackProps {
  actor: PaymentCodeActor
  snapshot: SnapshotFrom<typeof paymentCodeMachine>
}

export function Locked({ actor, snapshot }: SetbackProps) {
  const { lockedUntil } = snapshot.context
  return (
    <EmptyState
      icon={<LockKeyhole size={40} strokeWidth={1.5} />}
      title={<FormattedMessage id="paymentCode.locked" defaultMessage="Too many wrong codes" />}
      hint={
        lockedUntil === null ? (
          <FormattedMessage
            id="paymentCode.lockedUntilReset"
            defaultMessage="No code is taken until you set a new one with your login password."
          />
        ) : (
          <FormattedMessage
            id="paymentCode.lockedFor"
            defaultMessage="You can try again in {time}."
            values={{ time: <Countdown until={lockedUntil} /> }}
          />
        )
      }
      action={
        <>
          <Button variant="secondary" onClick={() => actor.send({ type: 'code.forgotten' })}>
            <FormattedMessage id="paymentCode.forgot" defaultMessage="Forgot the code?" />
          </Button>
          <PasskeyInstead actor={actor} snapshot={snapshot} />
        </>
      }
    />
  )
}

export function PayingFailed({ actor, snapshot }: SetbackProps) {
  const { failure } = snapshot.context
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert size={40} strokeWidth={1.5} />}
        title={<FormattedMessage id="cashier.payFail" defaultMessage="Pay Fail" />}
        hint={
          <>
            {failure === null ? null : (
              <span className={styles.line}>
                <FailureText failure={failure} />
              </span>
            )}
            <span className={styles.line}>
              <FormattedMessage
                id="cashier.paySafe"
                defaultMessage="Trying again is safe: nothing is paid twice."
              />
            </span>
          </>
        }
        action={
          <Button onClick={() => actor.send({ type: 'payment.retried' })}>
            <FormattedMessage id="shared.retry" defaultMessage="Try again" />
          </Button>
        }
      />
    </div>
  )
}
