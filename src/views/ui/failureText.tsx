import { useState } from 'react'
import { FormattedMessage, FormattedTime } from 'react-intl'
import type { Failure } from '../../machines/failure.ts'
import { wordingOf } from '../actors/failures.ts'
import type { Wording } from '../actors/failures.ts'
import { useServerTimeAt } from './useNow.ts'
import styles from './failureText.module.css'

export function FailureText({ failure }: { failure: Failure }) {
  return <NoticeText wording={wordingOf(failure)} />
}

export function NoticeText({ wording }: { wording: Wording }) {
  if ('text' in wording) return wording.text
  const message = <FormattedMessage {...wording.message} values={wording.values} />
  return wording.plainly === undefined ? (
    message
  ) : (
    <>
      <span className={styles.plainly}>
        <FormattedMessage {...wording.plainly} />
      </span>
      <span className={styles.reference}>
        <span>{message}</span>{' '}
        {wording.reference === undefined ? null : <code>{wording.reference}</code>} <Moment />
      </span>
    </>
  )
}

/** The time of the failure, to find it in the shop's log. */
function Moment() {
  const [shownAt] = useState(() => performance.now())
  const now = new Date(useServerTimeAt(shownAt))
  return (
    <time dateTime={now.toISOString()}>
      <FormattedTime value={now} timeStyle="medium" />
    </time>
  )
}
