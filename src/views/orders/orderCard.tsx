import { isolated } from '../../../contract/isolated.ts'
import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { OrderSummary } from '../../../contract/orderDetail.ts'
import { standOf } from '../../machines/selectors/orderStates.ts'
import { Money } from '../ui/money.tsx'
import { OrderName } from '../ui/orderName.tsx'
import { Picture } from '../ui/picture.tsx'
import { ArrivalText, useArrival } from './arrival.tsx'
import { CardActions } from './cardActions.tsx'
import styles from './orderCard.module.css'
import { standTexts } from './orderTexts.ts'
import { StatusChip } from './statusChip.tsx'
import { prefetchOrder } from './useOrder.ts'

const mostPictures = 4

export function OrderCard({
  order,
  href,
  isChosen,
}: {
  order: OrderSummary
  href: string
  /** True if the order is shown next to the list. */
  isChosen: boolean
}) {
  const [first] = order.lines
  const shops = new Set(order.lines.map(({ shopId }) => shopId))
  return (
    <article className={styles.card}>
      <Link
        href={href}
        className={styles.body}
        aria-current={isChosen || undefined}
        onPointerDown={() => prefetchOrder(order.id)}
      >
        <span className={styles.head}>
          <span className={styles.shop}>
            <FormattedMessage
              id="orders.shops"
              defaultMessage="<name>{shop}</name>{more, plural, =0 {} other { and # more}}"
              values={{
                shop: isolated(first?.shopName ?? ''),
                more: shops.size - 1,
                name: shopName,
              }}
            />
          </span>
          <StatusChip order={order} />
        </span>
        <span className={styles.pictures}>
          {order.lines.slice(0, mostPictures).map((line) => (
            <Picture key={line.lineId} picture={line.picture} alt="" size={64} />
          ))}
        </span>
        {first ? (
          <OrderName
            order={{ title: first.title, more: order.lines.length - 1 }}
            className={styles.title}
          />
        ) : null}
        <Stand order={order} />
        <span className={styles.sum}>
          <span className={styles.soft}>
            <time dateTime={order.placedAt}>
              <FormattedDate value={order.placedAt} dateStyle="medium" />
            </time>
            {' · '}
            <FormattedMessage
              id="orders.pieces"
              defaultMessage="{quantity, plural, one {# piece} other {# pieces}}"
              values={{ quantity: order.quantity }}
            />
          </span>
          <Money cents={order.totalCents} />
        </span>
      </Link>
      <CardActions order={order} />
    </article>
  )
}

function shopName(name: ReactNode) {
  return <span className={styles.name}>{name}</span>
}

/** A sentence about the order's state. */
function Stand({ order }: { order: OrderSummary }) {
  const stand = standOf(order)
  const text = standTexts[stand]
  const arrival = useArrival(order)
  const { sentQuantity, unsentQuantity } = order
  if (stand === 'waitingForDelivery' && sentQuantity > 0) {
    return (
      <span className={styles.stand}>
        <FormattedMessage
          id="orderStand.partlySent"
          defaultMessage="{sent, number} of {all, plural, one {# piece} other {# pieces}} on the way to you"
          values={{ sent: sentQuantity, all: sentQuantity + unsentQuantity }}
        />
      </span>
    )
  }
  // What isn't paid for has no day yet: the cashier and the order say what it would be.
  if (arrival !== null && stand !== 'waitingToPay') {
    return (
      <span className={styles.stand}>
        <ArrivalText by={arrival} />
      </span>
    )
  }
  if (text === null || (stand === 'received' && order.reviewed)) return null
  return (
    <span className={styles.stand}>
      <FormattedMessage {...text} />
    </span>
  )
}
