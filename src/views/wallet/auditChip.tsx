import { Ban, CircleCheck, CircleX, Clock } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { AuditState } from '../../../contract/walletRecords.ts'
import { Chip } from '../ui/chip.tsx'
import { auditTexts } from './walletTexts.ts'

const looks = {
  auditing: { tone: 'wait', Icon: Clock },
  passed: { tone: 'good', Icon: CircleCheck },
  refused: { tone: 'bad', Icon: CircleX },
  cancelled: { tone: 'plain', Icon: Ban },
} as const

export function AuditChip({ state }: { state: AuditState }) {
  const { tone, Icon } = looks[state]
  return (
    <Chip tone={tone} icon={<Icon size={14} aria-hidden />}>
      <FormattedMessage {...auditTexts[state]} />
    </Chip>
  )
}
