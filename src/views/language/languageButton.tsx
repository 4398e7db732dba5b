import { Languages } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLanguage } from './useLanguage.tsx'
import styles from './languageButton.module.css'

const LanguageSheet = lazy(() =>
  import('./languageSheet.tsx').then((module) => ({ default: module.LanguageSheet })),
)

/**
 * Opens the list of languages over the screen, because guests have no screen for it. It closes
 * automatically once the language has changed.
 */
export function LanguageButton() {
  const intl = useIntl()
  const { shown } = useLanguage()
  const [wasOpened, setWasOpened] = useState(false)
  const [openedIn, setOpenedIn] = useState<string | null>(null)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={intl.formatMessage({ id: 'title.language', defaultMessage: 'Language' })}
        onClick={() => {
          setWasOpened(true)
          setOpenedIn(shown)
        }}
      >
        <Languages size={22} strokeWidth={1.75} aria-hidden />
      </button>
      {wasOpened ? (
        <Suspense>
          <LanguageSheet open={openedIn === shown} onClose={() => setOpenedIn(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
