/**
 * Each number of wrong payment codes with the seconds it locks for. Null locks until the code is
 * reset with the password. Server and chart share this table.
 */
export const payCodeLocks = [
  { wrong: 5, seconds: 15 * 60 },
  { wrong: 10, seconds: 24 * 60 * 60 },
  { wrong: 20, seconds: null },
] as const
export type PayCodeLocks = typeof payCodeLocks
