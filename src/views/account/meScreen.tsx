import { useOrderCounts } from '../orders/useOrderCounts.ts'
import { useSession } from '../session/useSession.tsx'
import { useShown } from '../actors/useShown.ts'
import { PullToRefresh } from '../shell/pullToRefresh.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { LogoutDialog } from '../session/logoutDialog.tsx'
import { useLeaving } from '../session/useLeaving.ts'
import styles from './me.module.css'
import { MeLinks } from './meLinks.tsx'
import { OrderCounts } from './orderCounts.tsx'
import { WalletCard } from './walletCard.tsx'

export function Screen() {
  const { userInfo, refreshInfo } = useSession()
  const counts = useOrderCounts()
  const leaving = useLeaving('me')
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
            <MeLinks userInfo={userInfo} onLogout={() => leaving.ask(null)} />
          </div>
        </div>
      </PullToRefresh>
      <LogoutDialog leaving={leaving} />
    </RouteScreen>
  )
}
