import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { useWithdrawals, useWithdrawal } from '../wallet/useWallet.ts'
import { ButtonLink } from '../ui/button.tsx'
import { RecordsList } from '../wallet/recordsList.tsx'
import { RecordsScreen, type RecordsShown } from '../wallet/recordsScreen.tsx'
import { type WithdrawalDetail, auditStateOf } from '../../../contract/walletRecords.ts'
import { useWithdrawalAudit } from './useWithdrawalAudit.ts'
import { FailedState } from '../ui/screenStates.tsx'
import { PanelStack } from '../ui/panel.tsx'
import { CancelWithdrawal } from './cancelWithdrawal.tsx'
import { RechargeSkeleton } from '../wallet/walletSkeleton.tsx'
import { WithdrawalPanels } from './withdrawalPanels.tsx'
import { RecordRow } from '../wallet/recordRow.tsx'
import { TargetText } from './targetText.tsx'

/** `/depositRecord?status=0&id=81`: a tab and one of its records. */
export function Screen() {
  return <RecordsScreen hrefOf={hrefs.depositRecord} Records={Withdrawals} Pane={WithdrawalPane} />
}

function Withdrawals({ filter, id }: RecordsShown) {
  return (
    <RecordsList
      records={useWithdrawals(filter)}
      id={id}
      renderRow={(withdrawal, isChosen) => (
        <WithdrawalRow
          withdrawal={withdrawal}
          href={hrefs.depositRecord({ status: filter, id: withdrawal.id })}
          isChosen={isChosen}
        />
      )}
      Pane={WithdrawalPane}
      title={
        filter === 'all' ? (
          <FormattedMessage id="withdrawal.none" defaultMessage="No withdrawal yet" />
        ) : (
          <FormattedMessage id="withdrawal.noneHere" defaultMessage="No withdrawals here" />
        )
      }
      hint={
        <FormattedMessage
          id="withdrawal.noneHint"
          defaultMessage="Your withdrawals show up here as soon as you ask for one."
        />
      }
      action={
        <ButtonLink href={hrefs.withDraw()} variant="secondary">
          <FormattedMessage id="me.withdraw" defaultMessage="Withdraw" />
        </ButtonLink>
      }
    />
  )
}

function WithdrawalPane({ id }: { id: number }) {
  const withdrawal = useWithdrawal(id)
  if (withdrawal.state === 'loading') return <RechargeSkeleton />
  if (withdrawal.state !== 'filled') {
    return <FailedState failure={withdrawal.failure} onRetry={withdrawal.retry} />
  }
  return <Followed key={id} withdrawal={withdrawal.data} />
}

function Followed({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { actor, snapshot } = useWithdrawalAudit(withdrawal)
  return (
    <PanelStack>
      <WithdrawalPanels withdrawal={snapshot.context.withdrawal} />
      <CancelWithdrawal actor={actor} snapshot={snapshot} />
    </PanelStack>
  )
}

function WithdrawalRow({
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
