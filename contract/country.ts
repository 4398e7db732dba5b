import * as v from 'valibot'

/** An ISO 3166-1 alpha-2 code. */
export const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
