import { useEffect, useEffectEvent } from 'react'
import { canUsePasskeys, suggestPasskeys } from '../../services/passkeys.ts'
import { useSession } from './useSession.tsx'

/** While the sign-in is shown to a guest, the account field suggests the device's passkeys. */
export function usePasskeySuggestions(): void {
  const { loggedIn, submitting, choosePasskey } = useSession()
  const chosen = useEffectEvent(choosePasskey)
  useEffect(() => {
    if (loggedIn || submitting || !canUsePasskeys()) return undefined
    const leaving = new AbortController()
    // Suggestions are a shortcut: without them the form and the button are there.
    suggestPasskeys(leaving.signal)
      .catch(() => null)
      .then((assertion) =>
        assertion === null || leaving.signal.aborted ? undefined : chosen(assertion),
      )
    return () => leaving.abort()
  }, [loggedIn, submitting])
}
