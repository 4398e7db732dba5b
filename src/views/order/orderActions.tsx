import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { shopperActions } from '../../machines/selectors/orderSelectors.ts'
import type { OfferedAction, OrderSnapshot } from '../../machines/selectors/orderSelectors.ts'
import { hrefs } from '../../routes.ts'
import type { OrderDetail } from '../../services/contract/orders.ts'
import { useOrderAction } from '../bindings/order.tsx'
import { useNow } from '../bindings/useNow.ts'
import { Button, ButtonLink } from '../shared/button.tsx'
import { useMoneyFormat } from '../shared/money.tsx'
import { CancelDialog } from './cancelDialog.tsx'
import styles from './orderActions.module.css'
import { refusalTexts } from './orderTexts.ts'

/** What the chart lets the shopper do now; what it does not says why. */
export function OrderActions({ order, chart }: { order: OrderDetail; chart: OrderSnapshot }) {
  const { actor, snapshot } = useOrderAction(order.id)
  const offered = shopperActions(chart, useNow())
  if (offered.length === 0) return null
  return (
    <div className={styles.actions}>
      {offered.map((each) => (
        <div key={each.action} className={styles.action}>
          <Action
            offered={each}
            order={order}
            onCancel={() => actor.send({ type: 'action.asked', action: 'cancel' })}
          />
        </div>
      ))}
      <CancelDialog
        snapshot={snapshot}
        onConfirm={() => actor.send({ type: 'action.confirmed' })}
        onDismiss={() => actor.send({ type: 'action.dismissed' })}
      />
    </div>
  )
}

function Action({
  offered: { action, refusedFor },
  order,
  onCancel,
}: {
  offered: OfferedAction
  order: OrderDetail
  onCancel: () => void
}) {
  const reasonId = useId()
  if (refusedFor !== null) {
    return (
      <>
        <Button variant="secondary" wide disabled aria-describedby={reasonId}>
          <ActionLabel action={action} order={order} />
        </Button>
        <p id={reasonId} className={styles.reason}>
          <FormattedMessage {...refusalTexts[refusedFor]} />
        </p>
      </>
    )
  }
  switch (action) {
    case 'pay':
      return (
        <ButtonLink wide href={hrefs.order({ id: order.id })}>
          <ActionLabel action={action} order={order} />
        </ButtonLink>
      )
    case 'refund':
      return (
        <ButtonLink wide variant="secondary" href={hrefs.refund(order.id, order.sn)}>
          <ActionLabel action={action} order={order} />
        </ButtonLink>
      )
    case 'cancel':
      return (
        <Button wide variant="secondary" onClick={onCancel}>
          <ActionLabel action={action} order={order} />
        </Button>
      )
  }
}

function ActionLabel({ action, order }: { action: OfferedAction['action']; order: OrderDetail }) {
  const amount = useMoneyFormat()(order.totalCents)
  switch (action) {
    case 'pay':
      return <FormattedMessage id="cashier.pay" defaultMessage="Pay {amount}" values={{ amount }} />
    case 'refund':
      return <FormattedMessage id="orderInfo.refund" defaultMessage="Apply for refund" />
    case 'cancel':
      return <FormattedMessage id="orderInfo.cancel" defaultMessage="Cancel order" />
  }
}
