import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routes.ts'
import type { Quote } from '../../services/contract/orders.ts'
import { GoodsLine } from '../shared/goodsLine.tsx'
import { Money } from '../shared/money.tsx'
import { MoneyRow } from '../shared/moneyRows.tsx'
import { Panel } from '../shared/panel.tsx'
import styles from './shopPanels.module.css'

export function ShopPanels({ quote }: { quote: Quote }) {
  return quote.groups.map(({ shopId, shopName, freightCents, lines }) => (
    <Panel key={shopId} title={<Link href={hrefs.shop(shopId)}>{shopName}</Link>}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.skuId}>
            <GoodsLine href={hrefs.detail(line.productId, line.shopId)} {...line} />
          </li>
        ))}
      </ul>
      <dl className={styles.freight}>
        <MoneyRow label={<FormattedMessage id="money.freight" defaultMessage="Freight" />}>
          {freightCents === 0 ? (
            <FormattedMessage id="money.free" defaultMessage="Free" />
          ) : (
            <Money cents={freightCents} size="small" />
          )}
        </MoneyRow>
      </dl>
    </Panel>
  ))
}
