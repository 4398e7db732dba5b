import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { CategoryCard, ProductCard, ProductDetail } from '../../../contract/catalogue.ts'
import { isSentTo } from '../../../contract/freightTo.ts'
import { highestPriceBoundCents } from '../../../contract/limits.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { GoodsRow } from './goodsRow.tsx'
import { useCountryName } from '../ui/useCountryName.ts'
import styles from './moreGoods.module.css'
import { useDestination } from '../session/useDestination.ts'
import { useProducts } from './useCatalogue.ts'
import { useViewed } from './useViewed.ts'

const most = 10
const searched = 30
/** Similar products cost between half as much and twice as much. */
const nearPrice = 2

/**
 * More products below a product. All rows appear at the same time, so that none pushes another
 * down.
 */
export function MoreGoods({ product }: { product: ProductDetail }) {
  const { id, shopId, category, priceCents } = product
  const countryName = useCountryName()
  const country = useDestination()
  const ofShop = useProducts({ shop: shopId, limit: most + 1 })
  const similar = useProducts({
    category: category.id,
    minPriceCents: Math.floor(priceCents / nearPrice),
    maxPriceCents: Math.min(priceCents * nearPrice, highestPriceBoundCents),
    inStock: true,
    limit: searched,
  })
  const viewed = useViewed(id)
  if (ofShop.state === 'loading' || similar.state === 'loading' || viewed === null) return null
  const isSent = isSentTo(product.freight, country)
  const isUsual = isSent && product.inStock
  const likeIt = similar.items.filter((card) => card.shopId !== shopId && isSentTo(card, country))
  const similarRow = (
    <GoodsRow
      title={
        isUsual ? (
          <FormattedMessage id="detail.similar" defaultMessage="You may also like" />
        ) : isSent ? (
          <FormattedMessage id="detail.similarInStock" defaultMessage="Similar and in stock" />
        ) : (
          <FormattedMessage
            id="delivery.similar"
            defaultMessage="Similar, delivered to {country}"
            values={{ country: countryName(country ?? '') }}
          />
        )
      }
      products={likeIt.slice(0, most)}
    />
  )
  return (
    <div className={styles.rows}>
      {isUsual ? null : similarRow}
      <GoodsRow
        title={<FormattedMessage id="detail.moreOfShop" defaultMessage="More from this shop" />}
        end={
          <Link href={hrefs.shop(shopId)} className={styles.all}>
            <FormattedMessage id="detail.toShop" defaultMessage="Visit shop" />
          </Link>
        }
        products={ofShop.items.filter((card) => card.id !== id).slice(0, most)}
      />
      {isUsual ? similarRow : null}
      <ViewedRow products={viewed} />
    </div>
  )
}

/** A row of goods of each category, on Home. */
export function CategoryShelves({ categories }: { categories: readonly CategoryCard[] }) {
  return (
    <div className={styles.rows}>
      {categories.map((category) => (
        <Shelf key={category.id} category={category} />
      ))}
    </div>
  )
}

/** For screen readers, to whom several links would say the same. */
const hidden = (text: ReactNode) => (
  <span key="hidden" className="visuallyHidden">
    {text}
  </span>
)

function Shelf({ category }: { category: CategoryCard }) {
  const { items } = useProducts({ category: category.id, inStock: true, limit: most })
  return (
    <GoodsRow
      title={category.name}
      end={
        <Link href={hrefs.explore({ category: category.id })} className={styles.all}>
          <FormattedMessage
            id="home.allOf"
            defaultMessage="All<hidden> of {category}</hidden>"
            values={{ category: category.name, hidden }}
          />
        </Link>
      }
      products={items}
    />
  )
}

/** The viewed products, on Home. */
export function ContinueLooking() {
  return <ViewedRow products={useViewed() ?? []} />
}

function ViewedRow({ products }: { products: readonly ProductCard[] }) {
  return (
    <GoodsRow
      title={<FormattedMessage id="catalogue.viewed" defaultMessage="Recently viewed" />}
      products={products}
    />
  )
}
