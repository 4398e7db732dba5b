import { FormattedMessage } from 'react-intl'
import type { CartLine } from '../../../contract/cart.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'

/** Removes all lines that can't be bought any more. */
export function GoneLines({
  lines,
  onRemove,
}: {
  lines: readonly Pick<CartLine, 'skuId'>[]
  onRemove: (skuIds: readonly number[]) => void
}) {
  if (lines.length === 0) return null
  return (
    <Callout
      tone="wait"
      action={
        <Button
          variant="secondary"
          size="small"
          onClick={() => onRemove(lines.map(({ skuId }) => skuId))}
        >
          <FormattedMessage id="cart.removeGone" defaultMessage="Remove" />
        </Button>
      }
    >
      <FormattedMessage
        id="cart.goneLines"
        defaultMessage="{count, plural, one {# item is no longer available} other {# items are no longer available}}"
        values={{ count: lines.length }}
      />
    </Callout>
  )
}
