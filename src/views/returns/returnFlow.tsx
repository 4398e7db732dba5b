import { PackageX } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import type { ReturnOffer } from '../../../contract/returns.ts'
import type { OrderProof } from '../../machines/returnTypes.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { SendBackForm } from '../orders/sendBackSheet.tsx'
import { RefundPanel } from '../orders/refundPanel.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Panel, PanelStack } from '../ui/panel.tsx'
import { EmptyState, FailedState } from '../ui/screenStates.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { ChooseStep, ConfirmStep } from './returnSteps.tsx'
import { ReturnProof } from './returnProof.tsx'
import { useReturn, useSendReturn } from './useReturn.ts'

/** The two steps of a return, with the proof before and the receipt afterwards. */
export function ReturnFlow({ orderId }: { orderId: number | null }) {
  const { actor, snapshot } = useReturn(orderId)
  const { offer, proof, failure } = snapshot.context
  const isGuest = orderId === null
  if (snapshot.matches('unopened') && failure !== null)
    return <FailedState failure={failure} onRetry={() => actor.send({ type: 'retry.requested' })} />
  if (snapshot.hasTag('proof') || (isGuest && offer === null))
    return <ReturnProof actor={actor} snapshot={snapshot} />
  // Being read again, or on the way back to the order: what was read before may be wrong.
  const isOutdated = snapshot.matches('opening') || snapshot.matches('declared')
  if (offer === null || (isOutdated && !isGuest)) return <ReturnSkeleton />
  if (snapshot.matches('choosing'))
    return <ChooseStep actor={actor} offer={offer} lines={snapshot.context.lines} />
  if (snapshot.matches('confirming') || snapshot.matches('declaring'))
    return <ConfirmStep actor={actor} snapshot={snapshot} offer={offer} />
  const leave = isGuest ? () => actor.send({ type: 'order.left' }) : null
  return offer.declared !== null && (isGuest || offer.refusedFor === 'requestOpen') ? (
    <Receipt
      offer={offer}
      proof={proof}
      onSent={() => actor.send({ type: 'return.shown' })}
      onLeave={leave}
    />
  ) : (
    <Closed offer={offer} onLeave={leave} />
  )
}

const closedTexts = defineMessages({
  unpaid: { id: 'return.unpaid', defaultMessage: 'There is nothing to return in this order' },
  requestOpen: {
    id: 'return.requestOpen',
    defaultMessage: 'A refund request is open for this order. Withdraw it to return the goods',
  },
  periodOver: {
    id: 'return.periodOver',
    defaultMessage: 'The time to return this order without a reason is over',
  },
  nothingLeft: {
    id: 'return.nothingLeft',
    defaultMessage: 'Nothing is left in this order that can be returned',
  },
}) satisfies Record<NonNullable<ReturnOffer['refusedFor']>, MessageDescriptor>

/** Shows why nothing can be returned. */
function Closed({ offer, onLeave }: { offer: ReturnOffer; onLeave: (() => void) | null }) {
  return (
    <EmptyState
      icon={<PackageX size={40} strokeWidth={1.5} />}
      title={<FormattedMessage {...closedTexts[offer.refusedFor ?? 'nothingLeft']} />}
      action={
        onLeave === null ? (
          <ButtonLink href={hrefs.orderInfo(offer.orderId)} variant="secondary">
            <FormattedMessage id="cashier.toOrder" defaultMessage="View order" />
          </ButtonLink>
        ) : (
          <AnotherOrder onLeave={onLeave} />
        )
      }
    />
  )
}

/** What was declared, and for a guest the way to say that the goods were sent. */
function Receipt({
  offer,
  proof,
  onSent,
  onLeave,
}: {
  offer: ReturnOffer
  proof: OrderProof | null
  onSent: () => void
  onLeave: (() => void) | null
}) {
  if (offer.declared === null) return null
  return (
    <PanelStack narrow>
      <RefundPanel refund={offer.declared} sendBackBy={offer.sendBackBy} />
      {proof !== null && offer.declared.stage === 'awaitingReturn' ? (
        <Panel title={<FormattedMessage id="sendBack.title" defaultMessage="Goods sent back" />}>
          <GuestSendBack proof={proof} onSent={onSent} />
        </Panel>
      ) : null}
      {onLeave === null ? (
        <ButtonLink href={hrefs.orderInfo(offer.orderId)} variant="secondary" wide>
          <FormattedMessage id="cashier.toOrder" defaultMessage="View order" />
        </ButtonLink>
      ) : (
        <AnotherOrder onLeave={onLeave} />
      )}
    </PanelStack>
  )
}

function GuestSendBack({ proof, onSent }: { proof: OrderProof; onSent: () => void }) {
  return <SendBackForm to={null} sending={useSendReturn(proof, onSent)} />
}

function AnotherOrder({ onLeave }: { onLeave: () => void }) {
  return (
    <Button variant="secondary" wide onClick={onLeave}>
      <FormattedMessage id="return.anotherOrder" defaultMessage="Another order" />
    </Button>
  )
}

function ReturnSkeleton() {
  return (
    <SkeletonGroup>
      <PanelStack narrow>
        <Panel>
          <Skeleton width="35%" />
          <Skeleton shape="square" width="64px" />
        </Panel>
        <Panel>
          <Skeleton width="70%" />
          <Skeleton width="100%" height="48px" />
        </Panel>
      </PanelStack>
    </SkeletonGroup>
  )
}
