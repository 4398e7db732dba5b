import { Ban, CircleCheck, Package, PackageCheck, RotateCcw, Truck, Wallet } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { orderStateOf } from '../../../contract/orderDetail.ts'
import type { OrderState, OrderSummary } from '../../../contract/orderDetail.ts'
import { Chip } from '../ui/chip.tsx'
import type { Tone } from '../ui/chip.tsx'
import { chipTexts, stageTexts } from './orderTexts.ts'

const looks: Record<OrderState, { tone: Tone; Icon: LucideIcon }> = {
  waitingToPay: { tone: 'wait', Icon: Wallet },
  waitingForDelivery: { tone: 'action', Icon: Package },
  delivered: { tone: 'action', Icon: Truck },
  received: { tone: 'good', Icon: PackageCheck },
  completed: { tone: 'good', Icon: CircleCheck },
  cancelled: { tone: 'plain', Icon: Ban },
  afterSale: { tone: 'wait', Icon: RotateCcw },
}

export function StatusChip({ order }: { order: Pick<OrderSummary, 'status' | 'afterSaleStage'> }) {
  const state = orderStateOf(order)
  const { tone, Icon } = looks[state]
  return (
    <Chip
      tone={order.afterSaleStage === 'refunded' ? 'good' : tone}
      icon={<Icon size={14} aria-hidden />}
    >
      {order.afterSaleStage === null ? (
        <FormattedMessage {...chipTexts[state]} />
      ) : (
        <FormattedMessage {...stageTexts[order.afterSaleStage]} />
      )}
    </Chip>
  )
}
