import * as v from 'valibot'

/** Pieces that can still be ordered. */
export const available = v.object({ available: v.number() })
