import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import type { ShopCard } from '../../../contract/catalogue.ts'
import { LatePicture } from './latePicture.tsx'
import styles from './shopRow.module.css'

/** A shop with its figures, as a link to its page. */
export function ShopLink({ shop }: { shop: ShopCard }) {
  const href = hrefs.shop(shop.id)
  return (
    <Link href={href} className={styles.shop}>
      <span className={styles.logo} data-picture-of={href}>
        <LatePicture picture={shop.logo} alt="" size={48} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{shop.name}</span>
        <ShopFigures shop={shop} />
      </span>
    </Link>
  )
}

export function ShopFigures({ shop }: { shop: ShopCard }) {
  return (
    <span className={styles.figures}>
      <span>
        <FormattedMessage
          id="catalogue.fans"
          defaultMessage="{count, plural, one {# follower} other {# followers}}"
          values={{ count: shop.fans }}
        />
      </span>
      {shop.favorableRatePercent === null ? null : (
        <span>
          <FormattedMessage
            id="catalogue.favorable"
            defaultMessage="{rate, number, percent} positive"
            values={{ rate: shop.favorableRatePercent / 100 }}
          />
        </span>
      )}
      <span>
        <FormattedMessage
          id="catalogue.sold"
          defaultMessage="{count, number} sold"
          values={{ count: shop.totalSold }}
        />
      </span>
    </span>
  )
}
