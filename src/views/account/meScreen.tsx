import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useOrderCounts } from '../bindings/orderCounts.ts'
import { useSession } from '../bindings/session.tsx'
import { useShown } from '../bindings/useShown.ts'
import { ConfirmDialog } from '../shared/confirmDialog.tsx'
import { PullToRefresh } from '../shell/pullToRefresh.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import styles from './me.module.css'
import { MeLinks } from './meLinks.tsx'
import { OrderCounts } from './orderCounts.tsx'
import { WalletCard } from './walletCard.tsx'

export function Screen() {
  const { userInfo, refreshInfo, logout } = useSession()
  const counts = useOrderCounts()
  const [isLeaving, setLeaving] = useState(false)
  useShown(refreshInfo)

  return (
    <RouteScreen>
      <PullToRefresh
        refreshing={counts.busy}
        onRefresh={() => {
          refreshInfo()
          counts.refresh()
        }}
      >
        <div className={styles.me}>
          <div className={styles.column}>
            <WalletCard userInfo={userInfo} />
            <OrderCounts counts={counts} />
          </div>
          <div className={styles.column}>
            <MeLinks userInfo={userInfo} onLogout={() => setLeaving(true)} />
          </div>
        </div>
      </PullToRefresh>
      <ConfirmDialog
        open={isLeaving}
        title={<FormattedMessage id="me.logoutTitle" defaultMessage="Log out?" />}
        confirm={<FormattedMessage id="me.logout" defaultMessage="Log out" />}
        onConfirm={() => {
          setLeaving(false)
          logout()
        }}
        onCancel={() => setLeaving(false)}
      />
    </RouteScreen>
  )
}
