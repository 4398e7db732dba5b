/** Of what a badge counts: there may be more, and nobody needs to know how many. */
export const mostCounted = 1_000
