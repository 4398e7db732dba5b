import { useState } from 'react'
import { defineMessages } from 'react-intl'
import { claimPromo, readClaimedPromo } from '../../services/claimedPromo.ts'
import { toasts } from '../actors/toasts.ts'
import { useHydrated } from '../actors/useHydrated.ts'
import { useShown } from '../actors/useShown.ts'

const messages = defineMessages({
  claimed: {
    id: 'promo.claimed',
    defaultMessage: '{code} copied. It applies itself at checkout.',
  },
})

/** Stores a tapped code for this browser's next checkout and copies it. */
export function usePromo(code: string) {
  const [claimed, setClaimed] = useState(readClaimedPromo)
  const isHydrated = useHydrated()
  useShown(() => setClaimed(readClaimedPromo()))
  return {
    isClaimed: isHydrated && claimed === code,
    claim: () => {
      claimPromo(code)
      setClaimed(code)
      navigator.clipboard?.writeText(code).catch(() => {})
      toasts.success(messages.claimed, { code })
    },
  }
}
