import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import type { Quote } from '../../../contract/quote.ts'
import { GoodsLine } from '../ui/goodsLine.tsx'
import { Money } from '../ui/money.tsx'
import { MoneyRow } from '../ui/moneyRows.tsx'
import { Panel } from '../ui/panel.tsx'
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
