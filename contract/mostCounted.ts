/** Counting for a badge stops here: a larger number is no use to anyone. */
export const mostCounted = 1_000
