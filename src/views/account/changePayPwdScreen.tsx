import { useSession } from '../bindings/session.tsx'
import { Skeleton, SkeletonGroup } from '../shared/skeleton.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import styles from './form.module.css'
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
