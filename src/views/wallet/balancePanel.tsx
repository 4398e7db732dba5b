import { FormattedMessage } from 'react-intl'
import { useSession } from '../bindings/session.tsx'
import { Money } from '../shared/money.tsx'
import { Panel } from '../shared/panel.tsx'
import { Skeleton } from '../shared/skeleton.tsx'
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
        ) : (
          <Money cents={userInfo.availableCents} size="large" />
        )}
      </div>
    </Panel>
  )
}
