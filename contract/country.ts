import * as v from 'valibot'

/** ISO 3166-1 alpha-2. */
export const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
