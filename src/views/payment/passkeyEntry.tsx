import { Fingerprint } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { paymentCodeMachine } from '../../machines/paymentCodeMachine.ts'
import { selectPayingStage } from '../../machines/selectors/paymentCodeSelectors.ts'
import { useSession } from '../session/useSession.tsx'
import { Button } from '../ui/button.tsx'
import { FailureText } from '../ui/failureText.tsx'
import styles from './codeEntry.module.css'
import { PayingRing } from './payingRing.tsx'
import { codeStandOf } from './usePaymentCode.ts'
import type { PaymentCodeActor } from './usePaymentCode.ts'

interface PasskeyEntryProps {
  actor: PaymentCodeActor
  snapshot: SnapshotFrom<typeof paymentCodeMachine>
}

/** Asks for a passkey. The browser's own dialog does the rest. */
export function PasskeyEntry({ actor, snapshot }: PasskeyEntryProps) {
  const { userInfo } = useSession()
  const stage = selectPayingStage(snapshot)
  const preferred = { type: 'code.preferred', ...codeStandOf(userInfo) } as const
  return (
    <div className={styles.entry}>
      <div className={styles.passkey}>
        {stage === null ? (
          <Fingerprint size={56} strokeWidth={1.25} aria-hidden />
        ) : (
          <PayingRing stage={stage} size={56} />
        )}
      </div>
      <div
        className={styles.hint}
        role="status"
        data-wrong={snapshot.matches({ asking: { byPasskey: 'failed' } }) || undefined}
      >
        <PasskeyHint snapshot={snapshot} />
      </div>
      {snapshot.can(preferred) ? (
        <Button variant="quiet" size="small" onClick={() => actor.send(preferred)}>
          <FormattedMessage
            id="paymentCode.enterInstead"
            defaultMessage="Enter the payment code instead"
          />
        </Button>
      ) : null}
    </div>
  )
}

function PasskeyHint({ snapshot }: Pick<PasskeyEntryProps, 'snapshot'>) {
  const { failure, passkey } = snapshot.context
  if (snapshot.matches('paying')) {
    return <FormattedMessage id="paymentCode.paying" defaultMessage="Paying…" />
  }
  if (snapshot.hasTag('busy')) {
    return (
      <FormattedMessage
        id="paymentCode.askingPasskey"
        defaultMessage="Follow the steps of your browser…"
      />
    )
  }
  if (snapshot.matches({ asking: { byPasskey: 'cancelled' } })) {
    return (
      <FormattedMessage
        id="paymentCode.passkeyCancelled"
        defaultMessage="Not confirmed. Nothing was paid."
      />
    )
  }
  if (snapshot.matches({ asking: { byPasskey: 'unsupported' } })) {
    return passkey === 'required' ? (
      <FormattedMessage
        id="paymentCode.passkeyElsewhere"
        defaultMessage="This browser can’t use your passkey. Pay on a device that has it."
      />
    ) : (
      <FormattedMessage
        id="paymentCode.passkeyUnsupported"
        defaultMessage="This browser can’t use your passkey. Enter the payment code instead."
      />
    )
  }
  if (snapshot.matches({ asking: { byPasskey: 'lapsed' } })) {
    return (
      <FormattedMessage
        id="paymentCode.passkeyLapsed"
        defaultMessage="Timed out. Use your passkey again."
      />
    )
  }
  if (snapshot.matches({ asking: { byPasskey: 'failed' } }) && failure !== null) {
    return <FailureText failure={failure} />
  }
  return (
    <FormattedMessage
      id="paymentCode.passkeyReady"
      defaultMessage="Confirm with your fingerprint, face or screen lock"
    />
  )
}

/** A way back to the passkey, next to a code that is entered or locked. */
export function PasskeyInstead({ actor, snapshot }: PasskeyEntryProps) {
  return snapshot.can({ type: 'passkey.requested' }) ? (
    <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'passkey.requested' })}>
      <Fingerprint size={18} aria-hidden />
      <FormattedMessage id="paymentCode.passkeyInstead" defaultMessage="Use your passkey instead" />
    </Button>
  ) : null
}
