import { CloudOff, Inbox, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Failure } from '../../machines/failure.ts'
import { Button } from './button.tsx'
import styles from './screenStates.module.css'
import { FailureText } from './failureText.tsx'

interface EmptyStateProps {
  /** What will appear here. */
  title: ReactNode
  hint?: ReactNode
  /** The next step, usually a {@link ButtonLink}. */
  action?: ReactNode
  icon?: ReactNode
}

export function EmptyState({ title, hint, action, icon }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon} aria-hidden>
        {icon ?? <Inbox size={40} strokeWidth={1.5} />}
      </span>
      <p className={styles.title}>{title}</p>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {action}
    </div>
  )
}

/** A failure with a retry button, also when offline. */
export function FailedState({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const offline = failure.type === 'offline'
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} aria-hidden>
        {offline ? (
          <WifiOff size={40} strokeWidth={1.5} />
        ) : (
          <CloudOff size={40} strokeWidth={1.5} />
        )}
      </span>
      <p className={styles.title}>
        {/* The banner above says that the device is offline. */}
        {offline ? (
          <FormattedMessage
            id="shared.offlineTitle"
            defaultMessage="This page isn’t saved on this device"
          />
        ) : (
          <FailureText failure={failure} />
        )}
      </p>
      <p className={styles.hint}>
        {offline ? (
          <FormattedMessage
            id="shared.offlineHint"
            defaultMessage="This loads by itself when the connection is back."
          />
        ) : (
          <FormattedMessage id="shared.failedHint" defaultMessage="Nothing you entered is lost." />
        )}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        <FormattedMessage id="shared.retry" defaultMessage="Try again" />
      </Button>
    </div>
  )
}
