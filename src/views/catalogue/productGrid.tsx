import { memo } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import type { ProductCard } from '../../../contract/catalogue.ts'
import type { Delivery } from '../../../contract/delivery.ts'
import { isSentTo } from '../../../contract/freightTo.ts'
import { useDestination } from '../session/useDestination.ts'
import { useHydrated } from '../actors/useHydrated.ts'
import { HeartButton } from '../favourites/heartButton.tsx'
import { keepInSight } from '../ui/keepInSight.ts'
import { NotDelivered } from '../ui/notDelivered.tsx'
import { LatePicture } from '../ui/latePicture.tsx'
import { Picture } from '../ui/picture.tsx'
import { useArrivalDays } from '../ui/useArrivalDays.ts'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { rowSizes, splitTileSizes, tileSizes } from './pictureSizes.ts'
import styles from './productGrid.module.css'
import { PriceText } from './priceText.tsx'
import { OldPrice, ReducedBy } from './reducedPrice.tsx'
import { ScoreText } from './scoreText.tsx'
import { prefetchProduct } from './useCatalogue.ts'

/** The most grid tiles that a phone shows without scrolling. */
const firstScreen = 6
const sizesOf = { grid: tileSizes, split: splitTileSizes, row: rowSizes }

interface ProductGridProps {
  products: readonly ProductCard[]
  /** The number of products visible without scrolling. */
  inSight?: number
  /** The layout: a grid, a row that scrolls sideways, or a grid next to the filter column. */
  shape?: keyof typeof sizesOf
}

/** Memoized, because it is by far the largest part of the screens around it. */
export const ProductGrid = memo(function ProductGrid({
  products,
  inSight = 0,
  shape = 'grid',
}: ProductGridProps) {
  const country = useDestination()
  return (
    <ul
      ref={shape === 'row' ? keepInSight : undefined}
      className={shape === 'row' ? styles.row : styles.grid}
    >
      {products.map((product, index) => (
        <li
          key={product.id}
          data-below={shape !== 'row' && index >= firstScreen ? true : undefined}
        >
          <ProductTile
            product={product}
            notSentTo={isSentTo(product, country) ? null : country}
            priority={index < inSight}
            sizes={sizesOf[shape]}
          />
        </li>
      ))}
    </ul>
  )
})

const ProductTile = memo(function ProductTile({
  product,
  notSentTo,
  priority,
  sizes,
}: {
  product: ProductCard
  /** The delivery country, where the product can't be delivered to it. */
  notSentTo: string | null
  priority: boolean
  sizes: string
}) {
  const href = hrefs.detail(product.id, product.shopId)
  const Shown = priority ? Picture : LatePicture
  return (
    <div className={styles.tile}>
      <Link href={href} className={styles.link} onPointerDown={() => prefetchProduct(product.id)}>
        <span className={styles.picture} data-picture-of={href}>
          <Shown picture={product.picture} alt="" size={320} sizes={sizes} priority={priority} />
          {product.inStock && notSentTo === null ? null : (
            <span className={styles.soldOut}>
              {notSentTo === null ? (
                <FormattedMessage id="catalogue.soldOut" defaultMessage="Sold out" />
              ) : (
                <NotDelivered country={notSentTo} />
              )}
            </span>
          )}
          <ReducedBy product={product} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{product.title}</span>
          <span className={styles.price}>
            <OldPrice cents={product.originalPriceCents} />
            <PriceText cents={product.priceCents} varies={product.priceVaries} />
          </span>
          <span className={styles.figures}>
            <ScoreText score={product.score} reviewCount={product.reviewCount} />
            <FormattedMessage
              id="catalogue.sold"
              defaultMessage="{count, number} sold"
              values={{ count: product.soldCount }}
            />
          </span>
          {product.delivery && product.inStock && notSentTo === null ? (
            <Arrival delivery={product.delivery} />
          ) : null}
        </span>
      </Link>
      <div className={styles.heart}>
        <HeartButton productId={product.id} of={product.title} />
      </div>
    </div>
  )
})

/** The days depend on the reader's calendar: the server leaves their place empty. */
function Arrival({ delivery }: { delivery: Delivery }) {
  const isHydrated = useHydrated()
  const days = useArrivalDays(delivery, useDestination())
  return (
    <span className={styles.arrival}>
      {isHydrated && days !== null ? (
        <FormattedMessage id="detail.arrives" defaultMessage="Arrives {days}" values={{ days }} />
      ) : (
        nbsp
      )}
    </span>
  )
}

const nbsp = '\u00a0'

export function ProductGridSkeleton({ tiles = 6 }: { tiles?: number }) {
  return (
    <SkeletonGroup>
      <div className={styles.grid}>
        {Array.from({ length: tiles }, (_, index) => (
          <div key={index} className={styles.tile}>
            <Skeleton shape="square" />
            <div className={styles.words}>
              <Skeleton width="90%" />
              <Skeleton width="40%" />
              <Skeleton width="60%" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
