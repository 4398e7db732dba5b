import { useEffect, useId } from 'react'
import type { RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { paymentCodeMachine } from '../../machines/paymentCodeMachine.ts'
import { boxCount } from '../../machines/selectors/paymentCodeSelectors.ts'
import type { PaymentCodeActor } from './usePaymentCode.ts'
import { Button } from '../ui/button.tsx'
import { FailureText } from '../ui/failureText.tsx'
import styles from './codeEntry.module.css'
import { Keypad } from './keypad.tsx'

interface CodeEntryProps {
  field: RefObject<HTMLInputElement | null>
  actor: PaymentCodeActor
  snapshot: SnapshotFrom<typeof paymentCodeMachine>
}

/** Six boxes over one masked field, so that keyboards, paste and screen readers work as usual. */
export function CodeEntry({ field, actor, snapshot }: CodeEntryProps) {
  const intl = useIntl()
  const hintId = useId()
  const { payCode } = snapshot.context
  const busy = snapshot.hasTag('busy')
  useEffect(() => {
    if (!busy) return undefined
    const { current } = field
    return () => current?.focus()
  }, [busy, field])
  const isWrong = snapshot.matches({ asking: { entering: 'refused' } })
  return (
    <div className={styles.entry}>
      <div className={styles.boxes} data-many={payCode.length > 6 || undefined}>
        <input
          ref={field}
          className={styles.field}
          type="password"
          inputMode="none"
          autoComplete="off"
          maxLength={12}
          value={payCode}
          aria-label={intl.formatMessage({
            id: 'paymentCode.label',
            defaultMessage: 'Payment code',
          })}
          aria-describedby={hintId}
          aria-invalid={isWrong}
          onChange={(event) => change(actor, payCode, event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') actor.send({ type: 'code.submitted' })
          }}
        />
        {Array.from({ length: boxCount(payCode.length) }, (_, index) => (
          <span
            key={index}
            className={styles.box}
            data-filled={index < payCode.length || undefined}
            data-next={index === payCode.length || undefined}
            aria-hidden
          />
        ))}
      </div>
      <div id={hintId} className={styles.hint} role="status" data-wrong={isWrong || undefined}>
        <EntryHint snapshot={snapshot} />
      </div>
      <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'code.forgotten' })}>
        <FormattedMessage id="paymentCode.forgot" defaultMessage="Forgot the code?" />
      </Button>
      <Keypad
        onDigit={(digit) => actor.send({ type: 'digit.entered', digit })}
        onErase={() => actor.send({ type: 'digit.erased' })}
      />
    </div>
  )
}

function EntryHint({ snapshot }: Pick<CodeEntryProps, 'snapshot'>) {
  const { attemptsLeft, failure } = snapshot.context
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
        defaultMessage="That took too long. Please enter the code once more."
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

/** The field only ever grows or shrinks at its end; anything else counts as typed anew. */
function change(actor: PaymentCodeActor, before: string, after: string): void {
  const kept = after.startsWith(before)
    ? before.length
    : before.startsWith(after)
      ? after.length
      : 0
  for (let index = before.length; index > kept; index -= 1) actor.send({ type: 'digit.erased' })
  for (const digit of after.slice(kept)) actor.send({ type: 'digit.entered', digit })
}
