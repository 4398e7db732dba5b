import { FormattedMessage } from 'react-intl'
import { Countdown } from '../ui/countdown.tsx'
import { Callout } from '../ui/callout.tsx'

/**
 * Shown after too many wrong payment codes. `until` is null when only the login password unlocks
 * it.
 */
export function PayCodeLock({ until, onOver }: { until: string | null; onOver: () => void }) {
  return (
    <Callout tone="bad">
      {until === null ? (
        <FormattedMessage
          id="payCode.lockedUntilReset"
          defaultMessage="Too many wrong payment codes. Set a new one with your login password."
        />
      ) : (
        <FormattedMessage
          id="payCode.lockedFor"
          defaultMessage="Too many wrong payment codes. The old one is taken again in {time}; your login password works at once."
          values={{ time: <Countdown key={until} until={until} onEnd={onOver} /> }}
        />
      )}
    </Callout>
  )
}
