import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { goBack } from './navigation.ts'
import { heightAs } from './heightAs.ts'
import { classNames } from '../ui/classNames.ts'
import styles from './topBar.module.css'

/** The ref of a screen's top bar. */
export const headHeight = heightAs('--head-height')

interface TopBarProps {
  title: ReactNode
  back?: boolean | undefined
  right?: ReactNode
  /** A second line of the bar; where there is room, it is in the first. */
  below?: ReactNode
}

export function TopBar({ title, back = false, right, below }: TopBarProps) {
  return (
    <header className={classNames(styles.bar, 'screenOnly')} ref={headHeight}>
      <div className={styles.inner} data-lines={below ? 2 : undefined}>
        <div className={styles.side}>{back ? <BackButton /> : null}</div>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.side} data-end>
          {right}
        </div>
        {below ? <div className={styles.below}>{below}</div> : null}
      </div>
    </header>
  )
}

export function BackButton() {
  const intl = useIntl()
  return (
    <button
      type="button"
      className={styles.back}
      aria-label={intl.formatMessage({ id: 'shell.back', defaultMessage: 'Back' })}
      onClick={() => goBack(hrefs.home())}
    >
      <ChevronLeft size={24} aria-hidden />
    </button>
  )
}
