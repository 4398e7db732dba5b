import { ShoppingCart } from 'lucide-react'
import { use } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import type { ProductDetail, ProductVariant } from '../../../contract/catalogue.ts'
import { useAddToCart } from '../cart/useCart.tsx'
import { CartCountContext } from '../cart/cartCount.ts'
import { useCartLink } from '../cart/guestCart.ts'
import { Button } from '../ui/button.tsx'
import { CountBadge } from '../ui/countBadge.tsx'
import styles from './buyBar.module.css'

interface BuyBarProps {
  product: ProductDetail
  variant: ProductVariant | null
  quantity: number
  /** Wanted to buy, but something is still to be chosen. */
  onOpenChoice: () => void
}

export function BuyBar({ product, variant, quantity, onOpenChoice }: BuyBarProps) {
  const addToCart = useAddToCart()
  const [, navigate] = useLocation()
  const isSoldOut = !product.inStock || variant?.stock === 0
  const withVariant = (use: (chosen: ProductVariant) => void) => () => {
    if (variant) use(variant)
    else {
      onOpenChoice()
      goToChoice()
    }
  }
  return (
    <div className={styles.bar}>
      <CartLink />
      <Button
        variant="secondary"
        wide
        disabled={isSoldOut}
        onClick={withVariant(({ skuId, priceCents }) => addToCart({ skuId, quantity, priceCents }))}
      >
        <FormattedMessage id="detail.addToCart" defaultMessage="Add to cart" />
      </Button>
      <Button
        wide
        disabled={isSoldOut}
        onClick={withVariant(({ skuId }) => navigate(hrefs.checkout({ sku: skuId, quantity })))}
      >
        <FormattedMessage id="detail.buyNow" defaultMessage="Buy now" />
      </Button>
    </div>
  )
}

function goToChoice() {
  const open = 'fieldset:not(:has([aria-pressed="true"])) button:enabled'
  const choose = document.getElementById('choose')
  // At once: a Tab on the way would leave its stop wherever the way was cut short.
  choose?.scrollIntoView({ block: 'center' })
  choose?.querySelector<HTMLElement>(open)?.focus({ preventScroll: true })
}

function CartLink() {
  const intl = useIntl()
  const count = use(CartCountContext)
  return (
    <Link
      href={hrefs.bag()}
      onClick={useCartLink()}
      className={styles.cart}
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
        {count > 0 ? <CountBadge>{intl.formatNumber(count)}</CountBadge> : null}
      </span>
    </Link>
  )
}
