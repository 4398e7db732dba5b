import { OnChainRecharge } from './onChainRecharge.tsx'
import { RechargeScreen } from './rechargeScreen.tsx'

export function Screen() {
  return <RechargeScreen method="chain" Steps={OnChainRecharge} />
}
