import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { shopperActions } from '../../machines/selectors/orderSelectors.ts'
import type {
  ActionRefusal,
  OrderSnapshot,
  ShopperAction,
} from '../../machines/selectors/orderSelectors.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { useNow } from '../ui/useNow.ts'
import { ActionLabel } from './orderActions.tsx'
import styles from './orderActions.module.css'
import { refusalTexts } from './orderTexts.ts'

/** Actions that a shopper may look for, and why they are not available. */
export function RefusedActions({ order, chart }: { order: OrderDetail; chart: OrderSnapshot }) {
  const refused = shopperActions(chart, useNow()).flatMap(({ action, refusedFor }) =>
    refusedFor === null ? [] : [{ action, refusedFor }],
  )
  if (refused.length === 0) return null
  return (
    <div className="screenOnly">
      <Panel
        title={<FormattedMessage id="orderInfo.notNow" defaultMessage="Unavailable right now" />}
      >
        <ul className={styles.refused}>
          {refused.map((each) => (
            <li key={each.action} className={styles.refusal}>
              <Refused {...each} order={order} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function Refused({
  action,
  refusedFor,
  order,
}: {
  action: ShopperAction
  refusedFor: ActionRefusal
  order: OrderDetail
}) {
  const reasonId = useId()
  return (
    <>
      <Button variant="secondary" size="small" disabled aria-describedby={reasonId}>
        <ActionLabel action={action} order={order} />
      </Button>
      <p id={reasonId} className={styles.reason}>
        <FormattedMessage {...refusalTexts[refusedFor]} />
      </p>
    </>
  )
}
