import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import type { OrderFilter } from '../../../contract/orderDetail.ts'
import { longest } from '../../../contract/limits.ts'
import { normalizeText } from '../../../contract/normalizeText.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { classNames } from '../ui/classNames.ts'
import searchBox from '../ui/searchBox.module.css'
import styles from './orderSearch.module.css'

/** Searches the orders of a tab. The words are part of the address. */
export function OrderSearch({ filter, words }: { filter: OrderFilter; words: string }) {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState(words)
  const [shownWords, setShownWords] = useState(words)
  if (words !== shownWords) {
    setShownWords(words)
    setTyped(words)
  }

  function search(q: string) {
    navigate(hrefs.myPurchases(filter, { q }), { replace: true })
  }

  return (
    <form
      role="search"
      // Before hydration, the browser submits the form itself and opens the same address.
      action={hrefs.myPurchases(filter)}
      className={classNames(searchBox.box, styles.search)}
      onSubmit={(event) => {
        event.preventDefault()
        // The field, not the state: text typed before hydration is in the field only.
        search(normalizeText(String(new FormData(event.currentTarget).get('q') ?? '')))
      }}
    >
      <Search size={18} className={searchBox.lens} aria-hidden />
      <input
        type="search"
        name="q"
        className={classNames(searchBox.input, styles.input)}
        value={typed}
        maxLength={longest.search}
        enterKeyHint="search"
        aria-label={intl.formatMessage({
          id: 'orders.search',
          defaultMessage: 'Search my orders',
        })}
        placeholder={intl.formatMessage({
          id: 'orders.searchHint',
          defaultMessage: 'Product, shop or order number',
        })}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed === '' ? null : (
        <button
          type="button"
          className={searchBox.button}
          aria-label={intl.formatMessage({
            id: 'orders.clearSearch',
            defaultMessage: 'Clear the search',
          })}
          onClick={() => {
            setTyped('')
            search('')
          }}
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </form>
  )
}
