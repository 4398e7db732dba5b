import { Delete } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from './keypad.module.css'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** An on-screen keypad. It doesn't take the focus, so that typing continues in the field. */
export function Keypad({
  onDigit,
  onErase,
}: {
  onDigit: (digit: string) => void
  onErase: () => void
}) {
  const intl = useIntl()
  return (
    <div
      className={styles.keypad}
      role="group"
      aria-label={intl.formatMessage({ id: 'paymentCode.keypad', defaultMessage: 'Keypad' })}
    >
      {digits.map((digit) => (
        <Key key={digit} onPress={() => onDigit(digit)}>
          {digit}
        </Key>
      ))}
      <span />
      <Key onPress={() => onDigit('0')}>{'0'}</Key>
      <Key
        label={intl.formatMessage({ id: 'paymentCode.erase', defaultMessage: 'Erase' })}
        onPress={onErase}
      >
        <Delete size={22} aria-hidden />
      </Key>
    </div>
  )
}

function Key({
  label,
  onPress,
  children,
}: {
  label?: string
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={label}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
