import { ChevronRight, CreditCard, Link2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useSearch } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import { useRechargeInHand } from './useRecharge.ts'
import { useShown } from '../actors/useShown.ts'
import { useBlockchain } from '../wallet/useWallet.ts'
import { amountText } from '../ui/amounts.ts'
import { useMoneyFormat } from '../ui/money.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { BalancePanel } from '../wallet/balancePanel.tsx'
import { OrderBack } from './orderBack.tsx'
import { readRechargeWish } from './rechargeAddress.ts'
import { RechargeRecordsLink } from './rechargeRecordsLink.tsx'
import styles from '../wallet/wallet.module.css'
import { rechargeMethodTexts } from '../wallet/walletTexts.ts'

export function Screen() {
  const { actor } = useRechargeInHand()
  const formatMoney = useMoneyFormat()
  const blockchain = useBlockchain()
  const { amountCents, orderId } = readRechargeWish(useSearch())
  useShown(() => actor.send({ type: 'choice.reopened' }))
  const query = {
    amount: amountCents === null ? null : amountText(amountCents),
    order: orderId,
  }
  return (
    <RouteScreen right={<RechargeRecordsLink />}>
      <div className={styles.form}>
        {orderId === null ? null : <OrderBack id={orderId} amountCents={amountCents} />}
        <BalancePanel />
        <ul className={styles.choices}>
          <Choice
            href={hrefs.walletTopUp(query)}
            Icon={Link2}
            title={<FormattedMessage {...rechargeMethodTexts.chain} />}
          >
            {blockchain.state === 'filled' ? (
              blockchain.data.list.map(({ name, asset }) => `${asset} · ${name}`).join(', ')
            ) : (
              <FormattedMessage
                id="recharge.onChainHint"
                defaultMessage="Send coins to an address of the shop"
              />
            )}
          </Choice>
          <Choice
            href={hrefs.cardTopUp(query)}
            Icon={CreditCard}
            title={<FormattedMessage {...rechargeMethodTexts.card} />}
          >
            {blockchain.state === 'filled' ? (
              <FormattedMessage
                id="recharge.byCardLeast"
                defaultMessage="From {amount}, with a picture of the payment"
                values={{ amount: formatMoney(blockchain.data.minCardCents) }}
              />
            ) : (
              <FormattedMessage
                id="recharge.byCardHint"
                defaultMessage="With a picture of the payment"
              />
            )}
          </Choice>
        </ul>
        <p className={styles.soft}>
          <FormattedMessage
            id="recharge.howItGoes"
            defaultMessage="You pay first and show it here. Once it is audited, what arrived is on your balance."
          />
        </p>
      </div>
    </RouteScreen>
  )
}

function Choice({
  href,
  Icon,
  title,
  children,
}: {
  href: string
  Icon: LucideIcon
  title: ReactNode
  children: ReactNode
}) {
  return (
    <li>
      <Link href={href} className={styles.choice}>
        <Icon size={24} strokeWidth={1.75} className={styles.choiceIcon} aria-hidden />
        <span className={styles.words}>
          <span className={styles.strong}>{title}</span>
          <span className={styles.soft}>{children}</span>
        </span>
        <ChevronRight size={18} className={styles.end} aria-hidden />
      </Link>
    </li>
  )
}
