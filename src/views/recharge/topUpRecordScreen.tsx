import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { useRecharges, useRecharge } from '../wallet/useWallet.ts'
import { ButtonLink } from '../ui/button.tsx'
import { RecordsList } from '../wallet/recordsList.tsx'
import { RecordsScreen, type RecordsShown } from '../wallet/recordsScreen.tsx'
import { FailedState } from '../ui/screenStates.tsx'
import { RechargePanels } from './rechargePanels.tsx'
import { RechargeSkeleton } from '../wallet/walletSkeleton.tsx'
import { auditStateOf, type RechargeDetail } from '../../../contract/walletRecords.ts'
import { RecordRow } from '../wallet/recordRow.tsx'
import { rechargeMethodTexts } from '../wallet/walletTexts.ts'

/** `/topUpRecord?status=0&id=51`: a tab and one of its records. */
export function Screen() {
  return <RecordsScreen hrefOf={hrefs.topUpRecord} Records={Recharges} Pane={RechargePane} />
}

function Recharges({ filter, id }: RecordsShown) {
  return (
    <RecordsList
      records={useRecharges(filter)}
      id={id}
      renderRow={(recharge, isChosen) => (
        <RechargeRow
          recharge={recharge}
          href={hrefs.topUpRecord({ status: filter, id: recharge.id })}
          isChosen={isChosen}
        />
      )}
      Pane={RechargePane}
      title={
        filter === 'all' ? (
          <FormattedMessage id="recharge.none" defaultMessage="No top-ups yet" />
        ) : (
          <FormattedMessage id="recharge.noneHere" defaultMessage="No top-ups here" />
        )
      }
      hint={
        <FormattedMessage
          id="recharge.noneHint"
          defaultMessage="Your top-ups show up here as soon as you submit one."
        />
      }
      action={
        <ButtonLink href={hrefs.topUp()} variant="secondary">
          <FormattedMessage id="me.recharge" defaultMessage="Top up" />
        </ButtonLink>
      }
    />
  )
}

function RechargePane({ id }: { id: number }) {
  const recharge = useRecharge(id)
  if (recharge.state === 'loading') return <RechargeSkeleton />
  if (recharge.state !== 'filled') {
    return <FailedState failure={recharge.failure} onRetry={recharge.retry} />
  }
  return <RechargePanels recharge={recharge.data} />
}

function RechargeRow({
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
