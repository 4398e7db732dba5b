/** A job for the process that generates load: plain data, because it crosses processes. */
export type Plan =
  | { kind: 'read'; requests: { path: string; token?: string }[] }
  | { kind: 'buy'; buyers: Buyer[]; skuIds: number[] }
  | { kind: 'wrongLogins' }
  | { kind: 'wrongCodes'; buyers: Buyer[] }

/** The credentials with which the load signs in and pays. */
export interface Buyer {
  token: string
  payCode: string
  addressId: number
}

export interface LoadWanted {
  address: string
  /** Number of connections, each of which waits for its answer before its next request. */
  lanes: number
  seconds: number
  /** Warm-up before the measurement, so that JIT compilation doesn't count. */
  warmUpSeconds: number
  plan: Plan
}

export interface LoadResult {
  perSecond: number
  p50Ms: number
  p99Ms: number
  failures: number
  /** CPU time of the load generator, for each request. */
  ownMicroseconds: number
}
