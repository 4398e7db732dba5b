import { MessageSquareText } from 'lucide-react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import { useSearch } from 'wouter'
import { readOrderId } from '../../machines/selectors/orderSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { orderStateOf, type OrderDetail } from '../../../contract/orderDetail.ts'
import { useReview } from './useReview.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState, FailedState } from '../ui/screenStates.tsx'
import { NoOrderState } from '../ui/noOrderState.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { ReviewForm } from './reviewForm.tsx'
import { Panel, PanelStack } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'

export function Screen() {
  const orderId = readOrderId(new URLSearchParams(useSearch()).get('order'))
  return (
    <RouteScreen>
      {orderId === null ? <NoOrderState /> : <OrderReview key={orderId} orderId={orderId} />}
    </RouteScreen>
  )
}

function OrderReview({ orderId }: { orderId: number }) {
  const { actor, snapshot } = useReview(orderId)
  const { order, failure } = snapshot.context
  if (snapshot.matches('unopened') && failure !== null) {
    return <FailedState failure={failure} onRetry={() => actor.send({ type: 'retry.requested' })} />
  }
  if (snapshot.matches('closed') && order !== null) return <Closed order={order} />
  if (snapshot.hasTag('form') && order !== null) {
    return <ReviewForm actor={actor} snapshot={snapshot} order={order} />
  }
  return <ReviewSkeleton />
}

/** Shows why there is nothing to review now. */
function Closed({ order }: { order: OrderDetail }) {
  return (
    <EmptyState
      icon={<MessageSquareText size={40} strokeWidth={1.5} />}
      title={<FormattedMessage {...reasonOf(order)} />}
      action={
        <ButtonLink href={hrefs.orderInfo(order.id)} variant="secondary">
          <FormattedMessage id="cashier.toOrder" defaultMessage="View order" />
        </ButtonLink>
      }
    />
  )
}

const reasons = defineMessages({
  done: { id: 'review.done', defaultMessage: 'You have reviewed everything' },
  notYet: {
    id: 'review.notYet',
    defaultMessage: 'You can review this once you have confirmed receipt',
  },
  cancelled: { id: 'review.ofCancelled', defaultMessage: 'A cancelled order takes no review' },
  refunded: { id: 'review.ofRefunded', defaultMessage: 'A refunded order takes no review' },
  refunding: {
    id: 'review.whileRefunding',
    defaultMessage: 'No review can be written while a refund is under way',
  },
})

function reasonOf(order: OrderDetail): MessageDescriptor {
  if (order.reviewed) return reasons.done
  const state = orderStateOf(order)
  if (state === 'cancelled') return reasons.cancelled
  if (state !== 'afterSale') return reasons.notYet
  return order.afterSaleStage === 'refunded' ? reasons.refunded : reasons.refunding
}

function ReviewSkeleton() {
  return (
    <SkeletonGroup>
      <PanelStack>
        <Panel>
          <Skeleton shape="square" width="64px" />
          <Skeleton width="60%" height="44px" />
          <Skeleton width="100%" height="96px" />
          <Skeleton shape="square" width="80px" />
        </Panel>
        <Panel>
          <Skeleton width="60%" height="44px" />
          <Skeleton width="60%" height="44px" />
        </Panel>
      </PanelStack>
    </SkeletonGroup>
  )
}
