import { FormattedMessage } from 'react-intl'
import { useSearch } from 'wouter'
import { readOrderId } from '../../machines/selectors/orderSelectors.ts'
import { readAuditFilter } from '../../machines/selectors/walletSelectors.ts'
import type { AuditFilter } from '../../machines/selectors/walletSelectors.ts'
import { hrefs } from '../../routes.ts'
import { useWide } from '../bindings/useWide.ts'
import { useRecharges } from '../bindings/wallet.ts'
import { ButtonLink } from '../shared/button.tsx'
import { SideBySide } from '../shared/sideBySide.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { AuditTabs } from './auditTabs.tsx'
import { RechargeBeside } from './rechargeBeside.tsx'
import { RechargeRow } from './rechargeRow.tsx'
import { RecordsList } from './recordsList.tsx'

/** `/topUpRecord?status=0&id=51`: a tab, and a record of it. */
export function Screen() {
  const params = new URLSearchParams(useSearch())
  const filter = readAuditFilter(params.get('status'))
  const id = readOrderId(params.get('id'))
  const isWide = useWide()
  return (
    <RouteScreen>
      {isWide || id === null ? (
        <>
          <AuditTabs filter={filter} hrefOf={(status) => hrefs.topUpRecord({ status })} />
          <Records filter={filter} id={id} isWide={isWide} />
        </>
      ) : (
        <RechargeBeside id={id} />
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
  const recharges = useRecharges(filter)
  const chosenId = isWide ? (id ?? recharges.items[0]?.id ?? null) : null
  return (
    <SideBySide
      list={
        <RecordsList
          records={recharges}
          renderRow={(recharge) => (
            <RechargeRow
              recharge={recharge}
              href={hrefs.topUpRecord({ status: filter, id: recharge.id })}
              isChosen={recharge.id === chosenId}
            />
          )}
          title={
            filter === 'all' ? (
              <FormattedMessage id="recharge.none" defaultMessage="No recharge yet" />
            ) : (
              <FormattedMessage id="recharge.noneHere" defaultMessage="No recharges here" />
            )
          }
          hint={
            <FormattedMessage
              id="recharge.noneHint"
              defaultMessage="Each recharge stands here from the moment it is handed in."
            />
          }
          action={
            <ButtonLink href={hrefs.topUp()} variant="secondary">
              <FormattedMessage id="me.recharge" defaultMessage="Recharge" />
            </ButtonLink>
          }
        />
      }
      detail={chosenId === null ? null : <RechargeBeside key={chosenId} id={chosenId} />}
    />
  )
}
