import type { ComponentType } from 'react'
import { useSearch } from 'wouter'
import type { RechargeMethod } from '../../../contract/walletRecords.ts'
import type { RechargeWish } from '../../machines/rechargeTypes.ts'
import { useRechargeInHand } from './useRecharge.ts'
import { useShown } from '../actors/useShown.ts'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { OrderBack } from './orderBack.tsx'
import { readRechargeWish } from './rechargeAddress.ts'
import { RechargeOutcome } from './rechargeOutcome.tsx'
import { RechargeRecordsLink } from './rechargeRecordsLink.tsx'
import type { RechargeInHand } from './useRechargeForm.ts'
import styles from '../wallet/wallet.module.css'

interface RechargeScreenProps {
  method: RechargeMethod
  Steps: ComponentType<RechargeInHand>
}

/**
 * The steps of the current recharge with either method, then its state. A different suggestion
 * starts a new one.
 */
export function RechargeScreen(props: RechargeScreenProps) {
  const search = useSearch()
  return <WishedRecharge key={search} {...props} wish={readRechargeWish(search)} />
}

function WishedRecharge({ method, Steps, wish }: RechargeScreenProps & { wish: RechargeWish }) {
  const { actor, snapshot } = useRechargeInHand()
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
        <div className={styles.form}>
          {wish.orderId === null ? null : (
            <OrderBack id={wish.orderId} amountCents={wish.amountCents} />
          )}
          <Steps actor={actor} snapshot={snapshot} wish={wish} />
        </div>
      )}
    </RouteScreen>
  )
}
