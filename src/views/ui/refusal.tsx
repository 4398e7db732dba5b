import { CircleAlert } from 'lucide-react'
import type { Failure } from '../../machines/failure.ts'
import { FailureText } from './failureText.tsx'
import styles from './formLayout.module.css'

/** Why the form was refused. It stays after the toast has gone. */
export function Refusal({ failure }: { failure: Failure | null }) {
  return failure === null || failure.type === 'aborted' ? null : (
    <p className={styles.refusal}>
      <CircleAlert size={18} aria-hidden />
      <span>
        <FailureText failure={failure} />
      </span>
    </p>
  )
}
