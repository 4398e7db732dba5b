import { HandCoins, Ship, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProductDetail } from '../../../contract/catalogue.ts'
import type { Delivery } from '../../../contract/delivery.ts'
import { deliveryWindow } from '../../../contract/deliveryWindow.ts'
import type { ShopFreight } from '../../../contract/freight.ts'
import { isSentTo } from '../../../contract/freightTo.ts'
import { useHydrated } from '../actors/useHydrated.ts'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { minuteMs, useNow } from '../ui/useNow.ts'
import styles from './deliveryPanel.module.css'
import { FreightNote } from './freightNote.tsx'
import { useDestination } from '../session/useDestination.ts'

/** The delivery time, its cost, and the return policy. */
export function DeliveryPanel({ product }: { product: ProductDetail }) {
  const isHydrated = useHydrated()
  return (
    <Panel title={<FormattedMessage id="detail.shipping" defaultMessage="Shipping" />}>
      <div className={styles.lines}>
        <Line icon={<Ship size={20} aria-hidden />}>
          {product.delivery === null ? null : isHydrated ? (
            <Arrival delivery={product.delivery} freight={product.freight} />
          ) : (
            <>
              <Skeleton width="10em" height="1.4em" />
              <Skeleton width="14em" height="1.4em" />
            </>
          )}
          <FreightNote freight={product.freight} />
        </Line>
        <Line icon={<Undo2 size={20} aria-hidden />}>
          <p className={styles.first}>
            <FormattedMessage id="detail.returns" defaultMessage="Returns and refunds" />
          </p>
          <p>
            <FormattedMessage
              id="detail.returnsRule"
              defaultMessage="Refunds on any item until 7 days after completion"
            />
          </p>
        </Line>
        <Line icon={<HandCoins size={20} aria-hidden />}>
          <p className={styles.first}>
            <FormattedMessage id="detail.held" defaultMessage="Your payment is protected" />
          </p>
          <p>
            <FormattedMessage
              id="detail.heldRule"
              defaultMessage="We pay the shop after you confirm delivery"
            />
          </p>
        </Line>
      </div>
    </Panel>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>{children}</div>
    </div>
  )
}

function Arrival({ delivery, freight }: { delivery: Delivery; freight: ShopFreight }) {
  const intl = useIntl()
  const now = new Date(useNow(minuteMs))
  const country = useDestination()
  if (!isSentTo(freight, country)) return null
  const { from, to } = deliveryWindow(delivery, country, now)
  const nameOf = (code: string) => intl.formatDisplayName(code, { type: 'region' }) ?? code
  return (
    <>
      <p className={styles.first}>
        <FormattedMessage
          id="detail.arrives"
          defaultMessage="Arrives {days}"
          values={{ days: intl.formatDateTimeRange(from, to, { day: 'numeric', month: 'short' }) }}
        />
      </p>
      <p>
        {country === delivery.country ? (
          <FormattedMessage
            id="detail.within"
            defaultMessage="Domestic shipping, {country}"
            values={{ country: nameOf(country) }}
          />
        ) : (
          <FormattedMessage
            id="detail.fromTo"
            defaultMessage="From {origin} to {destination}"
            values={{ origin: nameOf(delivery.country), destination: nameOf(country) }}
          />
        )}
      </p>
    </>
  )
}
