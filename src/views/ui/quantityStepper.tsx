import { Minus, Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import styles from './quantityStepper.module.css'

interface QuantityStepperProps {
  /** What is counted, for screen readers. */
  of: string
  quantity: number
  most: number
  onChange: (quantity: number) => void
}

export function QuantityStepper({ of, quantity, most, onChange }: QuantityStepperProps) {
  const intl = useIntl()
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
      <output className={styles.count}>{intl.formatNumber(quantity)}</output>
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
