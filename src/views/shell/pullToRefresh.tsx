import { ArrowDown, Check, CloudOff, LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { pullHeadHeightPx } from '../../constants.ts'
import { pullDistance } from './pullDistance.ts'
import styles from './pullToRefresh.module.css'

interface PullToRefreshProps {
  /** True while a refresh is on its way. */
  refreshing: boolean
  /** True when the last refresh brought nothing; what is shown is older. */
  failed: boolean
  onRefresh: () => void
  children: ReactNode
}

type Phase = 'resting' | 'pulling' | 'refreshing' | 'finished' | 'failed'

/** Content that a finger pulls down to load again. */
export function PullToRefresh({ refreshing, failed, onRefresh, children }: PullToRefreshProps) {
  const [phase, setPhase] = useState<Phase>('resting')
  const [sawRefreshing, setSawRefreshing] = useState(false)
  const [pulled, setPulled] = useState(0)
  const hasEnded = phase === 'finished' || phase === 'failed'
  const area = useRef<HTMLDivElement>(null)

  if (phase === 'refreshing' && refreshing && !sawRefreshing) setSawRefreshing(true)
  if (phase === 'refreshing' && !refreshing && sawRefreshing) {
    setPhase(failed ? 'failed' : 'finished')
    setSawRefreshing(false)
  }

  usePull(area, {
    onPull: (distance) => {
      setPhase('pulling')
      setPulled(distance)
    },
    onRelease: (distance) => {
      setPulled(0)
      if (distance >= pullHeadHeightPx) {
        setPhase('refreshing')
        onRefresh()
      } else {
        setPhase('resting')
      }
    },
    isBusy: phase === 'refreshing' || hasEnded,
  })

  const height = phase === 'resting' ? 0 : phase === 'pulling' ? pulled : pullHeadHeightPx
  return (
    <div ref={area} data-pulled>
      <div
        className={styles.head}
        data-phase={phase}
        style={{ height }}
        role="status"
        onAnimationEnd={(event) => {
          if (event.target === event.currentTarget && hasEnded) setPhase('resting')
        }}
      >
        <HeadText phase={phase} ready={pulled >= pullHeadHeightPx} />
      </div>
      {children}
    </div>
  )
}

function HeadText({ phase, ready }: { phase: Phase; ready: boolean }) {
  switch (phase) {
    case 'resting':
      return null
    case 'pulling':
      return (
        <span className={styles.text}>
          <ArrowDown size={16} className={ready ? styles.turned : styles.arrow} aria-hidden />
          {ready ? (
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
  onRelease: (distance: number) => void
  isBusy: boolean
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
    let startY: number | null = null
    let distance = 0
    const onStart = (event: TouchEvent) => {
      const touch = event.touches[0]
      const isOne =
        touch && event.touches.length === 1 && pulledBy(event.target, screen) === element
      const canPull = isOne && window.scrollY <= 0
      startY = canPull && !latest.current.isBusy ? touch.clientY : null
      distance = 0
    }
    const onMove = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (startY === null || !touch) return
      distance = pullDistance(touch.clientY - startY)
      if (distance === 0 && touch.clientY < startY) startY = null
      if (distance === 0 || !event.cancelable) return
      event.preventDefault()
      latest.current.onPull(distance)
    }
    const onEnd = () => {
      if (startY !== null && distance > 0) latest.current.onRelease(distance)
      startY = null
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

/** What a finger pulls: the content it is on, or beside that, such as below a short list, the first. */
function pulledBy(target: EventTarget | null, screen: HTMLElement): Element | null {
  const own = target instanceof Element ? target.closest('[data-pulled]') : null
  return own ?? screen.querySelector('[data-pulled]')
}
