import { useSession } from '../session/useSession.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import styles from '../ui/formLayout.module.css'
import { ProfileForm, valuesOf } from './profileForm.tsx'

export function Screen() {
  const { userInfo } = useSession()
  return (
    <RouteScreen>
      {userInfo ? (
        <ProfileForm key={JSON.stringify(valuesOf(userInfo))} userInfo={userInfo} />
      ) : (
        <SkeletonGroup>
          <div className={styles.form}>
            <Skeleton shape="round" width="72px" height="72px" />
            <Skeleton shape="block" height="72px" />
            <Skeleton shape="block" height="72px" />
            <Skeleton shape="block" height="72px" />
            <Skeleton shape="block" height="72px" />
          </div>
        </SkeletonGroup>
      )}
    </RouteScreen>
  )
}
