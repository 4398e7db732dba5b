import type { WithdrawalDetail } from '../../../contract/wallet.ts'
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
      status={withdrawal.status}
      cents={-withdrawal.totalCents}
      hasMoved={withdrawal.status === 0 || withdrawal.status === 1}
      note={withdrawal.refusedFor}
      at={withdrawal.submittedAt}
    >
      <TargetText target={withdrawal.target} isShort />
    </RecordRow>
  )
}
