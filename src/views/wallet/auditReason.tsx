import { FormattedMessage } from 'react-intl'
import { NoticeLine } from '../ui/callout.tsx'

/** Why the audit refused; nothing where it did not. */
export function AuditReason({ reason }: { reason: string | null }) {
  return reason === null ? null : (
    <NoticeLine tone="bad">
      <FormattedMessage id="audit.reason" defaultMessage="Refused: {reason}" values={{ reason }} />
    </NoticeLine>
  )
}
