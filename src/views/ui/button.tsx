import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './button.module.css'
import { classNames } from './classNames.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

interface Look {
  variant?: ButtonVariant
  size?: 'normal' | 'small'
  /** As wide as its container. */
  wide?: boolean
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  /** Shows a busy state. The button keeps the focus and ignores taps. */
  busy?: boolean
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={lookClass({ variant, size, wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? <LoaderCircle className={styles.spinner} size={18} aria-hidden /> : null}
      {children}
    </button>
  )
}

export function ButtonLink({
  href,
  replace,
  onClick,
  children,
  ...look
}: Look & { href: string; replace?: boolean; onClick?: () => void; children: ReactNode }) {
  return (
    <Link href={href} replace={replace} onClick={onClick} className={lookClass(look)}>
      <span>{children}</span>
    </Link>
  )
}

function lookClass({
  variant = 'primary',
  size = 'normal',
  wide = false,
}: { [Key in keyof Look]: Look[Key] | undefined }) {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide)
}
