import { FormattedMessage } from 'react-intl'
import { classNames } from './classNames.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  width?: string
  height?: string
  shape?: 'line' | 'block' | 'square' | 'round'
}

/** A grey placeholder shape. Each screen's skeleton needs one {@link SkeletonGroup}. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  return (
    <span
      data-skeleton
      className={classNames(styles.skeleton, styles[shape])}
      style={{ width, height }}
    />
  )
}

/** Hides its shapes from screen readers and announces the loading instead. */
export function SkeletonGroup({ children }: { children: React.ReactNode }) {
  return (
    <div role="status">
      <span className="visuallyHidden">
        <FormattedMessage id="shared.loading" defaultMessage="Loading" />
      </span>
      <div aria-hidden>{children}</div>
    </div>
  )
}
