import { useEffect, useId } from 'react'
import type { RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { paymentCodeMachine } from '../../machines/paymentCodeMachine.ts'
import type { PaymentCodeActor } from './usePaymentCode.ts'
import { Button } from '../ui/button.tsx'
import { FailureText } from '../ui/failureText.tsx'
import { CodeBoxes } from './codeBoxes.tsx'
import styles from './codeEntry.module.css'
import { Keypad } from './keypad.tsx'
import { PasskeyInstead } from './passkeyEntry.tsx'
import { PayingRing } from './payingRing.tsx'
import { selectPayingStage } from '../../machines/selectors/paymentCodeSelectors.ts'

export interface CodeEntryProps {
  field: RefObject<HTMLInputElement | null>
  actor: PaymentCodeActor
  snapshot: SnapshotFrom<typeof paymentCodeMachine>
}

export function CodeEntry({ field, actor, snapshot }: CodeEntryProps) {
  const intl = useIntl()
  const hintId = useId()
  const stage = selectPayingStage(snapshot)
  const busy = snapshot.hasTag('busy')
  useEffect(() => {
    if (!busy) field.current?.focus({ preventScroll: true })
  }, [busy, field])
  const isWrong = snapshot.matches({ asking: { entering: 'refused' } })
  return (
    <div className={styles.entry}>
      <CodeBoxes
        field={field}
        actor={actor}
        payCode={snapshot.context.payCode}
        label={intl.formatMessage({ id: 'paymentCode.label', defaultMessage: 'Payment code' })}
        hintId={hintId}
        isWrong={isWrong}
        cover={stage === null ? null : <PayingRing stage={stage} size={56} />}
      />
      <div id={hintId} className={styles.hint} role="status" data-wrong={isWrong || undefined}>
        <EntryHint snapshot={snapshot} />
      </div>
      <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'code.forgotten' })}>
        <FormattedMessage id="paymentCode.forgot" defaultMessage="Forgot the code?" />
      </Button>
      <PasskeyInstead actor={actor} snapshot={snapshot} />
      <Keypad
        onDigit={(digit) => actor.send({ type: 'digit.entered', digit })}
        onErase={() => actor.send({ type: 'digit.erased' })}
      />
    </div>
  )
}

function EntryHint({ snapshot }: Pick<CodeEntryProps, 'snapshot'>) {
  const { attemptsLeft, failure } = snapshot.context
  if (snapshot.matches('paying')) {
    return <FormattedMessage id="paymentCode.paying" defaultMessage="Paying…" />
  }
  if (snapshot.hasTag('busy')) {
    return <FormattedMessage id="paymentCode.checking" defaultMessage="Checking…" />
  }
  if (snapshot.matches({ asking: { entering: 'refused' } })) {
    return (
      <FormattedMessage
        id="paymentCode.wrong"
        defaultMessage="Wrong code. {attempts, plural, one {# try} other {# tries}} left."
        values={{ attempts: attemptsLeft ?? 0 }}
      />
    )
  }
  if (snapshot.matches({ asking: { entering: 'lapsed' } })) {
    return (
      <FormattedMessage
        id="paymentCode.lapsed"
        defaultMessage="Timed out. Enter your code again."
      />
    )
  }
  if (snapshot.matches({ asking: { entering: 'unanswered' } }) && failure !== null) {
    return <FailureText failure={failure} />
  }
  return (
    <FormattedMessage
      id="paymentCode.enter"
      defaultMessage="Enter your payment code, 6 to 12 digits"
    />
  )
}
