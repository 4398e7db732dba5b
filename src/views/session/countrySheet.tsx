import { Check, Search } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { countryCodes } from '../../../contract/countryCodes.ts'
import { longest } from '../../../contract/limits.ts'
import { EmptyState } from '../ui/screenStates.tsx'
import { Sheet } from '../ui/sheet.tsx'
import rows from '../ui/rows.module.css'
import searchBox from '../ui/searchBox.module.css'
import styles from './countrySheet.module.css'
import { chooseDestination } from './useDestination.ts'

/** The countries by their names, in the reader's alphabet, with a search. */
export function CountrySheet({
  open,
  onClose,
  chosen,
}: {
  open: boolean
  onClose: () => void
  /** The country before. */
  chosen: string | null
}) {
  const intl = useIntl()
  const search = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const countries = useNamedCountries()
  const found = countries.filter(({ terms }) => terms.includes(fold(words)))
  const label = intl.formatMessage({ id: 'delivery.search', defaultMessage: 'Search countries' })
  const close = () => {
    setWords('')
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      initialFocus={search}
      title={<FormattedMessage id="delivery.country" defaultMessage="Delivery country" />}
    >
      <p className={styles.hint}>
        <FormattedMessage
          id="delivery.hint"
          defaultMessage="It decides shipping, arrival and what can be delivered to you."
        />
      </p>
      <search className={searchBox.box}>
        <Search size={18} className={searchBox.lens} aria-hidden />
        <input
          ref={search}
          type="search"
          enterKeyHint="search"
          className={searchBox.input}
          aria-label={label}
          placeholder={label}
          maxLength={longest.search}
          autoComplete="off"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </search>
      <div className={styles.list} aria-live="polite">
        {found.length === 0 ? (
          <EmptyState
            title={
              <FormattedMessage
                id="delivery.noCountry"
                defaultMessage="We deliver to no country of that name"
              />
            }
          />
        ) : (
          <ul className={rows.rows}>
            {found.map(({ code, name }) => (
              <li key={code}>
                <button
                  type="button"
                  className={rows.row}
                  aria-pressed={code === chosen}
                  onClick={() => {
                    chooseDestination(code)
                    close()
                  }}
                >
                  <span className={rows.grow}>{name}</span>
                  {code === chosen ? <Check size={20} className={rows.on} aria-hidden /> : null}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  )
}

/** Found by the reader's name, the English one and the code. */
function useNamedCountries() {
  const intl = useIntl()
  return useMemo(() => {
    const english = new Intl.DisplayNames('en', { type: 'region' })
    const { compare } = new Intl.Collator(intl.locale)
    return countryCodes
      .map((code) => {
        const name = intl.formatDisplayName(code, { type: 'region' }) ?? code
        return { code, name, terms: fold(`${name} ${english.of(code) ?? ''} ${code}`) }
      })
      .toSorted((one, other) => compare(one.name, other.name))
  }, [intl])
}

/** Without case and accents, so that `cote` finds Côte d’Ivoire. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
}
