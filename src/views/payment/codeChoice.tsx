import { useEffect, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../ui/button.tsx'
import { FailureText } from '../ui/failureText.tsx'
import { CodeBoxes } from './codeBoxes.tsx'
import type { CodeEntryProps } from './codeEntry.tsx'
import styles from './codeEntry.module.css'
import { Keypad } from './keypad.tsx'
import { PayingRing } from './payingRing.tsx'
import { selectPayingStage } from '../../machines/selectors/paymentCodeSelectors.ts'

/** Asks for a first code as in the spec: six digits, twice. Then the payment continues. */
export function CodeChoice({ field, actor, snapshot }: CodeEntryProps) {
  const intl = useIntl()
  const hintId = useId()
  const stage = selectPayingStage(snapshot)
  const isUnanswered = snapshot.matches({ asking: { notSet: 'unanswered' } })
  const isRepeating =
    isUnanswered ||
    snapshot.matches({ asking: { notSet: 'repeating' } }) ||
    snapshot.matches('settingCode')
  const isWrong = snapshot.matches({ asking: { notSet: { choosing: 'differed' } } })
  useEffect(() => {
    if (!isUnanswered) field.current?.focus()
  }, [isUnanswered, field])
  return (
    <div className={styles.entry}>
      {isRepeating ? null : (
        <p className={styles.question}>
          <FormattedMessage
            id="paymentCode.notSet"
            defaultMessage="You have not set payment password?"
          />
        </p>
      )}
      <CodeBoxes
        field={field}
        actor={actor}
        payCode={snapshot.context.payCode}
        label={
          isRepeating
            ? intl.formatMessage({ id: 'paymentCode.again', defaultMessage: 'Payment code again' })
            : intl.formatMessage({ id: 'paymentCode.label', defaultMessage: 'Payment code' })
        }
        hintId={hintId}
        isWrong={isWrong}
        cover={stage === null ? null : <PayingRing stage={stage} size={56} />}
      />
      <div id={hintId} className={styles.hint} role="status" data-wrong={isWrong || undefined}>
        <ChoiceHint snapshot={snapshot} />
      </div>
      {isUnanswered ? (
        <Button onClick={() => actor.send({ type: 'code.submitted' })}>
          <FormattedMessage id="shared.retry" defaultMessage="Try again" />
        </Button>
      ) : null}
      {isRepeating ? (
        <Button
          variant="quiet"
          size="small"
          disabled={!snapshot.can({ type: 'code.rechosen' })}
          onClick={() => {
            actor.send({ type: 'code.rechosen' })
            field.current?.focus()
          }}
        >
          <FormattedMessage id="paymentCode.rechoose" defaultMessage="Choose other digits" />
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="small"
          onClick={() => actor.send({ type: 'settings.opened' })}
        >
          <FormattedMessage id="paymentCode.goToSettings" defaultMessage="Go to settings" />
        </Button>
      )}
      {isUnanswered ? null : (
        <Keypad
          onDigit={(digit) => actor.send({ type: 'digit.entered', digit })}
          onErase={() => actor.send({ type: 'digit.erased' })}
        />
      )}
    </div>
  )
}

function ChoiceHint({ snapshot }: Pick<CodeEntryProps, 'snapshot'>) {
  const { failure } = snapshot.context
  if (snapshot.hasTag('busy')) {
    return <FormattedMessage id="paymentCode.setting" defaultMessage="Setting the code…" />
  }
  if (snapshot.matches({ asking: { notSet: 'unanswered' } }) && failure !== null) {
    return <FailureText failure={failure} />
  }
  if (snapshot.matches({ asking: { notSet: 'repeating' } })) {
    return (
      <FormattedMessage
        id="paymentCode.sameDigits"
        defaultMessage="The same six digits. Then your order is paid."
      />
    )
  }
  if (snapshot.matches({ asking: { notSet: { choosing: 'differed' } } })) {
    return (
      <FormattedMessage
        id="paymentCode.differed"
        defaultMessage="The codes didn’t match. Start again."
      />
    )
  }
  return (
    <FormattedMessage
      id="paymentCode.choose"
      defaultMessage="Choose six digits now. They confirm every payment from your balance."
    />
  )
}
