import { useSearch } from 'wouter'
import { useRechargeInHand } from '../bindings/recharge.ts'
import { useShown } from '../bindings/useShown.ts'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { CardRecharge } from './cardRecharge.tsx'
import { RechargeOutcome } from './rechargeOutcome.tsx'
import { readRechargeWish } from './rechargeAddress.ts'
import { RechargeRecordsLink } from './rechargeRecordsLink.tsx'

export function Screen() {
  const { actor, snapshot } = useRechargeInHand()
  const search = useSearch()
  const wish = readRechargeWish(search)
  const { recharge } = snapshot.context
  useShown(() => {
    actor.send({ type: 'method.chosen', method: 'card' })
    actor.send({ type: 'recharge.shown' })
  })
  return (
    <RouteScreen right={<RechargeRecordsLink />}>
      {snapshot.hasTag('handedIn') && recharge !== null ? (
        <RechargeOutcome recharge={recharge} wish={wish} />
      ) : (
        <CardRecharge key={search} actor={actor} snapshot={snapshot} wish={wish} />
      )}
    </RouteScreen>
  )
}
