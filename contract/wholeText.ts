/**
 * No text may hold control characters, as a database takes no NUL, nor half of a pair that is a letter together:
 * it would be stored as another one.
 */
export const oneLine = /^[^\p{Cc}\p{Cs}]*$/u
export const severalLines = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u
