import type { ComponentType } from 'react'
import { useSearch } from 'wouter'
import type { RechargeMethod } from '../../machines/rechargeTypes.ts'
import { useRechargeInHand } from './useRecharge.ts'
import { useShown } from '../actors/useShown.ts'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { readRechargeWish } from './rechargeAddress.ts'
import { RechargeOutcome } from './rechargeOutcome.tsx'
import { RechargeRecordsLink } from './rechargeRecordsLink.tsx'
import type { RechargeInHand } from './useRechargeForm.ts'

/** The recharge in hand by either method: its steps, then how it stands. */
export function RechargeScreen({
  method,
  Steps,
}: {
  method: RechargeMethod
  Steps: ComponentType<RechargeInHand>
}) {
  const { actor, snapshot } = useRechargeInHand()
  const search = useSearch()
  const wish = readRechargeWish(search)
  const { recharge } = snapshot.context
  useShown(() => {
    actor.send({ type: 'method.chosen', method, wish })
    actor.send({ type: 'recharge.shown' })
  })
  return (
    <RouteScreen right={<RechargeRecordsLink />}>
      {snapshot.hasTag('handedIn') && recharge !== null ? (
        <RechargeOutcome recharge={recharge} wish={wish} />
      ) : (
        <Steps key={search} actor={actor} snapshot={snapshot} wish={wish} />
      )}
    </RouteScreen>
  )
}
