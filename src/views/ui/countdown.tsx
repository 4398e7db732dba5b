import { useEffect, useEffectEvent, useState } from 'react'
import styles from './countdown.module.css'

const second = 1_000

/** The time left until a moment, as 29:59 or 01:02:03. Calls `onEnd` once when it is over. */
export function Countdown({ until, onEnd }: { until: string; onEnd?: () => void }) {
  const end = Date.parse(until)
  const [now, setNow] = useState(Date.now)
  const over = now >= end

  useEffect(() => {
    if (over) return undefined
    const timer = setInterval(() => setNow(Date.now()), second)
    return () => clearInterval(timer)
  }, [over])
  const tellEnd = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (over) tellEnd()
  }, [over])

  return (
    <time role="timer" className={styles.countdown} dateTime={until}>
      {formatTimeLeft(end - now)}
    </time>
  )
}

export function formatTimeLeft(milliseconds: number): string {
  const total = Math.max(0, Math.ceil(milliseconds / second))
  const parts = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part) => String(part).padStart(2, '0')).join(':')
}
