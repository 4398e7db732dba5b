import { useEffect, useEffectEvent, useRef } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { isOwnPayment } from '../../machines/selectors/paymentCodeSelectors.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { useCountryName } from '../ui/useCountryName.ts'
import { useArrival } from '../orders/arrival.tsx'
import { codeStandOf, usePaymentCode } from '../payment/usePaymentCode.ts'
import { useSession } from '../session/useSession.tsx'
import { useShown } from '../actors/useShown.ts'
import { Button } from '../ui/button.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { Money, useMoneyFormat } from '../ui/money.tsx'
import { MoneyRow } from '../ui/moneyRows.tsx'
import { Panel } from '../ui/panel.tsx'
import { useWide } from '../ui/useWide.ts'
import { RouteScreen } from '../shell/routeScreen.tsx'
import styles from './orderToPay.module.css'
import { BalanceRows } from './paymentPanel.tsx'
import { PaymentCodeSheet } from '../payment/paymentCodeSheet.tsx'
import { TopUpForOrder } from '../recharge/topUpForOrder.tsx'

export function OrderToPay({ order, onDeadline }: { order: OrderDetail; onDeadline: () => void }) {
  const { actor, snapshot } = usePaymentCode()
  const { userInfo, refreshInfo, readBackData, mergeBackData } = useSession()
  const formatMoney = useMoneyFormat()
  const isWide = useWide()
  const payButton = useRef<HTMLButtonElement>(null)
  const countryName = useCountryName()
  const arrival = useArrival(order)
  const balanceCents = userInfo?.availableCents ?? null
  const shortCents = balanceCents === null ? 0 : Math.max(0, order.totalCents - balanceCents)
  const stand = { ...codeStandOf(userInfo), shortCents }
  const pay = () =>
    actor.send({
      type: 'payment.requested',
      payment: { operation: 'orderPay', subjectId: order.id, amountCents: order.totalCents },
      ...stand,
    })
  const raise = useEffectEvent(() => actor.send({ type: 'balance.changed', ...stand }))
  useEffect(() => raise(), [balanceCents])
  useShown(() => {
    refreshInfo()
    if (userInfo === null || readBackData().payOrderId !== order.id) return
    mergeBackData({ payOrderId: null })
    pay()
  })

  const amount = formatMoney(order.totalCents)
  const act = (
    <FormattedMessage id="cashier.pay" defaultMessage="Pay {amount}" values={{ amount }} />
  )
  const button = (
    <Button
      ref={payButton}
      wide
      disabled={userInfo === null}
      busy={isOwnPayment(snapshot, order.id) && snapshot.hasTag('busy')}
      onClick={pay}
    >
      {shortCents > 0 ? (
        <FormattedMessage
          id="cashier.topUpAndPay"
          defaultMessage="Top up {amount} and pay"
          values={{ amount: formatMoney(shortCents) }}
        />
      ) : (
        act
      )}
    </Button>
  )
  return (
    <RouteScreen footer={isWide ? null : button}>
      <div className={styles.stack}>
        <Panel>
          <div className={styles.amount}>
            <p className={styles.label}>
              <FormattedMessage id="cashier.toPay" defaultMessage="To pay" />
            </p>
            <Money cents={order.totalCents} size="large" />
            {order.payDeadline === null ? null : (
              <p className={styles.deadline}>
                <FormattedMessage
                  id="cashier.timeLeft"
                  defaultMessage="Reserved for {time}"
                  values={{ time: <Countdown until={order.payDeadline} onEnd={onDeadline} /> }}
                />
              </p>
            )}
          </div>
          <dl className={styles.rows}>
            <MoneyRow label={<FormattedMessage id="order.number" defaultMessage="Order number" />}>
              <span className={styles.number}>{order.sn}</span>
            </MoneyRow>
            <MoneyRow label={<FormattedMessage id="money.freight" defaultMessage="Shipping" />}>
              {order.freightCents === 0 ? (
                <FormattedMessage id="money.free" defaultMessage="Free" />
              ) : (
                <Money cents={order.freightCents} />
              )}
            </MoneyRow>
            <MoneyRow
              label={<FormattedMessage id="checkout.address" defaultMessage="Deliver to" />}
            >
              {countryName(order.address.country)}
            </MoneyRow>
            {arrival === null ? null : (
              <MoneyRow
                label={<FormattedMessage id="delivery.arrivesBy" defaultMessage="Arrives by" />}
              >
                <FormattedDate value={arrival} weekday="short" day="numeric" month="short" />
              </MoneyRow>
            )}
            {balanceCents === null ? null : (
              <BalanceRows balanceCents={balanceCents} totalCents={order.totalCents} />
            )}
          </dl>
          {isWide ? button : null}
        </Panel>
      </div>
      <PaymentCodeSheet
        subjectId={order.id}
        actor={actor}
        snapshot={snapshot}
        act={act}
        finalFocus={payButton}
        topUp={<TopUpForOrder orderId={order.id} shortCents={snapshot.context.shortCents} />}
      />
    </RouteScreen>
  )
}
