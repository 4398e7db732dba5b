import { ArrowDown, Check, LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { pullHeadHeightPx } from '../../constants.ts'
import { pullDistance } from './pullDistance.ts'
import styles from './pullToRefresh.module.css'

interface PullToRefreshProps {
  /** True while a refresh is on its way. */
  refreshing: boolean
  onRefresh: () => void
  children: ReactNode
}

type Phase = 'resting' | 'pulling' | 'refreshing' | 'finished'

/** Content that a finger pulls down to load again. */
export function PullToRefresh({ refreshing, onRefresh, children }: PullToRefreshProps) {
  const [phase, setPhase] = useState<Phase>('resting')
  const [sawRefreshing, setSawRefreshing] = useState(false)
  const [pulled, setPulled] = useState(0)
  const area = useRef<HTMLDivElement>(null)

  if (phase === 'refreshing' && refreshing && !sawRefreshing) setSawRefreshing(true)
  if (phase === 'refreshing' && !refreshing && sawRefreshing) {
    setPhase('finished')
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
    isBusy: phase === 'refreshing' || phase === 'finished',
  })

  const height = phase === 'resting' ? 0 : phase === 'pulling' ? pulled : pullHeadHeightPx
  return (
    <div ref={area}>
      <div
        className={styles.head}
        data-phase={phase}
        style={{ height }}
        role="status"
        onAnimationEnd={(event) => {
          if (event.target === event.currentTarget && phase === 'finished') setPhase('resting')
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
    let startY: number | null = null
    let distance = 0
    const onStart = (event: TouchEvent) => {
      const touch = event.touches[0]
      const canPull = touch && event.touches.length === 1 && window.scrollY <= 0
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
    element.addEventListener('touchstart', onStart, { passive: true, signal })
    element.addEventListener('touchmove', onMove, { passive: false, signal })
    element.addEventListener('touchend', onEnd, { signal })
    element.addEventListener('touchcancel', onEnd, { signal })
    return () => ended.abort()
  }, [area])
}
