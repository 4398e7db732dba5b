import type { ComponentType } from 'react'
import { defineMessages } from 'react-intl'
import { useSearch } from 'wouter'
import { readOrderId } from '../../machines/selectors/orderSelectors.ts'
import { auditTabs, readAuditFilter } from '../../machines/selectors/walletSelectors.ts'
import type { AuditFilter } from '../../../contract/walletRecords.ts'
import { useWide } from '../ui/useWide.ts'
import { TabLinks } from '../ui/tabLinks.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { auditTexts } from './walletTexts.ts'

const messages = defineMessages({
  filter: { id: 'audit.filter', defaultMessage: 'Records by result' },
})

export interface RecordsShown {
  filter: AuditFilter
  /** The id of the record in the address. */
  id: number | null
}

/**
 * The screen of recharge or withdrawal records: tabs over a list. One record stands next to it or,
 * on a phone, alone.
 */
export function RecordsScreen({
  hrefOf,
  Records,
  Pane,
}: {
  hrefOf: (query: { status: AuditFilter }) => string
  Records: ComponentType<RecordsShown>
  Pane: ComponentType<{ id: number }>
}) {
  const params = new URLSearchParams(useSearch())
  const filter = readAuditFilter(params.get('status'))
  const id = readOrderId(params.get('id'))
  const isWide = useWide()
  return (
    <RouteScreen>
      {isWide || id === null ? (
        <>
          <TabLinks
            label={messages.filter}
            tabs={auditTabs.map((tab) => ({
              href: hrefOf({ status: tab.filter }),
              text: auditTexts[tab.state],
              isCurrent: tab.filter === filter,
            }))}
          />
          <Records filter={filter} id={id} />
        </>
      ) : (
        <Pane id={id} />
      )}
    </RouteScreen>
  )
}
