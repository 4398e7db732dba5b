import { FormattedMessage } from 'react-intl'
import { factsOf } from '../../machines/selectors/orderStates.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useOrder } from '../orders/useOrder.ts'
import { useSession } from '../session/useSession.tsx'
import { ButtonLink, Button } from '../ui/button.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { useMoneyFormat } from '../ui/money.tsx'
import { Callout } from '../ui/callout.tsx'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { leaveTo } from '../shell/navigation.ts'

/**
 * The order that the recharge is for: a pay button once the balance suffices, else a link to the
 * order.
 */
export function OrderBack({
  id,
  amountCents,
  isStored = false,
}: {
  id: number
  amountCents: number | null
  /** True where a stored recharge for the order is shown. */
  isStored?: boolean
}) {
  const order = useOrder(id)
  const { userInfo } = useSession()
  const formatMoney = useMoneyFormat()
  if (order.state !== 'filled') return null
  const { payDeadline, totalCents } = order.data
  const { isToPay, isPaid } = factsOf(order.data)
  const link = (
    <ButtonLink href={hrefs.order({ id })} size="small" variant="secondary">
      <FormattedMessage id="recharge.backToOrder" defaultMessage="Back to the order" />
    </ButtonLink>
  )
  if (!isToPay) {
    return (
      <Callout tone={isPaid ? 'good' : 'bad'} action={link}>
        {isPaid ? (
          <FormattedMessage id="recharge.orderPaid" defaultMessage="Your order is paid" />
        ) : (
          <FormattedMessage id="cashier.cancelled" defaultMessage="This order was cancelled" />
        )}
      </Callout>
    )
  }
  if (userInfo !== null && (userInfo.availableCents ?? 0) >= totalCents) {
    return <PayOrder order={order.data} />
  }
  return (
    <Callout tone="wait" action={link}>
      {isStored ? (
        <FormattedMessage
          id="recharge.orderKept"
          defaultMessage="Your order is kept until your payment is answered, one day at most"
        />
      ) : amountCents === null ? (
        <FormattedMessage id="recharge.orderWaits" defaultMessage="Your order waits to be paid" />
      ) : (
        <FormattedMessage
          id="recharge.orderShort"
          defaultMessage="You need {amount} more for your order"
          values={{ amount: formatMoney(amountCents) }}
        />
      )}
      {payDeadline === null ? null : (
        <div>
          <FormattedMessage
            id="orders.timeLeft"
            defaultMessage="{time} left to pay"
            values={{ time: <Countdown until={payDeadline} onEnd={order.refresh} /> }}
          />
        </div>
      )}
    </Callout>
  )
}

/** Returns to the cashier, which asks for the payment code at once. */
function PayOrder({ order }: { order: OrderDetail }) {
  const { mergeBackData } = useSession()
  const amount = useMoneyFormat()(order.totalCents)
  return (
    <Button
      wide
      onClick={() => {
        mergeBackData({ payOrderId: order.id })
        leaveTo(hrefs.order({ id: order.id }))
      }}
    >
      <FormattedMessage id="cashier.pay" defaultMessage="Pay {amount}" values={{ amount }} />
    </Button>
  )
}
