import { isolated } from '../../../contract/isolated.ts'
import { RotateCcw, Search, Store, Tag, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import type { Suggestion } from '../../../contract/catalogue.ts'
import { Picture } from '../ui/picture.tsx'
import { PriceText } from './priceText.tsx'
import { usePopularSearches, useSuggestions } from './useCatalogue.ts'
import styles from './searchIdeas.module.css'

interface SearchIdeasProps {
  /** The typed words. While empty, the history and the popular words are shown. */
  words: string
  history: readonly string[]
  onForget: () => void
  onSearch: (words: string) => void
}

export function SearchIdeas({ words, history, onForget, onSearch }: SearchIdeasProps) {
  return words === '' ? (
    <Beginnings history={history} onForget={onForget} onSearch={onSearch} />
  ) : (
    <Suggestions words={words} onSearch={onSearch} />
  )
}

function Beginnings({ history, onForget, onSearch }: Omit<SearchIdeasProps, 'words'>) {
  const intl = useIntl()
  const popular = usePopularSearches()
  return (
    <div className={styles.groups}>
      {history.length > 0 ? (
        <section>
          <div className={styles.head}>
            <h2>
              <FormattedMessage id="search.history" defaultMessage="Searched before" />
            </h2>
            <button
              type="button"
              className={styles.forget}
              aria-label={intl.formatMessage({
                id: 'search.forget',
                defaultMessage: 'Forget these searches',
              })}
              onClick={onForget}
            >
              <Trash2 size={18} aria-hidden />
            </button>
          </div>
          <WordList
            words={history}
            icon={<RotateCcw size={16} aria-hidden />}
            onSearch={onSearch}
          />
        </section>
      ) : null}
      {popular.data && popular.data.list.length > 0 ? (
        <section>
          <div className={styles.head}>
            <h2>
              <FormattedMessage id="search.popular" defaultMessage="Popular now" />
            </h2>
          </div>
          <WordList
            words={popular.data.list}
            icon={<Search size={16} aria-hidden />}
            onSearch={onSearch}
          />
        </section>
      ) : null}
    </div>
  )
}

function WordList({
  words,
  icon,
  onSearch,
}: {
  words: readonly string[]
  icon: ReactNode
  onSearch: (words: string) => void
}) {
  return (
    <ul className={styles.words}>
      {words.map((word) => (
        <li key={word}>
          <button type="button" className={styles.word} onClick={() => onSearch(word)}>
            {icon}
            {word}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Suggestions({ words, onSearch }: Pick<SearchIdeasProps, 'words' | 'onSearch'>) {
  const suggestions = useSuggestions(words)
  return (
    <ul className={styles.list}>
      <li>
        <button type="button" className={styles.row} onClick={() => onSearch(words)}>
          <Search size={18} aria-hidden />
          <FormattedMessage
            id="search.searchFor"
            defaultMessage="Search for “{words}”"
            values={{ words: isolated(words) }}
          />
        </button>
      </li>
      {(suggestions.data?.list ?? []).map((suggestion) => (
        <li key={`${suggestion.kind} ${suggestion.id}`}>
          <Link href={hrefOf(suggestion)} className={styles.row}>
            <SuggestionPicture suggestion={suggestion} />
            <span className={styles.text}>{suggestion.text}</span>
            {suggestion.priceCents === undefined ? null : (
              <PriceText cents={suggestion.priceCents} varies={suggestion.priceVaries ?? false} />
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const pictureSide = 40

function SuggestionPicture({ suggestion: { kind, picture } }: { suggestion: Suggestion }) {
  if (picture) return <Picture picture={picture} alt="" size={pictureSide} />
  return (
    <span className={styles.icon}>
      {kind === 'shop' ? <Store size={18} aria-hidden /> : <Tag size={18} aria-hidden />}
    </span>
  )
}

function hrefOf({ kind, id }: Suggestion): string {
  if (kind === 'shop') return hrefs.shop(id)
  return kind === 'category' ? hrefs.explore({ category: id }) : hrefs.detail(id)
}
