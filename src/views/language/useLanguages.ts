import { isLanguageReady } from '../../messages/locales.ts'
import { listLanguages } from '../../services/session.ts'
import { useResource } from '../actors/useResource.ts'

/** The shop's languages, and whether the interface is translated into each. */
export function useLanguages() {
  return useResource(['languages'], async (signal) => {
    const { list } = await listLanguages({ signal })
    return list.map(({ file_name: code, language_name: name }) => ({
      code,
      name,
      isReady: isLanguageReady(code),
    }))
  })
}
