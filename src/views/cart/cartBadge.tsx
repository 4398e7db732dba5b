import { FormattedMessage } from 'react-intl'
import { useCartCount } from './cartCount.ts'
import { CountBadge, shortCount } from '../ui/countBadge.tsx'

/** The number of pieces in the cart. Renders nothing while it is empty. */
export function CartBadge() {
  const count = useCartCount()
  return count === 0 ? null : (
    <CountBadge>
      <span aria-hidden>{shortCount(count)}</span>
      <span className="visuallyHidden">
        <FormattedMessage
          id="tabs.cartCount"
          defaultMessage="{count, plural, one {# piece} other {# pieces}}"
          values={{ count }}
        />
      </span>
    </CountBadge>
  )
}
