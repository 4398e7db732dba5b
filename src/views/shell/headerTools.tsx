import { Search } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { longest } from '../../../contract/limits.ts'
import { normalizeText } from '../../../contract/normalizeText.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { classNames } from '../ui/classNames.ts'
import searchBox from '../ui/searchBox.module.css'
import styles from './headerTools.module.css'
import { useSlots } from './slots.ts'

/** On wide screens every header contains the search and the cart. */
export function HeaderTools() {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const { CartLink } = useSlots()
  const words = intl.formatMessage({
    id: 'home.search',
    defaultMessage: 'Search products and shops',
  })
  return (
    <div className={styles.tools}>
      <search>
        <form
          className={classNames(searchBox.box, styles.search)}
          action={hrefs.search()}
          onSubmit={(event) => {
            event.preventDefault()
            const q = normalizeText(String(new FormData(event.currentTarget).get('q') ?? ''))
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
      <CartLink inHeader />
    </div>
  )
}
