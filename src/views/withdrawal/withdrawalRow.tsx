import { auditStateOf } from '../../../contract/walletRecords.ts'
import type { WithdrawalDetail } from '../../../contract/walletRecords.ts'
import { RecordRow } from '../wallet/recordRow.tsx'
import { TargetText } from './targetText.tsx'

export function WithdrawalRow({
  withdrawal,
  href,
  isChosen,
}: {
  withdrawal: WithdrawalDetail
  href: string
  isChosen: boolean
}) {
  return (
    <RecordRow
      href={href}
      isChosen={isChosen}
      state={auditStateOf(withdrawal)}
      cents={-withdrawal.totalCents}
      hasMoved={['auditing', 'passed'].includes(auditStateOf(withdrawal))}
      note={withdrawal.refusedFor}
      at={withdrawal.submittedAt}
    >
      <TargetText target={withdrawal.target} isShort />
    </RecordRow>
  )
}
