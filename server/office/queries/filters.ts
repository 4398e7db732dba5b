/** What the office can ask its lists for. Here, since its command line does without a database. */
export const refundFilters = ['waiting', 'open', 'all'] as const
export const auditFilters = ['waiting', 'all'] as const
