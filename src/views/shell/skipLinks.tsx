import { FormattedMessage } from 'react-intl'
import { classNames } from '../ui/classNames.ts'
import styles from './skipLinks.module.css'

/** The first tab stops: skip the top bar, or skip everything to the tabs. */
export function SkipLinks({ hasTabs }: { hasTabs: boolean }) {
  return (
    <div className={styles.links}>
      <button type="button" className={styles.link} onClick={() => focusOn('main')}>
        <FormattedMessage id="shell.skipToContent" defaultMessage="Skip to content" />
      </button>
      {hasTabs ? (
        <button
          type="button"
          className={classNames(styles.link, 'narrow')}
          onClick={() => focusOn('#tabs')}
        >
          <FormattedMessage id="shell.skipToNavigation" defaultMessage="Skip to navigation" />
        </button>
      ) : null}
    </div>
  )
}

/** Only one of the mounted screens is visible. */
function focusOn(selector: string) {
  const target = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) => each.getClientRects().length > 0,
  )
  if (!target) return
  target.tabIndex = -1
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  target.focus()
}
