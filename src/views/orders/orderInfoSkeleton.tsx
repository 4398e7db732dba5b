import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { OrderSummary } from '../../../contract/orderDetail.ts'
import { Panel, PanelStack } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { OrderGoods } from './orderGoods.tsx'
import { StatusChip } from './statusChip.tsx'
import { knownOrder } from './useOrder.ts'

/** The placeholder of an order. It shows the data of its list row if that is cached. */
export function OrderInfoSkeleton({ id }: { id: number }) {
  const [order] = useState(() => knownOrder(id))
  return (
    <PanelStack>
      {order === null ? <LinesSkeleton /> : <KnownOrder order={order} />}
      <SkeletonGroup>
        <Panel>
          <Skeleton width="100%" />
          <Skeleton width="100%" />
          <Skeleton width="50%" height="28px" />
        </Panel>
      </SkeletonGroup>
    </PanelStack>
  )
}

function KnownOrder({ order }: { order: OrderSummary }) {
  return (
    <>
      <Panel
        title={<FormattedMessage id="orderInfo.progress" defaultMessage="Progress" />}
        end={<StatusChip order={order} />}
      >
        <Skeleton width="70%" />
        <Skeleton width="60%" />
      </Panel>
      <OrderGoods order={order} />
    </>
  )
}

function LinesSkeleton() {
  return (
    <SkeletonGroup>
      <PanelStack>
        <Panel>
          <Skeleton width="40%" />
          <Skeleton width="70%" />
          <Skeleton width="60%" />
        </Panel>
        <Panel>
          <Skeleton width="35%" />
          <Skeleton shape="square" width="80px" />
          <Skeleton width="80%" />
        </Panel>
      </PanelStack>
    </SkeletonGroup>
  )
}
