import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './panel.module.css'

/** A surface for one topic of a screen. */
export function Panel({
  title,
  end,
  children,
}: {
  title?: ReactNode
  end?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles.panel}>
      {title ? (
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {end}
        </header>
      ) : null}
      {children}
    </section>
  )
}

/** `narrow` limits it to one column on a wide screen. */
export function PanelStack({
  narrow = false,
  children,
}: {
  narrow?: boolean
  children: ReactNode
}) {
  return <div className={classNames(styles.stack, narrow && styles.narrow)}>{children}</div>
}

/** Stacks panels. On a wide screen `aside` stands next to them. */
export function PanelColumns({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>{children}</div>
      {aside ? <div className={styles.stack}>{aside}</div> : null}
    </div>
  )
}
