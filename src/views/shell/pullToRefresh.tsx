import { ArrowDown, Check, CloudOff, LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { pullHeadHeightPx } from '../../constants.ts'
import type { RefreshOutcome } from '../../machines/pullToRefreshMachine.ts'
import { pullPhase } from '../../machines/selectors/pullSelectors.ts'
import type { PullSnapshot } from '../../machines/selectors/pullSelectors.ts'
import { vibrate } from '../ui/vibrate.ts'
import { pullDistance } from './pullDistance.ts'
import styles from './pullToRefresh.module.css'
import { usePullToRefresh } from './usePullToRefresh.ts'

/** Content that refreshes when it is pulled down. */
export function PullToRefresh({
  onRefresh,
  children,
}: {
  /** Refreshes the content and resolves to the outcome. */
  onRefresh: () => Promise<RefreshOutcome>
  children: ReactNode
}) {
  const { snapshot, pull, release, fade } = usePullToRefresh(onRefresh)
  const area = useRef<HTMLDivElement>(null)
  usePull(area, {
    onPull: pull,
    onRelease: () => {
      if (snapshot.matches({ pulling: 'enough' })) vibrate('pullReleased')
      release()
    },
    canBePulled: snapshot.can({ type: 'content.pulled', distancePx: 0 }),
  })

  return (
    <div ref={area} data-pulled>
      <div
        className={styles.head}
        data-phase={pullPhase(snapshot)}
        style={{ height: headHeight(snapshot) }}
        role="status"
        onAnimationEnd={(event) => {
          if (event.target === event.currentTarget) fade()
        }}
      >
        <HeadText snapshot={snapshot} />
      </div>
      {children}
    </div>
  )
}

function headHeight(snapshot: PullSnapshot): number {
  if (snapshot.matches('resting')) return 0
  return snapshot.matches('pulling') ? snapshot.context.pulledPx : pullHeadHeightPx
}

function HeadText({ snapshot }: { snapshot: PullSnapshot }) {
  const isEnough = snapshot.matches({ pulling: 'enough' })
  switch (pullPhase(snapshot)) {
    case 'resting':
      return null
    case 'pulling':
      return (
        <span className={styles.text}>
          <ArrowDown size={16} className={isEnough ? styles.turned : styles.arrow} aria-hidden />
          {isEnough ? (
            <FormattedMessage id="pull.release" defaultMessage="Release to refresh" />
          ) : (
            <FormattedMessage id="pull.pull" defaultMessage="Pull to refresh" />
          )}
        </span>
      )
    case 'refreshing':
      return (
        <span className={styles.text}>
          <LoaderCircle size={16} className={styles.spinner} aria-hidden />
          <FormattedMessage id="pull.loading" defaultMessage="Loading…" />
        </span>
      )
    case 'finished':
      return (
        <span className={styles.text}>
          <Check size={16} aria-hidden />
          <FormattedMessage id="pull.finished" defaultMessage="Up to date" />
        </span>
      )
    case 'failed':
      return (
        <span className={styles.text}>
          <CloudOff size={16} aria-hidden />
          <FormattedMessage id="pull.failed" defaultMessage="Couldn’t refresh" />
        </span>
      )
  }
}

interface PullHandlers {
  onPull: (distance: number) => void
  onRelease: () => void
  canBePulled: boolean
}

function usePull(area: React.RefObject<HTMLDivElement | null>, handlers: PullHandlers) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })

  useEffect(() => {
    const element = area.current
    if (element === null) return undefined
    const screen = element.closest('main') ?? element
    let startX = 0
    let startY: number | null = null
    let distance = 0
    const onStart = (event: TouchEvent) => {
      const touch = event.touches[0]
      const isOne =
        touch && event.touches.length === 1 && pulledBy(event.target, screen) === element
      const canPull = isOne && window.scrollY <= 0
      startX = touch?.clientX ?? 0
      startY = canPull && latest.current.canBePulled ? touch.clientY : null
      if (distance > 0) latest.current.onPull(0)
      distance = 0
    }
    const onMove = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (startY === null || !touch) return
      const wasPulled = distance > 0
      const way = touch.clientY - startY
      if (!wasPulled && Math.abs(touch.clientX - startX) > Math.abs(way)) {
        startY = null
        return
      }
      distance = pullDistance(way)
      if (distance === 0 && touch.clientY < startY) startY = null
      if ((distance === 0 && !wasPulled) || !event.cancelable) return
      event.preventDefault()
      latest.current.onPull(distance)
    }
    const onEnd = () => {
      latest.current.onRelease()
      startY = null
      distance = 0
    }
    const ended = new AbortController()
    const { signal } = ended
    screen.addEventListener('touchstart', onStart, { passive: true, signal })
    screen.addEventListener('touchmove', onMove, { passive: false, signal })
    screen.addEventListener('touchend', onEnd, { signal })
    screen.addEventListener('touchcancel', onEnd, { signal })
    return () => ended.abort()
  }, [area])
}

/** The content under the finger. Outside of any, such as below a short list, the first one. */
function pulledBy(target: EventTarget | null, screen: HTMLElement): Element | null {
  const own = target instanceof Element ? target.closest('[data-pulled]') : null
  return own ?? screen.querySelector('[data-pulled]')
}
