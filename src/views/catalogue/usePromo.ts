import { useState } from 'react'
import { defineMessages } from 'react-intl'
import { claimPromo, readClaimedPromo } from '../../services/claimedPromo.ts'
import { later } from '../../services/later.ts'
import { toasts } from '../actors/toasts.ts'
import { useHydrated } from '../actors/useHydrated.ts'
import { useResource } from '../actors/useResource.ts'
import { useShown } from '../actors/useShown.ts'
import { useSession } from '../session/useSession.tsx'

const showPromoUse = later(() => import('../../services/orders.ts'))('showPromoUse')

const unused: { orderId: number | null } = { orderId: null }

const messages = defineMessages({
  claimed: {
    id: 'promo.claimed',
    defaultMessage: '{code} copied. It applies itself at checkout.',
  },
})

/**
 * Stores a tapped code for this browser's next checkout and copies it. `usedFor` is the id of
 * the order that used it up.
 */
export function usePromo(code: string) {
  const [claimed, setClaimed] = useState(readClaimedPromo)
  const isHydrated = useHydrated()
  useShown(() => setClaimed(readClaimedPromo()))
  const { loggedIn } = useSession()
  // Read again each time Home is shown, and not with every change of an order.
  const use = useResource(['promoUse', loggedIn ? code : ''], async (signal) =>
    loggedIn ? showPromoUse(code, { signal }) : unused,
  )
  return {
    usedFor: use.data?.orderId ?? null,
    isClaimed: isHydrated && claimed === code,
    claim: () => {
      claimPromo(code)
      setClaimed(code)
      navigator.clipboard?.writeText(code).catch(() => {})
      toasts.success(messages.claimed, { code })
    },
  }
}
