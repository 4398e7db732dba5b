/**
 * The filters of the office's lists. Defined here because the command line has no database code.
 */
export const refundFilters = ['waiting', 'open', 'all'] as const
export const refundKinds = ['any', 'statutory'] as const
export const auditFilters = ['waiting', 'all'] as const
export const messageFilters = ['waiting', 'all'] as const
