import { ChevronRight, CreditCard, Link2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useSearch } from 'wouter'
import type { InferOutput } from 'valibot'
import { exhaustive } from '../../../contract/exhaustive.ts'
import type { getBlockchain } from '../../../contract/wallet.ts'
import type { RechargeMethod } from '../../../contract/walletRecords.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useRechargeInHand } from './useRecharge.ts'
import { useShown } from '../actors/useShown.ts'
import { offeredMethods, useBlockchain } from '../wallet/useWallet.ts'
import { amountText } from '../ui/amounts.ts'
import { useMoneyFormat } from '../ui/money.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { BalancePanel } from '../wallet/balancePanel.tsx'
import { OrderBack } from './orderBack.tsx'
import { readRechargeWish } from './rechargeAddress.ts'
import { RechargeRecordsLink } from './rechargeRecordsLink.tsx'
import styles from '../wallet/wallet.module.css'
import { rechargeMethodTexts } from '../wallet/walletTexts.ts'

const looks = {
  chain: { hrefTo: hrefs.walletTopUp, Icon: Link2 },
  card: { hrefTo: hrefs.cardTopUp, Icon: CreditCard },
} satisfies Record<RechargeMethod, object>

export function Screen() {
  const { actor } = useRechargeInHand()
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
          {offeredMethods(blockchain.data).map((method) => (
            <Choice
              key={method}
              href={looks[method].hrefTo(query)}
              Icon={looks[method].Icon}
              title={<FormattedMessage {...rechargeMethodTexts[method]} />}
            >
              <Hint
                method={method}
                networks={blockchain.state === 'filled' ? blockchain.data : null}
              />
            </Choice>
          ))}
        </ul>
        <p className={styles.soft}>
          <FormattedMessage
            id="recharge.howItGoes"
            defaultMessage="Pay, then upload your receipt. We’ll add the money once it’s checked."
          />
        </p>
      </div>
    </RouteScreen>
  )
}

function Hint({
  method,
  networks,
}: {
  method: RechargeMethod
  /** Null while they load. */
  networks: InferOutput<typeof getBlockchain.output> | null
}) {
  const formatMoney = useMoneyFormat()
  switch (method) {
    case 'chain':
      return networks ? (
        networks.list.map(({ name, asset }) => `${asset} · ${name}`).join(', ')
      ) : (
        <FormattedMessage
          id="recharge.onChainHint"
          defaultMessage="Send coins to an address of the shop"
        />
      )
    case 'card':
      return networks ? (
        <FormattedMessage
          id="recharge.byCardLeast"
          defaultMessage="From {amount}, with a picture of the payment"
          values={{ amount: formatMoney(networks.minCardCents) }}
        />
      ) : (
        <FormattedMessage id="recharge.byCardHint" defaultMessage="With a picture of the payment" />
      )
    default:
      return exhaustive(method)
  }
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
