import { useSession } from '../session/useSession.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import styles from '../ui/formLayout.module.css'
import { PayCodeForm } from './payCodeForm.tsx'

export function Screen() {
  const { userInfo } = useSession()
  return (
    <RouteScreen>
      {userInfo ? (
        <PayCodeForm isSet={userInfo.payCodeSet} />
      ) : (
        <SkeletonGroup>
          <div className={styles.form}>
            <Skeleton shape="block" height="72px" />
            <Skeleton shape="block" height="72px" />
            <Skeleton shape="block" height="48px" />
          </div>
        </SkeletonGroup>
      )}
    </RouteScreen>
  )
}
