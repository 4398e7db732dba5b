import { FormattedMessage } from 'react-intl'
import { unsupportedPlatforms } from '../../../contract/walletRecords.ts'
import { Callout } from '../ui/callout.tsx'

export function NetworkNote() {
  const [dex, bsc, heco] = unsupportedPlatforms
  return (
    <Callout tone="mind">
      <FormattedMessage
        id="recharge.networkNote"
        defaultMessage="{dex}, {bsc} and {heco} are not supported for deposits, and the network must match the withdrawal platform."
        values={{ dex, bsc, heco }}
      />
    </Callout>
  )
}
