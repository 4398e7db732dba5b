import { RechargeScreen } from './rechargeScreen.tsx'
import { CardRecharge } from './cardRecharge.tsx'

export function Screen() {
  return <RechargeScreen method="card" Steps={CardRecharge} />
}
