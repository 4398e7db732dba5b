import { FormattedDate, FormattedMessage } from 'react-intl'
import { Countdown } from '../ui/countdown.tsx'
import { useNow } from '../ui/useNow.ts'
import styles from './deadline.module.css'

const dayMs = 86_400_000

/** Shows a deadline as a date if it is a day or more away, else as a countdown. */
export function Deadline({ by, onDeadline }: { by: number; onDeadline: () => void }) {
  const isFar = by - useNow() > dayMs
  return isFar ? (
    <FormattedMessage
      id="orderInfo.by"
      defaultMessage="by {moment}"
      values={{
        moment: (
          <time dateTime={new Date(by).toISOString()}>
            <FormattedDate value={by} dateStyle="medium" timeStyle="short" />
          </time>
        ),
      }}
    />
  ) : (
    <FormattedMessage
      id="orderInfo.within"
      defaultMessage="within {time}"
      values={{
        time: (
          <span className={styles.urgent}>
            <Countdown until={new Date(by).toISOString()} onEnd={onDeadline} />
          </span>
        ),
      }}
    />
  )
}
