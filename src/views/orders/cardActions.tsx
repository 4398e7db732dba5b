import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { exhaustive } from '../../../contract/exhaustive.ts'
import { orderStateOf } from '../../../contract/orderDetail.ts'
import type { OrderSummary } from '../../../contract/orderDetail.ts'
import type { ReorderLine } from '../../../contract/orders.ts'
import { actorStore } from '../actors/actorStore.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { useMoneyFormat } from '../ui/money.tsx'
import { ActionDialog } from './actionDialog.tsx'
import styles from './orderCard.module.css'
import { actionTexts } from './orderTexts.ts'
import { ReorderReport } from './reorderReport.tsx'
import { useOrderAction, useReorder } from './useOrder.ts'

/** The most frequent actions in the order's current state. Its own screen has all others. */
export function CardActions({ order }: { order: OrderSummary }) {
  const state = orderStateOf(order)
  switch (state) {
    case 'waitingToPay':
      return <PayInTime order={order} />
    case 'waitingForDelivery':
      return null
    case 'delivered':
      return <ConfirmOnArrival order={order} />
    case 'received':
      return (
        <div className={styles.actions}>
          <BuyAgain order={order} />
          {order.reviewed ? null : (
            <ButtonLink href={hrefs.comment({ order: order.id })} size="small">
              <FormattedMessage {...actionTexts.review} />
            </ButtonLink>
          )}
        </div>
      )
    case 'completed':
    case 'cancelled':
      return (
        <div className={styles.actions}>
          <BuyAgain order={order} />
        </div>
      )
    case 'afterSale':
      return order.afterSaleStage === 'awaitingReturn' ? (
        <div className={styles.actions}>
          <ButtonLink href={hrefs.orderInfo(order.id)} size="small">
            <FormattedMessage {...actionTexts.sendBack} />
          </ButtonLink>
        </div>
      ) : null
    default:
      return exhaustive(state)
  }
}

function PayInTime({ order }: { order: OrderSummary }) {
  const amount = useMoneyFormat()(order.totalCents)
  return (
    <div className={styles.actions}>
      {order.payDeadline === null ? null : (
        <p className={styles.deadline}>
          <FormattedMessage
            id="orders.timeLeft"
            defaultMessage="{time} left to pay"
            values={{
              time: (
                <Countdown until={order.payDeadline} onEnd={() => actorStore.refresh(['orders'])} />
              ),
            }}
          />
        </p>
      )}
      <ButtonLink href={hrefs.order({ id: order.id })} size="small">
        <FormattedMessage {...actionTexts.pay} values={{ amount }} />
      </ButtonLink>
    </div>
  )
}

function ConfirmOnArrival({ order }: { order: OrderSummary }) {
  const { actor, snapshot } = useOrderAction(order.id)
  return (
    <div className={styles.actions}>
      <ButtonLink href={hrefs.orderInfo(order.id)} variant="secondary" size="small">
        <FormattedMessage id="orders.track" defaultMessage="Track" />
      </ButtonLink>
      <Button
        size="small"
        onClick={() =>
          actor.send({ type: 'action.asked', action: 'confirmReceipt', refundId: null })
        }
      >
        <FormattedMessage {...actionTexts.confirmReceipt} />
      </Button>
      <ActionDialog
        snapshot={snapshot}
        onConfirm={() => actor.send({ type: 'action.confirmed' })}
        onDismiss={() => actor.send({ type: 'action.dismissed' })}
      />
    </div>
  )
}

function BuyAgain({ order }: { order: OrderSummary }) {
  const [report, setReport] = useState<readonly ReorderLine[] | null>(null)
  const reorder = useReorder(order.id, setReport)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={reorder.busy}
        onClick={() => reorder.submit(null)}
      >
        <FormattedMessage {...actionTexts.reorder} />
      </Button>
      <ReorderReport lines={report} onClose={() => setReport(null)} />
    </>
  )
}
