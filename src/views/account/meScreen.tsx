import { useState } from 'react'
import { useOrderCounts } from '../bindings/orderCounts.ts'
import { useSession } from '../bindings/session.tsx'
import { useShown } from '../bindings/useShown.ts'
import { PullToRefresh } from '../shell/pullToRefresh.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { LogoutDialog } from './logoutDialog.tsx'
import styles from './me.module.css'
import { MeLinks } from './meLinks.tsx'
import { OrderCounts } from './orderCounts.tsx'
import { WalletCard } from './walletCard.tsx'

export function Screen() {
  const { userInfo, refreshInfo } = useSession()
  const counts = useOrderCounts()
  const [isLeaving, setLeaving] = useState(false)
  useShown(refreshInfo)

  return (
    <RouteScreen>
      <PullToRefresh
        refreshing={counts.busy}
        failed={counts.failure !== null}
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
      <LogoutDialog open={isLeaving} onClose={() => setLeaving(false)} />
    </RouteScreen>
  )
}
