import { isolated } from '../../../contract/isolated.ts'
import { FormattedMessage } from 'react-intl'
import { Callout } from '../ui/callout.tsx'

/** Why the audit refused. Renders nothing without a reason. */
export function AuditReason({ reason }: { reason: string | null }) {
  return reason === null ? null : (
    <Callout tone="bad">
      <FormattedMessage
        id="audit.reason"
        defaultMessage="Declined: {reason}"
        values={{ reason: isolated(reason) }}
      />
    </Callout>
  )
}
