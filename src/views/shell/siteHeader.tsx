import { Search, UserRound } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'wouter'
import { productName } from '../../constants.ts'
import { longest } from '../../../contract/limits.ts'
import { normalizeText } from '../../../contract/normalizeText.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { DeliveryCountry } from '../session/deliveryCountry.tsx'
import { classNames } from '../ui/classNames.ts'
import searchBox from '../ui/searchBox.module.css'
import { useMayBeDesktop } from '../ui/useWide.ts'
import styles from './siteHeader.module.css'
import { useSlots } from './slots.ts'
import { tabLabels } from './tabLabels.ts'

/** Stands above every screen on a desktop, in place of the tab bar. */
export function SiteHeader({
  path,
  search,
  loggedIn,
}: {
  path: string
  search: string
  loggedIn: boolean
}) {
  const intl = useIntl()
  const { CartLink, Categories, LanguageButton, NoticeBadge } = useSlots()
  if (!useMayBeDesktop()) return null
  const isExplore = path === hrefs.explore()
  return (
    <>
      <nav className={styles.bar} aria-label={productName}>
        <div className={styles.inner}>
          <Link href={hrefs.home()} className={styles.brand}>
            <BrandMark />
            {productName}
          </Link>
          {/* The search screen puts its own field here. */}
          <div className={styles.search}>{path === '/search' ? null : <SearchForm />}</div>
          <div className={styles.tools}>
            <DeliveryCountry />
            <LanguageButton />
            <Link
              href={hrefs.me()}
              className={styles.tool}
              aria-current={path === hrefs.me() ? 'page' : undefined}
            >
              <span className={styles.icon}>
                <UserRound size={24} strokeWidth={1.75} aria-hidden />
                {loggedIn ? <NoticeBadge /> : null}
              </span>
              <FormattedMessage {...tabLabels.me} />
            </Link>
            <CartLink />
          </div>
        </div>
      </nav>
      <nav
        className={styles.categories}
        aria-label={intl.formatMessage({ id: 'home.categories', defaultMessage: 'Categories' })}
      >
        <ul className={styles.links}>
          <li>
            <Link
              href={hrefs.explore()}
              className={styles.link}
              aria-current={isExplore && search === '' ? 'page' : undefined}
            >
              <FormattedMessage {...tabLabels.explore} />
            </Link>
          </li>
          <Categories className={styles.link} search={isExplore ? search : ''} />
        </ul>
      </nav>
    </>
  )
}

function SearchForm() {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const words = intl.formatMessage({
    id: 'home.search',
    defaultMessage: 'Search products and shops',
  })
  return (
    <search>
      <form
        className={classNames(searchBox.box, styles.box)}
        action={hrefs.search()}
        onSubmit={(event) => {
          event.preventDefault()
          const q = normalizeText(String(new FormData(event.currentTarget).get('q') ?? ''))
          event.currentTarget.reset()
          navigate(q === '' ? hrefs.search() : hrefs.search({ q }))
        }}
      >
        <Search size={18} className={searchBox.lens} aria-hidden />
        <input
          type="search"
          name="q"
          className={searchBox.input}
          aria-label={words}
          placeholder={words}
          enterKeyHint="search"
          maxLength={longest.search}
          autoComplete="off"
        />
      </form>
    </search>
  )
}

function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" className={styles.mark} aria-hidden>
      <rect width="32" height="32" rx="8" />
      <path d="M7 20c3 0 3 2 6 2s3-2 6-2 3 2 6 2M16 6v11M16 8l7 8H9z" />
    </svg>
  )
}
