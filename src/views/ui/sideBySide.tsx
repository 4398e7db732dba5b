import type { ReactNode } from 'react'
import styles from './sideBySide.module.css'

export function SideBySide({ list, detail }: { list: ReactNode; detail: ReactNode }) {
  return detail === null ? (
    list
  ) : (
    <div className={styles.columns}>
      <div className="screenOnly">{list}</div>
      <div className={styles.detail}>{detail}</div>
    </div>
  )
}
