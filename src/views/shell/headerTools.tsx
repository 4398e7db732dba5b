import { Search, ShoppingCart } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import { useCartLink } from '../cart/guestCart.ts'
import { CartBadge } from './cartBadge.tsx'
import styles from './headerTools.module.css'

/** Where there is room, every screen's header has the search and the cart. */
export function HeaderTools() {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const words = intl.formatMessage({
    id: 'home.search',
    defaultMessage: 'Search products and shops',
  })
  return (
    <div className={styles.tools}>
      <search>
        <form
          className={styles.search}
          action={hrefs.search()}
          onSubmit={(event) => {
            event.preventDefault()
            const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
            navigate(q === '' ? hrefs.search() : hrefs.search({ q }))
          }}
        >
          <Search size={18} className={styles.lens} aria-hidden />
          <input
            type="search"
            name="q"
            className={styles.input}
            aria-label={words}
            placeholder={words}
            enterKeyHint="search"
            maxLength={100}
            autoComplete="off"
          />
        </form>
      </search>
      <CartLink />
    </div>
  )
}

export function CartLink() {
  const openCart = useCartLink()
  return (
    <Link href={hrefs.bag()} className={styles.cart} onClick={openCart}>
      <ShoppingCart size={22} aria-hidden />
      <span className="visuallyHidden">
        <FormattedMessage id="tabs.cart" defaultMessage="Cart" />
      </span>
      <CartBadge className={styles.badge} />
    </Link>
  )
}
