import { CardRecharge } from './cardRecharge.tsx'
import { RechargeScreen } from './rechargeScreen.tsx'

export function Screen() {
  return <RechargeScreen method="card" Steps={CardRecharge} />
}
