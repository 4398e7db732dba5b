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
}

/** At the foot of a phone; where there is room, {@link BuyBox} stands beside the gallery instead. */
export function BuyBar(props: BuyBarProps) {
  return (
    <div className={styles.bar} data-narrow>
      <CartLink />
      <BuyButtons {...props} />
    </div>
  )
}

export function BuyBox(props: BuyBarProps) {
  return (
    <div className={styles.box}>
      <BuyButtons {...props} />
    </div>
  )
}

function BuyButtons({ product, variant, quantity }: BuyBarProps) {
  const addToCart = useAddToCart()
  const [, navigate] = useLocation()
  const isOff = !product.inStock || !variant || variant.stock === 0
  return (
    <>
      <Button
        variant="secondary"
        wide
        disabled={isOff}
        onClick={() => {
          if (!variant) return
          const { skuId, priceCents } = variant
          addToCart({ skuId, quantity, priceCents })
          void import('./flyToCart.ts').then(
            ({ flyToCart }) => flyToCart(),
            () => {},
          )
        }}
      >
        <FormattedMessage id="detail.addToCart" defaultMessage="Add to cart" />
      </Button>
      <Button
        wide
        disabled={isOff}
        onClick={() => {
          if (variant) navigate(hrefs.checkout({ sku: variant.skuId, quantity }))
        }}
      >
        <FormattedMessage id="detail.buyNow" defaultMessage="Buy now" />
      </Button>
    </>
  )
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
