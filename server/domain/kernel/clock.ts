/** The only source of time. Tests and `--clock` replace it. */
export interface Clock {
  now(): Date
  /** Milliseconds of one day of an order's deadlines; fewer with `--clock`. */
  readonly dayMs?: number
}

const dayMs = 86_400_000

export const systemClock: Clock = { now: () => new Date() }

export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}

export function addDays(clock: Clock, moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * (clock.dayMs ?? dayMs))
}

export function earlierOf(one: Date, other: Date): Date {
  return new Date(Math.min(one.getTime(), other.getTime()))
}

/**
 * A clock whose deadline days are shorter. The time of day, and so codes and sessions, is
 * unchanged.
 */
export function fastClock(times: number): Clock {
  return { ...systemClock, dayMs: dayMs / times }
}
