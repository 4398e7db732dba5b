import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { selectFormerPrices } from '../../machines/selectors/priceChanges.ts'
import { hrefs } from '../../routing/hrefs.ts'
import type { Quote } from '../../../contract/quote.ts'
import { GoodsLine } from '../ui/goodsLine.tsx'
import { Money } from '../ui/money.tsx'
import { MoneyRow } from '../ui/moneyRows.tsx'
import { Panel } from '../ui/panel.tsx'
import styles from './shopPanels.module.css'

export function ShopPanels({ quote, quoteBefore }: { quote: Quote; quoteBefore: Quote | null }) {
  const former = selectFormerPrices(quoteBefore, quote)
  return quote.groups.map(({ shopId, shopName, freightCents, lines }) => (
    <Panel
      key={shopId}
      title={
        <Link href={hrefs.shop(shopId)} className="reach">
          {shopName}
        </Link>
      }
    >
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.skuId}>
            <GoodsLine
              href={hrefs.detail(line.productId, line.shopId)}
              {...line}
              formerPriceCents={former.get(line.skuId)}
            />
          </li>
        ))}
      </ul>
      <dl className={styles.freight}>
        <MoneyRow label={<FormattedMessage id="money.freight" defaultMessage="Shipping" />}>
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
