/**
 * Text must contain no control characters, because PostgreSQL stores no NUL. It must contain no
 * lone surrogate either: the database would store another character.
 */
export const oneLine = /^[^\p{Cc}\p{Cs}]*$/u
export const severalLines = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u
