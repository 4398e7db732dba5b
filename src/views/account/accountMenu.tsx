import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { accountSectionOf } from '../../routing/accountSections.ts'
import { NoticeBadge } from '../notices/noticeBadge.tsx'
import { hrefs } from '../../routing/hrefs.ts'
import { menuLinks } from './accountLinks.ts'
import styles from './accountMenu.module.css'

/** Stands next to the account's screens on a desktop. */
export function AccountMenu({ path }: { path: string }) {
  const intl = useIntl()
  const section = accountSectionOf(path)
  return (
    <nav
      className={styles.menu}
      aria-label={intl.formatMessage({ id: 'account.menu', defaultMessage: 'Account' })}
    >
      {menuLinks.map((links) => (
        <ul key={links[0]?.href} className={styles.group}>
          {links.map(({ href, label, Icon }) => (
            <li key={href}>
              <Link
                href={href}
                className={styles.link}
                aria-current={href === section ? 'page' : undefined}
              >
                <span className={styles.icon}>
                  <Icon size={20} strokeWidth={1.75} aria-hidden />
                  {href === hrefs.notification() ? <NoticeBadge /> : null}
                </span>
                <FormattedMessage {...label} />
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
