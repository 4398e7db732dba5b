import type { ReactNode, RefObject } from 'react'
import { boxCount } from '../../machines/selectors/paymentCodeSelectors.ts'
import { normalizeRun } from '../../../contract/normalizeText.ts'
import styles from './codeBoxes.module.css'
import type { PaymentCodeActor } from './usePaymentCode.ts'

export interface CodeBoxesProps {
  field: RefObject<HTMLInputElement | null>
  actor: PaymentCodeActor
  payCode: string
  label: string
  /** The id of the element with the current hint. */
  hintId: string
  isWrong: boolean
  /** Covers the boxes while the code is checked. */
  cover?: ReactNode
}

/** Boxes over one masked field, so that keyboards, paste and screen readers work as usual. */
export function CodeBoxes({
  field,
  actor,
  payCode,
  label,
  hintId,
  isWrong,
  cover = null,
}: CodeBoxesProps) {
  return (
    <div
      className={styles.boxes}
      data-many={payCode.length > 6 || undefined}
      data-wrong={isWrong || undefined}
      data-covered={cover !== null || undefined}
    >
      <input
        ref={field}
        className={styles.field}
        type="text"
        name="payment-digits"
        inputMode="none"
        autoComplete="off"
        value={payCode}
        aria-label={label}
        aria-describedby={hintId}
        aria-invalid={isWrong}
        onChange={(event) => change(actor, payCode, normalizeRun(event.target.value))}
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
      {cover === null ? null : <span className={styles.cover}>{cover}</span>}
    </div>
  )
}

/** Digits are added or removed at the end only. Any other change replaces the whole code. */
function change(actor: PaymentCodeActor, before: string, after: string): void {
  const shared = after.startsWith(before)
    ? before.length
    : before.startsWith(after)
      ? after.length
      : 0
  for (let index = before.length; index > shared; index -= 1) actor.send({ type: 'digit.erased' })
  for (const digit of after.slice(shared)) actor.send({ type: 'digit.entered', digit })
}
