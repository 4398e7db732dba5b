import { FormattedMessage } from 'react-intl'
import { useSearch } from 'wouter'
import { readOrderId } from '../../machines/selectors/orderSelectors.ts'
import { readAuditFilter } from '../../machines/selectors/walletSelectors.ts'
import type { AuditFilter } from '../../machines/selectors/walletSelectors.ts'
import { hrefs } from '../../routes.ts'
import { useWide } from '../bindings/useWide.ts'
import { useWithdrawals } from '../bindings/wallet.ts'
import { ButtonLink } from '../shared/button.tsx'
import { SideBySide } from '../shared/sideBySide.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { AuditTabs } from './auditTabs.tsx'
import { RecordsList } from './recordsList.tsx'
import { WithdrawalBeside } from './withdrawalBeside.tsx'
import { WithdrawalRow } from './withdrawalRow.tsx'

/** `/depositRecord?status=0&id=81`: a tab, and a record of it. */
export function Screen() {
  const params = new URLSearchParams(useSearch())
  const filter = readAuditFilter(params.get('status'))
  const id = readOrderId(params.get('id'))
  const isWide = useWide()
  return (
    <RouteScreen>
      {isWide || id === null ? (
        <>
          <AuditTabs filter={filter} hrefOf={(status) => hrefs.depositRecord({ status })} />
          <Records filter={filter} id={id} isWide={isWide} />
        </>
      ) : (
        <WithdrawalBeside id={id} />
      )}
    </RouteScreen>
  )
}

function Records({
  filter,
  id,
  isWide,
}: {
  filter: AuditFilter
  id: number | null
  isWide: boolean
}) {
  const withdrawals = useWithdrawals(filter)
  const chosenId = isWide ? (id ?? withdrawals.items[0]?.id ?? null) : null
  return (
    <SideBySide
      list={
        <RecordsList
          records={withdrawals}
          renderRow={(withdrawal) => (
            <WithdrawalRow
              withdrawal={withdrawal}
              href={hrefs.depositRecord({ status: filter, id: withdrawal.id })}
              isChosen={withdrawal.id === chosenId}
            />
          )}
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
              defaultMessage="Each withdrawal stands here from the moment it is asked for."
            />
          }
          action={
            <ButtonLink href={hrefs.withDraw()} variant="secondary">
              <FormattedMessage id="me.withdraw" defaultMessage="Withdraw" />
            </ButtonLink>
          }
        />
      }
      detail={chosenId === null ? null : <WithdrawalBeside key={chosenId} id={chosenId} />}
    />
  )
}
