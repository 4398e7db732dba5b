import { ReceiptText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useSearch } from 'wouter'
import { orderFilterOf, readOrderId } from '../../machines/selectors/orderSelectors.ts'
import { selectPaidOrder } from '../../machines/selectors/paymentCodeSelectors.ts'
import { factsOf } from '../../machines/selectors/orderStates.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useOrder } from '../orders/useOrder.ts'
import { usePaymentCode } from '../payment/usePaymentCode.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState, FailedState } from '../ui/screenStates.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { CashierOutcome } from './cashierOutcome.tsx'
import { OrderToPay } from './orderToPay.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'

/** The cashier at `/order?id=31`. */
export function Screen() {
  const id = readOrderId(new URLSearchParams(useSearch()).get('id'))
  return id === null ? <NoOrder /> : <Cashier id={id} />
}

function Cashier({ id }: { id: number }) {
  const order = useOrder(id)
  const paid = selectPaidOrder(usePaymentCode().snapshot, id)
  if (order.state === 'filled') {
    return paid === null && factsOf(order.data).isToPay ? (
      <OrderToPay order={order.data} onDeadline={order.refresh} />
    ) : (
      <CashierOutcome
        order={factsOf(order.data).isToPay ? (paid ?? order.data) : order.data}
        isJustPaid={paid !== null}
      />
    )
  }
  return (
    <RouteScreen>
      {order.state === 'loading' ? (
        <CashierSkeleton />
      ) : (
        <FailedState failure={order.failure} onRetry={order.retry} />
      )}
    </RouteScreen>
  )
}

function NoOrder() {
  return (
    <RouteScreen>
      <EmptyState
        icon={<ReceiptText size={40} strokeWidth={1.5} />}
        title={
          <FormattedMessage id="cashier.none" defaultMessage="There is no order to pay here" />
        }
        hint={
          <FormattedMessage
            id="cashier.noneHint"
            defaultMessage="Unpaid orders are in My orders."
          />
        }
        action={
          <ButtonLink href={hrefs.myPurchases(orderFilterOf('waitingToPay'))} variant="secondary">
            <FormattedMessage id="cashier.toOrders" defaultMessage="My orders" />
          </ButtonLink>
        }
      />
    </RouteScreen>
  )
}

function CashierSkeleton() {
  return (
    <SkeletonGroup>
      <Panel>
        <Skeleton width="30%" />
        <Skeleton width="50%" height="34px" />
        <Skeleton width="100%" />
        <Skeleton width="100%" />
        <Skeleton width="100%" />
      </Panel>
    </SkeletonGroup>
  )
}
