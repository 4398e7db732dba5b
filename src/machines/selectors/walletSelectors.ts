/** The spec's filters of both records, in the order of their tabs. */
export const auditFilters = ['all', '0', '1', '2'] as const
export type AuditFilter = (typeof auditFilters)[number]

/** The filter in an address of a screen; without a known one, all records. */
export function readAuditFilter(text: string | null): AuditFilter {
  return auditFilters.find((filter) => filter === text) ?? 'all'
}

/** A card number as it may be shown once it was sent. */
export function maskedCard(cardNumber: string): string {
  return `•••• ${cardNumber.slice(-4)}`
}
