import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import { orderStateOf } from '../../../contract/orderDetail.ts'
import type { OrderSummary } from '../../../contract/orderDetail.ts'
import { actorStore } from '../actors/actorStore.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { Money, useMoneyFormat } from '../ui/money.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './orderCard.module.css'
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
  /** It is shown beside the list. */
  isChosen: boolean
}) {
  const amount = useMoneyFormat()(order.totalCents)
  const [first] = order.lines
  return (
    <article className={styles.card}>
      <Link
        href={href}
        className={styles.body}
        aria-current={isChosen || undefined}
        onPointerDown={() => prefetchOrder(order.id)}
      >
        <span className={styles.head}>
          <span className={styles.sn}>{order.sn}</span>
          <StatusChip order={order} />
        </span>
        <span className={styles.pictures}>
          {order.lines.slice(0, mostPictures).map((line) => (
            <Picture key={line.lineId} picture={line.picture} alt="" size={64} />
          ))}
        </span>
        {first ? <span className={styles.title}>{first.title}</span> : null}
        <span className={styles.sum}>
          <span className={styles.soft}>
            <FormattedMessage
              id="orders.pieces"
              defaultMessage="{quantity, plural, one {# piece} other {# pieces}}"
              values={{ quantity: order.quantity }}
            />
          </span>
          <Money cents={order.totalCents} />
        </span>
      </Link>
      {orderStateOf(order) === 'waitingToPay' ? (
        <div className={styles.pay}>
          {order.payDeadline === null ? null : (
            <p className={styles.deadline}>
              <FormattedMessage
                id="orders.timeLeft"
                defaultMessage="{time} left to pay"
                values={{
                  time: (
                    <Countdown
                      until={order.payDeadline}
                      onEnd={() => actorStore.refresh(['orders'])}
                    />
                  ),
                }}
              />
            </p>
          )}
          <ButtonLink href={hrefs.order({ id: order.id })} size="small">
            <FormattedMessage id="cashier.pay" defaultMessage="Pay {amount}" values={{ amount }} />
          </ButtonLink>
        </div>
      ) : null}
    </article>
  )
}
