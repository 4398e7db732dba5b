import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ComponentProps } from 'react'
import styles from './countedMoney.module.css'
import { Money, useMoneyFormat } from './money.tsx'
import { prefersReducedMotion } from './reducedMotion.ts'

const countMs = 600

/**
 * An amount that counts to its new value when it changes. Its text is the new value at once, so that
 * assistive tools never read a value in between.
 */
export function CountedMoney({ cents, ...look }: ComponentProps<typeof Money>) {
  const place = useRef<HTMLSpanElement>(null)
  const before = useRef(cents)
  const format = useMoneyFormat()
  const draw = useEffectEvent((shown: number) => {
    amountIn(place.current)?.setAttribute('data-shown', format(shown))
  })

  useLayoutEffect(() => {
    const from = before.current
    before.current = cents
    if (from === cents || prefersReducedMotion()) return undefined
    const amount = amountIn(place.current)
    const startedAt = performance.now()
    let frame = 0
    const step = (now: number) => {
      // A frame may have begun before the change.
      const left = Math.min(1, Math.max(0, 1 - (now - startedAt) / countMs))
      if (left === 0) stop()
      else {
        draw(Math.round(cents + (from - cents) * left ** 3))
        frame = requestAnimationFrame(step)
      }
    }
    const stop = () => {
      cancelAnimationFrame(frame)
      amount?.removeAttribute('data-shown')
    }
    step(startedAt)
    return stop
  }, [cents])

  return (
    <span ref={place} className={styles.counted}>
      <Money cents={cents} {...look} />
    </span>
  )
}

function amountIn(place: HTMLElement | null): Element | null {
  return place?.firstElementChild ?? null
}
