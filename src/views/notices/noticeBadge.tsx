import { FormattedMessage } from 'react-intl'
import { CountBadge, shortCount } from '../ui/countBadge.tsx'
import { useUnreadNotices } from './useUnreadNotices.ts'

/** The number of unread notifications. Renders nothing for zero. */
export function NoticeBadge() {
  const count = useUnreadNotices()
  return count === 0 ? null : (
    <CountBadge>
      <span aria-hidden>{shortCount(count)}</span>
      <span className="visuallyHidden">
        <FormattedMessage
          id="tabs.unread"
          defaultMessage="{count, plural, one {# unread notification} other {# unread notifications}}"
          values={{ count }}
        />
      </span>
    </CountBadge>
  )
}
