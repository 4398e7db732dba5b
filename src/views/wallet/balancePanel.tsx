import { FormattedMessage } from 'react-intl'
import { useSession } from '../session/useSession.tsx'
import { CountedMoney } from '../ui/countedMoney.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './wallet.module.css'

export function BalancePanel() {
  const { userInfo } = useSession()
  return (
    <Panel>
      <div className={styles.balance}>
        <span className={styles.soft}>
          <FormattedMessage id="cashier.balance" defaultMessage="Your balance" />
        </span>
        {userInfo === null ? (
          <Skeleton width="120px" height="34px" />
        ) : userInfo.availableCents === null ? null : (
          <CountedMoney cents={userInfo.availableCents} size="large" />
        )}
      </div>
    </Panel>
  )
}
