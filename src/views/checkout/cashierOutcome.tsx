import { CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { orderStateOf } from '../../../contract/orderDetail.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { PushOffer } from '../notices/pushOffer.tsx'
import { orderChartOf } from '../orders/useOrder.ts'
import { OrderMoneyPanel } from '../orders/orderMoney.tsx'
import { OrderTimeline } from '../orders/orderTimeline.tsx'
import { PayingRing } from '../payment/payingRing.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PanelStack } from '../ui/panel.tsx'
import { EmptyState } from '../ui/screenStates.tsx'
import { useMoneyFormat } from '../ui/money.tsx'
import { Picture } from '../ui/picture.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { landRing } from './landRing.ts'
import styles from './cashierOutcome.module.css'

const mostPictures = 4

/** Shown when the order no longer waits for payment: it is paid or cancelled. */
export function CashierOutcome({
  order,
  isJustPaid = false,
}: {
  order: OrderDetail
  /** Whether it was paid here, a moment ago. */
  isJustPaid?: boolean
}) {
  const amount = useMoneyFormat()(order.totalCents)
  const isCancelled = orderStateOf(order) === 'cancelled'
  const ring = useRef<HTMLSpanElement>(null)
  const progress = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const step = progress.current?.querySelector('[data-event="order.paid"]')
    if (isJustPaid && ring.current && step) landRing(ring.current, step)
  }, [isJustPaid])
  return (
    <RouteScreen>
      <div role="status">
        <EmptyState
          icon={
            isCancelled ? (
              <CircleX size={56} strokeWidth={1.5} className={styles.cancelled} />
            ) : (
              <span ref={ring}>
                <PayingRing stage="paid" size={56} />
              </span>
            )
          }
          title={
            isCancelled ? (
              <FormattedMessage id="cashier.cancelled" defaultMessage="This order was cancelled" />
            ) : (
              <FormattedMessage
                id="cashier.paid"
                defaultMessage="Paid {amount}"
                values={{ amount }}
              />
            )
          }
          hint={
            isCancelled ? (
              <FormattedMessage
                id="cashier.cancelledHint"
                defaultMessage="Nothing was taken from your balance."
              />
            ) : (
              <FormattedMessage
                id="cashier.paidHint"
                defaultMessage="Order {sn} is with the shop now. The money is held until you have the goods."
                values={{ sn: order.sn }}
              />
            )
          }
          action={
            <>
              {isCancelled ? null : <Bought order={order} />}
              <div className={styles.actions}>
                <ButtonLink href={hrefs.orderInfo(order.id)} replace>
                  <FormattedMessage id="cashier.showOrder" defaultMessage="View order" />
                </ButtonLink>
                <ButtonLink href={hrefs.home()} variant="secondary">
                  <FormattedMessage id="cashier.goOn" defaultMessage="Continue shopping" />
                </ButtonLink>
              </div>
            </>
          }
        />
      </div>
      {isCancelled ? null : (
        <div ref={progress} className={styles.progress}>
          <PanelStack>
            {orderStateOf(order) === 'waitingForDelivery' ? <PushOffer /> : null}
            <OrderTimeline order={order} chart={orderChartOf(order)} onDeadline={() => {}} />
            <OrderMoneyPanel chart={orderChartOf(order)} isJustPaid={isJustPaid} />
          </PanelStack>
        </div>
      )}
    </RouteScreen>
  )
}

/** Pictures of the first lines. */
function Bought({ order }: { order: OrderDetail }) {
  return (
    <ul className={styles.pictures}>
      {order.lines.slice(0, mostPictures).map((line) => (
        <li key={line.lineId}>
          <Picture picture={line.picture} alt={line.title} size={72} />
        </li>
      ))}
    </ul>
  )
}
