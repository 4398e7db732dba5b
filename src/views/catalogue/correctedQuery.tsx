import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { isolated } from '../../../contract/isolated.ts'
import styles from './productBrowser.module.css'

/** Says that other words were searched for, and offers the typed ones. */
export function CorrectedQuery({
  typed,
  corrected,
  onInsist,
}: {
  typed: string
  corrected: string
  onInsist: () => void
}) {
  return (
    <p className={styles.corrected} role="status">
      <span>
        <FormattedMessage
          id="search.corrected"
          defaultMessage="Showing results for <b>{words}</b>"
          values={{ words: isolated(corrected), b: bold }}
        />
      </span>
      <button type="button" className={styles.insist} onClick={onInsist}>
        <FormattedMessage
          id="search.insist"
          defaultMessage="Search instead for {words}"
          values={{ words: isolated(typed) }}
        />
      </button>
    </p>
  )
}

function bold(words: ReactNode[]) {
  return <strong>{words}</strong>
}
