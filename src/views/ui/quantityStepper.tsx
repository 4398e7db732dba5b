import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './quantityStepper.module.css'

interface QuantityStepperProps {
  /** What is counted, for screen readers. */
  of: string
  quantity: number
  most: number
  onChange: (quantity: number) => void
}

/** One more, one fewer, or a number that is typed. Of more than there are it takes what there is. */
export function QuantityStepper({ of, quantity, most, onChange }: QuantityStepperProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    const wanted = Number(typed ?? quantity)
    setTyped(null)
    if (!Number.isInteger(wanted) || wanted < 1) return
    const next = Math.min(wanted, Math.max(most, 1))
    if (next !== quantity) onChange(next)
  }
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
        className={styles.count}
        aria-label={intl.formatMessage({ id: 'shared.pieces', defaultMessage: 'Pieces' })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={typed ?? String(quantity)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
        onBlur={take}
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
