import { FormattedMessage } from 'react-intl'
import type { ProductCard, ProductVariant } from '../../../contract/catalogue.ts'
import { HeartButton } from '../favourites/heartButton.tsx'
import { Money } from '../ui/money.tsx'
import styles from './productHead.module.css'
import { OldPrice } from './reducedPrice.tsx'
import { ScoreText } from './scoreText.tsx'

export function ProductHead({
  product,
  variant,
}: {
  product: ProductCard
  variant: ProductVariant | null
}) {
  return (
    <div className={styles.head}>
      <div className={styles.first}>
        <h2 className={styles.title}>{product.title}</h2>
        <HeartButton productId={product.id} />
      </div>
      <p className={styles.price} aria-live="polite">
        <OldPrice cents={(variant ?? product).originalPriceCents} />
        {variant || !product.priceVaries ? (
          <Money cents={variant?.priceCents ?? product.priceCents} size="large" tone="price" />
        ) : (
          <FormattedMessage
            id="catalogue.priceFrom"
            defaultMessage="from {price}"
            values={{ price: <Money cents={product.priceCents} size="large" tone="price" /> }}
          />
        )}
      </p>
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
