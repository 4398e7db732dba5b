import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routes.ts'
import type { Quote } from '../../services/contract/orders.ts'
import { Chip } from '../shared/chip.tsx'
import { GoodsLine } from '../shared/goodsLine.tsx'
import { Money } from '../shared/money.tsx'
import { MoneyRow } from '../shared/moneyRows.tsx'
import { Panel } from '../shared/panel.tsx'
import styles from './shopPanels.module.css'

export function ShopPanels({ quote }: { quote: Quote }) {
  const problems = new Map(quote.problems.map((problem) => [problem.skuId, problem]))
  return quote.groups.map(({ shopId, shopName, freightCents, lines }) => (
    <Panel key={shopId} title={<Link href={hrefs.shop(shopId)}>{shopName}</Link>}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.skuId}>
            <GoodsLine href={hrefs.detail(line.productId, line.shopId)} {...line}>
              <QuoteProblem problem={problems.get(line.skuId)} />
            </GoodsLine>
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

function QuoteProblem({ problem }: { problem: Quote['problems'][number] | undefined }) {
  if (problem === undefined) return null
  const isShort = problem.reason === 'outOfStock' && problem.available > 0
  return (
    <p>
      <Chip tone={isShort ? 'wait' : 'bad'}>
        {isShort ? (
          <FormattedMessage
            id="cart.tooMany"
            defaultMessage="Only {available, number} left"
            values={{ available: problem.available }}
          />
        ) : problem.reason === 'outOfStock' ? (
          <FormattedMessage id="cart.soldOut" defaultMessage="Sold out" />
        ) : (
          <FormattedMessage id="cart.gone" defaultMessage="No longer for sale" />
        )}
      </Chip>
    </p>
  )
}
