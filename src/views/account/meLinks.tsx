import { ChevronRight, LogOut } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import { useUnreadNotices } from '../notices/useUnreadNotices.ts'
import { Chip } from '../ui/chip.tsx'
import { CountText } from '../ui/countText.tsx'
import { meLinks } from './accountLinks.ts'
import styles from './me.module.css'
import rows from '../ui/rows.module.css'
import type { KnownShopper } from './walletCard.tsx'

export function MeLinks({ userInfo, onLogout }: { userInfo: KnownShopper; onLogout: () => void }) {
  const unread = useUnreadNotices()
  return (
    <>
      {meLinks.map((links) => (
        <ul key={links[0]?.href} className={rows.rows}>
          {links.map(({ href, label, Icon }) => (
            <li key={href}>
              <Link href={href} className={rows.row}>
                <Icon size={20} strokeWidth={1.75} className={rows.icon} aria-hidden />
                <span className={rows.pair}>
                  <span className={rows.words}>
                    <FormattedMessage {...label} />
                  </span>
                  {href === hrefs.changePayPwd() && userInfo?.payCodeSet === false ? (
                    <Chip tone="wait">
                      <FormattedMessage id="me.payCodeNotSet" defaultMessage="Not set" />
                    </Chip>
                  ) : null}
                  {href === hrefs.notification() && unread > 0 ? (
                    <Chip tone="action">
                      <FormattedMessage
                        id="me.unread"
                        defaultMessage="{count} unread"
                        values={{ count: <CountText count={unread} /> }}
                      />
                    </Chip>
                  ) : null}
                </span>
                <ChevronRight size={18} className={rows.icon} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      ))}
      <div className={rows.rows}>
        <button type="button" className={rows.row} onClick={onLogout}>
          <LogOut size={20} strokeWidth={1.75} className={rows.icon} aria-hidden />
          <span className={styles.logout}>
            <FormattedMessage id="me.logout" defaultMessage="Log out" />
          </span>
        </button>
      </div>
    </>
  )
}
