import { FormattedMessage } from 'react-intl'
import type { ProductCard } from '../../../contract/catalogue.ts'
import { AlertButton } from '../favourites/alertButton.tsx'
import { HeartButton } from '../favourites/heartButton.tsx'
import { PriceText } from './priceText.tsx'
import styles from './productHead.module.css'
import { OldPrice } from './reducedPrice.tsx'
import { ScoreText } from './scoreText.tsx'
import { ShareButton } from './shareButton.tsx'

/** What a choice that may be incomplete says of the price. Null: it says nothing. */
type Offer = Pick<ProductCard, 'originalPriceCents' | 'priceVaries'> & { priceCents: number | null }

export function ProductHead({ product, offer }: { product: ProductCard; offer: Offer | null }) {
  return (
    <div className={styles.head}>
      <div className={styles.first}>
        <h2 className={styles.title}>{product.title}</h2>
        <div className={styles.tools}>
          <ShareButton title={product.title} />
          <AlertButton of="price" id={product.id} />
          <HeartButton productId={product.id} />
        </div>
      </div>
      <ProductPrice product={product} offer={offer} />
      <p className={styles.figures}>
        <ScoreText score={product.score} reviewCount={product.reviewCount} />
        <span>
          <FormattedMessage
            id="catalogue.reviewCount"
            defaultMessage="{count, plural, =0 {No reviews yet} one {# review} other {# reviews}}"
            values={{ count: product.reviewCount }}
          />
        </span>
        <span>
          <FormattedMessage
            id="catalogue.sold"
            defaultMessage="{count, number} sold"
            values={{ count: product.soldCount }}
          />
        </span>
      </p>
    </div>
  )
}

export function ProductPrice({ product, offer }: { product: ProductCard; offer: Offer | null }) {
  const shown = offer ?? product
  const cents = shown.priceCents ?? product.priceCents
  return (
    <p className={styles.price} aria-live="polite">
      <OldPrice cents={shown.originalPriceCents} />
      <PriceText cents={cents} varies={shown.priceVaries} size="large" />
    </p>
  )
}
