import { ReceiptText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'wouter'
import type { OrderThread } from '../../../contract/messages.ts'
import { readOrderId } from '../../machines/selectors/orderSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { PullToRefresh } from '../shell/pullToRefresh.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { LinkRow, LinkRows } from '../ui/linkRows.tsx'
import { NoOrderState } from '../ui/noOrderState.tsx'
import { PanelStack } from '../ui/panel.tsx'
import { FailedState } from '../ui/screenStates.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { MessageForm } from './messageForm.tsx'
import { MessageList } from './messageList.tsx'
import { useMarkRead, useThread } from './useThread.ts'

export function Screen() {
  const orderId = readOrderId(useParams<{ id?: string }>().id)
  return (
    <RouteScreen>
      {orderId === null ? <NoOrderState /> : <Thread key={orderId} orderId={orderId} />}
    </RouteScreen>
  )
}

function Thread({ orderId }: { orderId: number }) {
  const thread = useThread(orderId)
  if (thread.state === 'loading') return <ThreadSkeleton />
  if (thread.state !== 'filled') {
    return <FailedState failure={thread.failure} onRetry={thread.retry} />
  }
  return (
    <PullToRefresh onRefresh={thread.refresh}>
      <FilledThread thread={thread.data} />
    </PullToRefresh>
  )
}

function FilledThread({ thread }: { thread: OrderThread }) {
  const { orderId, sn } = thread
  useMarkRead(thread)
  return (
    <PanelStack narrow>
      <LinkRows>
        <LinkRow href={hrefs.orderInfo(orderId)} Icon={ReceiptText}>
          <FormattedMessage id="messages.about" defaultMessage="About order {sn}" values={{ sn }} />
        </LinkRow>
      </LinkRows>
      <MessageList list={thread.list} />
      <MessageForm thread={thread} />
    </PanelStack>
  )
}

function ThreadSkeleton() {
  return (
    <SkeletonGroup>
      <PanelStack narrow>
        <Skeleton shape="block" height="52px" />
        <Skeleton shape="block" height="140px" />
        <Skeleton shape="block" height="300px" />
      </PanelStack>
    </SkeletonGroup>
  )
}
