import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { useWithdrawals } from '../wallet/useWallet.ts'
import { ButtonLink } from '../ui/button.tsx'
import { RecordsList } from '../wallet/recordsList.tsx'
import { RecordsScreen } from '../wallet/recordsScreen.tsx'
import type { RecordsShown } from '../wallet/recordsScreen.tsx'
import { WithdrawalPane } from './withdrawalPane.tsx'
import { WithdrawalRow } from './withdrawalRow.tsx'

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
