/**
 * So many wrong payment codes lock for so many seconds; null: until the code is set anew with the
 * password. Server and chart go by these.
 */
export const payCodeLocks = [
  { wrong: 5, seconds: 15 * 60 },
  { wrong: 10, seconds: 24 * 60 * 60 },
  { wrong: 20, seconds: null },
] as const
export type PayCodeLocks = typeof payCodeLocks
