import { languageFor, platformLocales } from '../../../contract/locales.ts'
import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { languageMachine } from '../../machines/languageMachine.ts'
import type { SaveOutcome } from '../../machines/languageMachine.ts'
import { loadMessages } from '../../messages/locales.ts'
import type { CompiledMessages } from '../../messages/locales.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import { keepFirstDataIn } from '../../services/firstData.ts'
import { setLanguage } from '../../services/session.ts'
import { readLanguage, storeLanguage } from '../../services/sessionStorage.ts'
import { actorStore } from '../actors/actorStore.ts'
import { attempt } from '../actors/attempt.ts'
import { createFlow } from '../actors/flows.ts'
import { toasts } from '../actors/toasts.ts'
import { useSelector } from '../actors/useSelector.ts'

export type LanguageActor = ActorRefFrom<typeof languageMachine>

/** The stored language, else the page's, else the first supported language of the browser. */
export function firstLanguage(page: { lang: LanguageCode } | null): LanguageCode {
  return readLanguage() ?? page?.lang ?? languageFor(navigator.languages) ?? 'en'
}

export function createLanguage({
  code,
  isLoggedIn,
  onChanged,
}: {
  code: LanguageCode
  isLoggedIn: () => boolean
  /** Called when the language changed: the data shown is still in the previous one. */
  onChanged: () => void
}): LanguageActor {
  const machine = languageMachine.provide({
    actors: {
      loadMessages: fromPromise(({ input }) => loadMessages(input.code)),
      saveChoice: fromPromise(({ input }) => saveChoice(input.code, isLoggedIn())),
    },
    actions: {
      applyToPage: ({ context }) => {
        const shown = context.shown ?? 'en'
        document.documentElement.lang = platformLocales[shown].htmlLang
        keepFirstDataIn(shown)
        // Runs after calls use the new language. The old data stays until new data arrives, because
        // removing it would unmount forms.
        queueMicrotask(() => {
          actorStore.refresh([])
          onChanged()
        })
      },
      storeLanguage: ({ context }) => {
        if (context.shown) storeLanguage(context.shown)
      },
      announceFailure: (_, { failure }) => {
        toasts.failure(failure)
      },
    },
  })
  return createFlow(machine, { input: { code } })
}

async function saveChoice(code: LanguageCode, isLoggedIn: boolean): Promise<SaveOutcome> {
  if (!isLoggedIn) return { type: 'saved' }
  return attempt(
    async () => {
      await setLanguage(code)
      return { type: 'saved' as const }
    },
    (failure) => ({ type: 'refused' as const, failure }),
  )
}

const LanguageContext = createContext<LanguageActor | null>(null)

/** Renders nothing until the first language is loaded. */
export function LanguageProvider({
  actor,
  timeZone,
  children,
}: {
  actor: LanguageActor
  /** The reader's time zone, for the server. A browser knows its own. */
  timeZone?: string | undefined
  children: ReactNode
}) {
  const shown = useSelector(actor, ({ context }) => context.shown)
  const messages = useSelector(actor, ({ context }) => context.messages)
  if (shown === null) return null
  return (
    <LanguageContext value={actor}>
      <IntlProvider
        locale={platformLocales[shown].locale}
        defaultLocale="en"
        messages={messages as CompiledMessages}
        {...(timeZone === undefined ? {} : { timeZone })}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}

export function useLanguage() {
  const actor = useContext(LanguageContext)
  if (actor === null) throw new Error('useLanguage needs a LanguageProvider')
  const shown = useSelector(actor, ({ context }) => context.shown ?? 'en')
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return {
    shown,
    busy,
    choose: (code: LanguageCode) => actor.send({ type: 'language.chosen', code }),
  }
}
