import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { selectFormerPrices } from '../../machines/selectors/priceChanges.ts'
import { hrefs } from '../../routing/hrefs.ts'
import type { Delivery } from '../../../contract/delivery.ts'
import { dutyTo, type Duty } from '../../../contract/duties.ts'
import type { Quote } from '../../../contract/quote.ts'
import { DutyText } from '../ui/dutyText.tsx'
import { GoodsLine } from '../ui/goodsLine.tsx'
import { Money } from '../ui/money.tsx'
import { MoneyRow } from '../ui/moneyRows.tsx'
import { Panel } from '../ui/panel.tsx'
import { useArrivalDays } from '../ui/useArrivalDays.ts'
import styles from './shopPanels.module.css'

export function ShopPanels({
  quote,
  quoteBefore,
  country,
}: {
  quote: Quote
  quoteBefore: Quote | null
  /** Where it is delivered to. */
  country: string | null
}) {
  const former = selectFormerPrices(quoteBefore, quote)
  return quote.groups.map(({ shopId, shopName, freightCents, delivery, lines }) => (
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
        <Arrival delivery={delivery} country={country} />
      </dl>
      <DutyNote duty={dutyTo(delivery, country)} />
    </Panel>
  ))
}

function DutyNote({ duty }: { duty: Duty | null }) {
  return duty === null ? null : (
    <p className={styles.duty}>
      <DutyText duty={duty} />
    </p>
  )
}

function Arrival({ delivery, country }: { delivery: Delivery | null; country: string | null }) {
  const days = useArrivalDays(delivery, country)
  return days === null ? null : (
    <MoneyRow label={<FormattedMessage id="delivery.arrival" defaultMessage="Arrives" />}>
      {days}
    </MoneyRow>
  )
}
