import { Check } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { platformLocales } from '../../../contract/locales.ts'
import { FailedState } from '../ui/screenStates.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import styles from '../ui/rows.module.css'
import { useLanguage } from './useLanguage.tsx'
import { useLanguages } from './useLanguages.ts'

/** Lists the shop's languages and marks the current one. */
export function LanguageChoice() {
  const languages = useLanguages()
  if (languages.state === 'filled') return <Choice languages={languages.data} />
  if (languages.failure) {
    return <FailedState failure={languages.failure} onRetry={languages.retry} />
  }
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="280px" />
    </SkeletonGroup>
  )
}

type Languages = Extract<ReturnType<typeof useLanguages>, { state: 'filled' }>['data']

function Choice({ languages }: { languages: Languages }) {
  const { shown, busy, choose } = useLanguage()
  return (
    <fieldset className={styles.rows} aria-busy={busy}>
      <legend className="visuallyHidden">
        <FormattedMessage id="language.legend" defaultMessage="Language of the interface" />
      </legend>
      {languages.map(({ code, name, isReady }) => (
        <label key={code} className={styles.row}>
          <input
            type="radio"
            name="language"
            className="visuallyHidden"
            value={code}
            checked={shown === code}
            disabled={!isReady || busy}
            onChange={() => choose(code)}
          />
          <span lang={platformLocales[code].htmlLang} className={styles.grow}>
            {name}
          </span>
          {isReady ? null : (
            <span className={styles.soft}>
              <FormattedMessage id="notYetOpen.title" defaultMessage="Not Yet Open" />
            </span>
          )}
          {shown === code ? <Check size={20} className={styles.on} aria-hidden /> : null}
        </label>
      ))}
    </fieldset>
  )
}
