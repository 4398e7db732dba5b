import type { ComponentProps } from 'react'
import { ShoppingCart } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import { useCartCount } from './cartCount.ts'
import { useCartLink } from './guestCart.ts'
import { CartBadge } from './cartBadge.tsx'
import styles from './cartLink.module.css'

/** A link to the cart with the number of pieces. */
export function CartLink() {
  const intl = useIntl()
  const count = useCartCount()
  return (
    <CartAnchor
      href={hrefs.bag()}
      className={styles.link}
      aria-label={intl.formatMessage(
        {
          id: 'detail.cart',
          defaultMessage: 'Cart, {count, plural, =0 {empty} one {# piece} other {# pieces}}',
        },
        { count },
      )}
    >
      <span className={styles.icon} aria-hidden>
        <ShoppingCart size={24} />
        <CartBadge />
      </span>
    </CartAnchor>
  )
}

/** A link to the cart. For a guest it opens the sheet. */
export function CartAnchor({ onClick, ...props }: ComponentProps<'a'> & { href: string }) {
  const openCart = useCartLink()
  return (
    <Link
      {...props}
      onClick={(event) => {
        openCart(event)
        onClick?.(event)
      }}
    />
  )
}
