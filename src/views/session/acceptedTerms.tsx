import { lazy, Suspense, useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styles from './acceptedTerms.module.css'

const LawSheet = lazy(() =>
  import('../help/lawSheet.tsx').then((module) => ({ default: module.LawSheet })),
)

const titles = defineMessages({
  terms: { id: 'register.terms', defaultMessage: 'Terms of use' },
  privacy: { id: 'register.privacy', defaultMessage: 'Privacy notice' },
})

type Slug = keyof typeof titles

/** The texts that a new user accepts. They open over the form. */
export function AcceptedTerms() {
  const [read, setRead] = useState<Slug | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.terms}>
      <p>
        <FormattedMessage
          id="register.accepts"
          defaultMessage="By signing up you accept our terms of use and our privacy notice."
        />
      </p>
      <div className={styles.texts}>
        {(['terms', 'privacy'] as const).map((slug) => (
          <button
            key={slug}
            type="button"
            className={styles.text}
            aria-haspopup="dialog"
            onClick={() => {
              setRead(slug)
              setOpen(true)
            }}
          >
            <FormattedMessage {...titles[slug]} />
          </button>
        ))}
      </div>
      {read === null ? null : (
        <Suspense>
          <LawSheet
            slug={read}
            title={<FormattedMessage {...titles[read]} />}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
