import * as v from 'valibot'

/** Pieces that are left. */
export const available = v.object({ available: v.number() })
