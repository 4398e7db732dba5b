import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Router } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { aroundNavigation } from './navigation.ts'
import { useSession } from '../session/useSession.tsx'
import { useCurrentToast } from '../actors/toasts.ts'
import { accountSectionOf } from '../../routing/accountSections.ts'
import { isRootPath } from '../../routing/guard.ts'
import { titleOf } from '../../routing/titles.ts'
import { KeepAliveOutlet } from './keepAliveOutlet.tsx'
import type { Place } from './keepAliveOutlet.tsx'
import { notFoundTitle } from './notFoundTitle.ts'
import { OfflineBanner } from './offlineBanner.tsx'
import { scrollOnArrival } from './scrollTops.ts'
import styles from './shell.module.css'
import { SiteFooter } from './siteFooter.tsx'
import { SiteHeader } from './siteHeader.tsx'
import { SkipLinks } from './skipLinks.tsx'
import { useSlots } from './slots.ts'
import { TabBar } from './tabBar.tsx'
import { titledPage } from './useDocumentTitle.ts'
import { useDesktop } from '../ui/useWide.ts'
import { whenLoaded } from '../ui/whenLoaded.ts'

const ToastHost = lazy<() => ReactNode>(() =>
  import('./toastHost.tsx').then(
    (module) => ({ default: module.ToastHost }),
    // Without the toast's code the shop works, but shows no toasts.
    () => ({ default: () => null }),
  ),
)

/** The place that the server renders, with what it knows of the reader. */
export interface RenderedPlace extends Place {
  timeZone: string | undefined
  /** The delivery country; null: not known. */
  country: string | null
  isWide: boolean
  /** False: renders the placeholder of the screen's code. */
  rendersScreen: boolean
}

/** `rendered` is set on the server and during hydration. A browser knows its own place. */
export function Shell({ rendered }: { rendered?: RenderedPlace | undefined }) {
  const path = usePathname({ ssrPath: rendered?.path })
  const search = useSearch({ ssrSearch: rendered?.search }).replace(/^\?/, '')
  const session = useSession()
  const { Sheets } = useSlots()
  const { loggedIn, identity, navigationStarted } = session
  const isOpen = session.isOpen(path)
  const announcePlace = useEffectEvent(() => session.placeEntered(path, search))

  useLayoutEffect(() => {
    if (!isOpen) announcePlace()
  }, [isOpen, path, search])
  useArrival(path, isOpen, navigationStarted)

  const hasTabs = isRootPath(path)
  const hasMenu = isOpen && loggedIn && accountSectionOf(path) !== null
  const [hasScreen, setHasScreen] = useState(false)
  const noteScreen = useCallback(() => setHasScreen(true), [])
  return (
    <Router aroundNav={aroundNavigation} ssrPath={rendered?.path} ssrSearch={rendered?.search}>
      <div className={styles.shell} data-tabs={hasTabs || undefined}>
        <SkipLinks hasTabs={hasTabs} />
        <OfflineBanner />
        <SiteHeader path={path} search={search} loggedIn={loggedIn} />
        <div className={styles.body} data-menu={hasMenu || undefined}>
          {hasMenu ? <AccountMenuColumn path={path} /> : null}
          <KeepAliveOutlet
            key={identity}
            place={isOpen ? { path, search } : null}
            rendersScreen={rendered?.rendersScreen ?? true}
            onShown={noteScreen}
          />
        </div>
        <SiteFooter path={path} />
        {loggedIn && hasScreen ? (
          <UnderWay key={`under way ${identity}`} isShown={isOpen && hasTabs} />
        ) : null}
        <TabBar path={path} search={search} hidden={!hasTabs} loggedIn={loggedIn} />
      </div>
      <Sheets />
      <Toasts />
    </Router>
  )
}

function useArrival(path: string, isOpen: boolean, navigationStarted: () => void) {
  const intl = useIntl()
  const title = intl.formatMessage(titleOf(path) ?? notFoundTitle)
  const [firstPath] = useState(path)
  const [moved, setMoved] = useState(false)
  if (!moved && path !== firstPath) setMoved(true)

  useLayoutEffect(() => {
    if (isOpen) document.title = titledPage(title)
  }, [isOpen, path, title])
  useEffect(() => {
    if (isOpen) navigationStarted()
  }, [isOpen, path, navigationStarted])
  useLayoutEffect(() => {
    if (isOpen && moved) scrollOnArrival(path)
  }, [isOpen, path, moved])
}

/** Loads its code after the first screen, whose hydration it would delay. */
function UnderWay({ isShown }: { isShown: boolean }) {
  const { OrderUnderWay } = useSlots()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => whenLoaded(() => setLoaded(true)), [])
  return isLoaded ? (
    <Suspense fallback={null}>
      <OrderUnderWay isShown={isShown} />
    </Suspense>
  ) : null
}

/** Its column is there from the first paint on, so that nothing moves when its code has loaded. */
function AccountMenuColumn({ path }: { path: string }) {
  const { AccountMenu } = useSlots()
  const isDesktop = useDesktop()
  return (
    <div className={styles.menu}>
      {isDesktop ? (
        <Suspense fallback={null}>
          <AccountMenu path={path} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Loads the toast's code with the first toast. */
function Toasts() {
  const isShown = useCurrentToast() !== null
  const [needed, setNeeded] = useState(false)
  if (isShown && !needed) setNeeded(true)
  return needed ? (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  ) : null
}
