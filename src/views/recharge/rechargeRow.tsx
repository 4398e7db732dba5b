import { FormattedMessage } from 'react-intl'
import { auditStateOf } from '../../../contract/walletRecords.ts'
import type { RechargeDetail } from '../../../contract/walletRecords.ts'
import { RecordRow } from '../wallet/recordRow.tsx'
import { rechargeMethodTexts } from '../wallet/walletTexts.ts'

export function RechargeRow({
  recharge,
  href,
  isChosen,
}: {
  recharge: RechargeDetail
  href: string
  isChosen: boolean
}) {
  const { method, network, arrivedCents, amountCents, refusedFor, submittedAt } = recharge
  return (
    <RecordRow
      href={href}
      isChosen={isChosen}
      state={auditStateOf(recharge)}
      cents={arrivedCents ?? amountCents}
      hasMoved={auditStateOf(recharge) === 'passed'}
      note={refusedFor}
      at={submittedAt}
    >
      <FormattedMessage {...rechargeMethodTexts[method]} />
      {network === null ? null : ` · ${network.toUpperCase()}`}
    </RecordRow>
  )
}
