import { Ban, CircleCheck, CircleX, Clock } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { RechargeDetail } from '../../../contract/wallet.ts'
import { Chip } from '../ui/chip.tsx'
import { auditTexts } from './walletTexts.ts'

const looks = {
  '0': { tone: 'wait', Icon: Clock },
  '1': { tone: 'good', Icon: CircleCheck },
  '2': { tone: 'bad', Icon: CircleX },
  '-1': { tone: 'plain', Icon: Ban },
} as const

export function AuditChip({ status }: { status: RechargeDetail['status'] }) {
  const { tone, Icon } = looks[status]
  return (
    <Chip tone={tone} icon={<Icon size={14} aria-hidden />}>
      <FormattedMessage {...auditTexts[status]} />
    </Chip>
  )
}
