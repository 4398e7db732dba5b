import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { AddressLines } from '../addresses/addressLines.tsx'
import { CopyButton } from '../ui/copyButton.tsx'
import { MoneyRow } from '../ui/moneyRows.tsx'
import { Panel } from '../ui/panel.tsx'
import styles from './orderFacts.module.css'

export function OrderFacts({ order }: { order: OrderDetail }) {
  const intl = useIntl()
  return (
    <>
      <Panel title={<FormattedMessage id="checkout.address" defaultMessage="Deliver to" />}>
        <AddressLines address={order.address} />
      </Panel>
      <Panel>
        <dl className={styles.facts}>
          <MoneyRow label={<FormattedMessage id="order.number" defaultMessage="Order number" />}>
            <span className={styles.copyable}>
              <span className={styles.sn}>{order.sn}</span>
              <CopyButton
                text={order.sn}
                what={intl.formatMessage({ id: 'order.number', defaultMessage: 'Order number' })}
              />
            </span>
          </MoneyRow>
          <MoneyRow label={<FormattedMessage id="orderInfo.placedAt" defaultMessage="Placed" />}>
            <FormattedDate value={order.placedAt} dateStyle="medium" timeStyle="short" />
          </MoneyRow>
          {order.promoCode === null ? null : (
            <MoneyRow label={<FormattedMessage id="promo.title" defaultMessage="Promo code" />}>
              {order.promoCode}
            </MoneyRow>
          )}
          {order.note === '' ? null : (
            <MoneyRow
              label={<FormattedMessage id="checkout.note" defaultMessage="Note to the shop" />}
            >
              <span className={styles.note} dir="auto">
                {order.note}
              </span>
            </MoneyRow>
          )}
        </dl>
      </Panel>
    </>
  )
}
