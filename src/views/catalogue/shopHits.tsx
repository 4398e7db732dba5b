import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ShopCard } from '../../../contract/catalogue.ts'
import { ShopLink } from '../ui/shopRow.tsx'
import styles from './shopHits.module.css'

/** Shops that match a search, above the matching products. */
export function ShopHits({ shops }: { shops: readonly ShopCard[] }) {
  const id = useId()
  if (shops.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <FormattedMessage id="search.shops" defaultMessage="Shops" />
      </h2>
      <ul className={styles.shops}>
        {shops.map((shop) => (
          <li key={shop.id} className={styles.shop}>
            <ShopLink shop={shop} />
          </li>
        ))}
      </ul>
    </section>
  )
}
