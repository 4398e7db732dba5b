/**
 * The server's clock as this page has learned it. A device's clock may be days wrong, or be set
 * while the page is open. Between answers, time passes by `performance.now()`, which never jumps.
 */

/** The server's time in ms when `performance.now()` was 0; null before the first answer. */
let serverEpochMs: number | null = null
/** `Date.now()` minus `performance.now()` when the server's time was last learned or requested. */
let deviceEpochMs = Number.NaN
const listeners = new Set<() => void>()

const secondsOfYear2001 = 1_000_000_000
const secondsOfYear5138 = 100_000_000_000

/** The server's time in ms since 1970, or the device's until the server's is known. */
export function serverNow(): number {
  return serverEpochMs === null ? Date.now() : serverTimeAt(performance.now())
}

/** The server's time in ms at a value of `performance.now()`. */
export function serverTimeAt(pageMs: number): number {
  return pageMs + (serverEpochMs ?? deviceEpoch())
}

/**
 * Learns the `time` (whole seconds) of an answer that comes straight from the server. Every answer
 * is delayed, so the latest time seen is the nearest to the truth. The clock is therefore never set
 * back, and it never runs ahead of the server.
 */
export function learnServerTime(seconds: unknown): void {
  if (typeof seconds !== 'number') return
  // Ignores values that are no time, such as the 0 that some providers send.
  if (!(seconds > secondsOfYear2001 && seconds < secondsOfYear5138)) return
  deviceEpochMs = deviceEpoch()
  const epochMs = seconds * 1_000 - performance.now()
  if (serverEpochMs !== null && epochMs <= serverEpochMs) return
  serverEpochMs = epochMs
  for (const listener of listeners) listener()
}

export function subscribeToServerClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isServerTimeKnown(): boolean {
  return serverEpochMs !== null
}

/**
 * Whether the device's clock and `performance.now()` have diverged since the last check. Either the
 * device slept, where some browsers stop `performance.now()`, or the user set the clock.
 */
export function hasDeviceClockJumped(): boolean {
  const before = deviceEpochMs
  deviceEpochMs = deviceEpoch()
  return Math.abs(deviceEpochMs - before) > 2_000
}

/** Resets to the state of a page that has just been opened. */
export function forgetServerTime(): void {
  serverEpochMs = null
  deviceEpochMs = Number.NaN
}

function deviceEpoch(): number {
  return Date.now() - performance.now()
}
