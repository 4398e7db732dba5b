import { useState } from 'react'
import { useOrderCounts } from '../orders/useOrderCounts.ts'
import { useSession } from '../session/useSession.tsx'
import { useShown } from '../actors/useShown.ts'
import { PullToRefresh } from '../shell/pullToRefresh.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { LogoutDialog } from '../session/logoutDialog.tsx'
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
        onRefresh={() => {
          refreshInfo()
          return counts.refresh()
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
