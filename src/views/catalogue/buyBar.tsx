import { FormattedMessage } from 'react-intl'
import { useLocation } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import type { ProductDetail, ProductOption, ProductVariant } from '../../../contract/catalogue.ts'
import { isSentTo } from '../../../contract/freightTo.ts'
import { useDestination } from '../session/useDestination.ts'
import { useAddToCart } from '../cart/useCart.tsx'
import { Button } from '../ui/button.tsx'
import { CartLink } from '../cart/cartLink.tsx'
import { NotifyButton } from '../favourites/notifyButton.tsx'
import styles from './buyBar.module.css'
import { ChooseOption } from './chooseOption.tsx'

interface BuyBarProps {
  product: ProductDetail
  variant: ProductVariant | null
  /** The option without a chosen value. */
  missing: ProductOption | null
  quantity: number
  /** Shows the missing option on the page. */
  onAskForChoice: () => void
  /** Opens the choice in a sheet that goes on to the checkout. */
  onBuyWithoutChoice: () => void
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

function BuyButtons({
  product,
  variant,
  missing,
  quantity,
  onAskForChoice,
  onBuyWithoutChoice,
}: BuyBarProps) {
  const addToCart = useAddToCart()
  const [, navigate] = useLocation()
  const isSent = isSentTo(product.freight, useDestination())
  if (isSent && variant?.stock === 0) return <NotifyButton skuId={variant.skuId} />
  const isOff = !isSent || (missing === null && !variant?.stock)
  return (
    <>
      <Button
        variant="secondary"
        wide
        disabled={isOff}
        onClick={({ currentTarget: tapped }) => {
          if (!variant) {
            onAskForChoice()
            return
          }
          const { skuId, priceCents } = variant
          if (!addToCart({ skuId, quantity, priceCents })) return
          void import('./flyToCart.ts').then(
            ({ flyToCart }) => flyToCart(tapped),
            () => {},
          )
        }}
      >
        {missing ? (
          <ChooseOption option={missing} />
        ) : (
          <FormattedMessage id="detail.addToCart" defaultMessage="Add to cart" />
        )}
      </Button>
      <Button
        wide
        disabled={isOff || !product.inStock}
        onClick={() => {
          if (variant) navigate(hrefs.checkout({ sku: variant.skuId, quantity }))
          else onBuyWithoutChoice()
        }}
      >
        <FormattedMessage id="detail.buyNow" defaultMessage="Buy now" />
      </Button>
    </>
  )
}
