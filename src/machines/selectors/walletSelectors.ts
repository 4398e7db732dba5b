import { auditCodes, auditFilters } from '../../../contract/walletRecords.ts'
import type { AuditFilter, AuditState } from '../../../contract/walletRecords.ts'

/** The tabs of both records, in the spec's order. */
export const auditTabs = auditFilters.map((filter) => ({ filter, state: stateOfFilter(filter) }))

/** What is still audited. */
export const auditingFilter: AuditFilter = `${auditCodes.auditing}`

/** The filter in an address of a screen; without a known one, all records. */
export function readAuditFilter(text: string | null): AuditFilter {
  return auditFilters.find((filter) => filter === text) ?? 'all'
}

function stateOfFilter(filter: AuditFilter): AuditState | 'all' {
  const named = Object.entries(auditCodes).find(([, code]) => `${code}` === filter)
  return (named?.[0] as AuditState | undefined) ?? 'all'
}

/** A card number as it may be shown once it was sent. */
export function maskedCard(cardNumber: string): string {
  return `•••• ${cardNumber.slice(-4)}`
}
