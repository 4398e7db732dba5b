import { Compass, House, ShoppingCart, UserRound } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { productName } from '../../constants.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { classNames } from '../ui/classNames.ts'
import { scrollToApp } from './scrollToApp.ts'
import { useSlots } from './slots.ts'
import styles from './tabBar.module.css'

const labels = defineMessages({
  home: { id: 'tabs.home', defaultMessage: 'Home' },
  explore: { id: 'tabs.explore', defaultMessage: 'Explore' },
  cart: { id: 'tabs.cart', defaultMessage: 'Cart' },
  me: { id: 'tabs.me', defaultMessage: 'Me' },
})

const tabs = [
  { href: hrefs.home(), label: labels.home, Icon: House },
  { href: hrefs.explore(), label: labels.explore, Icon: Compass },
  { href: hrefs.bag(), label: labels.cart, Icon: ShoppingCart },
  { href: hrefs.me(), label: labels.me, Icon: UserRound },
] as const

/**
 * On a wide screen the bar is a rail at the side of every screen. A tab returns to its screen's
 * last filter, and the current tab scrolls to the top.
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
    <nav id="tabs" className={classNames(styles.bar, hidden && styles.railOnly)}>
      <p className={styles.brand}>{productName}</p>
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
                  if (path !== href) return
                  event.preventDefault()
                  scrollToApp()
                }}
              >
                <span className={styles.icon}>
                  <Icon size={24} strokeWidth={path === href ? 2.25 : 1.75} aria-hidden />
                  {href === hrefs.bag() ? <CartBadge className={styles.badge} /> : null}
                  {href === hrefs.me() && loggedIn ? (
                    <NoticeBadge className={styles.badge} />
                  ) : null}
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
