import { FormattedMessage } from 'react-intl'
import { useCartCount } from '../cart/cartCount.ts'
import { CountBadge } from '../ui/countBadge.tsx'

const mostShown = 99

export function shortCount(count: number): string {
  return count > mostShown ? `${mostShown}+` : String(count)
}

/** How many pieces are in the cart; nothing while it is empty. */
export function CartBadge({ className }: { className?: string | undefined }) {
  const count = useCartCount()
  return count === 0 ? null : (
    <CountBadge className={className}>
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
