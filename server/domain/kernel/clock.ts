/** The one source of time: tests and `--clock` give another. */
export interface Clock {
  now(): Date
  /** How long a day of the order's deadlines takes; shorter with `--clock`. */
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

/** Days of the deadlines pass faster; the time of day, and with it codes and sessions, does not. */
export function fastClock(times: number): Clock {
  return { ...systemClock, dayMs: dayMs / times }
}
