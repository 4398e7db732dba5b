import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import type { OrderDetail, OrderSummary } from '../../../contract/orderDetail.ts'
import { GoodsLine } from '../ui/goodsLine.tsx'
import { Money } from '../ui/money.tsx'
import { MoneyRow, MoneyRows, TotalRow } from '../ui/moneyRows.tsx'
import { Panel } from '../ui/panel.tsx'
import styles from './orderGoods.module.css'

export function OrderGoods({ order }: { order: Pick<OrderSummary, 'lines'> }) {
  const groups = Map.groupBy(order.lines, ({ shopId }) => shopId)
  return [...groups].map(([shopId, lines]) => (
    <Panel
      key={shopId}
      title={
        <Link href={hrefs.shop(shopId)} className="reach">
          {lines[0]?.shopName}
        </Link>
      }
    >
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.lineId}>
            <GoodsLine href={hrefs.detail(line.productId, line.shopId)} {...line} />
          </li>
        ))}
      </ul>
    </Panel>
  ))
}

export function OrderSums({ order }: { order: OrderDetail }) {
  return (
    <Panel>
      <MoneyRows sums={order}>
        {order.refundedCents > 0 ? (
          <>
            <MoneyRow
              label={<FormattedMessage id="orderInfo.refunded" defaultMessage="Refunded" />}
            >
              <Money cents={-order.refundedCents} />
            </MoneyRow>
            <TotalRow
              label={<FormattedMessage id="orderInfo.youPaid" defaultMessage="You paid" />}
              cents={order.totalCents - order.refundedCents}
            />
          </>
        ) : null}
      </MoneyRows>
    </Panel>
  )
}
