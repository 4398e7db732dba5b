import { FormattedMessage } from 'react-intl'
import { useLocation } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import type { ProductDetail, ProductVariant } from '../../../contract/catalogue.ts'
import { isSentTo } from '../../../contract/freightTo.ts'
import { useDestination } from '../session/useDestination.ts'
import { useAddToCart } from '../cart/useCart.tsx'
import { Button } from '../ui/button.tsx'
import { CartLink } from '../cart/cartLink.tsx'
import styles from './buyBar.module.css'

interface BuyBarProps {
  product: ProductDetail
  variant: ProductVariant | null
  quantity: number
}

/**
 * Stands at the foot of a phone. On wider screens {@link BuyBox} stands next to the gallery
 * instead.
 */
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
  const isSent = isSentTo(product.freight, useDestination())
  const isOff = !product.inStock || !variant || variant.stock === 0 || !isSent
  return (
    <>
      <Button
        variant="secondary"
        wide
        disabled={isOff}
        onClick={({ currentTarget: tapped }) => {
          if (!variant) return
          const { skuId, priceCents } = variant
          if (!addToCart({ skuId, quantity, priceCents })) return
          void import('./flyToCart.ts').then(
            ({ flyToCart }) => flyToCart(tapped),
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
