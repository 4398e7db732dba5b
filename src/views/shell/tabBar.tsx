import { Compass, House, ShoppingCart, UserRound } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import { scrollToApp } from './scrollToApp.ts'
import { useSlots } from './slots.ts'
import styles from './tabBar.module.css'
import { tabLabels } from './tabLabels.ts'

const tabs = [
  { href: hrefs.home(), label: tabLabels.home, Icon: House },
  { href: hrefs.explore(), label: tabLabels.explore, Icon: Compass },
  { href: hrefs.bag(), label: tabLabels.cart, Icon: ShoppingCart },
  { href: hrefs.me(), label: tabLabels.me, Icon: UserRound },
] as const

/**
 * Below the tabs' own screens, except on a desktop. A tab returns to its screen's last filter, and
 * the current tab scrolls to the top.
 */
export function TabBar({
  path,
  search,
  hidden,
  loggedIn,
}: {
  path: string
  search: string
  hidden: boolean
  loggedIn: boolean
}) {
  const { CartAnchor, CartBadge, NoticeBadge } = useSlots()
  const [searches, setSearches] = useState<Readonly<Record<string, string>>>({})
  if (!hidden && (searches[path] ?? '') !== search) setSearches({ ...searches, [path]: search })
  return (
    <nav id="tabs" className={styles.bar} hidden={hidden}>
      <ul className={styles.tabs}>
        {tabs.map(({ href, label, Icon }) => {
          const Anchor = href === hrefs.bag() ? CartAnchor : Link
          return (
            <li key={href}>
              <Anchor
                href={searches[href] ? `${href}?${searches[href]}` : href}
                className={styles.tab}
                aria-current={path === href ? 'page' : undefined}
                onClick={(event) => {
                  // Animates after a tap only, not when the page opens.
                  event.currentTarget.dataset['tapped'] = ''
                  if (path !== href) return
                  event.preventDefault()
                  scrollToApp()
                }}
              >
                <span className={styles.icon}>
                  <Icon size={24} strokeWidth={path === href ? 2.25 : 1.75} aria-hidden />
                  {href === hrefs.bag() ? <CartBadge /> : null}
                  {href === hrefs.me() && loggedIn ? <NoticeBadge /> : null}
                </span>
                <FormattedMessage {...label} />
              </Anchor>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
