import { PackageX } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useParams } from 'wouter'
import { shopperActions } from '../../machines/selectors/orderSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { factsOf } from '../../machines/selectors/orderStates.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { orderChartOf } from '../orders/useOrder.ts'
import { useRefundRequest } from './useRefundRequest.ts'
import { useNow } from '../ui/useNow.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState, FailedState } from '../ui/screenStates.tsx'
import { NoOrderState } from '../ui/noOrderState.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { readRefundAddress } from './refundAddress.ts'
import { RefundForm } from './refundForm.tsx'
import { Panel, PanelStack } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'

const closedTexts = defineMessages({
  deadlinePassed: { id: 'refund.notPaid', defaultMessage: 'This order was not paid' },
  alreadySubmitted: {
    id: 'refund.alreadySubmitted',
    defaultMessage: 'You have already submitted a request for this order',
  },
  alreadyRefunded: {
    id: 'refund.alreadyRefunded',
    defaultMessage: 'Everything in this order was refunded',
  },
  refundPeriodOver: {
    id: 'refund.periodOver',
    defaultMessage: 'The time to ask for a refund is over',
  },
  notNow: { id: 'refund.notNow', defaultMessage: 'This order can’t be refunded' },
})

export function Screen() {
  const address = readRefundAddress(useParams())
  const { orderId } = address
  return (
    <RouteScreen>
      {orderId === null ? (
        <NoOrderState />
      ) : (
        <RefundRequest
          key={orderId}
          orderId={orderId}
          productIds={address.productIds}
          suggestedCents={address.suggestedCents}
        />
      )}
    </RouteScreen>
  )
}

function RefundRequest({
  orderId,
  productIds,
  suggestedCents,
}: {
  orderId: number
  productIds: readonly number[]
  suggestedCents: number | null
}) {
  const { actor, snapshot } = useRefundRequest(orderId, productIds)
  const { order, failure } = snapshot.context
  if (snapshot.matches('unopened') && failure !== null) {
    return <FailedState failure={failure} onRetry={() => actor.send({ type: 'retry.requested' })} />
  }
  if (snapshot.matches('closed') && order !== null) return <Closed order={order} />
  if (snapshot.hasTag('form') && order !== null) {
    return (
      <RefundForm actor={actor} snapshot={snapshot} order={order} suggestedCents={suggestedCents} />
    )
  }
  return <RefundSkeleton />
}

/** Shows why the order accepts no request now. */
function Closed({ order }: { order: OrderDetail }) {
  const offered = shopperActions(orderChartOf(order), useNow())
  const reason = offered.find(({ action }) => action === 'refund')?.refusedFor ?? null
  const text =
    reason !== null && reason in closedTexts
      ? closedTexts[reason as keyof typeof closedTexts]
      : factsOf(order).isToPay
        ? closedTexts.deadlinePassed
        : order.afterSaleStage === 'refunded'
          ? closedTexts.alreadyRefunded
          : closedTexts.notNow
  return (
    <EmptyState
      icon={<PackageX size={40} strokeWidth={1.5} />}
      title={<FormattedMessage {...text} />}
      action={
        <ButtonLink href={hrefs.orderInfo(order.id)} variant="secondary">
          <FormattedMessage id="cashier.toOrder" defaultMessage="View order" />
        </ButtonLink>
      }
    />
  )
}

function RefundSkeleton() {
  return (
    <SkeletonGroup>
      <PanelStack>
        <Panel>
          <Skeleton width="35%" />
          <Skeleton shape="square" width="64px" />
        </Panel>
        <Panel>
          <Skeleton width="45%" />
          <Skeleton width="100%" height="48px" />
          <Skeleton width="100%" height="48px" />
        </Panel>
        <Panel>
          <Skeleton width="30%" />
          <Skeleton width="100%" height="48px" />
          <Skeleton width="70%" />
        </Panel>
      </PanelStack>
    </SkeletonGroup>
  )
}
