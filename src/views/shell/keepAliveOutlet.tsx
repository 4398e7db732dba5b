import {
  Activity,
  memo,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  useEffect,
  type ReactNode,
  use,
} from 'react'
import { FormattedMessage } from 'react-intl'
import { Route, Router } from 'wouter'
import { navigate as browserNavigate } from 'wouter/use-browser-location'
import { aroundNavigation } from './navigation.ts'
import { isRootPath } from '../../routing/guard.ts'
import { titleOf } from '../../routing/titles.ts'
import { findRoute, type AppRoute } from '../../routing/screens.ts'
import { visit, type CachedView } from './cachedViews.ts'
import { notFoundTitle } from './notFoundTitle.ts'
import { ScreenBoundary } from './screenBoundary.tsx'
import { screenLoaderOf, loadScreen } from './screenModules.ts'
import { keepTopsOf } from './scrollTops.ts'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { progress } from './progress.ts'
import styles from './screenFallback.module.css'
import { TopBar } from './topBar.tsx'

const never = new Promise<never>(() => {})

/** Unless `renders` is true, the server renders the placeholder of the screen's code. */
function RoutedScreen({
  load,
  renders,
  onShown,
}: {
  load: AppRoute['screen']
  renders: boolean
  onShown: () => void
}) {
  const { Screen } = use(renders ? loadScreen(load) : never)
  useEffect(() => onShown(), [onShown])
  return <Screen />
}

export interface Place {
  path: string
  search: string
}

/**
 * Shows the routed view and keeps others mounted but hidden. Null keeps the previous view shown.
 */
export function KeepAliveOutlet({
  place,
  rendersScreen,
  onShown,
}: {
  place: Place | null
  rendersScreen: boolean
  /** Called when a screen is rendered or hydrated. It must be stable. */
  onShown: () => void
}) {
  const [views, setViews] = useState<readonly CachedView[]>([])
  const [shown, setShown] = useState<Place | null>(null)
  const [everShown] = useState(() => new Set<string>())
  if (place !== null && (place.path !== shown?.path || place.search !== shown.search)) {
    setShown(place)
    // A view that was left before its screen rendered has no state to keep. Its server markup can't
    // be hydrated any more, because the embedded data was dropped.
    const alive = views.filter(({ key }) => everShown.has(key))
    setViews(visit(alive, { ...place, route: findRoute(place.path) }))
  }
  useLayoutEffect(() => keepTopsOf(views.map(({ key }) => key)), [views])
  return views.map((view) => (
    <Activity key={view.key} mode={view.key === shown?.path ? 'visible' : 'hidden'}>
      <View
        path={view.path}
        search={view.search}
        rendersScreen={rendersScreen}
        everShown={everShown}
        onScreenShown={onShown}
      />
    </Activity>
  ))
}

const View = memo(function View({
  path,
  search,
  rendersScreen,
  everShown,
  onScreenShown,
}: Place & { rendersScreen: boolean; everShown: Set<string>; onScreenShown: () => void }) {
  const onShown = useCallback(() => {
    everShown.add(path)
    onScreenShown()
  }, [everShown, path, onScreenShown])
  const route = findRoute(path)
  const load = screenLoaderOf(path)
  const title = <FormattedMessage {...(titleOf(path) ?? notFoundTitle)} />
  const { hook, searchHook } = useMemo(
    () => ({
      hook: (): [string, typeof browserNavigate] => [path, browserNavigate],
      searchHook: () => search,
    }),
    [path, search],
  )
  return (
    <Router hook={hook} searchHook={searchHook} base="" aroundNav={aroundNavigation}>
      <Route path={route?.pattern ?? '*'}>
        <ScreenBoundary title={title}>
          <Suspense fallback={<ScreenFallback title={title} back={!isRootPath(path)} />}>
            <RoutedScreen load={load} renders={rendersScreen} onShown={onShown} />
          </Suspense>
        </ScreenBoundary>
      </Route>
    </Router>
  )
})

/** The placeholder of a screen whose code is loading. */
function ScreenFallback({ title, back }: { title: ReactNode; back: boolean }) {
  useEffect(() => {
    progress.start()
    return () => progress.done()
  }, [])
  return (
    <div className={styles.fallback}>
      <TopBar title={title} back={back} />
      <SkeletonGroup>
        <div className={styles.lines}>
          <Skeleton shape="block" height="120px" />
          <Skeleton width="70%" />
          <Skeleton width="45%" />
        </div>
      </SkeletonGroup>
    </div>
  )
}
