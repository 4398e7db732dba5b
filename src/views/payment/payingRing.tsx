import { classNames } from '../ui/classNames.ts'
import styles from './payingRing.module.css'

/** A stage of paying: the code is checked, the money moves, or it has moved. */
export type PayingStage = 'proving' | 'paying' | 'paid'

/** One ring that fills from stage to stage, and ends in a tick. Decoration: the words next to it say the same. */
export function PayingRing({ stage, size }: { stage: PayingStage; size: number }) {
  return (
    <svg
      className={classNames(styles.ring, styles[stage])}
      width={size}
      height={size}
      viewBox="0 0 56 56"
      aria-hidden
    >
      <circle className={styles.track} cx="28" cy="28" r="25" />
      <circle className={styles.arc} cx="28" cy="28" r="25" pathLength="100" />
      {stage === 'paid' ? (
        <path className={styles.tick} d="M18 29l7 7 14-15" pathLength="100" />
      ) : null}
    </svg>
  )
}
