import { Lock, Store, Wallet } from 'lucide-react'
import type { ComponentProps } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { moneyPlaceOf } from '../../machines/selectors/orderSelectors.ts'
import type { MoneyPlace, OrderSnapshot } from '../../machines/selectors/orderSelectors.ts'
import { Money } from '../ui/money.tsx'
import { Panel } from '../ui/panel.tsx'
import styles from './orderMoney.module.css'

const labels = defineMessages({
  balance: { id: 'orderMoney.balance', defaultMessage: 'Your balance' },
  held: { id: 'orderMoney.held', defaultMessage: 'Held' },
  shop: { id: 'orderMoney.shop', defaultMessage: 'Shop' },
})
const sentences: Record<MoneyPlace['at'], MessageDescriptor> = defineMessages({
  unpaid: {
    id: 'orderMoney.unpaidText',
    defaultMessage: '{amount} stays in your balance until you pay',
  },
  unspent: { id: 'orderMoney.unspentText', defaultMessage: 'You weren’t charged' },
  held: {
    id: 'orderMoney.heldText',
    defaultMessage: '{amount} is held until you confirm delivery',
  },
  shop: { id: 'orderMoney.shopText', defaultMessage: '{amount} was paid to the shop' },
  back: { id: 'orderMoney.backText', defaultMessage: '{amount} is back in your balance' },
})

const stations = [
  { label: labels.balance, Icon: Wallet },
  { label: labels.held, Icon: Lock },
  { label: labels.shop, Icon: Store },
]
const stationOf: Record<MoneyPlace['at'], number> = {
  unpaid: 0,
  unspent: 0,
  held: 1,
  shop: 2,
  back: 0,
}

export function OrderMoneyPanel(given: ComponentProps<typeof OrderMoney>) {
  return (
    <Panel title={<FormattedMessage id="orderMoney.title" defaultMessage="Where your money is" />}>
      <OrderMoney {...given} />
    </Panel>
  )
}

/**
 * Where an order's money is, on its way from the balance to the shop. It moves as the money moves.
 */
export function OrderMoney({
  chart,
  isJustPaid = false,
}: {
  chart: OrderSnapshot
  /** Whether the amount sets out from the balance when it is first shown. */
  isJustPaid?: boolean
}) {
  const { at, cents, backCents } = moneyPlaceOf(chart)
  const station = stationOf[at]
  return (
    <div className={styles.money}>
      {at === 'unspent' ? null : (
        <div className={styles.way} aria-hidden>
          <span
            className={styles.amount}
            data-at={at}
            data-station={station}
            data-just-paid={isJustPaid || undefined}
          >
            <Money cents={cents} size="small" />
          </span>
          {backCents === 0 ? null : (
            <span className={styles.amount} data-at="back" data-station={0}>
              <Money cents={backCents} size="small" />
            </span>
          )}
          {stations.map(({ Icon, label }, place) => (
            <span
              key={label.id}
              className={styles.station}
              data-reached={place <= station || undefined}
            >
              <Icon size={18} strokeWidth={1.75} />
              <FormattedMessage {...label} />
            </span>
          ))}
        </div>
      )}
      <p className={styles.sentence}>
        <FormattedMessage
          {...sentences[at]}
          values={{ amount: <Money cents={cents} size="small" /> }}
        />
        {backCents === 0 ? null : (
          <>
            {' · '}
            <FormattedMessage
              {...sentences.back}
              values={{ amount: <Money cents={backCents} size="small" /> }}
            />
          </>
        )}
      </p>
    </div>
  )
}
