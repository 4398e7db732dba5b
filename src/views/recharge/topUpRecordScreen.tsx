import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { useRecharges } from '../wallet/useWallet.ts'
import { ButtonLink } from '../ui/button.tsx'
import { RechargePane } from './rechargePane.tsx'
import { RechargeRow } from './rechargeRow.tsx'
import { RecordsList } from '../wallet/recordsList.tsx'
import { RecordsScreen } from '../wallet/recordsScreen.tsx'
import type { RecordsShown } from '../wallet/recordsScreen.tsx'

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
