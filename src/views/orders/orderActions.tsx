import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { shopperActions } from '../../machines/selectors/orderSelectors.ts'
import type { OrderSnapshot, ShopperAction } from '../../machines/selectors/orderSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { ReorderLine } from '../../../contract/orders.ts'
import { useOrderAction, useReorder } from './useOrder.ts'
import { useNow } from '../ui/useNow.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useMoneyFormat } from '../ui/money.tsx'
import { ActionDialog } from './actionDialog.tsx'
import { classNames } from '../ui/classNames.ts'
import styles from './orderActions.module.css'
import { actionTexts } from './orderTexts.ts'
import { ReorderReport } from './reorderReport.tsx'
import { SendBackSheet } from './sendBackSheet.tsx'

interface Doing {
  perform: (action: ShopperAction) => void
  isReordering: boolean
}

/** The actions that the chart allows now. */
export function OrderActions({ order, chart }: { order: OrderDetail; chart: OrderSnapshot }) {
  const { actor, snapshot } = useOrderAction(order.id)
  const [isSendingBack, setSendingBack] = useState(false)
  const [report, setReport] = useState<readonly ReorderLine[] | null>(null)
  const reorder = useReorder(order.id, setReport)
  const offered = shopperActions(chart, useNow()).filter(({ refusedFor }) => refusedFor === null)

  function perform(action: ShopperAction) {
    if (action === 'reorder') reorder.submit(null)
    if (action === 'sendBack') setSendingBack(true)
    if (
      action === 'cancel' ||
      action === 'confirmReceipt' ||
      action === 'extendReceipt' ||
      action === 'withdrawRefund'
    ) {
      actor.send({ type: 'action.asked', action, refundId: order.refund?.id ?? null })
    }
  }

  return (
    <div className={classNames(styles.actions, 'screenOnly')}>
      {offered.map((each, index) => (
        <div key={each.action} className={styles.action}>
          <Action
            action={each.action}
            isFirst={index === 0}
            isRoomy={offered.length <= 2}
            order={order}
            doing={{ perform, isReordering: reorder.busy }}
          />
        </div>
      ))}
      <ActionDialog
        snapshot={snapshot}
        onConfirm={() => actor.send({ type: 'action.confirmed' })}
        onDismiss={() => actor.send({ type: 'action.dismissed' })}
      />
      {order.refund === null ? null : (
        <SendBackSheet
          open={isSendingBack}
          refund={order.refund}
          onClose={() => setSendingBack(false)}
        />
      )}
      <ReorderReport lines={report} onClose={() => setReport(null)} />
    </div>
  )
}

function Action({
  action,
  isFirst,
  isRoomy,
  order,
  doing,
}: {
  action: ShopperAction
  isFirst: boolean
  /** True where there are few actions, so that each button can be large. */
  isRoomy: boolean
  order: OrderDetail
  doing: Doing
}) {
  const label = <ActionLabel action={action} order={order} />
  const isMain = isFirst && mainActions.has(action)
  const variant = isMain ? 'primary' : 'secondary'
  const href = hrefOf(action, order)
  if (href !== null) {
    return (
      <ButtonLink wide size={isMain && isRoomy ? 'normal' : 'small'} variant={variant} href={href}>
        {label}
      </ButtonLink>
    )
  }
  return (
    <Button
      wide
      size={isMain && isRoomy ? 'normal' : 'small'}
      variant={variant}
      busy={action === 'reorder' && doing.isReordering}
      onClick={() => doing.perform(action)}
    >
      {label}
    </Button>
  )
}

const mainActions: ReadonlySet<ShopperAction> = new Set([
  'pay',
  'confirmReceipt',
  'review',
  'sendBack',
])

function hrefOf(action: ShopperAction, order: OrderDetail): string | null {
  switch (action) {
    case 'pay':
      return hrefs.order({ id: order.id })
    case 'refund':
      return hrefs.refund(order.id, order.sn)
    case 'return':
      return hrefs.sendBack(order.id)
    case 'review':
      return hrefs.comment({ order: order.id })
    default:
      return null
  }
}

export function ActionLabel({ action, order }: { action: ShopperAction; order: OrderDetail }) {
  const amount = useMoneyFormat()(order.totalCents)
  // Before anything is sent, a return is a cancellation.
  const text = action === 'return' && order.sentQuantity === 0 ? 'cancel' : action
  return <FormattedMessage {...actionTexts[text]} values={{ amount }} />
}
