import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import styles from './fold.module.css'

/** A collapsible section. It opens automatically when it gets content. */
export function Fold({
  title,
  filled,
  children,
}: {
  title: ReactNode
  filled: boolean
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(filled)
  const [wasFilled, setWasFilled] = useState(filled)
  if (filled !== wasFilled) {
    setWasFilled(filled)
    if (filled) setOpen(true)
  }
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.title}>
        {title}
        <ChevronDown size={20} className={styles.arrow} aria-hidden />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
