import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import { Money } from '../ui/money.tsx'
import { Picture } from '../ui/picture.tsx'
import { AlertButton } from './alertButton.tsx'
import styles from './favouritesScreen.module.css'
import type { Alert } from './useSavedItems.ts'

/** A sold-out variant or a watched price, with a bell that turns the alert off. */
export function AlertRow({ alert }: { alert: Alert }) {
  const { kind, productId, skuId, title, variant, picture, priceCents } = alert
  return (
    <div className={styles.row}>
      <Link href={hrefs.detail(productId, undefined, { sku: skuId })} className={styles.link}>
        <Picture picture={picture} alt="" size={80} />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {variant === '' ? null : <span className={styles.soft}>{variant}</span>}
          <span className={styles.soft}>
            {kind === 'stock' ? (
              <FormattedMessage id="alerts.stock" defaultMessage="When it’s back in stock" />
            ) : (
              <FormattedMessage
                id="alerts.price"
                defaultMessage="When it costs less than {price}"
                values={{ price: <Money key="price" cents={priceCents} /> }}
              />
            )}
          </span>
        </span>
      </Link>
      <AlertButton
        of={skuId === null ? 'price' : 'variant'}
        id={skuId ?? productId}
        title={title}
      />
    </div>
  )
}
