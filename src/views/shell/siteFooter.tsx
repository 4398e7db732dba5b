import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { Link } from 'wouter'
import { productName } from '../../constants.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { DeliveryCountry } from '../session/deliveryCountry.tsx'
import { useMayBeDesktop } from '../ui/useWide.ts'
import { SchemeChoice } from '../session/schemeChoice.tsx'
import styles from './siteFooter.module.css'
import { useSlots } from './slots.ts'

const labels = defineMessages({
  label: { id: 'footer.label', defaultMessage: 'Help, legal and preferences' },
  shopping: { id: 'footer.shopping', defaultMessage: 'Shopping' },
  products: { id: 'home.allProducts', defaultMessage: 'All products' },
  orders: { id: 'title.myPurchases', defaultMessage: 'My orders' },
  favourites: { id: 'me.favourites', defaultMessage: 'Favourites' },
  wallet: { id: 'me.wallet', defaultMessage: 'Wallet' },
  help: { id: 'footer.help', defaultMessage: 'Help' },
  support: { id: 'me.help', defaultMessage: 'Help and support' },
  service: { id: 'me.service', defaultMessage: 'Customer service' },
  return: { id: 'title.return', defaultMessage: 'Return items' },
  company: { id: 'footer.company', defaultMessage: 'Company' },
  law: { id: 'me.law', defaultMessage: 'Legal' },
  platform: { id: 'me.platform', defaultMessage: 'Sell on the platform' },
})

const columns: readonly {
  title: MessageDescriptor
  links: readonly { href: string; label: MessageDescriptor }[]
}[] = [
  {
    title: labels.shopping,
    links: [
      { href: hrefs.explore(), label: labels.products },
      { href: hrefs.myPurchases(), label: labels.orders },
      { href: hrefs.myFavourite(), label: labels.favourites },
      { href: hrefs.payment(), label: labels.wallet },
    ],
  },
  {
    title: labels.help,
    links: [
      { href: hrefs.helpAndSupport(), label: labels.support },
      { href: hrefs.return(), label: labels.return },
      { href: hrefs.service(), label: labels.service },
    ],
  },
  {
    title: labels.company,
    links: [
      { href: hrefs.law(), label: labels.law },
      { href: hrefs.platform(), label: labels.platform },
    ],
  },
]

/** Stands below every screen on a desktop, and below Home on a phone. */
export function SiteFooter({ path }: { path: string }) {
  const intl = useIntl()
  const { LanguageButton } = useSlots()
  const isOnHome = path === hrefs.home()
  const mayBeDesktop = useMayBeDesktop()
  if (!mayBeDesktop && !isOnHome) return null
  return (
    <nav
      className={styles.footer}
      aria-label={intl.formatMessage(labels.label)}
      data-on-home={isOnHome || undefined}
    >
      <div className={styles.inner}>
        {columns.map(({ title, links }) => (
          <section key={title.id}>
            <h2 className={styles.title}>
              <FormattedMessage {...title} />
            </h2>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className={styles.link}>
                    <FormattedMessage {...label} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section className={styles.preferences}>
          <h2 className={styles.title}>
            <FormattedMessage id="footer.preferences" defaultMessage="Preferences" />
          </h2>
          <DeliveryCountry />
          <LanguageButton labelled />
          <SchemeChoice />
        </section>
        <p className={styles.promise}>
          <strong>{productName}</strong>
          <FormattedMessage
            id="home.heroPromise"
            defaultMessage="Shops are paid only once you have what you ordered."
          />
        </p>
      </div>
    </nav>
  )
}
