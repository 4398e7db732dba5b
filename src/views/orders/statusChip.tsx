import { Ban, CircleCheck, Clock, PackageCheck, RotateCcw, Truck, Wallet } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { OrderSummary } from '../../../contract/orders.ts'
import { Chip } from '../ui/chip.tsx'
import { stageTexts, statusTexts } from './orderTexts.ts'

const looks = {
  '0': { tone: 'wait', Icon: Wallet },
  '1': { tone: 'action', Icon: Clock },
  '2': { tone: 'action', Icon: Truck },
  '3': { tone: 'good', Icon: PackageCheck },
  '4': { tone: 'good', Icon: CircleCheck },
  '-1': { tone: 'plain', Icon: Ban },
  '-4': { tone: 'wait', Icon: RotateCcw },
} as const

export function StatusChip({ order }: { order: Pick<OrderSummary, 'status' | 'afterSaleStage'> }) {
  const { tone, Icon } = looks[order.status]
  return (
    <Chip
      tone={order.afterSaleStage === 'refunded' ? 'good' : tone}
      icon={<Icon size={14} aria-hidden />}
    >
      {order.afterSaleStage === null ? (
        <FormattedMessage {...statusTexts[order.status]} />
      ) : (
        <FormattedMessage {...stageTexts[order.afterSaleStage]} />
      )}
    </Chip>
  )
}
