import { HandCoins, Ship, Undo2, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { productName } from '../../constants.ts'
import type { ProductDetail } from '../../../contract/catalogue.ts'
import type { Delivery } from '../../../contract/delivery.ts'
import { dutyTo } from '../../../contract/duties.ts'
import { DutyText } from '../ui/dutyText.tsx'
import type { ShopFreight } from '../../../contract/freight.ts'
import { lateRefundDays, returnDays } from '../../../contract/limits.ts'
import { isSentTo } from '../../../contract/freightTo.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useHydrated } from '../actors/useHydrated.ts'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useArrivalDays } from '../ui/useArrivalDays.ts'
import { useCountryName } from '../ui/useCountryName.ts'
import styles from './deliveryPanel.module.css'
import { FreightNote } from './freightNote.tsx'
import { useDestination } from '../session/useDestination.ts'

/** The delivery time, its cost, and the return policy. */
export function DeliveryPanel({
  product,
  isSoldOut,
}: {
  product: ProductDetail
  /** No arrival is named for what can't be ordered. */
  isSoldOut: boolean
}) {
  const isHydrated = useHydrated()
  return (
    <Panel title={<FormattedMessage id="detail.shipping" defaultMessage="Shipping" />}>
      <div className={styles.lines}>
        <Line icon={<Ship size={20} aria-hidden />}>
          {product.delivery === null || isSoldOut ? null : isHydrated ? (
            <Arrival delivery={product.delivery} freight={product.freight} />
          ) : (
            <>
              <Skeleton width="10em" height="1.4em" />
              <Skeleton width="14em" height="1.4em" />
              {product.delivery.duties ? <Skeleton width="16em" height="1.4em" /> : null}
            </>
          )}
          <FreightNote freight={product.freight} />
        </Line>
        <Line icon={<Undo2 size={20} aria-hidden />}>
          <p className={styles.first}>
            <FormattedMessage id="detail.returns" defaultMessage="Returns and refunds" />
          </p>
          <p>
            {product.nonReturnable ? (
              <FormattedMessage
                id="return.notReturnable"
                defaultMessage="Can’t be returned once it was sent"
              />
            ) : (
              <FormattedMessage
                id="detail.returnDays"
                defaultMessage="Return it within {days} days of receiving it, without a reason"
                values={{ days: returnDays }}
              />
            )}
          </p>
          <p>
            <FormattedMessage
              id="detail.returnsRule"
              defaultMessage="Refunds on any item until {days} days after completion"
              values={{ days: lateRefundDays }}
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
        <Line icon={<Wallet size={20} aria-hidden />}>
          <p className={styles.first}>
            <FormattedMessage
              id="detail.balance"
              defaultMessage="Paid from your {name} balance"
              values={{ name: productName }}
            />
          </p>
          <p>
            <FormattedMessage id="detail.balanceRule" defaultMessage="Top it up in your wallet." />{' '}
            <Link href={hrefs.helpAndSupport()} className={styles.more}>
              <FormattedMessage id="detail.balanceHelp" defaultMessage="How it works" />
            </Link>
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
  const countryName = useCountryName()
  const country = useDestination()
  const days = useArrivalDays(delivery, country)
  const duty = dutyTo(delivery, country)
  if (country === null || !isSentTo(freight, country)) return null
  return (
    <>
      <p className={styles.first}>
        <FormattedMessage id="detail.arrives" defaultMessage="Arrives {days}" values={{ days }} />
      </p>
      <p>
        {country === delivery.country ? (
          <FormattedMessage
            id="detail.within"
            defaultMessage="Domestic shipping, {country}"
            values={{ country: countryName(country) }}
          />
        ) : (
          <FormattedMessage
            id="detail.fromTo"
            defaultMessage="From {origin} to {destination}"
            values={{ origin: countryName(delivery.country), destination: countryName(country) }}
          />
        )}
      </p>
      {duty === null ? null : (
        <p>
          <DutyText duty={duty} />
        </p>
      )}
    </>
  )
}
