import { Search as SearchIcon } from 'lucide-react'
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'wouter'
import { LanguageButton } from '../language/languageButton.tsx'
import { useSearchHistory } from './useCatalogue.ts'
import { Frame } from '../shell/frame.tsx'
import { BackButton, headHeight } from '../shell/topBar.tsx'
import { ProductBrowser } from './productBrowser.tsx'
import { readProductFilters } from '../../../contract/productFilters.ts'
import { longest } from '../../../contract/limits.ts'
import { normalizeText } from '../../../contract/normalizeText.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { withFilters } from './productQuery.ts'
import { SearchIdeas } from './searchIdeas.tsx'
import searchBox from '../ui/searchBox.module.css'
import styles from './searchScreen.module.css'

export function Screen() {
  const intl = useIntl()
  const [params, setParams] = useSearchParams()
  const { q } = readProductFilters(params)
  const [typed, setTyped] = useState<string | null>(null)
  const history = useSearchHistory()
  const input = useRef<HTMLInputElement>(null)
  const begin = useEffectEvent(() => {
    const field = input.current
    if (field === null) return
    if (q === '') field.focus({ preventScroll: true })
    // The user typed into the server-rendered page before hydration.
    if (field.value !== q) setTyped(field.value)
  })
  useEffect(() => begin(), [])
  const words = useDeferredValue(normalizeText(typed ?? ''))
  const isTyping = typed !== null || q === ''
  const search = (wanted: string) => {
    const trimmed = normalizeText(wanted)
    if (trimmed === '') return
    history.remember(trimmed)
    setTyped(null)
    // Closes a phone's keyboard, which would cover the results.
    input.current?.blur()
    setParams(withFilters(new URLSearchParams(), { q: trimmed }))
  }
  const label = intl.formatMessage({ id: 'search.label', defaultMessage: 'Search' })
  return (
    <Frame
      title={label}
      bar={
        <header className={styles.bar} ref={headHeight}>
          <h1 className="visuallyHidden" tabIndex={-1}>
            {label}
          </h1>
          <span className="narrow">
            <BackButton />
          </span>
          <search className={styles.search}>
            <form
              className={searchBox.box}
              action={hrefs.search()}
              onSubmit={(event) => {
                event.preventDefault()
                search(typed ?? q)
              }}
            >
              <input
                ref={input}
                type="search"
                name="q"
                className={searchBox.input}
                aria-label={label}
                placeholder={intl.formatMessage({
                  id: 'search.hint',
                  defaultMessage: 'Products and shops',
                })}
                enterKeyHint="search"
                maxLength={longest.search}
                value={typed ?? q}
                onChange={(event) => setTyped(event.target.value)}
              />
              <button type="submit" className={searchBox.button} aria-label={label}>
                <SearchIcon size={20} aria-hidden />
              </button>
            </form>
          </search>
          <span className="narrow">
            <LanguageButton />
          </span>
        </header>
      }
    >
      {isTyping ? (
        <SearchIdeas
          words={words}
          history={history.searches}
          onForget={history.forget}
          onSearch={search}
        />
      ) : (
        <ProductBrowser />
      )}
    </Frame>
  )
}
