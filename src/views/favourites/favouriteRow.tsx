import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { isSentTo } from '../../../contract/freightTo.ts'
import { hrefs } from '../../routing/hrefs.ts'
import type { Favourite } from './useSavedItems.ts'
import { useDestination } from '../session/useDestination.ts'
import { AlertButton } from './alertButton.tsx'
import { HeartButton } from './heartButton.tsx'
import { Money } from '../ui/money.tsx'
import { NotDelivered } from '../ui/notDelivered.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './favouritesScreen.module.css'

/** A product that is no longer sold stays listed, without a link. */
export function FavouriteRow({ favourite }: { favourite: Favourite }) {
  const { product, title, picture, productId } = favourite
  const country = useDestination()
  const words = (
    <>
      <Picture picture={picture} alt="" size={80} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {product === null ? (
          <span className={styles.soft}>
            <FormattedMessage id="favourites.gone" defaultMessage="No longer for sale" />
          </span>
        ) : (
          <>
            <span>
              {product.priceVaries ? (
                <FormattedMessage
                  id="catalogue.priceFrom"
                  defaultMessage="from {price}"
                  values={{ price: <Money cents={product.priceCents} tone="price" /> }}
                />
              ) : (
                <Money cents={product.priceCents} tone="price" />
              )}
            </span>
            <span className={styles.soft}>
              {country !== null && !isSentTo(product, country) ? (
                <NotDelivered country={country} />
              ) : product.inStock ? (
                product.shopName
              ) : (
                <FormattedMessage id="catalogue.soldOut" defaultMessage="Sold out" />
              )}
            </span>
          </>
        )}
      </span>
    </>
  )
  return (
    <div className={styles.row}>
      {product === null ? (
        <div className={styles.link}>{words}</div>
      ) : (
        <Link href={hrefs.detail(productId, product.shopId)} className={styles.link}>
          {words}
        </Link>
      )}
      {product === null ? null : <AlertButton of="price" id={productId} title={title} />}
      <HeartButton productId={productId} />
    </div>
  )
}
