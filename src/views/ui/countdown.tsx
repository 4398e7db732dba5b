import { useEffect, useEffectEvent } from 'react'
import { serverNow } from '../../serverClock.ts'
import styles from './countdown.module.css'
import { secondMs, useClock } from './useNow.ts'

/** The remaining time as 29:59 or 01:02:03. Calls `onEnd` once at the end. */
export function Countdown({ until, onEnd }: { until: string; onEnd?: () => void }) {
  const end = Date.parse(until)
  const secondsLeft = useClock(secondMs, () =>
    Math.max(0, Math.ceil((end - serverNow()) / secondMs)),
  )
  const isOver = secondsLeft === 0
  const notifyEnd = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (isOver) notifyEnd()
  }, [isOver])

  return (
    <time role="timer" className={styles.countdown} dateTime={until}>
      {formatTimeLeft(secondsLeft * secondMs)}
    </time>
  )
}

export function formatTimeLeft(milliseconds: number): string {
  const total = Math.max(0, Math.ceil(milliseconds / secondMs))
  const parts = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part) => String(part).padStart(2, '0')).join(':')
}
