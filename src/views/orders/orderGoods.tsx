import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import type { OrderDetail, OrderSummary } from '../../../contract/orderDetail.ts'
import { GoodsLine } from '../ui/goodsLine.tsx'
import { Money } from '../ui/money.tsx'
import { DutyText } from '../ui/dutyText.tsx'
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
      <Duties order={order} />
    </Panel>
  )
}

/** Who pays at the border, for each shop that differs from the others. */
function Duties({ order }: { order: OrderDetail }) {
  const shops = new Map(
    order.lines.map(({ shopId, shopName, duty }) => [shopId, { shopName, duty }]),
  )
  const stated = [...shops.values()].filter(({ duty }) => duty !== undefined)
  const isOne = shops.size === stated.length && new Set(stated.map(({ duty }) => duty)).size === 1
  const shown = isOne ? stated.slice(0, 1) : stated
  return shown.map(({ shopName, duty }) =>
    duty === undefined ? null : (
      <p key={shopName} className={styles.duty}>
        {isOne ? (
          <DutyText duty={duty} />
        ) : (
          <FormattedMessage
            id="duty.ofShop"
            defaultMessage="{shop}: {duty}"
            values={{ shop: shopName, duty: <DutyText key="duty" duty={duty} /> }}
          />
        )}
      </p>
    ),
  )
}
