import { auditCodes, auditFilters } from '../../../contract/walletRecords.ts'
import type { AuditFilter, AuditState } from '../../../contract/walletRecords.ts'

/** The tabs of both records, in the spec's order. */
export const auditTabs = auditFilters.map((filter) => ({ filter, state: stateOfFilter(filter) }))

/** The filter of records in audit. */
export const auditingFilter: AuditFilter = `${auditCodes.auditing}`

/** Reads the filter from a screen's address. An unknown one means all records. */
export function readAuditFilter(text: string | null): AuditFilter {
  return auditFilters.find((filter) => filter === text) ?? 'all'
}

function stateOfFilter(filter: AuditFilter): AuditState | 'all' {
  const named = Object.entries(auditCodes).find(([, code]) => `${code}` === filter)
  return (named?.[0] as AuditState | undefined) ?? 'all'
}

/** A submitted card number, masked except for its last digits. */
export function maskedCard(cardNumber: string): string {
  return `•••• ${cardNumber.slice(-4)}`
}
