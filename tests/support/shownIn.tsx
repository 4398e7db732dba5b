import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import type { LanguageCode } from '../../contract/fields.ts'
import { createLanguage, LanguageProvider } from '../../src/views/language/useLanguage.tsx'
import { soon, type Bindings } from './bindings.tsx'

/** Renders a view that switches languages in the given language. */
export async function shownIn(
  code: LanguageCode,
  bindings: Bindings,
  view: ReactNode,
  { isLoggedIn = false } = {},
): Promise<HTMLElement> {
  const { lang } = document.documentElement
  const language = createLanguage({ code, isLoggedIn: () => isLoggedIn, onChanged: () => {} })
  language.start()
  onTestFinished(() => {
    language.stop()
    document.documentElement.lang = lang
  })
  await soon(() => {
    if (language.getSnapshot().context.shown !== code) throw new Error('it is not loaded yet')
  })
  return bindings.show(<LanguageProvider actor={language}>{view}</LanguageProvider>)
}
