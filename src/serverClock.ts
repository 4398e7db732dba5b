/**
 * The server's clock, as far as this page has learned it: a device's own may be days wrong, or be set
 * while the page is open. In between, time passes by `performance.now()`, which never jumps.
 */

/** The server's time in ms when `performance.now()` was 0; null before the first answer. */
let serverEpochMs: number | null = null
/** `Date.now()` less `performance.now()`, when the server's time was last learned or asked for. */
let deviceEpochMs = Number.NaN
const listeners = new Set<() => void>()

const secondsOfYear2001 = 1_000_000_000
const secondsOfYear5138 = 100_000_000_000

/** The server's time in ms since 1970. Until it is known, the device's. */
export function serverNow(): number {
  return serverEpochMs === null ? Date.now() : serverTimeAt(performance.now())
}

/** What the server's clock shows, or showed, at a moment of `performance.now()`. */
export function serverTimeAt(pageMs: number): number {
  return pageMs + (serverEpochMs ?? deviceEpoch())
}

/**
 * Takes over the `time` of an answer that comes straight from the server, in whole seconds. An answer is
 * always on its way for a while, so the latest time ever told is the nearest to the truth: the clock is
 * never set back again, and never runs ahead of the server.
 */
export function learnServerTime(seconds: unknown): void {
  if (typeof seconds !== 'number') return
  // Not a time at all, such as the 0 of a provider that doesn't tell it.
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
 * Whether the device's clock and the page's have moved apart since this was last asked: the device was
 * asleep, where some browsers stop `performance.now()`, or somebody set its clock.
 */
export function hasDeviceClockJumped(): boolean {
  const before = deviceEpochMs
  deviceEpochMs = deviceEpoch()
  return Math.abs(deviceEpochMs - before) > 2_000
}

/** As on a page that has just been opened. */
export function forgetServerTime(): void {
  serverEpochMs = null
  deviceEpochMs = Number.NaN
}

function deviceEpoch(): number {
  return Date.now() - performance.now()
}
