import { Languages } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLanguage } from './useLanguage.tsx'
import { LanguageName } from './languageName.tsx'
import styles from './languageButton.module.css'

const LanguageSheet = lazy(() =>
  import('./languageSheet.tsx').then((module) => ({ default: module.LanguageSheet })),
)

/**
 * Opens the list of languages over the screen, because guests have no screen for it. It closes
 * automatically once the language has changed. `labelled` shows the current language.
 */
export function LanguageButton({ labelled = false }: { labelled?: boolean }) {
  const intl = useIntl()
  const { shown } = useLanguage()
  const label = intl.formatMessage({ id: 'title.language', defaultMessage: 'Language' })
  const [wasOpened, setWasOpened] = useState(false)
  const [openedIn, setOpenedIn] = useState<string | null>(null)
  return (
    <>
      <button
        type="button"
        className={labelled ? styles.labelled : styles.button}
        aria-haspopup="dialog"
        aria-label={labelled ? undefined : label}
        onClick={() => {
          setWasOpened(true)
          setOpenedIn(shown)
        }}
      >
        <Languages size={labelled ? 16 : 22} strokeWidth={1.75} aria-hidden />
        {labelled ? (
          <>
            <span className="visuallyHidden">{label}</span>
            <LanguageName />
          </>
        ) : null}
      </button>
      {wasOpened ? (
        <Suspense>
          <LanguageSheet open={openedIn === shown} onClose={() => setOpenedIn(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
