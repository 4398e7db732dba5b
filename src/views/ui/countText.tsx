import { FormattedMessage, FormattedNumber } from 'react-intl'
import { mostCounted } from '../../../contract/mostCounted.ts'

/** A count. `999+` where the server stopped counting. */
export function CountText({ count }: { count: number }) {
  if (count < mostCounted) return <FormattedNumber value={count} />
  return (
    <FormattedMessage
      id="shared.orMore"
      defaultMessage="{count, number}+"
      values={{ count: mostCounted - 1 }}
    />
  )
}
