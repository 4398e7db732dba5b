import { Minus, Plus } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { normalizeCode } from '../../../contract/normalizeText.ts'
import { toasts } from '../actors/toasts.ts'
import styles from './quantityStepper.module.css'

const messages = defineMessages({
  most: {
    id: 'shared.mostPieces',
    defaultMessage: 'At most {most, plural, one {# piece} other {# pieces}} here',
  },
})

interface QuantityStepperProps {
  /** The name of the counted product, for screen readers. */
  of: string
  quantity: number
  most: number
  onChange: (quantity: number) => void
}

/**
 * Steps by one, or takes a typed number. A number above the maximum becomes the maximum, with a
 * message.
 */
export function QuantityStepper({ of, quantity, most, onChange }: QuantityStepperProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const take = (given = typed ?? String(quantity)) => {
    const wanted = Number(normalizeCode(given))
    setTyped(null)
    if (!Number.isInteger(wanted) || wanted < 1) return
    const next = Math.min(wanted, Math.max(most, 1))
    if (next < wanted) toasts.plain(messages.most, { most: next })
    if (next !== quantity) onChange(next)
  }
  // Text typed into the server-rendered page before hydration is only in the DOM field.
  const takeEarly = useRef(() => {
    const early = digitsOf(input.current?.value ?? '')
    if (input.current) input.current.value = String(quantity)
    if (early !== '' && early !== String(quantity)) take(early)
  })
  useLayoutEffect(() => takeEarly.current(), [])
  return (
    <div
      className={styles.stepper}
      role="group"
      aria-label={intl.formatMessage(
        { id: 'shared.quantityOf', defaultMessage: 'Quantity of {of}' },
        { of },
      )}
    >
      <button
        type="button"
        className={styles.step}
        disabled={quantity <= 1}
        aria-label={intl.formatMessage({ id: 'shared.fewer', defaultMessage: 'One fewer' })}
        onClick={() => onChange(quantity - 1)}
      >
        <Minus size={18} aria-hidden />
      </button>
      <input
        ref={input}
        className={styles.count}
        aria-label={intl.formatMessage({ id: 'shared.pieces', defaultMessage: 'Pieces' })}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        value={typed ?? String(quantity)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(digitsOf(event.target.value))}
        onBlur={() => take()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null)
          if (event.key !== 'Enter') return
          event.preventDefault()
          take()
        }}
      />
      <button
        type="button"
        className={styles.step}
        disabled={quantity >= most}
        aria-label={intl.formatMessage({ id: 'shared.more', defaultMessage: 'One more' })}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus size={18} aria-hidden />
      </button>
    </div>
  )
}

function digitsOf(text: string): string {
  return text.replaceAll(/[^\p{Nd}]/gu, '')
}
