import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from './classNames.ts'

export type Tone = 'plain' | 'good' | 'wait' | 'bad' | 'action'

/** A word with a tone, such as a status. */
export function Chip({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: Tone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      {icon}
      {children}
    </span>
  )
}

/** One choice of several. `pressed` marks a chosen one. */
export function ChoiceChip({
  pressed,
  disabled,
  soldOut = false,
  isBox = false,
  label,
  onClick,
  children,
}: {
  pressed: boolean
  disabled?: boolean
  soldOut?: boolean
  /** A checkbox, next to others that can be chosen with it. */
  isBox?: boolean
  /** The accessible name, where it says more than the text. */
  label?: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className={classNames(styles.choice, pressed && styles.pressed, soldOut && styles.soldOut)}
      {...(isBox ? { role: 'checkbox', 'aria-checked': pressed } : { 'aria-pressed': pressed })}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
