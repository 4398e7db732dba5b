import { FormattedMessage } from 'react-intl'
import type { RechargeDetail } from '../../../contract/wallet.ts'
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
  const { status, method, network, arrivedCents, amountCents, refusedFor, submittedAt } = recharge
  return (
    <RecordRow
      href={href}
      isChosen={isChosen}
      status={status}
      cents={arrivedCents ?? amountCents}
      hasMoved={status === 1}
      note={refusedFor}
      at={submittedAt}
    >
      <FormattedMessage {...rechargeMethodTexts[method]} />
      {network === null ? null : ` · ${network.toUpperCase()}`}
    </RecordRow>
  )
}
