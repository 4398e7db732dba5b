/** What a process that makes load is told to do; plain data, since it is another process. */
export type Plan =
  | { kind: 'read'; requests: { path: string; token?: string }[] }
  | { kind: 'buy'; buyers: Buyer[]; skuIds: number[] }
  | { kind: 'wrongLogins' }
  | { kind: 'wrongCodes'; buyers: Buyer[] }

/** A shopper as the load signs in and pays. */
export interface Buyer {
  token: string
  payCode: string
  addressId: number
}

export interface LoadWanted {
  address: string
  /** Connections, each of which waits for its answer before it asks again. */
  lanes: number
  seconds: number
  /** Asked before the time runs, so that what is compiled on the way doesn't count. */
  warmUpSeconds: number
  plan: Plan
}

export interface LoadResult {
  perSecond: number
  p50Ms: number
  p99Ms: number
  failures: number
  /** Of the process that makes the load, for each request. */
  ownMicroseconds: number
}
