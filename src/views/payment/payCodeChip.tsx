import { FormattedMessage } from 'react-intl'
import { Chip } from '../ui/chip.tsx'

/** `isSet` is null while it is unknown. */
export function PayCodeChip({ isSet }: { isSet: boolean | null }) {
  if (isSet === null) return null
  return isSet ? (
    <Chip tone="good">
      <FormattedMessage id="payCode.isSet" defaultMessage="Set" />
    </Chip>
  ) : (
    <Chip tone="wait">
      <FormattedMessage id="me.payCodeNotSet" defaultMessage="Not set" />
    </Chip>
  )
}
